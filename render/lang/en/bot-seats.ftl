### Seats that change hands: the invitation, the private question, getting up.

a-computer = a computer
former-player = a former player

## The invitation

# $title: of the table
# $seat (int)
head = { $title } · seat { $seat }
# $by: who invites
# $old: who sits there
wants-computer = { $by } wants a computer to play on for { $old }.
# $by: who invites
# $new: who is invited
# $old: who sits there
invites = { $by } invites { $new } to play on for { $old }.
will-see-hand = Whoever takes the seat sees the hand of that seat and all that was shown to it.
will-see-shown = Whoever takes the seat sees all that was shown to that seat.
# $who
# $when: a moment
may-accept = { $who } may accept until { $when }.
# $who
# $when: a moment
may-keep = { $who } may keep the seat, until { $when } at least.
# $when: a moment
# $old: who sits there
computer-takes = A computer takes the seat { $when }, unless { $old } keeps it.
# $new: who has accepted
# $when: a moment
# $old: who sits there
accepted-takes = { $new } has accepted and takes the seat { $when }, unless { $old } keeps it.

## What became of it

done-computer = **Done.** A computer plays on.
# $who
done-sees-hand = **Done.** { $who } plays on and sees the hand of that seat and all that was shown to it.
# $who
done-sees-shown = **Done.** { $who } plays on and sees all that was shown to that seat.
# $who
declined = **Declined** by { $who }.
# $who
kept = { $who } **keeps the seat**.
withdrawn = **Withdrawn.**
# $who
lapsed = **Over:** { $who } has not accepted in time.
seat-has-changed = **Over:** the seat is not what it was.

## Buttons

accept = Accept
decline = Decline
keep-my-seat = Keep my seat
let-it-go = Let it go

## The private question

# $title: of the table
# $link
asked-head = { $title } · [the table]({ $link })
# $old: who sits there
# $by: who asks
wants-computer-for-you = { $old }: { $by } wants to let a computer play on for you.
# $old: who sits there
# $by: who asks
# $new: who is invited
wants-to-give-hand = { $old }: { $by } wants to give your seat to { $new }, who then sees the hand of that seat and all that was shown to it.
# $old: who sits there
# $by: who asks
# $new: who is invited
wants-to-give-shown = { $old }: { $by } wants to give your seat to { $new }, who then sees all that was shown to that seat.
# $when: a moment
if-you-do-nothing = If you do nothing, that may happen from { $when } on.

## answer(op): what is told to the one who has answered

answer-takeseat = You have accepted; the seat is yours as soon as nobody may object any more.
answer-noseat = You have declined.
answer-keepseat = You keep your seat.
answer-giveseat = Your seat changes hands as soon as the invitation is accepted.
answer-unseat = The invitation is withdrawn.

##

you-play-now = You play in this seat now; /turn shows what is asked.
all-done = Done.

## What is told to the host

# $table (int)
# $seats
now-played-by = Table { $table } is now played by { $seats }.
computer-will-take = A computer will take the seat.
# $who
# $channel
# $when: a moment
is-invited = { $who } is invited in { $channel } and may accept there until { $when }.
# $who
# $when: a moment
is-told = { $who } is told in private and may keep the seat until { $when }.

## Leaving

# $table (int)
you-left = You left table { $table }.
# $title: of the table
leave-title = Leave { $title }?
may-resign = You can **resign** now: then the rules say what becomes of your side.
may-not-resign = You cannot resign at this moment; `/rules resign` tells when.
closes = Nobody else plays here in person, so the table would be **closed**: the game ends without a result.
close-the-table = Close the table
computer-can-play = **A computer can play on** in your place, from now on. Only the host can invite you back then. Your turn, if you have begun one, your orders and plans are thrown away.
let-computer-play = Let a computer play on
resign = Resign
stay = No, stay
# $table (int)
left-computer-plays = You have left table { $table }; a computer plays on in your place.
# $table (int)
left-closed = You have left table { $table }. It is closed: nobody else played there.

## Notices and lines of the log

# $new
# $old
now-plays = **{ $new }** now plays instead of **{ $old }**.
# $new
# $old
now-plays-sees-hand = **{ $new }** now plays instead of **{ $old }** and sees the hand of that seat and all that was shown to it.
# $new
# $old
now-plays-sees-shown = **{ $new }** now plays instead of **{ $old }** and sees all that was shown to that seat.
# $new
# $old
takes-over = { $new } takes over from { $old }.
# $new
# $old
takes-over-sees-hand = { $new } takes over from { $old } and sees the hand of that seat and all that was shown to it.
# $new
# $old
takes-over-sees-shown = { $new } takes over from { $old } and sees all that was shown to that seat.
