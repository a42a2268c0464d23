"""Positions of Belfort to be drawn: of random games, and one in which everything is crowded."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from engine.core.rules import Outcome
from engine.games.belfort.components import BUILDINGS, CARDS
from engine.games.belfort.goods import Goods
from engine.games.belfort.rules import RULES
from engine.games.belfort.view import (
    BelfortView,
    BuiltView,
    DistrictView,
    PlankView,
    PlayerView,
    SymbolView,
)
from engine.selfplay import walk

NAMES = ("Bartholomew the", "Wolfeschlegelst", "MMMMMMMMMMMMMMM", "Ζωή Őőŵ Έλληνας", "Eszter")

LEAST_FIGURES = 38
"""Capitals and figures of this size are as high as the small letters of ordinary type."""


@cache
def views(seats: int) -> tuple[BelfortView, ...]:
    """Some positions of a random game, for its first seat."""
    plies = list(walk(RULES, RULES.options(), seats, 3))
    chosen = (*plies[:: max(1, len(plies) // 6)], plies[-1])
    return tuple(RULES.view(ply.step.state, 0) for ply in chosen)


@cache
def crowded(seats: int = 5) -> BelfortView:
    """Every symbol marked, twelve cards and seven workers each, all planks taken, high scores."""
    return filled(views(seats)[-2])


def filled(view: BelfortView) -> BelfortView:
    """A position made as full as it can be."""
    seats = len(view.players)
    who = [*range(seats), *(-1 - n for n in range(view.neutrals))]
    symbols = tuple(replace(s, owner=who[i % len(who)]) for i, s in enumerate(view.symbols))
    markers = tuple(12 if n == 3 % len(who) else 10 + n % 2 for n in range(len(who)))

    def taken(plank: PlankView, fee: int = 0) -> PlankView:
        return replace(plank, seat=seats - 1, worker="master_dwarf", dwarf=None, fee=fee)

    return replace(
        view,
        round=5,
        phase="placement",
        mover=1,
        players=tuple(_rich(player) for player in view.players),
        symbols=symbols,
        districts=tuple(
            replace(d, markers=markers, points=(5, 3, 1, 3, 5)[:seats], owner=who[n % len(who)])
            for n, d in enumerate(view.districts)
        ),
        majorities=tuple(
            replace(m, counts=(14,) * len(who), points=(3,) * seats) for m in view.majorities
        ),
        desk=tuple(map(taken, view.desk)),
        camp=tuple(map(taken, view.camp)),
        guilds=tuple(taken(plank, 1) for plank in view.guilds),
        areas=tuple(
            replace(a, workers=((("master_elf", 5), ("elf", 2), ("dwarf", 7)),) * seats,
                    goods=(19,) * seats)
            for a in view.areas
        ),
        deck=18,
        discards=("pub",) * 30,
        outcome=None,
    )  # fmt: skip


@cache
def opening(seats: int) -> BelfortView:
    """The table as it is set up. No answer was given, so it does not change with the menus."""
    return RULES.view(RULES.setup(RULES.options(), seats, 3).state, 0)


@cache
def begun(seats: int, gone: int | None = None) -> BelfortView:
    """Some symbols marked, some planks taken, people at work. gone: who has left the table."""
    view = opening(seats)
    symbols = tuple(
        replace(s, owner=i % seats if i % 3 == 0 else None) for i, s in enumerate(view.symbols)
    )
    players = tuple(_busy(player, player.seat == gone) for player in view.players)
    return replace(
        view,
        round=3,
        phase="placement",
        mover=1,
        awaited=((1, "placement"),),
        players=players,
        order=tuple(seat for seat in reversed(range(seats)) if seat != gone),
        symbols=symbols,
        districts=tuple(_held(d, n, symbols, seats) for n, d in enumerate(view.districts)),
        majorities=tuple(
            replace(m, counts=tuple((n + k) % 4 for k in range(len(m.counts))),
                    points=(3, 1, 0, 0, 0)[:seats])
            for n, m in enumerate(view.majorities)
        ),
        desk=(replace(view.desk[0], seat=0, worker="elf"), *view.desk[1:]),
        camp=(replace(view.camp[0], seat=1, worker="master_elf"), *view.camp[1:]),
        guilds=tuple(
            replace(plank, seat=seats - 1, worker="dwarf") if n == 2 else plank
            for n, plank in enumerate(view.guilds)
        ),
        areas=tuple(
            replace(a, workers=tuple(
                (("elf", (n + k) % 3), ("master_dwarf", (n * k) % 2)) for k in range(seats)
            ))
            for n, a in enumerate(view.areas)
        ),
        discards=("pub", "keep"),
        display=("pub", "keep", "inn") if len(view.display) < 3 else view.display,
        deck=21,
        gnomes=5,
    )  # fmt: skip


def _held(
    district: DistrictView, n: int, symbols: tuple[SymbolView, ...], seats: int
) -> DistrictView:
    count = [sum(s.district == district.id and s.owner == seat for s in symbols)
             for seat in range(seats)]  # fmt: skip
    best = max(count)
    return replace(
        district,
        markers=(*count, *[0] * (len(district.markers) - seats)),
        points=tuple(5 if c == best else 3 if c == best - 1 else 0 for c in count),
        owner=n % seats if n % 2 else None,
    )


def _busy(player: PlayerView, gone: bool) -> PlayerView:
    seat = player.seat
    built = tuple(
        BuiltView(card, kind, 0, len(BUILDINGS[kind].locks), True, "elf" if seat else None, False)
        for card, kind in list(CARDS.items())[seat::9][:3]
    )
    return replace(
        player,
        score=7 * seat + 4,
        crest=player.seat + 1,
        built=built,
        goods=Goods(seat, 3 - seat % 3, 2, 4),
        income=seat,
        tax=2,
        hand=3,
        gnomes=1,
        standing=(("elf", 2), ("dwarf", 3), ("master_elf", seat % 2), ("master_dwarf", 0)),
        workers=(("elf", 1), ("dwarf", 0), ("master_elf", seat % 2), ("master_dwarf", 0)),
        chosen=False,
        resigned=gone,
    )


def finished(view: BelfortView) -> BelfortView:
    """The same table after the last scoring; the points decide, whoever has left comes last."""
    left = [p.seat for p in view.players if not p.resigned]
    ranked = sorted(left, key=lambda seat: -view.players[seat].score)
    ranked += [p.seat for p in view.players if p.resigned]
    places = tuple(ranked.index(seat) + 1 for seat in range(len(view.players)))
    return replace(view, phase="scoring", round=view.rounds, next_scoring=None, awaited=(),
                   outcome=Outcome(places, "calendar"))  # fmt: skip


def _rich(player: PlayerView) -> PlayerView:
    built = tuple(
        BuiltView(card, kind, 1, max(1, len(BUILDINGS[kind].locks)), True, "elf", False)
        for card, kind in list(CARDS.items())[::4][:12]
    )
    return replace(
        player,
        score=(0, 49, 50, 50, 163)[player.seat],
        crest=player.seat + 1,
        built=built,
        goods=Goods(12, 13, 14, 25),
        tax=33,
        income=12,
        gnomes=22,
        hand=12,
        cards=(*BUILDINGS, "pub", "keep") if player.cards else (),
        workers=(("elf", 2), ("dwarf", 7), ("master_elf", 5), ("master_dwarf", 0)),
        standing=(("elf", 9), ("dwarf", 7), ("master_elf", 5), ("master_dwarf", 0)),
        passed=True,
        chosen=False,
    )


def is_name(text: str) -> bool:
    """Whether this is the name of a player, which may be of any length."""
    return any(text.rstrip("…") in name for name in NAMES)
