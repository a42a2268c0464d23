### Going back by consent: how far, what would be lost, and the public question.

steps = { $count ->
   *[other] { $count } lépés
}
goal-and-steps = { $count ->
   *[other] { $goal } · { $count } lépés vész el
}

go-back-how-far = Meddig menjen vissza?
can-be-taken-back = Ha mindenki egyetért, végleges lépések is visszavonhatók.
before-menu = Vissza ez elé …
your-last-action = Az utolsó akciód
your-last-turn = Az utolsó fordulód
turn-of = { $who } fordulója
answer-of = { $who } válasza

take-back-question = { $count ->
   *[other] Visszavonsz { $count } lépést?
}
take-back = { $count ->
   *[other] { $count } lépés visszavonása
}
nobody-heard = Másnak erről nincs tudomása.
seen = Amit azóta láttatok, azt senki sem felejtheti el. Ha véletlen vagy rejtett kártya is szerepelt, minden újrakeveredik, amit senki sem látott.
also-gone = A befejezetlen fordulók, az előkészített fordulók és a visszatartott válaszok is törlődnek.
have-to-agree = { $count ->
   *[other] Egyet kell értenie: { $who }. Egyetlen elutasítás véget vet a kérésnek.
}
nobody-has-to-agree = Senki más nem játszik személyesen, így senkinek sem kell egyetértenie.
ask-the-others = Megkérdezem a többieket
choose-again = Másikat választok
taken-back-note = { $count ->
   *[other] { $count } lépés visszavonva.
}
moved-on = Az asztal már továbblépett. Válassz újra.

question-is-out = Itt kérdeztem meg: { $channel }. { $who } ott egyetérthet vagy elutasíthatja. A kérdés a következő lépéssel lejár.
question-is-out-alone = Privát üzenetben kérdeztem meg. { $who } ott egyetérthet vagy elutasíthatja. A kérdés a következő lépéssel lejár.
asks-to-take-back = { $count ->
   *[other] { $who } visszavonna **{ $count } lépést**:
}
host = Ha valaki sokáig nem válaszol, a házigazda megnyomhatja a **Folytatás nélküle** gombot.
manager = Ha valaki sokáig nem válaszol, egy szerverkezelő megnyomhatja a **Folytatás nélküle** gombot.
have-agreed = { $count ->
   *[other] { $who } egyetért.
}
gave-no-answer = { $who } nem válaszolt időben.
do-you-agree = { $who }: egyetértesz? Egyetlen elutasítás véget vet a kérésnek.
taken-back-agreed = **Visszavonva.** Egyetértett: { $who }.
taken-back = **Visszavonva.**
refused = **Elutasítva:** { $who }. A játék folytatódik.
withdrawn = **A kérés visszavonva.** A játék folytatódik.
over = **Lejárt:** az asztal továbblépett, mielőtt mindenki egyetértett.
agree = Egyetértek
refuse = Elutasítom
go-on-without = Folytatás nélküle
