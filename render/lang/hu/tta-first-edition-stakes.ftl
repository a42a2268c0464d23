### Through the Ages: what aggressions and pacts do to those they concern.

## yours

yours-enslave = Elveszítesz 1 lakost. { $who } kap 3 erőforrást.
yours-plunder_i = { $who } összesen 3 ételt és erőforrást vesz el tőled, tetszőleges összetételben. Ennyid van: { $have }.
yours-plunder_ii = { $who } összesen 5 ételt és erőforrást vesz el tőled, tetszőleges összetételben. Ennyid van: { $have }.
yours-plunder_iii = { $who } összesen 8 ételt és erőforrást vesz el tőled, tetszőleges összetételben. Ennyid van: { $have }.
yours-raid_i = { $who } megsemmisíti egy városi épületedet, és megkapja az ára felét, felfelé kerekítve.
yours-raid_ii = { $who } megsemmisíti legfeljebb 2 azonos típusú és szintű városi épületedet, és megkapja az áruk felét.
yours-raid_iii = { $who } megsemmisíti legfeljebb 3 azonos típusú és szintű városi épületedet, és megkapja az áruk felét.
yours-assassinate = A vezetőd kikerül a játékból, { $who } pedig minden szintjéért kap 3 kultúrát. Nálad van: { $have }.
yours-sabotage = A befejezetlen csodád kikerül a játékból, { $who } pedig minden szintjéért kap 3 kultúrát. Nálad van: { $have }.
yours-annex = { $who } elveszi egy gyarmatodat. Nálad van: { $have }.
yours-spy = { $who } legfeljebb 5 tudományt vesz el tőled. Ennyid van: { $have }.
yours-armed_intervention = { $who } legfeljebb 7 kultúrát vesz el tőled. Ennyid van: { $have }.

## theirs

theirs-enslave = { $target } elveszít 1 lakost. { $who } kap 3 erőforrást.
theirs-plunder_i = { $who } elvesz összesen 3 ételt és erőforrást, tetszőleges összetételben. A célpont: { $target }. { $target } készlete: { $have }.
theirs-plunder_ii = { $who } elvesz összesen 5 ételt és erőforrást, tetszőleges összetételben. A célpont: { $target }. { $target } készlete: { $have }.
theirs-plunder_iii = { $who } elvesz összesen 8 ételt és erőforrást, tetszőleges összetételben. A célpont: { $target }. { $target } készlete: { $have }.
theirs-raid_i = { $who } megsemmisíti { $target } egy városi épületét, és megkapja az ára felét, felfelé kerekítve.
theirs-raid_ii = { $who } megsemmisíti { $target } legfeljebb 2 azonos típusú és szintű városi épületét, és megkapja az áruk felét.
theirs-raid_iii = { $who } megsemmisíti { $target } legfeljebb 3 azonos típusú és szintű városi épületét, és megkapja az áruk felét.
theirs-assassinate = { $who } eltávolítja { $target } vezetőjét, és minden szintjéért kap 3 kultúrát. { $target } birtokában: { $have }.
theirs-sabotage = { $who } eltávolítja { $target } befejezetlen csodáját, és minden szintjéért kap 3 kultúrát. { $target } birtokában: { $have }.
theirs-annex = { $who } elveszi { $target } egy gyarmatát. { $target } birtokában: { $have }.
theirs-spy = { $who } elvesz legfeljebb 5 tudományt. A célpont: { $target }. { $target } készlete: { $have }.
theirs-armed_intervention = { $who } elvesz legfeljebb 7 kultúrát. A célpont: { $target }. { $target } készlete: { $have }.

## terms

terms-trade_routes_agreement = Körönként egyszer { $first } 1 ételt 1 erőforrásként, { $second } pedig 1 erőforrást 1 ételként használhat.
terms-acceptance_of_supremacy = { $first } fordulónként 1 erőforrással többet, { $second } 1 erőforrással kevesebbet termel. Nem támadhatják meg egymást.
terms-international_trade_agreement = { $first } fordulónként 1 erőforrással, { $second } 1 étellel többet termel.
terms-promise_of_military_protection = { $first }: fordulónként +1 kultúra. { $second }: +5 harci erő és fordulónként −1 kultúra. Véget ér, ha egyikük megtámadja a másikat.
terms-loss_of_sovereignty = { $first }: fordulónként +2 kultúra. { $second }: fordulónként −2 kultúra, és senki sem indíthat ellene háborút. Nem támadhatják meg egymást.

##
