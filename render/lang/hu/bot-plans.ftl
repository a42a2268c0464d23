### Turns prepared beforehand.

not-on-table = Előkészített forduló, még nem látható.
your-prepared-turn = Az előkészített fordulód
your-turn-goes-on = A fordulód többi része

## choice

choice-run = Játszd le, de állj meg, ha valami új derül ki
choice-through = Játszd le végig
choice-propose = Csak javasold

## then

then-run = **Nem látható:** a választásaidat lejátszom, amikor te következel. Ha valami új derül ki, a többit csak javaslom.
then-through = **Nem látható:** a választásaidat végig lejátszom, amikor te következel, bármi derül ki.
then-propose = **Nem látható:** a választásaidat javaslom neked, amikor te következel.

## going-on

going-on-run = **Nem látható:** a választásaidat lejátszom, amikor a többiek válaszoltak. Ha valami új derül ki, a többit csak javaslom.
going-on-through = **Nem látható:** a választásaidat végig lejátszom, amikor a többiek válaszoltak, bármi derül ki.
going-on-propose = **Nem látható:** a választásaidat javaslom neked, amikor a többiek válaszoltak.

##

first-possible = Ez egy lista. Valahányszor te következel abban a körben, az első lehetséges lépését játszom le. Az előtte lévők elmaradnak.

## end

end-hidden = A terv itt véget ér, mert a folytatás a véletlentől vagy valami rejtettől függ.
end-others = A terv itt véget ér, mert valaki más következik.
end-turn = Ez a teljes fordulód.

##

no-longer-plan = A terv nem lehet hosszabb.
takes-its-place = Amit most választasz, a többi helyébe lép.
how-it-would-begin = A fordulód így kezdődne. Ami addig történik, változtathat rajta.
how-it-would-go-on = A fordulód így folytatódna, hacsak a többiek válaszai nem változtatnak rajta.
no-longer-possible = már nem lehetséges: { $why }
uncertain = bizonytalan: olyasmitől függ, amit még senki sem tudhat
steps-behind = { $count ->
   *[other] … és utána még { $count } lépés
}
steps-before = { $count ->
   *[other] … { $count } korábbi lépés
}
when-your-turn-comes = Amikor te következel
throw-away = Törlés
back-to-table = Vissza az asztalhoz
taken-back = A terved utolsó lépését töröltem.
thrown-away = Az előkészített fordulódat töröltem.
changed = A terved vagy az asztal megváltozott. Íme a mostani terv.
