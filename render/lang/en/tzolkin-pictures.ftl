### Tzolk'in: the few words on the pictures. Everything must fit its place.

## gear(id): as it is printed

gear-palenque = Palenque
gear-yaxchilan = Yaxchilan
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen_itza = Chichen Itza

## temple(id): as it is printed

temple-chaac = Chaac
temple-quetzalcoatl = Quetzalcoatl
temple-kukulkan = Kukulkan

## track(id)

track-agriculture = Agriculture
track-extraction = Extraction
track-architecture = Architecture
track-theology = Theology

## kind(tile)

kind-farm = Farm
kind-tomb = Tomb
kind-civic = Civic
kind-altar = Altar

##

# $player
to-play = { $player } to play
# $player
wins = { $player } wins
draw = Draw
starting-wealth = Starting wealth
# $age (int)
age = { $age ->
    [1] Age I
   *[other] Age II
}
day-heading = DAY
# $day (int)
# $last (int)
day-of = day { $day } of { $last }
# $day (int)
day = Day { $day }
# $days (int): until the next Food Day
food-in = { $days ->
    [0] today
   *[other] in { $days }
}
# $place (int)
rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
first-player = 1st
# $laid (int)
# $places (int)
skulls-laid = { $laid } of { $places }
# $count (int)
left = { $count } left
buildings = Buildings
monuments = Monuments
# $age (int)
# $count (int): in the deck
deck = { $age ->
    [1] Age I: { $count } left
   *[other] Age II: { $count } left
}

## doing(mode): what the active player may do

doing-open = place or take back
doing-placing = placing workers
doing-taking = taking workers back
doing-wealth = everybody keeps two tiles
doing-over = the game is over

##
