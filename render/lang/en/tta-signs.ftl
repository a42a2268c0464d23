### Through the Ages: what the signs on the pictures mean. Kinds of cards stand in tta.ftl.

## group(group): signs that belong together

group-counted = What is counted
group-tokens = Actions, workers and tokens
group-buildings = Technologies with workers
group-civil = Other civil cards
group-military = Military cards
group-backs = Backs of cards
group-marks = Marks
group-players = Players

## sign(sign): what one sign means, without what has a name of its own

sign-food = Food
sign-resources = Resources
sign-science = Science
sign-culture = Culture
sign-strength = Strength
sign-happiness = Happy faces
sign-discontent = Discontent workers
sign-colonization = Bonus for colonizing
sign-defense = Bonus for defending
sign-hand = Cards in hand
sign-civil = Civil action
sign-civil-spent = Spent civil action, or an empty place
sign-shield = Military action
sign-shield-spent = Spent military action
sign-worker = Worker without work
sign-yellow = Workers on a card
sign-blue = Blue tokens: food or resources on a card
sign-stage = Stage of a wonder that is built
sign-price = Science that it takes
sign-civil-back = Civil card
sign-military-back = Military
sign-event-back = Event
sign-right = Gives, goes to, or attacks
sign-left = Is attacked by
sign-ruin = Wonder in ruins
sign-given-up = Given up
sign-limit = End of the track
sign-start = Began the game
sign-turn = Whose turn it is
sign-star = Has won
sign-leaving = Leaves next turn
sign-no-politics = No politics next turn
sign-attacker = The sign behind it alone may attack
sign-new = Yellow: new or changed
sign-doubt = Wording in doubt
