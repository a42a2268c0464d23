### Belfort: why something is not possible, and what to do about it.

# $cost
cost = It costs { $cost }: get what you lack first.
no-guilds-picked = The guilds of this table are to be chosen and nobody has chosen them: choose five in the options, or another set of guilds.
# $guilds
guilds-barred = With two players these guilds cannot be used: { $guilds }. Choose others in the options.
# $building
no-site = No site of this kind is free: { $building }. Build something else.
no-visit = You have no visit to the Trading Post left in this turn: Traders and gnomes on Markets allow more.
hired = You have hired a gnome in this turn already: hire the next one in the next round.
no-gnome = No gnomes are left in the supply: leave the lock empty.
plank-taken = Somebody stands there already: choose another plank.
camp-once = You have a worker at King's Camp already: choose another plank.
dwarf-stands = A neutral dwarf blocks this guild in this round: choose another plank.
# $need (int)
# $have (int)
gold = The plank costs { $need } gold and you have { $have }: choose a cheaper one or pass.
