### How Tzolk'in is listed, and what can be chosen before it.

title = Tzolk'in: A maja naptár
short-title = Tzolk'in
summary = Helyezz munkásokat a forgó fogaskerekekre: minél tovább utaznak, annál többet hoznak. Etesd őket kukoricával, és szerezz pontokat templomokkal és emlékművekkel.

## option

option-start_player = Kezdőjátékos

## meaning

meaning-start_player = véletlen: sorsolás; házigazda: az asztalt megnyitó játékos.

## value

value-random = véletlen
value-host = házigazda
