### Through the Ages: the table in words.

## headline

headline-open = { $age ->
    [A] { $count ->
        [0] A kor · { $number }. kör · { $who } következik
       *[other] A kor · { $number }. kör · { $asked } válaszol ({ $who } fordulója)
    }
   *[other] { $count ->
        [0] { $age }. kor · { $number }. kör · { $who } következik
       *[other] { $age }. kor · { $number }. kör · { $asked } válaszol ({ $who } fordulója)
    }
}
headline-ending = { $count ->
    [0] { $age }. kor · { $number }. kör (utolsó: { $last }.) · { $who } következik
   *[other] { $age }. kor · { $number }. kör (utolsó: { $last }.) · { $asked } válaszol ({ $who } fordulója)
}
headline-last = { $count ->
    [0] { $age }. kor · { $number }. kör (az utolsó) · { $who } következik
   *[other] { $age }. kor · { $number }. kör (az utolsó) · { $asked } válaszol ({ $who } fordulója)
}
headline-over = { $age ->
    [A] A játék véget ért · A kor · { $number }. kör
   *[other] A játék véget ért · { $age }. kor · { $number }. kör
}

##

everybody = mindenki
civilization-out = **{ $who }** feladta, { $culture }.
ratings = Kultúra { $culture } ({ $more_culture }), tudomány { $science } ({ $more_science }), harci erő { $strength }, { $happiness }.
actions = Akciók: civil { $civil }/{ $civil_total }, katonai { $military }/{ $military_total }.
stocks = Étel { $food } ({ $more_food }), erőforrás { $resources } ({ $more_resources }), { $workers }. Bank: sárga { $yellow }, kék { $blue }.
next-worker = A következő munkás ára { $price } étel.
purse = Csak katonai egységekre: { $goods }.
workers = Munkások: { $workers }.
workers-and-tokens = { $card } { $workers } ({ $tokens } kék)
wonders = Csodák: { $wonders }.
specials = Speciális: { $cards }.
colonies = Gyarmatok: { $cards }.
tactic = { $exclusive ->
    [yes] Taktika: { $card } ({ $gives }, saját).
   *[no] Taktika: { $card } ({ $gives }).
}
changed = Új vagy változott: { $cards }.
colonization = Gyarmatosítás { $number }.
war = { $card }, ellenfél: { $who }.
politics-owed = A következő fordulóban nincs politikai akció.
wonder-built = { $stages ->
   *[other] { $wonder } ({ $built } / { $stages } szint)
}
ruin = rom

pact = { $card }, partner: { $who }
pact-side = { $card } ({ $own }), partner: { $who }
pacts = Egyezmények: { $pacts }.
hands = Kézben: civil { $civil }, katonai { $military }.
civil-hands = Kézben: { $civil }.
leaves = A következő fordulója elején kilép a játékból.
began = Kezdőjátékos: { $who }.
only-attacker = Csak { $who } támadhatja meg.
at-limit = A korlátnál: { $tracks }.

## track

track-culture = kulturális mutató
track-science = tudományos pontok
track-strength = harci erő

##

open-events = A végén pontot ad: { $cards }.
offered-events = A játék végéhez választható: { $cards }.
kept-events = Titokban a játék végére megtartva: { $kept }.
kept-by = { $who } { $count }
final-bonus = Végső bónusz a mostani állás szerint: { $bonuses }.
bonus-of = { $who } { $culture }
row = Kártyasor: { $row }.
row-empty = üres
decks = Paklik: civil { $civil }, katonai { $military }.
civil-decks = { $civil ->
   *[other] Pakli: { $civil } civil kártya.
}
current-events = Aktuális események: { $events }.
future-events = Jövőbeli események: { $events }.
prepared = { $age ->
    [A] { $count } A kori ({ $who })
   *[other] { $count } { $age }. kori ({ $who })
}
dearer = { $card } ({ $more })
common-tactics = Közös taktikák: { $cards }.
of-age = { $age ->
    [A] { $count } A kori
   *[other] { $count } { $age }. kori
}

happiness = { $needed ->
    [0] boldogság { $happiness }
   *[other] { $discontent ->
        [0] boldogság { $happiness } (kell: { $needed })
       *[other] boldogság { $happiness } (kell: { $needed }, elégedetlen: { $discontent })
    }
}

civilization-of = { $who } civilizációja

## picture

picture-board = Az egész asztal
picture-row = Kártyasor
picture-phone = Mindenki számai
picture-phone-more = A kártyasor és egy teljes civilizáció
picture-phone-whole = Az egész asztal, álló képen

##

possessions = { $who }: { $cards }. Gyarmat { $colonies }, kész csoda { $wonders }. Kézben: civil { $civil }, katonai { $military }.
in-full = { $who } részletesen:
past-event = Utolsó esemény: { $card }.
alt-phone = Through the Ages: mindenki számai.
alt-phone_more = Through the Ages: a kártyasor és egy teljes civilizáció.
alt-overview = A Through the Ages asztala.
alt-civilization = Egy civilizáció a Through the Agesben.
alt-row = { $age ->
    [A] A Through the Ages kártyasora, A kor.
   *[other] A Through the Ages kártyasora, { $age }. kor.
}
actions-left = { $who } megmaradt akciói: { $civil } és { $military }.
resigned = { $who }: feladta, { $culture }.
summary = { $who }, { $government }: kultúra { $culture } ({ $more_culture }), tudomány { $science } ({ $more_science }), harci erő { $strength }, { $happiness }.
at-war = { $who } háborúban áll ({ $card }).
civil-deck = { $count ->
   *[other] { $count } kártya van a civil pakliban.
}

civil-hand = **Civil kártyák** ({ $count } / { $limit })
military-hand = **Katonai kártyák** ({ $count } / { $limit })
kept-bonuses = **A játék végére**
fresh-card = **{ $card }** (új, a következő fordulótól játszható ki): { $text }

explained-end = A forduló vége
explained-prices = { $who } árai
explained-ratings = { $who } mutatói
