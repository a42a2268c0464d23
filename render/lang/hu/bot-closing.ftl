### Closing a rated game by consent: whether one is sure, and the public question.

ask-to-close = Bezárás kérése

close-this-game = Bezárod ezt a játékot eredmény nélkül?
counts-for-nobody = Senkinek sem számítana.
have-to-agree = { $count ->
    [one] Értékelt, ezért neki bele kell egyeznie: { $who }. Egy elutasítás véget vet a kérdésnek.
   *[other] Értékelt, ezért mindnyájuknak bele kell egyezniük: { $who }. Egy elutasítás véget vet a kérdésnek.
}
discreet = Senkinek sem mondom meg, ki egyezett bele és ki utasította el.
nobody-has-to-agree = Már senki más nem játszik személyesen, így senkinek sem kell beleegyeznie.
ask-the-others = Megkérdezem a többieket
close-the-game = A játék bezárása

question-is-out = Itt kérdeztem meg: { $channel }. { $who } ott egyetérthet vagy elutasíthatja eddig: { $when }. A játék közben folytatódik.
question-is-out-alone = Privát üzenetben kérdeztem meg. { $who } ott egyetérthet vagy elutasíthatja eddig: { $when }. A játék közben folytatódik.
asks-to-close = { $who } kéri, hogy **ez az értékelt játék eredmény nélkül záruljon be**.
do-you-agree = { $who }: egyetértesz? Egy elutasítás véget vet a kérdésnek.
have-agreed = { $count ->
   *[other] Egyetértett: { $count } / { $all }.
}
expires = A játék közben folytatódik. A kérdés ekkor jár le: { $when }.
agree = Egyetértek
refuse = Elutasítom

## outcome

outcome-agreed = **Bezárva.** Mindenki egyetértett.
outcome-refused = **Elutasítva.** A játék folytatódik.
outcome-withdrawn = **Visszavonva.** A játék folytatódik.
outcome-lapsed = **Lejárt,** mielőtt mindenki egyetértett.

## answer

answer-closeagree = Mindenki egyetértett. A játék eredmény nélkül bezárult.
answer-closerefuse = Elutasítottad. A játék folytatódik.
answer-closewithdraw = Visszavontad a kérdésedet. A játék folytatódik.

##

you-agree = Egyetértettél. A játék akkor zárul be, amikor mindenki egyetértett. Ha meggondolod magad, nyomd meg az Elutasítom gombot.

closed-by-all = Minden játékos egyetértett a játék bezárásával. Nincs eredménye.
