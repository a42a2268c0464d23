### Antike Duellum: hints, and the first steps of somebody who has never played.

## differs

differs-personages = { $way ->
    [more] +{ $count } személyiség
    [less] −{ $count } személyiség
    [better] a fordulód után eggyel több személyiség
   *[worse] eggyel több személyiség az ellenfelednek
}
differs-progress = { $way ->
    [better] közelebb a következő személyiséghez
   *[worse] távolabb a következő személyiségtől
}
differs-cities = { $way ->
    [more] +{ $count } város
    [less] −{ $count } város
    [better] több város
   *[worse] kevesebb város
}
differs-temples = { $way ->
    [more] +{ $count } templom
    [less] −{ $count } templom
    [better] több templom
   *[worse] kevesebb templom
}
differs-walls = { $way ->
    [more] +{ $count } városfal
    [less] −{ $count } városfal
    [better] több városfal
   *[worse] kevesebb városfal
}
differs-know_how = { $way ->
    [more] +{ $count } vívmány
    [less] −{ $count } vívmány
    [better] több vívmány
   *[worse] kevesebb vívmány
}
differs-marble = { $way ->
    [more] +{ $count } márvány
    [less] −{ $count } márvány
    [better] több márvány
   *[worse] kevesebb márvány
}
differs-iron = { $way ->
    [more] +{ $count } vas
    [less] −{ $count } vas
    [better] több vas
   *[worse] kevesebb vas
}
differs-gold = { $way ->
    [more] +{ $count } arany
    [less] −{ $count } arany
    [better] több arany
   *[worse] kevesebb arany
}
differs-coin = { $way ->
    [more] +{ $count } érme
    [less] −{ $count } érme
    [better] több érme
   *[worse] kevesebb érme
}
differs-units = { $way ->
    [more] +{ $count } egység
    [less] −{ $count } egység
    [better] több bevethető egység
   *[worse] kevesebb bevethető egység
}
differs-sites = { $way ->
    [better] több egység ott, ahol várost alapíthatsz
   *[worse] kevesebb egység ott, ahol várost alapíthatsz
}
differs-cards = { $way ->
    [more] +{ $count } eseménykártya
    [less] −{ $count } eseménykártya
    [better] több eseménykártya
   *[worse] kevesebb eseménykártya
}
differs-attack = { $way ->
    [better] több egység, amely eléri { $rival } egyik templomát
   *[worse] kevesebb egység, amely eléri { $rival } egyik templomát
}
differs-rivals = { $way ->
    [better] { $rival } rosszabbul áll
   *[worse] { $rival } jobban áll
}

## why

why-personages = A személyiségekkel lehet győzni: az győz, akinek előbb van belőlük elég.
why-progress = Minden fajta személyiség bizonyos számú várost, tengeri régiót, templomot vagy vívmányt kér.
why-cities = Minden ötödik város egy királyt hoz. Minden város minden termelésben meghozza a nyersanyagát.
why-temples = Minden harmadik templom egy polgárt hoz. A templomos város háromszor annyit hoz, és nehezebb meghódítani.
why-walls = A városfal megnehezíti a város meghódítását.
why-know_how = Vívmánnyal az egységek messzebbre lépnek, a termelés többet hoz, vagy erősebb a védelem. Aki elsőként fejleszt ki egyet, tudóst szerez.
why-marble = Márványból épülnek a templomok.
why-iron = Vasért kerülnek a légiók és a gályák a térképre.
why-gold = Arannyal fizeted a vívmányokat és az új egységeket.
why-coin = Az érme bármelyik nyersanyagot helyettesítheti, és messzebbre léphetsz vele a rondellán.
why-units = Az egységek városokat alapítanak, tartják a tengert, és védik, amid van.
why-sites = Ott alapíthatsz várost, ahol egységed van, ezért előbb menj oda.
why-cards = Az eseménykártyát megtarthatod, amíg szükséged lesz rá.
why-attack = Ha templomos várost hódítasz meg, hadvezért szerzel. Ehhez minden egység egyetlen fordulóban kell.
why-rivals = Csak ketten vagytok: ami az ellenfelednek hiányzik, az neked segít.

## reason

