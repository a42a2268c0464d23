### Seats that change hands: the invitation, the private question, getting up.

a-computer = a computer
former-player = a former player

## The invitation

# $title: of the table
# $seat (int)
head = { $title } · seat { $seat }
# $by: who invites
# $old: who sits there
wants-computer = { $by } wants a computer to take over from { $old }.
# $by: who invites
# $new: who is invited
# $old: who sits there
invites = { $by } invites { $new } to take over from { $old }.
will-see-hand = The new player will see this seat's hand and everything it has been shown.
will-see-shown = The new player will see everything this seat has been shown.
# $who
# $when: a moment
may-accept = { $who } can accept until { $when }.
# $who
# $when: a moment
may-keep = { $who } can keep the seat at least until { $when }.
# $when: a moment
# $old: who sits there
computer-takes = A computer takes the seat { $when }, unless { $old } keeps it.
# $new: who has accepted
# $when: a moment
# $old: who sits there
accepted-takes = { $new } has accepted and takes the seat { $when }, unless { $old } keeps it.

## What became of it

done-computer = **Done.** A computer has taken over.
# $who
done-sees-hand = **Done.** { $who } has taken over. They see this seat's hand and everything it has been shown.
# $who
done-sees-shown = **Done.** { $who } has taken over. They see everything this seat has been shown.
# $who
declined = **Declined** by { $who }.
# $who
kept = { $who } **keeps the seat**.
withdrawn = **Withdrawn.**
# $who
lapsed = **Expired:** { $who } did not accept in time.
seat-has-changed = **Expired:** the seat has changed.

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
wants-computer-for-you = { $old }: { $by } wants a computer to take over your seat.
# $old: who sits there
# $by: who asks
# $new: who is invited
wants-to-give-hand = { $old }: { $by } wants to give your seat to { $new }. { $new } would see your hand and everything your seat has been shown.
# $old: who sits there
# $by: who asks
# $new: who is invited
wants-to-give-shown = { $old }: { $by } wants to give your seat to { $new }. { $new } would see everything your seat has been shown.
# $when: a moment
if-you-do-nothing = If you do nothing, this can happen from { $when } on.

## answer(op): what is told to the one who has answered

answer-takeseat = You have accepted. The seat is yours once nobody can object any more.
answer-noseat = You have declined.
answer-keepseat = You keep your seat.
answer-giveseat = Your seat changes hands once the invitation is accepted.
answer-unseat = You withdrew the invitation.

##

you-play-now = You now play in this seat. /turn shows what is asked.
all-done = Done.

## What is told to the host

# $table (int)
# $seats
now-played-by = Table { $table } is now played by { $seats }.
computer-will-take = A computer will take the seat.
# $who
# $channel
# $when: a moment
is-invited = { $who } is invited in { $channel } and can accept there until { $when }.
# $who
# $when: a moment
is-told = { $who } was told in private and can keep the seat until { $when }.

## Leaving

# $table (int)
you-left = You left table { $table }.
# $title: of the table
leave-title = Leave { $title }?
may-resign = You can **resign** now. The rules say what happens to your pieces then.
may-not-resign = You cannot resign at this moment. `/rules resign` says when you can.
closes = Nobody else plays here in person, so this **closes the table**. The game ends without a result.
closes-rated = Nobody else plays here in person, so this **closes the table**. The game is rated: players who left before you come after you.
close-the-table = Close the table
computer-can-play = **A computer can play on** in your place. Only the host can invite you back. Your orders, your plans and any unfinished turn are deleted.
computer-plays-for-good = **A computer can play on** in your place. You cannot take the seat back. Your orders, your plans and any unfinished turn are deleted.
can-ask-to-close = This game is rated. It can also be **closed without a result**, if everybody agrees.
let-computer-play = Let a computer play on
resign = Resign
stay = No, stay
# $table (int)
left-computer-plays = You have left table { $table }. A computer plays on in your place.
# $table (int)
left-closed = You have left table { $table }. It is closed, because nobody else played there.

## Notices and lines of the log

# $new
# $old
now-plays = **{ $new }** now plays instead of **{ $old }**.
# $new
# $old
now-plays-sees-hand = **{ $new }** now plays instead of **{ $old }**. They see this seat's hand and everything it has been shown.
# $new
# $old
now-plays-sees-shown = **{ $new }** now plays instead of **{ $old }**. They see everything this seat has been shown.
# $new
# $old
takes-over = { $new } takes over from { $old }.
# $new
# $old
takes-over-sees-hand = { $new } takes over from { $old }. They see this seat's hand and everything it has been shown.
# $new
# $old
takes-over-sees-shown = { $new } takes over from { $old }. They see everything this seat has been shown.
