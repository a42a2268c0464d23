### What the managers of a server decide about its tables.

rules-heading = A szerver asztalai
rules-about = Ezek a szabályok a mostantól nyitott asztalokra érvényesek. A szerver kezelőit nem kötik.
who = **Ki nyithat asztalt**

## who-choice

who-choice-all = Mindenki
who-choice-role = Egy választott rang tagjai
who-choice-managers = A szerver kezelői

##

choose-role = Melyik rang?
role-missing = Válassz rangot. Addig mindenki nyithat asztalt.
where = **Hol nyitható asztal**
    -# e csatornák szálaiban is; ha mindenhol, ne válassz egyet sem
choose-channels = Minden csatorna
most = **Nyitott asztalok személyenként**
no-most = Amennyit a bot enged
most-choice = { $count ->
   *[other] { $count } asztal
}

## Bars

barred-until = { $who } ezen a szerveren nem csatlakozhat asztalhoz, és nem nyithat asztalt eddig: { $when }.
barred = { $who } ezen a szerveren nem csatlakozhat asztalhoz, és nem nyithat asztalt.
seats-stay = Azokat az asztalokat, ahol már ül, ez nem érinti. Ezekhez: /host replace vagy /host close.
bars-heading = Akik a szerver asztalaihoz nem csatlakozhatnak
bars-none = A szerver asztalaihoz mindenki csatlakozhat. A `/server bar player:` kitilt valakit.
bar-line-until = { $who } · kitiltotta: { $by } · eddig: { $when }
bar-line = { $who } · kitiltotta: { $by } · végleg
bar-forgotten = Valaki, aki töröltette az adatait
choose-lift = Valaki visszaengedése ...
lifted = { $who } újra csatlakozhat a szerver asztalaihoz.
bots-do-not-play = Ez egy bot. Botok nem játszanak.
