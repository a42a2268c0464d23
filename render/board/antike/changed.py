"""What differs between two views of Antike Duellum, by the names of the spots on the board."""

from __future__ import annotations

from collections import Counter

from engine.games.antike.view import AntikeView, KnowHowView, NationView


def changed(before: AntikeView, after: AntikeView) -> frozenset[str]:
    """Regions by their ids, and everything else by the names the drawing gives it.

    A region counts as changed by its city and its units, not by what defends it from elsewhere.
    """
    found = {
        new.id
        for old, new in zip(before.regions, after.regions, strict=True)
        if (old.owner, old.resource, old.temple, old.wall, old.units)
        != (new.owner, new.resource, new.temple, new.wall, new.units)
    }
    for old, new in zip(before.nations, after.nations, strict=True):
        found |= _nation(old, new)
    for was, now in zip(before.know_how, after.know_how, strict=True):
        for seat in (0, 1):
            if _known(was, seat) != _known(now, seat):
                found.add(f"known-{seat}-{now.id}")
    stacks = {s.kind: s.left for s in before.stacks}
    found |= {f"stack-{s.kind}" for s in after.stacks if stacks.get(s.kind) != s.left}
    fresh = Counter(after.row) - Counter(before.row)
    for i, card in enumerate(after.row):
        if fresh[card]:
            fresh[card] -= 1
            found.add(f"row-{i}")
    tokens = dict(before.bank.tokens)
    found |= {f"bank-{kind}" for kind, left in after.bank.tokens if tokens.get(kind) != left}
    for what in ("coins", "temples", "walls"):
        if getattr(before.bank, what) != getattr(after.bank, what):
            found.add(f"bank-{what}")
    return frozenset(found)


def _known(known: KnowHowView, seat: int) -> object:
    """Whether a seat has it, and was first; else what it costs."""
    return known.by[:1] == (seat,) if seat in known.by else str(known.price)


def _nation(old: NationView, new: NationView) -> set[str]:
    seat = new.seat
    found = {f"track-{seat}-{i}" for i in range(len(old.personages), len(new.personages))}
    parts: dict[str, tuple[object, object]] = {
        f"rondel-{seat}": (old.rondel, new.rondel),
        f"box-{seat}": (old.box, new.box),
        f"supply-{seat}": ((old.supply, old.walls), (new.supply, new.walls)),
        f"hand-{seat}": (sorted(old.hand), sorted(new.hand)),
    }
    for kind in ("marble", "iron", "gold", "coin"):
        parts[f"purse-{seat}-{kind}"] = getattr(old.purse, kind), getattr(new.purse, kind)
    for was, now in zip(old.goals, new.goals, strict=True):
        parts[f"goal-{seat}-{now.kind}"] = was, now
    return found | {name for name, (was, now) in parts.items() if was != now}
