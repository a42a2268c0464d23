technology = { $kind }: { $science }, { $cost } το καθένα. Δίνει { FORM($gives, "acc") }
first-technology = { $kind }: { $cost } το καθένα. Δίνει { FORM($gives, "acc") }
rule = { $science }, { $revolution } με επανάσταση.
government = { $more ->
    [yes] { $civil } αστικές, { $military } στρατιωτικές ενέργειες, όριο αστικών κτιρίων { $limit }, { $gives }
   *[no] { $civil } αστικές, { $military } στρατιωτικές ενέργειες, όριο αστικών κτιρίων { $limit }
}
wonder = Στάδια { $stages }. { $text }
costing = { $cost }. { $text }
bonus = Άμυνα +{ $defense } ή αποίκηση +{ $colonization }
