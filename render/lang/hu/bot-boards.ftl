### The notice board of a server.

heading = Nyitott asztalok
how-to-join = Nyomd meg a **Csatlakozom** gombot. Saját asztalt egy másik csatornában nyithatsz: `/game new`.
nothing-open = Most nincs nyitott asztal. Egy másik csatornában nyithatsz egyet: `/game new`.
more-open = { $count ->
   *[other] És még { $count }.
}
entry = { $table }
    -# itt: { $channel }
find-or-wish = Asztal vagy játékostársak keresése
join = Csatlakozom
calls = { $role } Játékosokat keresnek:
    { $tables }
called = - { $table } · { $link }
full-elsewhere = Arról az asztalról lekéstél. Ezek nyitottak:
full-nothing = Arról az asztalról lekéstél, és itt nincs más nyitott asztal.

event-about = Csatlakozz az asztalhoz itt: { $channel }. A játék ott zajlik.

## Setting it up

settings-heading = A szerver hirdetőtáblája
none = Nincs hirdetőtábla. A `/server board channel:` létrehozza: szöveges csatornában egy üzenet, fórumban bejegyzések.
in-channel = A nyitott asztalok itt láthatók: { $channel }. Legfeljebb 5 percenként frissülnek.
in-forum = Az új asztalok bejegyzésként nyílnak itt: { $channel }.
no-role = Egy rang sem kap értesítést.
pings-role = { $role } 6 óránként legfeljebb egyszer kap értesítést, ha egy asztal házigazdája kéri.
quiet-hours = Soha ebben az időben: { $hours } ({ $zone }).
remove = Hirdetőtábla törlése
removed = A hirdetőtáblát töröltem. Az asztalok maradnak, ahogy vannak.
tags-hint = A bejegyzés a fórum azon címkéit kapja, amelyeknek a neve a játéké, vagy ezek egyike: { $open }, { $running }, { $over }.

## tag

tag-open = nyitott
tag-running = folyamatban
tag-over = véget ért

## trouble

trouble-gone = A csatornát törölték. Válassz másikat: `/server board channel:`.
trouble-barred = Hiányoznak jogosultságaim a csatornában. A `/server board` felsorolja őket.
trouble-role = A rang nem értesíthető. A rang beállításaiban engedd meg, hogy bárki megemlítse, vagy válassz másikat.

##

lacks = Hiányzó jogosultságok: { $permissions }.
told = Tennivaló van a hirdetőtáblával itt: { $server }. { $said }

## Telling the role

tell-role = **A hirdetőtábla rangjának értesítése**
    -# egyszer, amint lehet

## tell-choice

tell-choice-y = Értesítsd a rangot
tell-choice-n = Ne értesíts senkit

##

post-opened = { $game }, megnyitotta: { $host }. A játék ebben a bejegyzésben zajlik.
