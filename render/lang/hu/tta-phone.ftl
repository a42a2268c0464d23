### Through the Ages: the few words on the pictures for phones.

round = { $number }. kör
round-of = { $number }/{ $last }. kör
left-of = { $left } / { $total }
civil = civil
military = katonai
left = { $count ->
   *[other] maradt
}
then = utána
last = utolsó
own = saját
at-end = végén
offered = választható
kept = megtartva
scores-at-end = a játék végén ad pontot
resigned = { $count ->
   *[other] feladta
}

## scores

scores-impact_of_agriculture = a tanyák étele
scores-impact_of_architecture = városi: szintenként 1
scores-impact_of_colonies = gyarmatonként 4
scores-impact_of_competition = egység, aréna: szintenként 1
scores-impact_of_government = civil akció 2, katonai 1
scores-impact_of_happiness = boldog arconként 2
scores-impact_of_industry = a bányák erőforrása
scores-impact_of_population = 10 fölötti munkásonként 2
scores-impact_of_progress = vezetés, spec.: szintenként 2
scores-impact_of_science = tudományos sorrend
scores-impact_of_strength = harci erő szerinti sorrend
scores-impact_of_technology = az utolsó szintből 4-4
scores-impact_of_wonders = kor szerint: A 5 – III 2

##

## asked

asked-actions = { $who } következik
asked-politics = { $who }: politika
asked-answer_pact = { $who }: egyezmény?
asked-defend = { $who }: védekezés
asked-bid = { $who }: licit
asked-send_force = { $who }: sereg
asked-lose_worker = { $who }: munkást veszít
asked-lose_token = { $who }: jelzőt ad fel
asked-discard = { $count ->
   *[other] { $who }: eldob { $count } lapot
}
asked-pick_good = { $who }: nyereség
asked-gain_mix = { $who }: nyereség
asked-lose_mix = { $who }: veszteség
asked-free_build = { $who }: ingyen épít
asked-destroy_own = { $who }: épületet veszít
asked-plunder = { $who }: fosztogatás
asked-leave_token = { $who }: termelés
asked-sacrifice = { $who }: támadás
asked-answer_attack = { $who }: védekezés
asked-answer_war = { $who }: háború
asked-raid = { $who }: rajtaütés
asked-give_up_colony = { $who }: gyarmatot ad fel
asked-ruin_wonder = { $who }: csodája romba dől
asked-terrorism = { $who }: épületet rombol
asked-annex = { $who }: új gyarmat
asked-infiltrate = { $who }: célpont
asked-develops = { $who }: még egy akció
asked-steal = { $who }: zsákmány
asked-take_agreed = { $who }: kártyák
asked-keep_bonus = { $count ->
    [one] { $who }: bónusz
   *[other] { $who }: { $count } bónusz
}
asked-choose_bonus = { $who }: bónuszlap

## detail

detail-defend = { $attack } : { $defence }
detail-sacrifice = { $attack } : { $defence }
detail-answer_attack = { $attack } : { $defence }
detail-answer_war = { $attack } : { $defence }
detail-bid = { $high ->
    [0] még nincs ajánlat
   *[other] legmagasabb: { $high }
}
detail-send_force = erő: { $bid }

##
