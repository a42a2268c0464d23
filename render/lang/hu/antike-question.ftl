### Antike Duellum: the picture of a question, and the same in words.

## asked

asked-fortress = { $player }: védekezés
asked-casualties = { $player }: egységek levétele
asked-conquest = { $player }: hódítás
asked-choose_card = { $player }: kártya elvétele
asked-choose_chip = { $player }: jelzők elvétele
asked-pay_for_field = { $player }: fizetés
asked-scientia = { $player }: vívmányok

## about

about-fortress = { $region }, a támadó: { $other }
about-casualties = elesik: { $region }
about-conquest = { $count ->
   *[other] egységek { $count } ellenséges városnál
}
about-choose_card = { $reason ->
    [city] egy elveszett városért
   *[personage] { $other } személyiségéért
}
about-choose_chip = nincs több érme: { $count } tetszőleges
about-pay_for_field = { $field }, ára { $count }
about-scientia = fejlesztés és toborzás

## outcome

outcome-yes = kitart
outcome-no = elesik

##

fortresses-would-hold = { $count ->
   *[other] { $count } Erőd megmentené
}
holds-fortress = { $player } kezében: Erőd ×{ $count }
remove-in-all = { $count ->
   *[other] összesen { $count } egység
}
answer-with = { $count ->
    [0] Kártya nélkül
   *[other] { $count } Erőd
}
stays = marad
box = Tábor
supply = Készlet

alt-head = { $question }. { CAPITAL($about) }.
alt-city = { $city } { $outcome }: a támadónak { $need } egység kell, és { $have } van.
alt-answer = { $answer }: a város { $outcome }, a támadónak { $need } egység kell, és { $have } van.
alt-removed = Lekerül: { $lost }. Marad: { $left }.
alt-card = { $card }: { $text }
alt-purse = Vagyon: { $purse }.
alt-know-how = Vívmányok: { $known }.
alt-units = Tábor: { $box }. Készlet: { $supply }.
alt-hand = Eseménykártyák kézben: { $cards }.
