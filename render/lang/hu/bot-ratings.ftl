### How strong people are, as they and others may read it.

ratings = Ki milyen erős itt egy játékban, azok közül, akik megmutatják
ratings-game = melyik játék; hagyd el ahhoz, amelyikben itt a legtöbb az értékelt játék

heading = Ki milyen erős: { $game }
about = { $count ->
    [one] Ezen a szerveren, egy értékelt játék alapján. Egy sáv ötből négyszer helyes.
   *[other] Ezen a szerveren, { $count } értékelt játék alapján. Egy sáv ötből négyszer helyes.
}
about-everywhere = { $count ->
    [one] Minden szerveren, egy értékelt játék alapján. Egy sáv ötből négyszer helyes.
   *[other] Minden szerveren, { $count } értékelt játék alapján. Egy sáv ötből négyszer helyes.
}
off-here = Ezen a szerveren nincs értékelés. A kezelői döntöttek így.

## What is known of somebody

band = { $count ->
   *[other] kb. { $number }, { $low } és { $high } között; { $count } játék
}
too-early = { $games ->
   *[other] kb. { $least } játék kell, eddig { $games } van: még nem mond semmit
}
too-early-here = { $games ->
    [0] Még egy értékelt játék sem ért véget. Egy játék akkor értékelt, ha a házigazdája a kezdés előtt így állítja be.
   *[other] Összesen kb. { $least } értékelt játék kell, eddig { $games } van: még nem mond semmit
}
you = **Te:** { $known }
you-not-rated = **Neked** még nincs értékelt játékod.

## seen

seen-hidden = Ezt csak te látod. A `/me settings` alatt megmutathatod másoknak.
seen-server = Ezt a szerver tagjai látják. A `/me settings` alatt módosíthatod.
seen-everywhere = Ezt mindenki láthatja. A `/me settings` alatt módosíthatod.
seen-off = Nincs értékszámod, mert a `/me settings` alatt így döntöttél.

## The list

line = **{ $place }** · { $who } · { $known }
line-resting = { $place } · { $who } · { $known } · szünetel: 90 napja nem játszott értékelt játékot
places = { $first }–{ $last }
nobody-shows = Itt még senki sem mutatja meg az értékszámát. Te a `/me settings` alatt megteheted.
another-island = Ezek az emberek még sosem találkoztak a fentiekkel, másokon keresztül sem. Ezért senki sem tudja összehasonlítani őket.
places-explained = Az „1–4” alakú helyek azt jelentik, hogy a sávok átfedik egymást: a sorrendet még senki sem tudja.

## Other marks

forecasts = { $count ->
   *[other] { $count } előrejelzés volt { $low }–{ $high }% között, ezek { $share }%-a vált be.
}
computers = Számítógépek, összehasonlításul: { $marks }

## computer

computer-beginner = *kezdő* kb. { $number }, { $low } és { $high } között
computer-normal = *közepes* kb. { $number }, { $low } és { $high } között
computer-good = *jó* kb. { $number }, { $low } és { $high } között
computer-strong = *erős* kb. { $number }, { $low } és { $high } között

##

which-game = Melyik játék?
show-everywhere = Minden szerver
show-here = Ez a szerver
next-page = Következők
page-before = Előzők

## Whether a server has ratings

server-on = Az értékelés ezen a szerveren **be van kapcsolva**. Azokból a játékokból számítom, amelyeket a házigazdák értékeltként nyitnak, és mindenki maga dönti el, ki láthatja az övét. A `/server ratings ratings:off` kikapcsolja.
server-off = Az értékelés ezen a szerveren **ki van kapcsolva**: semmit sem számítok ki és nem mutatok meg, és a játékai sehol sem számítanak. A `/server ratings ratings:on` bekapcsolja.
