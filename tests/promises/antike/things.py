"""The book of Antike Duellum, and how the things in its sentences are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.core.clone import clone
from engine.games.antike.components import BOX
from engine.games.antike.parts import MONEY, UNITS
from engine.games.antike.rules import RULES
from tests.promises.antike import beginnings as b
from tests.promises.antike.beginnings import Warrior, late, peace, poor, seas, war
from tests.promises.book import Book, Game
from tests.promises.case import Case, Sentence
from tests.promises.common import COMMON


def _war(seed: int, prepared: Any, board: str = "west", **options: Any) -> Game:
    chosen = {"map": board, "variant": seed % 2 == 0, "turn_limit": 6, "auto_fortress": False}
    chosen["draws"] = True
    return Game(2, seed, every=3, options=chosen | options, player=Warrior(), prepared=prepared)


BOOK = Book(
    "antike-duellum",
    ["antike"],
    [
        Game(2, 101, every=9),
        Game(2, 102, every=9, options={"map": "east", "variant": True, "coins": 6}),
        Game(2, 300, wild=25, every=7),
        *(_war(seed, prepared, "east") for seed, prepared in enumerate([war, late, poor], 400)),
        *(_war(seed, prepared) for seed, prepared in enumerate([war, late, poor], 410)),
        *(_war(seed, war, "west" if seed % 2 else "east") for seed in range(420, 423)),
        *(replace(_war(seed, war), wild=12) for seed in (431, 434)),
        _war(440, late, "west", auto_fortress=True),
        replace(_war(443, b.victory, "east", turn_limit=None), every=2),
        *(_war(seed, peace, "west" if seed % 2 else "east") for seed in (450, 451, 452)),
        *(_war(seed, seas, "west" if seed % 2 else "east") for seed in (460, 461)),
        *(
            replace(_war(470, beginning, variant=True, turn_limit=1), every=1)
            for beginning in (b.muster, b.fleet, b.masons, b.march)
        ),
        *(
            replace(_war(seed, b.offered, turn_limit=1), every=1, wild=1)
            for seed in (480, 481, 482, 483)
        ),
    ],
    COMMON,
)

BOOK.codes("antike/good-*", "antike/colour-*", "antike/stack-*", "antike/phase-*")
BOOK.codes("antike-names/card-*", "antike-names/know-how-*", "antike-names/personage-*")
BOOK.codes("antike-names/region-*", "antike-names/nation-*", "antike-names/board-*")

RONDEL = [f.id for f in BOX.rondel]
_NAMES: dict[str, str] = {f.action: f.id for f in BOX.rondel if f.action != "DUELLUM"}
_NAMES |= {
    f"DUELLUM {number}": field
    for number, field in zip(
        ("I", "II"), (f.id for f in BOX.rondel if f.action == "DUELLUM"), strict=True
    )
}


@BOOK.thing("antike/amount-*", "antike/people-*")
def amount(said: Sentence) -> tuple[str, int]:
    """A number of goods, units, walls or personages."""
    return said.code, said.number("count")


@BOOK.thing("antike/nothing", "antike/none")
def nothing(said: Sentence) -> tuple[str, int]:
    return "nothing", 0


def named(said: Sentence, fact: str) -> str | None:
    """A region, card, know-how, field or personage that a fact names: its id."""
    found = names(said, fact)
    assert len(found) < 2
    return found[0] if found else None


def names(said: Sentence, fact: str) -> list[str]:
    """All that a fact names, by their ids."""
    fields = [_NAMES.get(name, f"unknown: {name}") for name in said.words(fact)]
    return [*fields, *(value for value in said.values(fact) if isinstance(value, str))]


def parts(said: Sentence, fact: str) -> list[Any]:
    """What a fact lists with more than a name."""
    return [value for value in said.values(fact) if isinstance(value, tuple)]


@BOOK.thing("antike-cards/marked-name")
def marked_name(said: Sentence) -> tuple[str, str | None]:
    """The name of a reconstructed card."""
    return "marked", named(said, "card")


def marked_card(case: Case, said: Sentence, fact: str) -> str | None:
    """A card that a fact names, with a mark if it is reconstructed and without if it is not."""
    plain = names(said, fact)
    marked = [card for _, card in parts(said, fact)]
    case.same("cards named", 1, len(plain) + len(marked))
    card = next(iter([*plain, *marked]), None)
    case.same("marked as reconstructed", bool(marked), card in case.view.reconstructed)
    return card


def ids(texts: Iterable[str]) -> list[str]:
    return [_NAMES.get(name, f"unknown: {name}") for name in texts]


def goods(parts: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Goods or units that a sentence lists, by kind."""
    total: Counter[str] = Counter()
    for kind, count in parts:
        total[kind] += count
    return {kind: n for kind, n in total.items() if n}


def heap(money: Any) -> dict[str, int]:
    """Goods of the rules, by kind: of a cost or a purse."""
    return {kind: getattr(money, kind) for kind in MONEY if getattr(money, kind)}


def forces(units: Any) -> dict[str, int]:
    """Units of the rules, by kind."""
    return {kind: getattr(units, kind) for kind in UNITS if getattr(units, kind)}


def changed(case: Case, seat: int) -> dict[str, int]:
    """By how much the purse of a seat changes with the answer."""
    had, has = case.state.players[seat].purse, case.after.players[seat].purse
    return {k: has.of(k) - had.of(k) for k in MONEY if has.of(k) != had.of(k)}


def paid(case: Case) -> dict[str, int]:
    """What the answer costs the one who gives it."""
    return {kind: -n for kind, n in changed(case, case.seat or 0).items()}


def turn_over(case: Case) -> tuple[list[Any], Any]:
    """All events up to the end of the turn if nothing else is done in it, and the state there."""
    if "turn over" not in case.notes:
        step, events = case.step, list(case.events)
        for _ in range(99):
            asked = step.decisions[0] if step.decisions else None
            if asked is None or step.state.turn != case.state.turn:
                break
            shut = [m for m in asked.menus if m.verb in ("done", "end_turn")]
            answer = next((shut or list(asked.menus))[0].every())
            step = RULES.apply(step.state, asked.seat, answer, step.decisions)
            events += [news.event for news in step.news]
        case.notes["turn over"] = events, step.state
    found: tuple[list[Any], Any] = case.notes["turn over"]
    return found


def copied(state: Any) -> Any:
    return clone(state)


def answers_to(asked: Any) -> list[Any]:
    """All answers to a question, or all of a menu."""
    return list(asked.every())
