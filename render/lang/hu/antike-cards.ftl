### What the event cards of Antike Duellum do.

## text

text-academy = Kapsz 1 aranyat az ellenfeled minden vívmánya után.
text-burglary = Az ellenfeled visszaadja a banknak érméinek a felét, lefelé kerekítve.
text-earthquake = Egy városfal a térképen, bármelyik népé, leomlik, és gazdája készletébe kerül.
text-fortress = A megtámadott város védelme e hódítás ellen 1-gyel nagyobb.
text-forced_march = Ebben a mozgásban minden légiód 1 határral többet léphet át.
text-fair_wind = Ebben a mozgásban minden gályád 1 határral többet léphet át.
text-levy = Legfeljebb 2 légió ingyen átkerül a készletedből a táborodba.
text-shipyard = 1 gálya ingyen átkerül a készletedből a táborodba.
text-armoury = Ebben a felállításban legfeljebb 2 egység darabonként 1 vassal olcsóbb.
text-quarry = Ebben az akcióban egy templom 2 márvánnyal olcsóbb.
text-rich_vein = Ez a termelés 2 jelzővel többet hoz a nyersanyagából.
text-tribute = Kapsz 2 érmét. Minden érméért, amely a bankból hiányzik, kapsz egy tetszőleges jelzőt.
text-caravan = Legfeljebb 4 jelzőt cserélhetsz a bankkal, egyet egyért.
text-colonists = Egy városért, amelyet ebben a fordulóban alapítasz, nem kell érmét fizetned a szomszédai után.
text-mutiny = Egy ellenséges légió a térképről visszakerül a saját táborába.
text-storm = Egy ellenséges gálya egy tengeri régióból visszakerül a saját táborába.
text-siege_engine = Egy általad megtámadott város városfala nem számít.
text-herald = Ebben a fordulóban a rondella további 2 mezője ingyenes.

## moment

moment-turn = A fordulódban.
moment-rondel = Mielőtt a rondellán lépsz.
moment-production = A termelésedben.
moment-templum = A TEMPLUM akciódban.
moment-scientia = A SCIENTIA akciódban.
moment-militia = A MILITIA akciódban.
moment-movement = A mozgásod elején.
moment-conquest = Amikor megtámadsz egy várost.
moment-founding = Amikor várost alapítasz.
moment-defence = Amikor megtámadják egy városodat.

##

event-card = { $count ->
    [0] Eseménykártya, nincs a pakliban.
   *[other] Eseménykártya, { $count } van a pakliban.
}
marked-name = { $card } (?)
marked-text = (?) { $text }
reconstructed = (?) Ezt a kártyát még senki sem vetette össze a nyomtatott játékkal.
number-reconstructed = (?) Még senki sem erősítette meg, hány van belőle.
