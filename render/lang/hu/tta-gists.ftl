### Through the Ages: a card in one line.

technology = { $kind }: { $science }, darabja { $cost }. Ad: { $gives }
first-technology = { $kind }: darabja { $cost }. Ad: { $gives }
rule = { $science }, forradalommal { $revolution }.
government = { $more ->
    [yes] { $civil } civil, { $military } katonai akció, városépítési korlát { $limit }, { $gives }
   *[no] { $civil } civil, { $military } katonai akció, városépítési korlát { $limit }
}
wonder = Szintek: { $stages }. { $text }
costing = { $cost }. { $text }
bonus = Védelem +{ $defense } vagy gyarmatosítás +{ $colonization }