reason-wins_king = Királyt szerzel: így { $count } személyiséged lesz, és { $other } kell a győzelemhez.
reason-wins_scholar = Tudóst szerzel: így { $count } személyiséged lesz, és { $other } kell a győzelemhez.
reason-wins_general = Hadvezért szerzel: így { $count } személyiséged lesz, és { $other } kell a győzelemhez.
reason-wins_navigator = Hajóst szerzel: így { $count } személyiséged lesz, és { $other } kell a győzelemhez.
reason-wins_citizen = Polgárt szerzel: így { $count } személyiséged lesz, és { $other } kell a győzelemhez.
reason-scholar = Aki elsőként fejleszti ki { AZ($thing) } { $thing } vívmányt, tudóst szerez, és még senkinek sincs meg.
reason-conquers_temple = { CAPITAL(FORM($place, "in")) } templom áll: ha a város elesik, hadvezért szerzel.
reason-conquers = Ha elesik, { $place } a tiéd, és minden termelésben ennyit hoz: { $goods }.
reason-reaches_king = Akkor { $count } városod lesz, ez elég a következő királyhoz.
reason-reaches_navigator = Akkor { $count } tengeri pontod lesz, ez elég a következő hajóshoz.
reason-reaches_citizen = Akkor { $count } templomod lesz, ez elég a következő polgárhoz.
reason-nears_king = Akkor { $count } városod lesz. A következő király { $other } várost kér.
reason-nears_navigator = Akkor { $count } tengeri pontod lesz. A következő hajós { $other } pontot kér.
reason-nears_citizen = Akkor { $count } templomod lesz. A következő polgár { $other } templomot kér.
reason-founded = { $place } minden termelésben ennyit hoz: { $goods }, templommal még többet.
reason-enough_temples = { $other ->
    [one] Akkor { $count } márványod lesz, ez elég egy templomra.
   *[other] Akkor { $count } márványod lesz, ez elég { $other } templomra.
}
reason-saves_temples = Akkor { $count } márványod lesz, egy templom { $other } márványba kerül.
reason-enough_units = { $other ->
    [one] Akkor { $count } vasad lesz, ez elég 1 egység felállítására.
   *[other] Akkor { $count } vasad lesz, ez elég { $other } egység felállítására.
}
reason-saves_units = Akkor { $count } vasad lesz, egy egység felállítása { $other } vasba kerül.
reason-pays_know_how = Akkor { $count } aranyad lesz, ez elég egy vívmányra, amelynek az ára { $other }.
reason-saves_know_how = Akkor { $count } aranyad lesz, a legolcsóbb vívmány { $other } aranyba kerül.
reason-sites = Akkor itt állnak egységeid: { $place }. Itt várost alapíthatsz, amint megvan rá a fedezeted.
reason-sites_paid = { $other ->
    [one] Akkor itt állnak egységeid: { $place }. Egy város alapítására van is fedezeted.
   *[other] Akkor itt állnak egységeid: { $place }. { $other } város alapítására van is fedezeted.
}
reason-reach = { $count ->
   *[other] Akkor { $count } egységed áll itt vagy a szomszédban: { $place }. Ez elég, mert a védelem { $other }.
}
reason-defends = { $place } védelme akkor { $count } lesz { $other } helyett.

## matter

matter-move_marker = Ezen a választáson kevés múlik. Ez dönti el, mit teszel ebben a fordulóban, és milyen messze lesznek a következő rondellamezők.
matter-pay_rondel = Ezen a választáson kevés múlik. Ez dönti el, mid marad, miután fizettél a rondelláért.
matter-build_temple = Ezen a választáson kevés múlik. Ez dönti el, melyik város kapja a templomot.
matter-build_wall = Ezen a választáson kevés múlik. Ez dönti el, melyik város kapja a városfalat.
matter-deploy = Ezen a választáson kevés múlik. Ez dönti el, hol áll az új egységed.
matter-develop = Ezen a választáson kevés múlik. Ez dönti el, melyik vívmányod lesz meg előbb.
matter-recruit = Ezen a választáson kevés múlik. Ez dönti el, milyen egységeid lesznek kéznél.
matter-move_units = Ezen a választáson kevés múlik. Ez dönti el, hol állnak az egységeid.
matter-conquer = Ezen a választáson kevés múlik. Ez dönti el, megtámadod-e ezt a várost.
matter-defend = Ezen a választáson kevés múlik. Ez dönti el, megtartják-e a kártyáid a várost.
matter-remove_units = Ezen a választáson kevés múlik. Ez dönti el, melyik egységeidet veszíted el.
matter-found = Ezen a választáson kevés múlik. Ez dönti el, hol lesz az új városod.
matter-play_card = Ezen a választáson kevés múlik. Ez dönti el, mikor használod ezt a kártyát.
matter-barter = Ezen a választáson kevés múlik. Ez dönti el, milyen javaid lesznek.
matter-exchange = Ezen a választáson kevés múlik. Ez dönti el, milyen javaid lesznek.
matter-take_chip = Ezen a választáson kevés múlik. Ez dönti el, melyik nyersanyagot kapod.
matter-take_card = Ezen a választáson kevés múlik. Ez dönti el, melyik eseménykártya lesz nálad.
matter-done = Ezen a választáson kevés múlik. Ez dönti el, teszel-e még valamit ebben a lépésben.
matter-end_turn = Ezen a választáson kevés múlik. Ez dönti el, teszel-e még valamit ebben a fordulóban.
matter-offer_draw = Ezen a választáson kevés múlik. Ez dönti el, döntetlennel ér-e véget a játék.
matter-accept_draw = Ezen a választáson kevés múlik. Ez dönti el, döntetlennel ér-e véget a játék.
matter-decline_draw = Ezen a választáson kevés múlik. Ez dönti el, folytatódik-e a játék.

## lesson

lesson-goal = **A cél:** egy ókori népet vezetsz. **Személyiségeket** szerzel városokért, tengeri régiókért, templomokért és vívmányokért. Az győz, akinek előbb van meg a kilenc. Kezdésül válaszd a **rondella** bármelyik mezőjét: a mező mondja meg, mit teszel ebben a fordulóban.
lesson-rondel = **A fordulód:** a bábud az óramutató járásával egyező irányban lép a rondellán. A következő három mező ingyenes, minden további egy érmébe vagy egy nyersanyagba kerül. A mező mondja meg, mit tehetsz: nyersanyagot kapsz, templomot építesz, egységeket állítasz fel, vívmányt fejlesztesz ki, vagy mozogsz és hódítasz. Utána városokat alapíthatsz. Végül befejezed a fordulódat.
lesson-cities = **Növekedj:** állíts fel egységeket, vidd őket szabad városhelyekre, és alapíts ott városokat. Egy város 1 márványba, 1 vasba és 1 aranyba kerül. Bármelyiket helyettesítheti egy érme. Több város több nyersanyagot hoz.
lesson-win = **Válassz személyiséget:** nézd meg, melyik van a legközelebb. A **Közelebbről** gomb megmutatja, mit kér mindegyik. Aztán tervezz két rondellamezővel előre.

##
