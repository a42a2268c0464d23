### Through the Ages: a card in one line.

# $kind
# $science: its price
# $cost: of one building or unit
# $gives
technology = { $kind }: { $science }, { $cost } each; gives { $gives }
# $kind
# $cost: of one building or unit
# $gives
first-technology = { $kind }: { $cost } each; gives { $gives }
# $science: its price
# $revolution (int): its price by revolution, in science
rule = { $science }, { $revolution } by revolution.
# $civil (int)
# $military (int)
# $limit (int): of urban buildings
# $more (bool): it gives something else
# $gives
government = { $more ->
    [yes] { $civil } civil, { $military } military actions, urban limit { $limit }, { $gives }
   *[no] { $civil } civil, { $military } military actions, urban limit { $limit }
}
# $stages: their prices
# $text
wonder = Stages { $stages }. { $text }
# $cost
# $text
costing = { $cost }. { $text }
# $defense (int)
# $colonization (int)
bonus = Defense +{ $defense } or colonization +{ $colonization }
