"""What differs between two views of Antike Duellum, by the places of the pictures."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.antike.view import AntikeView, NationView
from tests.render.antike_facts import MONEY

Note = Callable[[str, object, object], None]


def changes(before: AntikeView, after: AntikeView) -> set[str]:
    """What looks otherwise than before, wherever it stands; regions by their ids."""
    found: set[str] = set()

    def note(name: str, was: object, now: object) -> None:
        if was != now:
            found.add(name)

    for was, now in zip(before.regions, after.regions, strict=True):
        for fact in ("owner", "resource", "temple", "wall", "units"):
            note(now.id, getattr(was, fact), getattr(now, fact))
    for seat in (0, 1):
        _nation(before.nations[seat], after.nations[seat], note)
        for n, known in enumerate(after.know_how):
            name, old = f"known-{seat}-{known.id}", before.know_how[n]
            note(name, seat in old.by, seat in known.by)
            note(name, old.by[:1] == (seat,), known.by[:1] == (seat,))
            if seat not in known.by:
                note(name, old.price, known.price)
    for n, stack in enumerate(after.stacks):
        note(f"stack-{stack.kind}", before.stacks[n].left, stack.left)
    for what in ("coins", "temples", "walls"):
        note(f"bank-{what}", getattr(before.bank, what), getattr(after.bank, what))
    for n, (kind, left) in enumerate(after.bank.tokens):
        note(f"bank-{kind}", before.bank.tokens[n][1], left)
    found |= _row(list(before.row), after.row)
    return found


def _row(before: list[str], after: tuple[str, ...]) -> set[str]:
    """Cards that have only moved on are not new: each one that lay there is met once."""
    found = set()
    for card in sorted(set(after)):
        places = [i for i, one in enumerate(after) if one == card]
        fresh = max(0, len(places) - before.count(card))
        found |= {f"row-{i}" for i in places[:fresh]}
    return found


def _nation(was: NationView, now: NationView, note: Note) -> None:
    seat = now.seat
    note(f"rondel-{seat}", was.rondel, now.rondel)
    note(f"box-{seat}", was.box, now.box)
    note(f"supply-{seat}", (was.supply, was.walls), (now.supply, now.walls))
    note(f"hand-{seat}", sorted(was.hand), sorted(now.hand))
    for i in range(len(now.personages)):
        note(f"track-{seat}-{i}", i < len(was.personages), True)
    for kind in MONEY:
        note(f"purse-{seat}-{kind}", getattr(was.purse, kind), getattr(now.purse, kind))
    for n, goal in enumerate(now.goals):
        note(f"goal-{seat}-{goal.kind}", was.goals[n], goal)
