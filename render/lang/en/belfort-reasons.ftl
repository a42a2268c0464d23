### Belfort: why something is not possible, and what to do about it.

# $cost
cost = This costs { $cost }. Get what you lack first.
no-guilds-picked = You want to choose the guilds but have not chosen any. Choose five in the options, or another set.
# $guilds
guilds-barred = Two players cannot use these guilds: { $guilds }. Choose others in the options.
# $building
no-site = No site is free for this building: { $building }. Build something else.
no-visit = You have no visits to the Trading Post left this turn. Traders and gnomes on Markets give more.
hired = You have already hired a gnome this turn. Hire the next one next round.
no-gnome = No gnomes are left in the supply. Leave the lock empty.
plank-taken = This space is taken. Choose another.
camp-once = You already have a worker at King's Camp. Choose another space.
dwarf-stands = A neutral dwarf blocks this guild this round. Choose another space.
# $need (int)
# $have (int)
gold = This space costs { $need } gold, you have { $have }. Choose a cheaper one or pass.
