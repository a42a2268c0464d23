### Problems that players report.

## heading

heading-problem = Hiba jelentése
heading-figure = Egy szám eltér a példányomtól

## hint

hint-problem = Mi történt, és minek kellett volna történnie?
hint-figure = Például: a Kocsmámon 1 fa és 2 kő áll. Az első angol kiadás.

## question

question-problem = Mi a baj?
question-figure = Melyik szám, és mi van nyomtatva?

## reader

reader-problem = A bot üzemeltetője olvassa, az asztallal és minden lépésével együtt.
reader-figure = A bot üzemeltetője olvassa, és a jövőbeli játékokhoz kijavíthatja a számot.

##

kept = Köszönöm. A jelentésedet elmentettem, a kódja **{ $reference }**. Benne van, amit írtál, így a bot üzemeltetője láthatja, amit te láttál. Ha beszélsz róla, add meg a kódot. Az asztalodnál semmi sem változott, játssz tovább, ha tudsz.
kept-with-table = Köszönöm. A jelentésedet elmentettem, a kódja **{ $reference }**. Benne van, amit írtál, és { AZ($table) } { $table }. asztal { AZ($step) } { $step }. lépés után, így a bot üzemeltetője láthatja, amit te láttál. Ha beszélsz róla, add meg a kódot. Az asztalodnál semmi sem változott, játssz tovább, ha tudsz.
