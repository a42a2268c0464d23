### Tables at which nobody does anything, and which are closed for that.

idle-game = { $who }: ennél az asztalnál régóta semmi sem történt. Játsszatok tovább, vagy tartsátok nyitva. Különben hét nap múlva eredmény nélkül bezárom.
idle = Ennél az asztalnál régóta semmi sem történt. Játsszatok tovább, vagy tartsátok nyitva. Különben hét nap múlva eredmény nélkül bezárom.
idle-lobby = { $who }: egy hete senki sem csatlakozott, és senki sem indította el ezt a játékot. Maradjon nyitva? Különben hét nap múlva bezárom.
keep-open = Maradjon nyitva
stays-open = { $who } nyitva tartaná ezt az asztalt, ezért nem zárom be.
game-closed = Ennél az asztalnál a kérdésem óta sem történt semmi, ezért bezártam. A játék eredmény nélkül ér véget.
lobby-closed = Ennél az asztalnál a kérdésem óta sem történt semmi, ezért bezártam. A `/game new` újat nyit.
