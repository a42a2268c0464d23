### Antike Duellum: hints, and the first steps of somebody who has never played.

## differs(part): how a part of what a position is worth differs after a plan; with a number or without
## $way (more | less | better | worse)
## $count (int)
## $rival: the strongest of the others

differs-personages = { $way ->
    [more] { $count ->
        [one] +{ $count } personage
       *[other] +{ $count } personages
    }
    [less] { $count ->
        [one] { $count } personage less
       *[other] { $count } personages less
    }
    [better] a personage more when your turn is over
   *[worse] a personage more for your opponent
}
differs-progress = { $way ->
    [better] the next personage comes nearer
   *[worse] a longer way to the next personage
}
differs-cities = { $way ->
    [more] { $count ->
        [one] +{ $count } city
       *[other] +{ $count } cities
    }
    [less] { $count ->
        [one] { $count } city less
       *[other] { $count } cities less
    }
    [better] more cities
   *[worse] fewer cities
}
differs-temples = { $way ->
    [more] { $count ->
        [one] +{ $count } temple
       *[other] +{ $count } temples
    }
    [less] { $count ->
        [one] { $count } temple less
       *[other] { $count } temples less
    }
    [better] more temples
   *[worse] fewer temples
}
differs-walls = { $way ->
    [more] { $count ->
        [one] +{ $count } town wall
       *[other] +{ $count } town walls
    }
    [less] { $count ->
        [one] { $count } town wall less
       *[other] { $count } town walls less
    }
    [better] more town walls
   *[worse] fewer town walls
}
differs-know_how = { $way ->
    [more] { $count ->
        [one] +{ $count } know-how
       *[other] +{ $count } know-how
    }
    [less] { $count ->
        [one] { $count } know-how less
       *[other] { $count } know-how less
    }
    [better] more know-how
   *[worse] less know-how
}
differs-marble = { $way ->
    [more] { $count ->
        [one] +{ $count } marble
       *[other] +{ $count } marble
    }
    [less] { $count ->
        [one] { $count } marble less
       *[other] { $count } marble less
    }
    [better] more marble
   *[worse] less marble
}
differs-iron = { $way ->
    [more] { $count ->
        [one] +{ $count } iron
       *[other] +{ $count } iron
    }
    [less] { $count ->
        [one] { $count } iron less
       *[other] { $count } iron less
    }
    [better] more iron
   *[worse] less iron
}
differs-gold = { $way ->
    [more] { $count ->
        [one] +{ $count } gold
       *[other] +{ $count } gold
    }
    [less] { $count ->
        [one] { $count } gold less
       *[other] { $count } gold less
    }
    [better] more gold
   *[worse] less gold
}
differs-coin = { $way ->
    [more] { $count ->
        [one] +{ $count } coin
       *[other] +{ $count } coins
    }
    [less] { $count ->
        [one] { $count } coin less
       *[other] { $count } coins less
    }
    [better] more coins
   *[worse] fewer coins
}
differs-units = { $way ->
    [more] { $count ->
        [one] +{ $count } unit
       *[other] +{ $count } units
    }
    [less] { $count ->
        [one] { $count } unit less
       *[other] { $count } units less
    }
    [better] more units at hand
   *[worse] fewer units at hand
}
differs-sites = { $way ->
    [better] units where a city can be founded
   *[worse] fewer units where a city can be founded
}
differs-cards = { $way ->
    [more] { $count ->
        [one] +{ $count } event card
       *[other] +{ $count } event cards
    }
    [less] { $count ->
        [one] { $count } event card less
       *[other] { $count } event cards less
    }
    [better] more event cards
   *[worse] fewer event cards
}
differs-attack = { $way ->
    [better] more units within reach of a temple of { $rival }
   *[worse] fewer units within reach of a temple of { $rival }
}
differs-rivals = { $way ->
    [better] less for { $rival }
   *[worse] more for { $rival }
}

## why(part): why that is worth something

why-personages = Personages win: who has the number that is asked for first is the winner.
why-progress = Each kind of personage waits at a number: of cities, of sea regions, of temples, of know-how.
why-cities = Every fifth city wins a king, and each city brings its good in every production.
why-temples = Every third temple wins a citizen, and a city with a temple brings three times as much and is harder to take.
why-walls = A wall makes a city harder to conquer.
why-know_how = Know-how moves units farther, brings more or defends better; who develops one first wins a scholar.
why-marble = Marble builds temples.
why-iron = Iron brings legions and galleys onto the map.
why-gold = Gold pays for know-how and for new units.
why-coin = A coin can stand for any good, and pays for going farther on the rondel.
why-units = Units found cities, hold the sea and defend what you have.
why-sites = A city can be founded where your unit stands, so go there first.
why-cards = An event card is kept until it suits you.
why-attack = Conquering a city with a temple wins a general, and needs all units on the same turn.
why-rivals = There are only two of you: what the other lacks counts for you.

## lesson(turn): what a newcomer needs to know, in the order of the own turns

lesson-goal = **What it is about:** you lead a nation of antiquity. You win **personages** for cities, sea regions, temples and know-how; who is first to have nine of them wins. Begin with a field of the **rondel**, any you like: the field says what your turn does.
lesson-rondel = **What a turn is:** your marker goes clockwise on the rondel, one to three fields for nothing; each field more costs a coin or a good. The field says what you may do: take a good, build temples, bring units onto the map, develop know-how, or move and conquer. After that you may found cities, and then you end your turn.
lesson-cities = **How to grow:** bring units onto the map, move them to places for cities that are still free, and found a city there for a marble, an iron and a gold (a coin can stand for each). More cities bring more goods.
lesson-win = **Go for a kind:** look which personage is nearest (**Closer look** tells what each one asks for), and plan two fields of the rondel ahead.

##
