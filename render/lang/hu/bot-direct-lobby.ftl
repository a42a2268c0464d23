lobby-of = { CAPITAL(AZ($table)) } { $table }. asztal várója
opened = **{ CAPITAL(AZ($table)) } { $table }. asztal nyitva van.** Nincs csatornája. Aki csatlakozik, a várót és minden mást privát üzenetben kap meg.
you-joined = Csatlakoztál: { $title }. A várót és minden mást privát üzenetben kapsz meg.
not-there = Nincs helyed { AZ($table) } { $table }. asztalnál.
join-again = Csatlakozom
unreached = { $who } nem kap tőlem privát üzenetet, de az asztalt a `/turns` alatt megtalálja.

invite = Meghívás
share-heading = **Ha barátokat hívnál**, ezt küldd el nekik. Bárki csatlakozhat, akinél megvan:
share = Játsszunk a Discordon: { $game }.
    1. Add hozzá az Agorát az alkalmazásaidhoz: { $link }
    2. Írd be az Agorának: /turns invitation:{ $invitation }
ask-heading = **Vagy hívd azokat, akikkel már játszottál.** A helyüket 48 óráig fenntartom. Annak írok, aki már játszott veled privát üzenetekben. A többiek a `/turns` alatt látják.
whom-ask = Kit szeretnél meghívni?
asks-you = { $who } játszani hív: { $game } ({ $table }. asztal).
held = A helyedet 48 óráig fenntartom.
held-again = A helyedet 3 napig fenntartom.
accept = Leülök { AZ($table) } { $table }. asztalhoz
not-this-time = Most nem

joins = **Ki csatlakozhat**

## joins-choice

joins-choice-all = Bárki, akinél megvan a meghívó
joins-choice-asked = Csak akit meghívtak

##
