### Antike Duellum: the log.

game-began = { $board }. { $who } kezd.
game-began-with-gift = { $board }. { $who } kezd, { $other } { FORM($gift, "acc") } kap.
open-cards = Nyitott eseménykártyák: { $cards }.
turn-began = { $turn }. forduló: { $who } következik.
resigned = { $who } feladja.
draw-offered = { $who } döntetlent ajánl.
draw-declined = { $who } elutasítja a döntetlent.

## ended

ended-personages = { $who } győz: megvan a kilenc személyiség.
ended-turn_limit = { $count ->
    [one] { $who } győz. Ez volt az utolsó forduló.
   *[other] { $who } osztozik a győzelmen. Ez volt az utolsó forduló.
}
ended-resigned = { $who } győz: a másik játékos feladta.
ended-agreed = Mindkét játékos beleegyezett: a játék döntetlen.

## played

played-academy = { $who } kijátssza { AZ($card) } { $card } kártyát: { $count } arany.
played-burglary = { $count ->
   *[other] { $who } kijátssza { AZ($card) } { $card } kártyát: az ellenfél { $count } érmét veszít.
}
played-earthquake = { $who } kijátssza { AZ($card) } { $card } kártyát ({ $region }): leomlik a városfal.
played-forced_march = { $count ->
   *[other] { $who } kijátssza { AZ($card) } { $card } kártyát: a légiók { $count } határral többet lépnek át.
}
played-fair_wind = { $count ->
   *[other] { $who } kijátssza { AZ($card) } { $card } kártyát: a gályák { $count } határral többet lépnek át.
}
played-levy = { $count ->
   *[other] { $who } kijátssza { AZ($card) } { $card } kártyát: { $count } légió a táborba.
}
played-shipyard = { $count ->
   *[other] { $who } kijátssza { AZ($card) } { $card } kártyát: { $count } gálya a táborba.
}
played-armoury = { $count ->
   *[other] { $who } kijátssza { AZ($card) } { $card } kártyát: { $count } egység olcsóbban.
}
played-rich_vein = { $count ->
   *[other] { $who } kijátssza { AZ($card) } { $card } kártyát: { $count } jelzővel több.
}
played-tribute = { $count ->
   *[other] { $who } kijátssza { AZ($card) } { $card } kártyát: { $count } érme.
}
played-mutiny = { $who } kijátssza { AZ($card) } { $card } kártyát ({ $region }): egy légió visszatér a táborába.
played-storm = { $who } kijátssza { AZ($card) } { $card } kártyát ({ $region }): egy gálya visszatér a táborába.
played-siege_engine = { $who } kijátssza { AZ($card) } { $card } kártyát ({ $region }): a városfal nem számít.
played-herald = { $count ->
   *[other] { $who } kijátssza { AZ($card) } { $card } kártyát: további { $count } ingyenes mező.
}

## card-taken

card-taken-city = { $who } elveszi { AZ($card) } { $card } kártyát egy elveszett városért.
card-taken-personage = { $who } elveszi { AZ($card) } { $card } kártyát az ellenfél személyiségéért.

##

card-turned-up = Új nyitott kártya: { $card }.
pile-shuffled = { $cards ->
   *[other] A kijátszott { $cards } eseménykártya lesz az új pakli.
}
exchanged = { $caravan ->
    [yes] { $who } cserél: { $give } helyett { $take } (Karaván).
   *[no] { $who } cserél: { $give } helyett { $take } (COMMERCIUM).
}
units-moved = { $who } { FORM($unit, "acc") } mozgat: { $origin } → { $to }.
battle = Csata { FORM($region, "in") }: { $unit } ({ $who }) és { $enemy } kiüti egymást.
conquest-announced = { $who } megtámadja { FORM($city, "acc") }. Ehhez { $needed } kell.
fortress-played = { $automatic ->
    [yes] { $cards ->
       *[other] { $who } automatikusan { $cards } Erőd kártyát játszik ki: { $city } elfoglalásához most { $needed } kell.
    }
   *[no] { $cards ->
       *[other] { $who } { $cards } Erőd kártyát játszik ki: { $city } elfoglalásához most { $needed } kell.
    }
}
city-held = { $who } megtartja { FORM($city, "acc") }.
city-conquered = { $who } meghódítja { FORM($city, "acc") }, { $loser } városát. Ára { $units }.

## ruins

ruins-temple = A templom elpusztul.
ruins-wall = A városfal elpusztul.
ruins-both = A templom és a városfal elpusztul.

##

sent-home = { $count ->
   *[other] { $count } védő visszatér a táborba.
}
marker-moved = { $who } ide lép: { $field }.
marker-moved-paid = { $who } ide lép: { $field }. Ára { $paid }.
produced = { $who } bevétele: { $resource }.

## chip-taken

chip-taken-marble = { $who } érme helyett 1 márványt vesz el.
chip-taken-iron = { $who } érme helyett 1 vasat vesz el.
chip-taken-gold = { $who } érme helyett 1 aranyat vesz el.

##

temple-built = { $quarry ->
    [yes] { $who } templomot épít { FORM($city, "in") } Kőfejtővel. Ára { $paid }.
   *[no] { $who } templomot épít { FORM($city, "in") }. Ára { $paid }.
}
wall-built = { $who } városfalat épít { FORM($city, "in") }. Ára { $paid }.
deployed = { $who } { FORM($unit, "acc") } állít fel { FORM($city, "in") }. Ára { $paid }.
developed = { $first ->
    [yes] { $who } elsőként fejleszti ki { AZ($know_how) } { $know_how } vívmányt. Ára { $paid }.
   *[no] { $who } kifejleszti { AZ($know_how) } { $know_how } vívmányt. Ára { $paid }.
}
recruited = { $who } { FORM($unit, "acc") } toboroz. Ára { $paid }.
city-founded = { $colonists ->
    [yes] { $who } várost alapít Telepesekkel: { $city } ({ $resource }). Ára { $paid }.
   *[no] { $who } várost alapít: { $city } ({ $resource }). Ára { $paid }.
}

## personage-won

personage-won-king = { $who } királyt szerez: { $name } ({ $track } / { $goal }).
personage-won-scholar = { $who } tudóst szerez: { $name } ({ $track } / { $goal }).
personage-won-general = { $who } hadvezért szerez: { $name } ({ $track } / { $goal }).
personage-won-navigator = { $who } hajóst szerez: { $name } ({ $track } / { $goal }).
personage-won-citizen = { $who } polgárt szerez: { $name } ({ $track } / { $goal }).

##

walls-gained = Vele jár: { $walls }.
