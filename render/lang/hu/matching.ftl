### Why somebody who looks for a table is refused something. The ids are the codes of `Refusal`s.

wish-fits-no-game = A kiválasztott játékok egyike sem játszható ennyi játékossal. Válassz más létszámot vagy más játékot.
no-wish = Nincs nyitott kívánságod ezen a szerveren. A /find paranccsal adhatsz meg egyet.
hours-too-few = Válassz legalább { $count } napszakot, hogy egybeeshessenek másokéival.
avoid-yourself = Ez te vagy. Válassz valaki mást.
avoids-too-many = A listádon legfeljebb { $most } ember lehet. Előbb vegyél le valakit a /find alatt.
match-not-yours = Ez a kérdés nem neked szól, vagy már lezárult.
match-over = Ez már lezárult. A kívánságod érvényben marad: lásd /find.
wish-elsewhere = Asztalt csak szokásos szöveges csatornák szálaiban nyithatok. Egy ilyenben használd a /find parancsot.
find-on-server = Az asztalok szerverekhez tartoznak. Egy szerver csatornájában használd a /find parancsot.
bots-are-fine = { $name } bot. Botok csak oda ülnek le, ahová egy házigazda felveszi őket.
