"""Records to be drawn: one game, many games, long names, no strength yet."""

from __future__ import annotations

from render.record.facts import (
    Estimate,
    Milestone,
    Places,
    Points,
    Rating,
    RecordFacts,
    Source,
    Usual,
)

_DAY = 86_400.0
COURSE = tuple(Estimate(i * 9 * _DAY, 1320 + i * 15, 1480 + i * 9, 1640 + i * 3) for i in range(14))
FIRSTS = (
    Milestone("first_game", "March 2025"),
    Milestone("first_win", "September 2025"),
    Milestone("most_points", "November 2026", 212),
    Milestone("closest_win", "September 2026", 1),
)
SOURCES = (
    Source("buildings", 61, 66),
    Source("monuments", 30, 41),
    Source("hungry workers", -9, -3),
    Source("temples", 38, 35),
    Source("architecture", 12, 15),
    Source("corn", 3, 1),
    Source("skulls left", 0, 1),
)
MANY = RecordFacts(
    "Ann",
    "Tzolk’in",
    60,
    places=(Places(2, (7, 3)), Places(3, (9, 8, 3)), Places(4, (11, 8, 6, 5))),
    rating=Rating(24, 8, COURSE, "March 2025", "July 2026", (("Good", 1580),)),
    points=(Points(2, 88, 71, 96), Points(3, 76, 69, 101), Points(4, 64, 58, None)),
    sources=SOURCES,
    usual=Usual("12 min", "1 h 40 min", "9 h"),
    firsts=FIRSTS,
)
ONE = RecordFacts(
    "Zsófia Kőműves",
    "Belfort",
    1,
    4,
    places=(Places(4, (0, 1, 0, 0)),),
    rating=Rating(1, 8),
    points=(Points(4, 61, None, None),),
    sources=(Source("districts", 40, None), Source("most elves", 21, None)),
    firsts=(Milestone("first_game", "March 2026"), Milestone("most_points", "March 2026", 61)),
)
LONG = RecordFacts(
    "Wolfeschlegelsteinhausenbergerdorff the Third",
    "Through the Ages, first edition",
    1234,
    5,
    "quarter",
    (
        Places(2, (470, 331)),
        Places(3, (90, 80, 32)),
        Places(4, (110, 80, 60, 53)),
        Places(5, (101, 92, 83, 74, 165)),
    ),
    Rating(124, 8, COURSE, "September 2025", "November 2026", (("Strong", 1690),)),
    tuple(Points(n, 1164, 1158, 1203) for n in (2, 3, 4, 5)),
    (Source("production of all kinds", 161, 166), *SOURCES[1:]),
    Usual("1 d 10 h", "9 h 59 min", "13 d 23 h"),
    FIRSTS,
)
ALL = RecordFacts(
    "漢字漢字漢字",
    "",
    17,
    period="year",
    places=(Places(2, (7, 3)), Places(4, (1, 2, 3, 1))),
    usual=Usual("1 min", "25 min", "6 h"),
    firsts=(
        Milestone("first_game", "March 2025", game="Belfort"),
        Milestone("first_win", "September 2025", game="Through the Ages, first edition"),
    ),
)
QUIET_SERVER = RecordFacts(
    "Bob",
    "Antike Duellum",
    9,
    2,
    places=(Places(2, (5, 4)),),
    rating=Rating(12, 30, of_server=True),
    points=(Points(2, 8, 7, 9),),
)
FIRST_ESTIMATE = RecordFacts(
    "Bob",
    "Antike Duellum",
    9,
    2,
    places=(Places(2, (5, 4)),),
    rating=Rating(9, 8, COURSE[:1], "March 2025", "March 2025"),
)
RECORDS = {
    "many": MANY,
    "one": ONE,
    "long": LONG,
    "all": ALL,
    "quiet": QUIET_SERVER,
    "first": FIRST_ESTIMATE,
}
