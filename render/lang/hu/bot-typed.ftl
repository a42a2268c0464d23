### Turns that are typed, with /play and /plan.

nothing-names = Egyik lehetőségedben sincs ilyen: { $cards }.
nothing-has-word-like = Egyik lehetőségedben sincs ehhez hasonló szó: { $words }.

played = Lejátszva: { $actions }.
not-played = Nincs lejátszva: { $actions }.
nothing-played = Semmit sem játszottam le, mert előbb az egész sort ellenőrzöm. A tiéd: `{ $line }`
nothing-done = Semmit sem játszottam le, mert ez akkor nem lenne lehetséges: { $action }. { $why }
something-new = Valami új derült ki.
stopped-at = Itt álltam meg: { $action }. { $why }
did-not-play = Ezt nem játszottam le: „{ $said }”. { $why }
this-game-is-over = Ez a játék véget ért.
nothing-asked-of-you = Most semmire sem kell válaszolnod.
stopped-impossible = Itt álltam meg: „{ $said }” ({ $action }). { $why }
did-you-mean-this = Erre gondoltál?
did-you-mean-one = Nem értettem ezt: „{ $said }”. Ezek egyikére gondoltál?
several-mean = „{ $said }” többfélét jelenthet. Melyiket?
not-possible-now = „{ $said }” most nem lehetséges. { $why }
did-not-understand = Nem értettem ezt: „{ $said }”. { $why }
panel-shows-what-is-possible = A paneled megmutatja, mi lehetséges most.
own-command = Ehhez használd a parancsát: { $commands }.
undo-words = visszavonás, visszavon, vissza
restart-words = elölről, forduló elölről, újrakezd
goes-alone = Ezt magában írd be: `/play elölről`. Vagy nyomd meg a paneleden a **Forduló elölről** gombot.

mode-settled = Megjegyeztem, mi legyen a terveddel. Az akciókat nem vettem fel bele.
added-to-plan = { $count } akcióból { $done } került a tervedbe.
nothing-more-to-plan = Ez nem került bele: „{ $said }”. Többet nem lehet tervezni.
not-added = Ez nem került bele: „{ $said }”. { $why }
not-added-not-understood = Ez nem került bele, mert nem értettem: „{ $said }”.
did-you-mean = Erre gondoltál: { $actions }?
not-added-either = Ezek sem kerültek bele: { $actions }.
