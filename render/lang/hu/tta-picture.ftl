### Through the Ages: the few words on the pictures.

age = Kor
round = Kör
last-round-now = az utolsó kör
last-round = utolsó: { $number }.
to-play = { $who } következik
turn-of = { $who } fordulója
wins = { $count ->
    [one] { $who } győz
   *[other] { $who }: közös győzelem
}
all-others-resigned = mindenki más feladta
culture = { $count } kultúra

price-of-each = { $price ->
   *[other] akció darabja
}
taken = elvették
civil-cards = { $count ->
   *[other] civil kártya
}
military-cards = { $count ->
   *[other] katonai kártya
}
civil-cards-left = { $count ->
   *[other] civil kártya maradt
}
military-cards-left = { $count ->
   *[other] katonai kártya maradt
}
actions-left = { $total ->
   *[other] { $left } / { $total } akció
}

events = Események
current = Aktuális
future = Jövőbeli
none = nincs
no-event = még nem volt
last-event = utolsó esemény
past-events = { $count } korábbi
common-tactics = Közös taktikák
copy-price = { $actions ->
   *[other] másolás: { $actions } katonai akció
}
no-tactics = még nincs
own-tactics = Használt taktikák
round-events = Körök eseményei
to-come = Hátravan
next-event = a következő { AZ($number) } { $number }. kör elején
open-events = A végén pontot ad
offered-events = Választható a végére
kept-events = Titokban a végére megtartva
own-events = A tieid a játék végére
final-bonus = Kultúra a végén, ahogy most áll

## bonus-of

bonus-of-cards = { $age }. kori technológia
bonus-of-strength_rating = harci erő
bonus-of-happiness = boldog arc
bonus-of-science_rating = tudomány fordulónként
bonus-of-food_production = étel fordulónként
bonus-of-resource_production = erőforrás fordulónként

##

bank-empty = üres
unused = tétlen
discontent = { $count } elégedetlen
uprising = { $count }: felkelés!

first-player = kezd
rank = { $place }.
has-resigned = feladta
own-tactic = övé
ruin = rom
no-politics = utána nincs politika
leaves-next = utána kilép
only-attacker = csak ő támad:
open-to-all = mindenki láthatja
civil-hand = Civil kártyák kézben
fresh = új

## note

note-wins = győz
note-start_player = kezdőjátékos, { $number }. kör
note-start_player_to_play = kezdőjátékos, következik, { $number }. kör
note-to_play = következik, { $number }. kör
note-to_play_no_politics = következik, utána nincs politika
note-no_politics = nincs politika a következő fordulóban

##

urban-limit = városépítési korlát { $limit }
ability-used = képesség felhasználva
exclusive = kizárólagos
common = közös
happy-face-of = { $leader }: +1 arc
in-ruins = Romokban: hatásai helyett fordulónként 2 kultúra.

pact = partner: { $who }
against = ellenfél: { $who }
declared-by = támadó: { $who }

for-each-worker = munkásonként
old-units = régi egység { $strength }
defend = Védelem
colonize = Gyarmatosítás
colony = Gyarmat
at-once = Azonnal
or-else = vagy

## price

price-develop = Kifejlesztés
price-revolt = Forradalom
price-build = Építés
price-play = Kijátszás
price-play_by_level = Kijátszás: szint ×
price-copy = Másolás
price-prepare = Előkészítés
price-offer = Ajánlás a politikai fázisban

## kind

kind-farm = Tanya
kind-mine = Bánya
kind-lab = Laboratórium
kind-temple = Templom
kind-arena = Aréna
kind-library = Könyvtár
kind-theater = Színház
kind-infantry = Gyalogság
kind-cavalry = Lovasság
kind-artillery = Tüzérség
kind-air_force = Légierő
kind-government = Vezetés
kind-leader = Vezető
kind-wonder = Csoda
kind-action = Akció
kind-event = Esemény
kind-territory = Új terület
kind-tactic = Taktika
kind-aggression = Agresszió
kind-war = Háború
kind-pact = Egyezmény
kind-bonus = Bónusz

## special

special-civil = Speciális: civil
special-military = Speciális: katonai
special-colonization = Speciális: gyarmatosítás
special-construction = Speciális: építési

## type

type-civil = Civil
type-military = Katonai
type-colonization = Gyarmat
type-construction = Építési

## deck

deck-civil = Civil
deck-military = Katonai
deck-current = aktuális
deck-future = jövőbeli

##

hand = { $held } / { $limit }
to-discard = { $count } eldobandó a forduló végén
to-discard-after-politics = { $count } eldobandó a következő politika után
only-you = Ezt a képet csak te látod
events-known = Általad ismert események
