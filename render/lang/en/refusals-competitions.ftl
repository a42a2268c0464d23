### Refusals about seasons and tournaments. The ids are the codes of errors, as in refusals.ftl.

no-such-competition = That season or tournament is no longer there.
competition-over = It is over, or it was called off.
competition-begun = It has already started.
competition-there = This server already has one of these for this game. End it first: use `/server season` without options.
competition-starts-soon = The start must be in the future.
# $tables (int)
# $most (int)
competition-needs-tables = So many groups play { $tables } tables, and this server may have { $most } at once. Choose fewer groups.
competition-confirms-later = You have signed up. I ask you again two days before the start.
competition-too-late = It is too late to say that. Sign up, and you wait for a place.
competition-not-in = You do not take part. Press **Sign up** first.
competition-dropped = You dropped out of this one. You can sign up for the next one.
# $most (int)
competition-full = All { $most } places are taken, those on the waiting list too.
competition-after-drop = You dropped out of the last one. Finish another game first, then you can sign up again.
season-needs-options = Please give the options `game`, `size` and `starts`.
