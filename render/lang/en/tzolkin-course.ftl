### The course of Tzolk'in: short lessons for somebody who has never played.

## title(lesson): what a lesson is called, 40 characters at most

title-win = How you win
title-place = Your turn: place workers
title-take = Your turn: take workers back
title-signs = Read the picture
title-food = Feed your workers
title-build = What goods are for
title-opening = Your first three turns
title-end = The last day

## about(lesson): what has to be known for it

about-win =
    You lead a Mayan tribe through 26 days. After day 26 **the player with the most points wins**. Points come from four things:
    - **Temples** pay on day 13 and on day 26. The higher your marker stands, the more.
    - **Crystal skulls** that you leave in Chichen Itza.
    - **Buildings**, some at once, and **monuments** at the end.
    - A little for what is left over: 4 corn make 1 point.

    Nobody can do everything. Choose two of these and do them again and again.
    Here you have a skull, and a worker of yours stands in Chichen Itza. Take that worker back. The skull stays there, and you gain what is shown above the space: points, and a step up on a temple.
about-place =
    In each turn you do one of two things: **place** workers, or **take** workers back. Never both.
    It is your first turn and all your workers are in your hand, so you place. A worker goes on the lowest free space of a gear and costs **as much corn as the number of that space**. The second worker of a turn costs 1 corn more, the third 2 more, and so on. So two or three workers in a turn are cheap, and many are dear.
    A turn goes on until you press **End turn**.
about-take =
    When everybody has played, a day ends: **all gears turn and carry each worker one space farther**. A worker does nothing until you take it back. Then it does what is shown above its space and returns to your hand.
    So waiting costs nothing, and the later spaces are better: Palenque 1 brings 3 corn, Palenque 4 brings 7. If you need something now, a worker can also do a lower action of its gear, for 1 corn per space.
    Yours has come far enough. Take it back.
about-signs =
    Each player has a colour and a shape. Yours is in the box with your name: points, corn, skulls, wood, stone, gold, workers in hand and in all. The bowl says how much corn your workers eat on the next Food Day. It is red if you have too little.
    Each row is a gear, and each circle a space of it. The sign above a space is its action:
    - an ear of **corn**, a **log**, a **stone**, **gold** bars, a **skull**: you get it. At Palenque a small square is a field that still has a tile.
    - **stairs**: a step in a technology. A **house**: construct a building. A **pyramid**: a step up on a temple, or a monument.
    - a **figure with +**: a new worker. **Two arrows**: trade. A **cogwheel**: any action of this gear.

    At a table, **Closer look** shows this list for all signs.
about-food =
    On days 7, 13, 20 and 26 **each of your workers eats 2 corn**, wherever it is. Each one that gets none costs you 3 points. With three workers you need 6 corn by day 7.
    Corn must be sent for in time: a worker on Palenque needs some days to get to a good field. If you have 2 corn or less at the start of a turn, you may **beg**: you have 3 corn then, but go down on a temple.
    It is day 5 and you have too little. You have three turns, that of day 7 included.
about-build =
    Wood, stone and gold come from Yaxchilan. A worker at Tikal spends them:
    - Tikal 2 **constructs a building**, Tikal 4 two of them or a **monument**. Buildings feed workers, lift you on temples or teach technologies. A monument scores at the end for one thing of which you have much.
    - Tikal 1 and 3 advance **technologies**: each level makes all later actions of its kind better.
    - Tikal 5 pays one block for a step on two temples.

    Choose one plan and buy for it. Goods that you never spend win next to nothing.
about-opening =
    In each turn you must place or take back at least one worker. If you place all three at once, you have to take one back in the next turn, before it has come anywhere. So a good beginning looks like this:
    - **Turn 1:** place two workers, while that is cheap. One goes to Palenque, for corn. The other goes where your plan begins: Yaxchilan for goods, Uxmal for a further worker, Tikal for technologies.
    - **Turn 2:** place the third one. The first two travel on meanwhile.
    - **Turn 3:** take back a worker that has come to a good space. Then place it again, and so on.

    Keep some corn. Placing costs corn, and on day 7 your workers want to eat.
about-end =
    It is day 26. When this round is over, your workers eat once more and the temples pay. Then wood, stone and gold become corn, 4 corn make 1 point, a skull is worth 3, and the monuments score. After that nothing counts.
    So what a worker on a gear could still do is lost, unless you take it back now. Look at each of your workers: which action still brings points?

## goal(lesson): what is to be reached
## $need (int)

goal-win = Gain { $need } points in this turn.
goal-place = Place { $need } workers, then end your turn.
goal-take = Gain { $need } corn in this turn.
goal-signs = Find the space with the skull, and take your worker back from there.
goal-food = Get through the Food Day of day 7 without a hungry worker.
goal-build = Construct a building in this turn.
goal-opening = In three turns use the action of a space 2 or higher, and keep { $need } corn.
goal-end = Have the most points when the game ends.

## done(lesson): what the learner has learned

done-win = The skull has brought you points at once. The step on the temple will bring more on a temple day. You win by doing that more often than the others.
done-place = Your workers are on their way. They do nothing yet: when all have played, the gears carry them to better spaces.
done-take = A good harvest. The worker is in your hand again, and you can place it in your next turn.
done-signs = You can read the board. You leave a skull like this one in Chichen Itza, for points.
done-food = Everybody has eaten. On days 7 and 20 the temples then give goods, on days 13 and 26 points. So look ahead to each Food Day: have 2 corn for each worker.
done-build = It is yours for the whole game. Take what serves your plan: a building that feeds workers saves corn on every Food Day.
done-opening = A good start. From now on repeat: place cheaply, wait, take back what has become good, and have corn on each Food Day.
done-end = You have won! You know how a game of Tzolk'in goes.

## missed(code): what went wrong, and what to do instead
## $count (int): so many there are
## $need (int): so many there should be

missed-few_points = Your turn brought { $count } of { $need } points. The skull in your hand brings them: take the worker back from Chichen Itza, for the action of its own space.
missed-few_placed = Only { $count } of { $need } workers stand on the gears. A worker in your hand does nothing for you, and the first three of a turn are cheap. Place them on different gears, where space 0 is free.
missed-little_corn = Your turn brought { $count } of { $need } corn. Take back the worker that stands farthest on Palenque, for the action of its own space. A lower action brings less, and going back costs corn.
missed-no_skull = You have no skull from this turn. Look for the sign of the skull in the row of Yaxchilan, and take back the worker below it.
missed-hungry = You lost { $count } points because workers were hungry. Take a worker back from Palenque before the Food Day, and spend no corn on placing until everybody can eat.
missed-nothing_built = You have not constructed anything. Take back the worker on Tikal below the house, and choose a building that you can pay.
missed-too_early = No worker has used a space from { $need } on. Place two workers in your first turn and one in your second, so that the first two can travel. In your third turn take one back, for the action of its own space.
missed-corn_spent = You have { $count } corn left, and { $need } would be safe: with less you may have to beg. The third worker of a turn costs 2 corn more, so place two in the first turn and one in the second.
missed-not_first = You have { $count } points, and the winner has { $need }. Take back every worker that still brings points, the best first. Corn and blocks count only in heaps of four corn.
