### Through the Ages: ratings and prices taken apart, and what the end of a turn brings.

## rating(name)
## $number (int)
## $shares: what it is made of

rating-strength = Strength { $number }: { $shares }.
rating-culture = Culture { $number }: { $shares }.
rating-science = Science { $number }: { $shares }.
rating-happiness = Happiness { $number }: { $shares }.

##

# $food
# $tokens
eaten = Consumption { $food }, with { $tokens } in the bank.
# $resources
# $tokens
corrupted = Corruption { $resources }, with { $tokens } in the bank.

# $workers
uprising = If you end your turn now: an uprising and no production ({ $workers }).
# $gains
gains = If you end your turn now: { $gains }.

## gain(good): what the end of the turn brings
## $made: with its sign
## $lost: with its sign

gain-science = science { $made }
gain-culture = culture { $made }
gain-food = food { $made }
gain-resources = resources { $made }
gain-culture_less = culture { $made } (famine { $lost })
gain-food_less = food { $made } (consumption { $lost })
gain-resources_less = resources { $made } (corruption { $lost })

##

# $card
# $culture
ending = After that { $card } scores { $culture }.
# $cards
draw = You draw { $cards }.
# $cards
discard = You must discard { $cards } first.
# $cards
discard-later = That is { $cards } more than you may hold. You discard the rest after politics in your next turn, unless you use it first.

no-population = Population: the yellow bank is empty.
# $food
population = Population: { $food }.
# $food
# $shares
population-of = Population: { $food } ({ $shares }).
# $prices
build = Build, in resources: { $prices }.
# $source
# $target
# $price (int)
# $difference
upgrade = { $source } to { $target } { $price } ({ $difference })
# $prices
upgrades = Upgrade, in resources: { $prices }.
# $wonder
# $count (int): stages
# $prices
stages = { $count ->
    [one] { $wonder }, next stage, in resources: { $prices }.
   *[other] { $wonder }, next stages, in resources: { $prices }.
}
# $prices
develop = Develop, in science: { $prices }.
# $prices
revolution = By revolution, in science: { $prices }.
# $prices
row = Card row, in civil actions: { $prices }.
# $card
# $amount (int)
discount = { $card }: { $amount } less for population, a building or a technology.
# $count (int): of goods
# $goods
purse = { $count ->
    [one] For military units only, there is { $goods } more.
   *[other] For military units only, there are { $goods } more.
}
