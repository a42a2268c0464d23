"""What differs between two views of Belfort, by the names of the spots on the pictures."""

from __future__ import annotations

from engine.games.belfort.goods import GOODS
from engine.games.belfort.view import BelfortView, PlayerView
from render.board.belfort.words import owners


def changed(before: BelfortView, after: BelfortView) -> frozenset[str]:
    """The names of all spots that look otherwise for a reason: a marker, a worker, a card, a
    number. Points if scored now change with every marker and are no change of their own."""
    found = {
        new.id
        for old, new in zip(before.symbols, after.symbols, strict=True)
        if old.owner != new.owner
    }
    found |= _planks(before, after) | _areas(before, after) | _majorities(before, after)
    for place, (card, was_card) in enumerate(zip(after.display, before.display, strict=False)):
        if card != was_card:
            found.add(f"display.{place}")
    if before.round != after.round:
        found.add("round")
    if before.gnomes != after.gnomes:
        found.add("gnomes")
    for old_player, new_player in zip(before.players, after.players, strict=True):
        found |= _player(old_player, new_player)
    return frozenset(found)


def _planks(before: BelfortView, after: BelfortView) -> set[str]:
    """Workers that came or went, on guilds, at the Recruiter's Desk and the King's Camp."""
    found: set[str] = set()
    for was, now in zip(before.guilds, after.guilds, strict=True):
        if (was.seat, was.worker, was.dwarf) != (now.seat, now.worker, now.dwarf):
            found.add(now.id)
    for where, planks, earlier in (
        ("desk", after.desk, before.desk),
        ("camp", after.camp, before.camp),
    ):
        for i, (now, was) in enumerate(zip(planks, earlier, strict=True)):
            if (was.seat, was.worker) != (now.seat, now.worker):
                found.add(f"{where}.{i}")
    return found


def _areas(before: BelfortView, after: BelfortView) -> set[str]:
    """Workers in the resource areas."""
    return {
        f"{area.id}.{seat}"
        for area, then in zip(after.areas, before.areas, strict=True)
        for seat, (there, once) in enumerate(zip(area.workers, then.workers, strict=True))
        if there != once
    }


def _majorities(before: BelfortView, after: BelfortView) -> set[str]:
    """How many elves, dwarves and gnomes everybody has."""
    return {
        f"{other.piece}.{owner}"
        for one, other in zip(before.majorities, after.majorities, strict=True)
        for i, owner in enumerate(owners(after))
        if i < len(other.counts) and one.counts[i] != other.counts[i]
    }


def _player(old: PlayerView, new: PlayerView) -> set[str]:
    seat = new.seat
    parts: dict[str, tuple[object, object]] = {
        "score": (old.score, new.score),
        "gnome": (old.gnomes, new.gnomes),
        "hand": (old.hand, new.hand),
        "elf": (_count(old, "elf"), _count(new, "elf")),
        "dwarf": (_count(old, "dwarf"), _count(new, "dwarf")),
        **{good: (old.goods.of(good), new.goods.of(good)) for good in GOODS},
    }
    found = {f"{seat}.{name}" for name, (was, now) in parts.items() if was != now}
    had = {card.card: (card.gnomes, card.worker) for card in old.built}
    found |= {
        f"{seat}.{card.card}"
        for card in new.built
        if had.get(card.card) != (card.gnomes, card.worker)
    }
    if old.crest != new.crest:
        found.add(f"crest.{seat}")
    return found


def _count(player: PlayerView, sort: str) -> tuple[int, ...]:
    return tuple(n for kind, n in (*player.workers, *player.standing) if kind.endswith(sort))
