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
        [one] { $count } step on the temples less
       *[other] { $count } steps on the temples less
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
        [one] { $count } monument less
       *[other] { $count } monuments less
    }
    [better] more from monuments
   *[worse] less from monuments
}
differs-goods = { $way ->
    [better] more in corn and goods
   *[worse] less in corn and goods
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
        [one] { $count } technology level less
       *[other] { $count } technology levels less
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
        [one] { $count } worker less
       *[other] { $count } workers less
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
        [one] { $count } worker to place less
       *[other] { $count } workers to place less
    }
    [better] more workers to place
   *[worse] fewer workers to place
}
differs-gears = { $way ->
    [better] workers on their way to better actions
   *[worse] less to come from workers on the gears
}
differs-buildings = { $way ->
    [more] { $count ->
        [one] +{ $count } building
       *[other] +{ $count } buildings
    }
    [less] { $count ->
        [one] { $count } building less
       *[other] { $count } buildings less
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

why-points = Points decide; many of them come on the last day.
why-temples = Temples give goods on two Food Days and points on the other two, more the higher you are.
why-monuments = A monument counts what you have done most of, once, in the end.
why-goods = Corn pays for placing workers; wood, stone and gold build and advance.
why-food = On each Food Day every worker eats 2 corn; who stays hungry costs you 3 points.
why-technologies = A technology makes every later action of its kind better.
why-workers = More workers do more, and eat more.
why-hand = Only workers in your hand can be placed; take some back in time.
why-gears = A worker on a gear rides one space farther every day: wait, and the action gets better.
why-buildings = Buildings feed workers, advance technologies or lift you on temples.
why-start = The start player places first in the next round.
why-rivals = What the best of the others has counts against you in the end.

## lesson(turn): what a newcomer needs to know, in the order of the first days

lesson-goal = **What it is about:** you lead a Mayan tribe through a calendar of 26 days, and who has most **points** in the end wins. The tiles you choose at first are what you begin with. Then, in each turn, you either place workers on the gears or take some back, never both.
lesson-gears = **The trick:** a worker put on a gear does nothing yet. Every day the gears turn and carry him one space farther, to a better action. When you take him back, you do the action of his space. Placing several workers in one turn costs corn, more for each one.
lesson-food = **Food:** on four Food Days every worker eats 2 corn. Palenque brings corn; see that it is there in time. Whoever has less than 3 corn may beg, which angers a god.
lesson-growth = **What to do with goods:** Tikal builds and advances technologies, Uxmal trades and hires workers, Chichen Itza takes crystal skulls for points and temples. Choose one way and go it again and again.

##
