### Tzolk'in: hints, and the first steps of somebody who has never played.

## differs(part): how a part of what a position is worth differs after a plan; with a number or without
## $way (more | less | better | worse)
## $count (int)
## $rival: the strongest of the others

differs-points = { $way ->
    [more] { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
    [less] { $count ->
        [one] { $count } point less
       *[other] { $count } points less
    }
    [better] more points
   *[worse] fewer points
}
differs-temples = { $way ->
    [more] { $count ->
        [one] +{ $count } step on the temples
       *[other] +{ $count } steps on the temples
    }
    [less] { $count ->
        [one] { $count } step less on the temples
       *[other] { $count } steps less on the temples
    }
    [better] more from the temples
   *[worse] less from the temples
}
differs-monuments = { $way ->
    [more] { $count ->
        [one] +{ $count } monument
       *[other] +{ $count } monuments
    }
    [less] { $count ->
        [one] { $count } fewer monument
       *[other] { $count } fewer monuments
    }
    [better] more from monuments
   *[worse] less from monuments
}
differs-goods = { $way ->
    [better] more corn and goods
   *[worse] less corn and fewer goods
}
differs-food = { $way ->
    [better] more food for the next Food Day
   *[worse] less food for the next Food Day
}
differs-technologies = { $way ->
    [more] { $count ->
        [one] +{ $count } technology level
       *[other] +{ $count } technology levels
    }
    [less] { $count ->
        [one] { $count } fewer technology level
       *[other] { $count } fewer technology levels
    }
    [better] more technology
   *[worse] less technology
}
differs-workers = { $way ->
    [more] { $count ->
        [one] +{ $count } worker
       *[other] +{ $count } workers
    }
    [less] { $count ->
        [one] { $count } fewer worker
       *[other] { $count } fewer workers
    }
    [better] more workers
   *[worse] fewer workers
}
differs-hand = { $way ->
    [more] { $count ->
        [one] +{ $count } worker to place
       *[other] +{ $count } workers to place
    }
    [less] { $count ->
        [one] { $count } fewer worker to place
       *[other] { $count } fewer workers to place
    }
    [better] more workers to place
   *[worse] fewer workers to place
}
differs-gears = { $way ->
    [better] workers moving towards better actions
   *[worse] less from workers on the gears
}
differs-buildings = { $way ->
    [more] { $count ->
        [one] +{ $count } building
       *[other] +{ $count } buildings
    }
    [less] { $count ->
        [one] { $count } fewer building
       *[other] { $count } fewer buildings
    }
    [better] more from buildings
   *[worse] less from buildings
}
differs-start = { $way ->
    [better] you will be the start player
   *[worse] somebody else will be the start player
}
differs-rivals = { $way ->
    [better] less for the others
   *[worse] more for the others
}

## why(part): why that is worth something

why-points = Points win the game, and many of them come on the last day.
why-temples = Temples give goods on two Food Days and points on the other two. The higher you are, the more you get.
why-monuments = A monument scores once, at the end, for one thing you have many of.
why-goods = Corn pays for placing workers; wood, stone and gold build and advance.
why-food = On each Food Day every worker eats 2 corn. Each hungry worker costs you 3 points.
why-technologies = A technology makes every later action of its kind better.
why-workers = More workers do more, but they also eat more.
why-hand = You can only place workers from your hand, so take some back in time.
why-gears = A worker on a gear moves one space farther every day. If you wait, the action gets better.
why-buildings = Buildings feed workers, advance technologies or lift you on temples.
why-start = The start player places first in the next round.
why-rivals = Only the player with the most points wins, so what your strongest rival gains is your loss.

## lesson(turn): what a newcomer needs to know, in the order of the first days

lesson-goal = **The goal:** lead a Mayan tribe through a calendar of 26 days. The player with the most **points** at the end wins. You begin with what your starting tiles give you. On each turn you either place workers on the gears or take some back, never both.
lesson-gears = **The trick:** a worker on a gear does nothing yet. Every day the gears turn and carry it one space farther, to a better action. Take the worker back to use the action of its space. Placing several workers in one turn costs corn, more for each one.
lesson-food = **Food:** on four Food Days every worker eats 2 corn. Palenque brings corn, so use it in time. With less than 3 corn you may beg, but a god gets angry.
lesson-growth = **What to do with goods:** Tikal builds and advances technologies. Uxmal trades and hires workers. Chichen Itza takes crystal skulls for points and temples. Choose one of them and use it again and again.

##
