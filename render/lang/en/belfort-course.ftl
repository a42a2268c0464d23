### The course of Belfort: short lessons for somebody who has never played.

## title(lesson): what a lesson is called, 40 characters at most

title-win = How you win
title-place = Placement: send your workers
title-build = Actions: build from your hand
title-gnome = Read the picture: a free lock
title-trade = When a piece is missing
title-opening = Your first two rounds
title-end = The last round

## about(lesson): what has to be known for it

about-win =
    You and the others build one city of five districts, d1 to d5. After seven rounds **the player with the most points wins**. Points come in rounds 3, 5 and 7, each time for the same things:
    - **In each district**, the player with the most markers gets 5 points, the second 3. Each building, Wall and guild of yours puts one marker into its district.
    - **The most elves, the most dwarves and the most gnomes**: 3 points each, and 1 for the second.

    If two have as many, both get only the points of the next place. So one more building counts most where you are level, or where nobody has any yet.
    The first scoring comes with round 3. Build where it will bring you points.
about-place =
    A round begins with **Placement**. In turn, everybody puts one worker on a space of the board or passes. Spaces do something special: King's Camp gives you a better place in the order, the guilds help you in many ways. Most of them cost gold.
    If you **pass**, all workers you have left go for goods, and the most come from there: elves cut **wood** in the Forest, dwarves break **stone** in the Quarry, and an elf with a dwarf digs **metal** in the Mine. Anybody can go to the Gold Mine. The player with most workers in a place gets one more.
    You need wood, stone and metal for nearly every building.
about-build =
    When the goods are there, the **Actions** begin. Each player has one whole turn and does as much as they can pay: build cards from the hand, build Walls and guilds, use workers on spaces, trade, hire a gnome.
    A card shows what it costs. Choose the card and a district for it. Your marker stands there until the end and counts in all scorings that come, so **build early**.
    When you have done enough, **end your Actions**.
about-gnome =
    In the picture of the table each row is a district and each column a kind of building. A coloured marker shows whose it is. Below it stand the players with their elves and dwarves, their goods and points, and the cards that they have built.
    Some buildings have a **lock**. A **gnome** opens it, for 3 gold and once in each turn. Then the building works for you: it brings goods or income, or has a space of its own for a worker. The gnome also counts for the most gnomes.
    At a table, **Closer look** shows the list of all signs.
about-trade =
    At the **trading post** you buy single pieces for gold, and sell what you do not need. Each turn it takes a few pieces only, and metal is dear. It is there for the last piece that a building needs.
    You cannot build anything with what you have now. One piece is missing.
about-opening =
    A good beginning looks like this:
    - **Round 1:** put one or two workers on spaces, and pass with four or five. Get wood, stone and metal, and build your cheapest card.
    - **Round 2:** the Recruiter's Desk gives you one worker more for the rest of the game. Build a second card, in a district where nobody is ahead of you.
    - **Round 3:** it is scored. Look at the rows: where are you level with somebody? Build there.

    Keep a few gold: gnomes cost 3, and taxes grow with your points.
about-end =
    It is the last round, and its scoring is the last one. Goods, cards and gold bring no points after it. So spend all you can on markers in districts where one more makes you first or second, on a Wall or a guild too, and look at who has the most elves, dwarves and gnomes.

## goal(lesson): what is to be reached
## $need (int)

goal-win = Make the next scoring bring you { $need } points more than it would now.
goal-place = Pass so that the round brings you wood, stone and metal.
goal-build = Build one of your cards.
goal-gnome = Find a building of yours with a free lock, and hire a gnome for it.
goal-trade = Build a card although a piece is missing.
goal-opening = After two rounds have { $need } buildings.
goal-end = Have the most points when the game ends.

## done(lesson): what the learner has learned

done-win = That is how you win: a marker in the right district, three scorings long.
done-place = You have all three kinds. In each round ask yourself first: what do I want to build, and what does it need?
done-build = Your first marker stands. It counts in rounds 3, 5 and 7.
done-gnome = The lock is open. From now on the building helps you in each round.
done-trade = A piece for a few gold, and the building stands a round earlier. That is what the trading post is for.
done-opening = A good start. From now on look at the rows before each scoring, and build where one marker more makes you first.
done-end = You have won! You know how a game of Belfort goes.

## missed(code): what went wrong, and what to do instead
## $count (int): so many there are
## $need (int): so many there should be

missed-few_points = The scoring would bring you only { $count } of { $need } points more. Build a card in a district where nobody stands yet, or where you are level with somebody.
missed-kinds = You got { $count } of { $need } kinds of goods. Send an elf to the Forest for wood, a dwarf to the Quarry for stone, and an elf with a dwarf to the Mine for metal.
missed-nothing_built = You have ended your Actions without a building. Look at the cards in your hand and what they cost. If one piece is missing, buy it at the trading post first.
missed-no_gnome = No gnome has come to you. Look in your choices for **Hire gnome**. It costs 3 gold, so do not spend those on other things first.
missed-few_buildings = You have { $count } of { $need } buildings. In each Placement send workers for wood, stone and metal, as your cheapest card needs them, and build it in the Actions.
missed-not_first = You have { $count } points, and the winner has { $need }. Spend all that you have: each marker that makes you first or second in a district brings points now.
