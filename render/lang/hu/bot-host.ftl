host = A bot tulajdonosának: hogy van a bot, és értesítés az asztaloknak, ha leáll
status = Hogy van a bot: asztalok, üzenetek, memória, mentések, hibák
announce = Szólj minden asztalnak, mikor állítod le a botot, értesítés nélkül
announce-ahead = hány perc múlva áll le a bot (15)
announce-lasts = hány percre (15)
over = Vond vissza a bejelentést: a bot nem áll le, vagy már újra működik

status-heading = Hogy van a bot
version = { $version } verzió, elindult: { $started }
all-works = Minden része működik.
fails = **{ $part }**, kezdete: { $since }

broken-database = Az adatbázis nem válaszol
broken-gateway = Nincs kapcsolat a Discorddal
broken-outbox = Az üzenetek nem mennek ki
broken-scheduler = Senki sem nézi az emlékeztetőket és az órákat
broken-drawing = Nem készülnek képek

connections = Kapcsolatok a Discorddal: { $connected } a { $count } közül
servers = Szerverek: { $count }
nodes = Csomópontok: { $count }
memory = Memória: { $size } MB { $count } folyamatban
running = Futó asztalok: { $count }
waiting = Valakire vár: { $tables }, összesen { $count } emberre
lobbies = Induló asztalok: { $count }
outbox = Küldésre váró üzenetek: { $count }
outbox-oldest = A legrégebbi ekkor volt esedékes: { $since }
size = Adatbázis: { $size } MB
schema = Séma: { $schema }, naprakész
schema-newer = Séma: { $schema }, de ez a verzió a { $known } sémát ismeri: frissítsd ezt a folyamatot
backups-off = Nincs ütemezett mentés (`AGORA_BACKUPS`).
backup-missing = Még nem készült mentés.
backup = Utolsó mentés: { $made }, { $size } MB, visszaállítással ellenőrizve
backup-failed = **Az utolsó próbálkozás nem sikerült** { $failed }.
faults-none = Az elmúlt napban nem volt hiba.
faults = Hibák az elmúlt napban: { $count }
fault = `{ $reference }` { $at }: { $what }
where-more = { $count ->
    [0] A bot gépén az `agora problems` mutat többet.
   *[other] A bot gépén az `agora problems` mutat többet, { $count } játékosi bejelentéssel együtt.
}

downtime = A bot karbantartás miatt leáll { $begins } ({ $soon }), nagyjából eddig: { $ends }. Semmi sem vész el, és az órák közben állnak.
announced = Szólok { $count } csatornában:
announced-nowhere = Nem fut egy asztal sem, így senkinek sem kell szólni.
goes-by-itself = Az üzenetek eltűnnek, ha letelt az idő, vagy ha a bot a leállás után újra elindul.
taken-back = Eltüntetem a karbantartásról szóló üzenetet { $count } asztalnál.
nothing-announced = Nem volt bejelentés.
