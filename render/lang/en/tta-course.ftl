### The course of Through the Ages: short lessons for somebody who has never played.

## title(lesson): what a lesson is called, 40 characters at most

title-win = How you win
title-row = Your turn: the card row
title-build = Your turn: workers
title-signs = Read the picture: corruption
title-happy = Happy faces and food
title-attack = Strength: attack and defend
title-opening = Your first three turns
title-end = The last turn

## about(lesson): what has to be known for it

about-win =
    You lead a civilization from antiquity to the modern age. When the game ends, **the player with the most culture wins**. Culture comes in three ways:
    - **In each turn.** In the picture your culture has a small number next to it, such as +2. You gain that many at the end of each of your turns. Wonders, temples, theaters, libraries and some leaders add to it.
    - **At once**, from events that you prepare, some cards, and wonders of age III.
    - **At the end**, from the events of age III that have not happened yet.

    What adds culture in each turn is worth more the earlier you have it. But first you need mines, farms and science to pay for it.
    Here a wonder of yours lacks one stage. Complete it.
about-row =
    You spend **civil actions**, the white circles. One of the things that they buy is cards from the **row**. The number in the circle to the left of a group says how many actions each of its cards costs: 1, 2 or 3. In later turns the cards on the left leave, and the others become cheaper. So take what you need, and leave what is still dear.
    - **Leaders** and **technologies** go to your hand. To play one costs a civil action again, and a technology also costs science.
    - **Wonders** are built stage by stage. You can build one at a time.
    - **Action cards** help once, from your next turn on.

    You may take one leader of each age. In your first turn you can only take cards. The second player has two civil actions for that.
about-build =
    Everything is done by **workers**. Each worker on a farm makes food in each turn, each worker on a mine makes resources. Others make science, culture or strength.
    - **Build** puts an unused worker on one of your cards. It costs a civil action and resources. Units cost a military action instead.
    - **Increase population** brings you a new unused worker. It costs a civil action and food.

    You begin with two farms (Agriculture), two mines (Bronze) and one unused worker. Resources are what you will lack first, so most players build a third mine in their second turn, and replace the worker at once.
about-signs =
    The framed part below the card row is your civilization. The wheat is food, the box resources: first what you have, then what a turn brings, then, in red, what is lost. Each technology follows with its workers (yellow) and what one more would cost. Below are your unused workers, the price of a new one, and two banks: yellow tokens, and **blue tokens** in a square.
    A blue token is what food and resources are stored on. If you store much, the blue bank runs low, and at the end of your turn you lose resources to **corruption**: 2 with ten tokens or fewer, 4 with five or fewer, 6 with none.
    What you spend returns to the bank. A stage of a wonder keeps one token until the wonder is complete.
    Here you would lose resources at the end of this turn.
about-happy =
    A growing people wants more. Each new worker leaves the yellow bank, and the emptier that is,
    - the more **food** your people eat at the end of each turn. Each food that is missing costs you 4 culture.
    - the more **happy faces** you need. The picture shows how many you have and how many you need, such as 0/1.

    Each face that you lack makes one worker **discontent**. With more discontent than unused workers there is an **uprising** at the end of your turn: no food, no resources, no science, no culture.
    Faces come from temples, arenas, theaters, some wonders and leaders. A worker on Religion, your first temple, gives one, and 1 culture in each turn.
about-attack =
    Crossed swords are your **strength**: units, tactics, some leaders, wonders and technologies. Before their actions, players may do one political action: prepare an event, offer a pact, declare a war, or play an **aggression** against a weaker rival.
    An aggression costs military actions. The player under attack may use military cards:
    - a **bonus card** adds its defense value,
    - **any other** military card adds 1, if you discard it face down.

    They may use as many cards as they have military actions, spent ones included. **If they come level with the attack, it fails.** The same helps you when you are attacked. If your cards are too few, use none and keep them.
    Here the rival is weaker than you, and you have an aggression.
about-opening =
    A good beginning looks like this:
    - **Turn 1:** take a leader while that is cheap, and a card that helps you build.
    - **Turn 2:** build a mine and increase population. With the other actions play your leader or take a wonder or a technology.
    - **Turn 3:** build again: a fourth mine, or a second lab for science. Increase population if you have the food.

    From turn 2 on each turn begins with the political action. Without an event in your hand, skip it. Military actions that you leave unused draw military cards at the end of the turn, so you will have one soon.
about-end =
    It is the last round, so this is your last turn. Food, resources, science, cards in your hand and unfinished wonders are worth nothing at the end, so turn all you can into culture:
    - When the turn ends, you gain the culture of a turn once more. So each +1 still counts once.
    - Wonders of age III score when you complete them, and some cards bring culture at once.
    - The events of age III that are left score at the end. You know those that you have prepared: what do they count?

    Look at what each choice brings, and compare.

## goal(lesson): what is to be reached
## $need (int)

goal-win = Gain { $need } more culture in each turn, from this turn on.
goal-row = Take a leader from the card row.
goal-build = Build a mine and increase your population in this turn.
goal-signs = Spend so that you lose nothing to corruption.
goal-happy = Have no discontent worker any more.
goal-attack = Play an aggression against your rival.
goal-opening = After three turns have { $need } mines and a leader in play.
goal-end = Make this turn bring { $need } culture more than if you ended it now.

## done(lesson): what you have learned

done-win = What you have completed brings culture at the end of each turn, for the rest of the game.
done-row = The leader is in your hand. Play it in your next turn: its help lasts until the age after its own ends, or until another leader replaces it.
done-build = One mine more in each turn, and a worker for the next building. That pays for all that follows.
done-signs = Nothing is lost. Look at the red number before you end a turn. Later, better mines store more on each token, and some technologies bring you more tokens.
done-happy = All are content. Before you increase population, look at both numbers next to the smiling face.
done-attack = You have attacked. If the rival cannot come level with cards, you get what the card says. So keep some military cards yourself, and do not fall far below the others in strength.
done-opening = A good start. From now on ask in each turn: what do I lack most, resources, food, science, happy faces or strength? Build that first, then culture.
done-end = Each civilization counts its culture when the last turn is over. Now you know how a game of Through the Ages goes.

## missed(code): what went wrong, and what to do instead
## $count (int): so many there are
## $need (int): so many there should be

missed-little_culture = You have { $count } of { $need } more culture in each turn. The last stage of your wonder brings it. Build it while you have the resources.
missed-no_leader_taken = You have taken no leader. Look in the row for the sign of a person, in the group that costs 1 or 2.
missed-no_mine = You have built no mine. Build Bronze, for 2 resources, before you spend them on something else.
missed-no_worker = Your mine is built, but you have no new worker. Increase population too, while you have the food.
missed-corruption = Corruption stays at { $count }. Build something that costs many resources, so that their blue tokens return to the bank.
missed-discontent = You still have { $count } discontent. Put the unused worker on Religion: a temple gives a happy face.
missed-no_aggression = Your political action is over, and you have not attacked. Look for the aggression in your choices before your other actions begin.
missed-few_mines = You have { $count } of { $need } mines. Build one in your second turn: you have an unused worker and 2 resources then.
missed-no_leader = You have your mines, but no leader in play. Take one in your first turn and play it in the second or third.
missed-little_at_end = The turn has brought less than { $need } culture more. Before you end it, look for everything that brings culture at once or adds to the culture of a turn.
