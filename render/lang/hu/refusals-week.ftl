week-over = Ennek az osztásnak lejárt az ideje.
week-tried = Ezzel az osztással már próbálkoztál. Az eredmények vasárnap jönnek.
week-one-try = Ennél az asztalnál a hét osztását játsszák, és mindenkinek egy próbálkozása van. Ezért nincsenek tanácsok, nem lehet tovább visszalépni, a helyek maradnak, a titkok pedig titkok maradnak.
week-not-shown = Ezt az osztást mások még játszhatják. A táblát az eredmények után mutathatod meg.
week-channel = A hét osztásához szöveges csatorna kell: ott, privát szálakban játsszák.
