### What every game can say: the defaults of render/text/base.py.

player = { $number }. játékos
row = { $first }, { $then }
clauses = { $first }; { $then }
labelled = { $label }: { $words }
as-sentence = { $words }.
sign-group = { $title }: { $signs }.
signs = { $page ->
    [1] A jelek jelentése
   *[other] A jelek jelentése, { $page }. rész
}
not-asked = Az asztal erre vár: { $seats }.
not-asked-unknown = Az asztal valaki másra vár.
not-offered = Ez most nem lehetséges. Válassz a felkínált akciók közül.
game-over = Ez a játék véget ért.
number-between = A szám { $low } és { $high } között legyen.
choose-between = Legalább { $low }, legfeljebb { $high } darabot válassz.
choice-will-not-do = Ez a választás nem lehetséges. Válassz újra.
no-such-item = Ezt nem választhatod: { $items }.
unreadable = Nem tudom értelmezni ezt az akciót: { $where }: { $what }
not-possible = Ez nem lehetséges: { $code }.
your-decision = A döntésed: { $kind }.
waiting-for-seat = Várunk: { $who } ({ $kind }).
won = { $count ->
    [0] Senki sem győzött ({ $cause }).
   *[other] { $winners } győzött ({ $cause }).
}
