### Through the Ages: what aggressions and pacts do to those they concern.

## yours

yours-enslave = Elveszítesz 1 lakost. { $who } kap 2 erőforrást és 2 ételt.
yours-plunder_i = { $who } legfeljebb 3 ételt és erőforrást vesz el tőled. Ennyid van: { $have }.
yours-plunder_ii = { $who } legfeljebb 5 ételt és erőforrást vesz el tőled. Ennyid van: { $have }.
yours-plunder_iii = { $who } legfeljebb 7 ételt és erőforrást vesz el tőled. Ennyid van: { $have }.
yours-raid_i = { $who } megsemmisíti egy A vagy I. szintű városi épületedet, és megkapja az ára felét.
yours-raid_ii = { $who } megsemmisíti két városi épületedet, egy legfeljebb II. és egy legfeljebb I. szintűt. { $who } megkapja az áruk felét.
yours-raid_iii = { $who } megsemmisíti két városi épületedet, egy legfeljebb III. és egy legfeljebb II. szintűt. { $who } megkapja az áruk felét.
yours-infiltrate = { $who } eltávolítja a vezetődet vagy a befejezetlen csodádat, és minden szintjéért kap 3 kultúrát. Nálad van: { $have }.
yours-annex = { $who } elveszi egy gyarmatodat. Nálad van: { $have }.
yours-spy = { $who } legfeljebb 5 tudományt vesz el tőled. Ennyid van: { $have }.
yours-armed_intervention = { $who } legfeljebb 7 kultúrát vesz el tőled. Ennyid van: { $have }.

## theirs

theirs-enslave = { $target } elveszít 1 lakost. { $who } kap 2 erőforrást és 2 ételt.
theirs-plunder_i = { $who } elvesz legfeljebb 3 ételt és erőforrást. A célpont: { $target }. { $target } készlete: { $have }.
theirs-plunder_ii = { $who } elvesz legfeljebb 5 ételt és erőforrást. A célpont: { $target }. { $target } készlete: { $have }.
theirs-plunder_iii = { $who } elvesz legfeljebb 7 ételt és erőforrást. A célpont: { $target }. { $target } készlete: { $have }.
theirs-raid_i = { $who } megsemmisíti { $target } egy A vagy I. szintű városi épületét, és megkapja az ára felét.
theirs-raid_ii = { $who } megsemmisíti { $target } két városi épületét, egy legfeljebb II. és egy legfeljebb I. szintűt. { $who } megkapja az áruk felét.
theirs-raid_iii = { $who } megsemmisíti { $target } két városi épületét, egy legfeljebb III. és egy legfeljebb II. szintűt. { $who } megkapja az áruk felét.
theirs-infiltrate = { $who } eltávolítja { $target } vezetőjét vagy befejezetlen csodáját, és minden szintjéért kap 3 kultúrát. { $target } birtokában: { $have }.
theirs-annex = { $who } elveszi { $target } egy gyarmatát. { $target } birtokában: { $have }.
theirs-spy = { $who } elvesz legfeljebb 5 tudományt. A célpont: { $target }. { $target } készlete: { $have }.
theirs-armed_intervention = { $who } elvesz legfeljebb 7 kultúrát. A célpont: { $target }. { $target } készlete: { $have }.

## terms

terms-trade_routes_agreement = Ki-ki a saját fordulójában: { $first } 1 ételt 1 erőforrásként, { $second } 1 erőforrást 1 ételként használhat.
terms-acceptance_of_supremacy = { $first } fordulónként 1 erőforrással többet, { $second } 1 erőforrással kevesebbet termel. Nem támadhatják meg egymást.
terms-international_trade_agreement = { $first } fordulónként 1 erőforrással, { $second } 1 étellel többet termel.
terms-promise_of_military_protection = { $first }: fordulónként +1 kultúra. { $second }: +4 harci erő és fordulónként −1 kultúra. Véget ér, ha egyikük megtámadja a másikat.
terms-loss_of_sovereignty = { $first }: fordulónként +2 kultúra. { $second }: fordulónként −2 kultúra, és senki sem indíthat ellene háborút. Nem támadhatják meg egymást.

##
