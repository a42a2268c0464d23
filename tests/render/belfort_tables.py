"""Positions of Belfort to be drawn: of random games, and one in which everything is crowded."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from engine.games.belfort.components import BUILDINGS, CARDS
from engine.games.belfort.goods import Goods
from engine.games.belfort.rules import RULES
from engine.games.belfort.view import BelfortView, BuiltView, PlankView, PlayerView
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
    view = views(seats)[-2]
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
