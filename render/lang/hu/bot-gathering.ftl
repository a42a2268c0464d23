### Who plays at a table, and how its game starts.

heading = { $table }. asztal: játékosok és kezdés
players-and-start = Játékosok és kezdés
name-table = Asztal elnevezése
name-described = Legfeljebb 40 karakter, a váróban látszik. Hagyd üresen, ha nem kell név.
game-options = A játék beállításai
set-start = Kezdés időpontja
start-described = Például ma 20:00, péntek 20:00 vagy 2026-12-04 20:00, az időzónád szerint. Hagyd üresen, ha nincs.
starts-at = Tervezett kezdés: { $when }

pace = **Tempó**
    -# megszabja az emlékeztetőket és az órát; a `/host clock` egyes számokat módosít
pace-menu = Milyen gyorsan játsszatok?

## pace-choice

pace-choice-evening = Egy este alatt, most
pace-choice-several = Naponta több forduló
pace-choice-daily = Naponta egy forduló
pace-choice-weekly = Hetente néhány forduló

##

pace-heading = **Tempó** · { $pace }

joins = **Ki csatlakozhat**
    -# csak a mindenki előtt nyitott asztal szerepel a `/find` listájában

## joins-choice

joins-choice-all = Bárki, aki megtalálja az asztalt
joins-choice-here = Bárki ebben a csatornában
joins-choice-asked = Csak a meghívottak

##

begins-again = { $who } kezd, a legutóbbi kezdőjátékos utáni játékos.
not-listed = Csak az csatlakozhat, aki látja ezt az üzenetet.
asked-only = Csak meghívottak csatlakozhatnak.

full = **Kezdés**
    -# a játék magától is elindulhat, amikor minden hely betelt

## full-choice

full-choice-y = Magától indul, ha betelt
full-choice-n = Valaki megnyomja az Indítás gombot

##

starts-when-full = Magától indul, amikor minden hely betelt.

welcome = **Kinek szól**
    -# jelzi a többieknek, kinek való ez az asztal; senkit sem zár ki

## welcome-choice

welcome-choice-anybody = Mindenkinek
welcome-choice-learners = Kezdőknek is
welcome-choice-experienced = Tapasztalt játékosoknak

## welcomes

welcomes-anybody = Mindenkit szívesen látunk.
welcomes-learners = Kezdőket is szívesen látunk.
welcomes-experienced = Tapasztalt játékosoknak.

##

take-out = **Valaki kivétele**
    -# privát üzenetet kap, és csak meghívással csatlakozhat újra
whom-take-out = Kit?
was-taken-out = A házigazda kivett a váróból: { $title }. Más asztalokhoz csatlakozhatsz. { $link }

ask = Meghívás
ask-heading = **Hívj meg legfeljebb négy embert.** Ebben a csatornában kapnak értesítést, és a helyüket 48 óráig fenntartom.
whom-ask = Kit szeretnél meghívni?
are-asked = { $count ->
    [one] Meghívva: { $names }. A helyet 48 óráig fenntartom.
   *[other] Meghívva: { $names }. A helyüket 48 óráig fenntartom.
}
nobody-to-ask = Akiket választottál, már mind ülnek.
bots-cannot-play = Nem hívható meg: { $names }. Botok nem játszanak.
asks-to-join = { $who } játszani hív: { $game }. Meghívottak: { $people }. A helyet 48 óráig fenntartom.
asks-to-play-again = { $who } újra játszana: { $game }. Meghívottak: { $people }. Mindenki helyét 3 napig fenntartom.
accept = Elfogadom
not-this-time = Most nem
you-joined = Csatlakoztál: { $title }. { $link }
you-declined = Rendben. Senki sem tudja meg.
seat-asked = { $who } · meghívva
