### What the managers of a server decide about its tables.

rules-heading = Tables of this server
rules-about = These rules hold for tables that are opened from now on. They do not bind managers of the server.
who = **Who may open tables**

## who-choice(who): who may open tables

who-choice-all = Everybody
who-choice-role = Members with a role
who-choice-managers = Managers of this server

##

choose-role = Which role?
role-missing = Choose a role. Until then everybody may open tables.
where = **Where tables may be opened**
    -# with the threads of these channels; choose none for all channels
choose-channels = All channels
most = **Open tables for each person**
no-most = As many as the bot allows
# $count (int)
most-choice = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}

## Bars

# $who: as a mention
# $when: a moment
barred-until = { $who } cannot join or open tables of this server until { $when }.
# $who: as a mention
barred = { $who } cannot join or open tables of this server.
seats-stay = Tables where they sit already are not touched: use /host replace, or /host close.
bars-heading = People who cannot join tables of this server
bars-none = Everybody can join tables of this server. `/server bar player:` keeps somebody out.
# $who: as a mention
# $by: as a mention
# $when: a moment
bar-line-until = { $who } · by { $by } · until { $when }
# $who: as a mention
# $by: as a mention
bar-line = { $who } · by { $by } · no end
bar-forgotten = Somebody who had their data removed
choose-lift = Let somebody join again ...
# $who
lifted = { $who } can join tables of this server again.
bots-do-not-play = That is a bot. Bots do not play.
