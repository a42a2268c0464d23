### Following a table without playing.

follow = Követés
unfollow = Követés vége

you-follow = Követed: { $title }. { $link }
    Minden kör után egy sort kapsz, óránként legfeljebb egyet, a végén pedig a végső táblát. Az asztalnál senki sem látja, ki követi.
you-follow-here = Követed: { $title }. { $link }
    Minden kör után értesítést kapsz a csatornájában, óránként legfeljebb egyet. Az értesítésből látszik, hogy követed.
in-direct-messages = Privát üzenetben kérem
in-its-channel = A csatornában kérem
if-refused = Ha nem küldhetek neked privát üzenetet, a csatornában értesítelek.
no-longer = Már nem követed: { $title }.
never-did = Nem követed: { $title }.

line = { $title } · { $link }
asked-now = Következik: { $names }
for-followers = Követőknek: { $people }
over-for-followers = Követőknek: { $people }. A játék véget ért, a végső tábla feljebb látható.
more = és még { $count }
