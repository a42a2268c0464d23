### The week's deal: everybody plays the same one alone against the same computers, once.

# $game: its title
heading = The week's deal · { $game }
# $computers (int)
# $when: when the results come
about = Play this deal alone against { $computers ->
    [one] one computer
   *[other] { $computers } computers
}. It is the same for everybody. You have one try, in a private thread of this channel. Results: { $when }.
# $seal: 64 hex digits
sealed = The deal is sealed: `{ $seal }`. I publish its secret with the results.
# $seal: 64 hex digits
was-sealed = The deal was sealed: `{ $seal }`. Its secret is with the results.
play = Play this deal
time-is-over = The time for this deal is over. The results are in this channel.
# $link: where the table is
# $when: when the results come
try-is-open = Your table is ready: { $link }. The game counts if it ends before { $when }.
# $link: where the table is
try-is-there = You are playing this deal already: { $link }.
# $game: its title
# $who: the player
thread = The week's deal · { $game } · { $who }
# $who: a mention of the player
# $game: its title
# $when: when the results come
# $seal: 64 hex digits
begins = { $who }, this is your try at the week's deal: **{ $game }**. Everybody has the same deal and the same computers.
    You can take steps back until something new is revealed, but no further. There are no hints.
    The game counts if it ends before { $when }. Please tell nobody what you see here before the results.
    -# Seal of the deal: `{ $seal }`
# $seal: 64 hex digits
noted = The week's deal is played at this table. Its seal: `{ $seal }`. The results of the week tell its secret.

## The results

# $game: its title
results-heading = The week's deal · { $game } · results
# $rank (int): shared by equals
# $who: a name
# $points (int)
# $place (int): at the player's table
# $seats (int): of that table
scored = **{ $rank }.** { $who } · { $points ->
    [one] one point
   *[other] { $points } points
} · place { $place } of { $seats } at the table
# $rank (int): shared by equals
# $who: a name
# $place (int): at the player's table
# $seats (int): of that table
placed = **{ $rank }.** { $who } · place { $place } of { $seats } at the table
# $rank (int): shared by equals
# $who: a name
row-of = { $rank }. { $who }
# $who: places and names, as a list
also = Then: { $who }.
# $who: names, as a list
unfinished = Not played to the end: { $who }.
# $count (int): names that are left out
more = { $count } more
nobody = Nobody has played this deal.
# $seal: 64 hex digits
# $secret: 64 hex digits
# $week (int): the number of the deal
secret-was = Deal { $week } was sealed as `{ $seal }`. Its secret was `{ $secret }`.

## For managers

settings-heading = The week's deal on this server
none = There is no week's deal on this server. With `/server week channel:` I post one each Monday: people play it alone against computers, and the results come on Sunday.
# $channel
in-channel = Each Monday I post a deal in { $channel }, and the results on Sunday. People play in private threads there.
# $permissions
lacks = Missing permissions: { $permissions }.
remove = No more deals
removed = There are no more deals. If one is under way, its results come on Sunday as announced.
# $server: its name
# $said: what is wrong
told-manager = The week's deal on { $server } needs you. { $said }

## trouble(trouble): what is wrong with its channel

trouble-gone = The channel was deleted. Choose another one with `/server week channel:`.
trouble-barred = I lack permissions in the channel. `/server week` lists them.
trouble-refused = Discord takes no messages from me in the channel. Look at its settings, or choose another one with `/server week channel:`.
