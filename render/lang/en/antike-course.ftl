### The course of Antike Duellum: short lessons for somebody who has never played.

## title(lesson): what a lesson is called, 40 characters at most

title-win = How you win
title-rondel = Your turn: the rondel
title-signs = Read the map: legions and galleys
title-found = Found a city
title-attack = Conquer a city
title-opening = Your first four turns
title-end = The ninth personage

## about(lesson): what has to be known for it

about-win =
    Two nations of antiquity. **The first with nine personages wins**, and they come by themselves when you have what they ask for:
    - a **king** for every five cities,
    - a **scholar** for each know-how that you are the first to develop,
    - a **general** for each temple that you destroy,
    - a **navigator** for seven sea points, and another one for fourteen,
    - a **citizen** for every three temples.

    A personage is never lost again, even if the city or the temple is. So go for the one that is nearest, and look where the other nation is faster.
    Here one is due in this turn, if you take it.
about-rondel =
    A turn begins on the **rondel**, the wheel of eight fields. Your marker goes clockwise to the field that you choose, and **the field says what you may do**. The next three fields are free, each further one costs a chip or a coin. You cannot stay where you are.
    - MARMOR, FERRUM and AURUM bring marble, iron and gold: 1 for each of your cities of that kind, 3 if it has a temple, and a coin.
    - TEMPLUM builds temples for marble. MILITIA brings units onto the map for iron. SCIENTIA develops know-how and recruits for gold.
    - Both DUELLUM move units and conquer.

    Opposite each field that uses something is the one that brings it. After the field you may found cities. Then you end your turn.
about-signs =
    On the map each region shows its city: the colour is that of its owner, the sign in it what it brings. A column is a temple, a ring of stones a wall.
    A **legion** crosses land borders, a **galley** sea borders, and cities at the coast take both. Units wait in your **box** below the map. MILITIA brings them into your cities for 2 iron each: at most one into each city in a turn, or three where a temple stands.
    At a table, **Closer look** shows the list of all signs.
about-found =
    You may found a city in each turn after your field, wherever a unit of yours stands on a free city site. It costs **1 marble, 1 iron and 1 gold**. A coin can replace each of them. For each neighbouring city with the same resource you pay one coin more, so choose another one.
    More cities bring more of everything, and every five a king.
about-attack =
    A city is taken with DUELLUM: move there, then conquer. You need **as many legions and galleys in its region as it has defence strength**: 1, or 3 with a temple, 1 more for a wall, for each unit of its owner there, and for RES PUBLICA. So many of yours go back into your box, and the city is yours with what it brings.
    Without enough units you cannot attack, so nothing is ever lost by a try. If units of the same kind meet on the way, one of each goes back.
    A temple falls with its city, and that brings you a **general**.
about-opening =
    You begin with three cities, 3 marble, 3 iron and 3 gold. What you lack is units on free city sites. A good beginning looks like this:
    - **Turn 1:** MILITIA. A unit of your box comes onto the map for 2 iron, and 1 iron is left for a city.
    - **Turn 2:** DUELLUM. The unit moves to a free city site, and you found a city there at once.
    - **Turns 3 and 4:** it moves on to the next site. Before or after that, bring in what you have run out of: FERRUM, MARMOR or AURUM.

    The fifth city brings your first king.
about-end =
    The game ends at once when somebody has the ninth personage. You have eight. Look at what each kind still asks for and how far you are: is there one that this turn can bring? Then nothing else counts any more, so spend what you have.

## goal(lesson): what is to be reached
## $need (int)

goal-win = Win a personage in this turn.
goal-rondel = Bring in { $need } chips of one kind.
goal-signs = Bring a galley onto the map in this turn.
goal-found = Found a city in this turn.
goal-attack = Conquer a city of the other nation in this turn.
goal-opening = After four turns have { $need } cities.
goal-end = Win the ninth personage in this turn.

## done(lesson): what the learner has learned

done-win = A personage is yours for good. The other nation has taken an event card for it, so it is helped a little each time you are ahead.
done-rondel = Your chips pay for what comes next. Think two fields ahead: what you bring in now is for the field after the next.
done-signs = Your galley stands on the map. With DUELLUM your units go where you want to found or to conquer.
done-found = A new city. It brings one chip more in its production, three with a temple.
done-attack = The city is yours. Leave a unit or a wall where the other nation could do the same to you.
done-opening = A good start. From now on ask in each turn: which personage is nearest, and which two fields bring it?
done-end = You have won! You know how a game of Antike Duellum goes.

## missed(code): what went wrong, and what to do instead
## $count (int): so many there are
## $need (int): so many there should be

missed-no_personage = No personage has come. Look at what each kind asks for, and go to the field that brings you the last thing.
missed-few_chips = Your turn brought { $count } of { $need } chips of one kind. Go to MARMOR, FERRUM or AURUM, to that of which you have most cities.
missed-no_galley = No galley has come onto the map. Go to MILITIA and deploy one in a city that borders on the sea.
missed-no_city = You have founded no city. You need a unit on a free city site and 1 marble, 1 iron and 1 gold at the end of your field. So do not pay for the rondel with what the city costs.
missed-nothing_conquered = No city has fallen. Go to DUELLUM, finish moving, and conquer where your units are as many as the defence strength of the city.
missed-few_cities = You have { $count } of { $need } cities. Begin with MILITIA, then move the unit to a free city site with DUELLUM and found there. Keep marble, iron and gold for founding.
missed-not_yet_won = You have { $count } of { $need } personages. One of them could be reached in this turn: look at what each kind still asks for.
