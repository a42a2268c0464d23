### Through the Ages: what the signs on the pictures mean. Kinds of cards are in tta.ftl.

## group(group): signs that belong together

group-counted = Goods and ratings
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
sign-civil-spent = Spent civil action, or an empty space
sign-shield = Military action
sign-shield-spent = Spent military action
sign-worker = Unused worker
sign-yellow = Workers on a card
sign-blue = Blue tokens: food or resources on a card
sign-stage = Built stage of a wonder
sign-price = Science cost
sign-civil-back = Civil card
sign-military-back = Military
sign-event-back = Event
sign-right = Gives, goes to, or attacks
sign-left = Is attacked by
sign-ruin = Wonder in ruins
sign-given-up = Given up
sign-limit = End of the track
sign-start = Start player
sign-turn = Whose turn it is
sign-star = Winner
sign-leaving = Leaves next turn
sign-no-politics = No politics next turn
sign-attacker = Only the player after it may attack
sign-new = Yellow: new or changed
sign-doubt = Uncertain wording
