"""What differs between two views of Belfort, by the names of the spots on the pictures."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.goods import GOODS, WORKERS
from engine.games.belfort.view import BelfortView, PlankView, PlayerView
from render.board.belfort.words import leader, members


def changed(before: BelfortView, after: BelfortView) -> frozenset[str]:
    """The names of all spots that look otherwise."""
    found = {"month"} if before.round != after.round else set()
    if before.gnomes != after.gnomes:
        found.add("gnomes")
    for was, now in zip(before.symbols, after.symbols, strict=True):
        if was.owner != now.owner:
            found.add(now.id)
    found |= _districts(before, after)
    found |= _planks("desk", before.desk, after.desk) | _planks("camp", before.camp, after.camp)
    for plank, old in zip(after.guilds, before.guilds, strict=True):
        if _stands(plank) != _stands(old):
            found.add(f"guild.{plank.id.removeprefix('guild_')}")
    found |= _areas(before, after) | _crests(before, after)
    for n, card in enumerate(after.display):
        if before.display[n : n + 1] != (card,):
            found.add(f"display.{n}")
    for then, player in zip(before.players, after.players, strict=True):
        found |= _player(then, player)
    return frozenset(found)


def _areas(before: BelfortView, after: BelfortView) -> set[str]:
    return {
        f"{area.id}.{seat}"
        for area, was in zip(after.areas, before.areas, strict=True)
        for seat, there in enumerate(area.workers)
        if there != was.workers[seat]
    }


def _crests(before: BelfortView, after: BelfortView) -> set[str]:
    found: set[str] = set()
    for was, now in zip(before.players, after.players, strict=True):
        if was.crest != now.crest:
            found.add(f"{now.seat}.crest")
            if now.seat in after.order:
                found.add(f"order.{after.order.index(now.seat)}")
    return found


def _districts(before: BelfortView, after: BelfortView) -> set[str]:
    """Guilds that have another owner, and districts that somebody else leads."""
    found: set[str] = set()
    for was, now in zip(before.districts, after.districts, strict=True):
        if was.owner != now.owner:
            found.add(f"guild_{now.id}")
        first = leader(after, now.markers)
        if first is not None and first != leader(before, was.markers):
            found.add(f"{now.id}.{first}")
    for earlier, row in zip(before.majorities, after.majorities, strict=True):
        for i, member in enumerate(members(after)[: len(row.counts)]):
            if row.counts[i] != earlier.counts[i]:
                found.add(f"{row.piece}.{member}")
    return found


def _stands(plank: PlankView) -> tuple[object, ...]:
    return plank.seat, plank.worker, plank.dwarf


def _planks(key: str, before: Sequence[PlankView], after: Sequence[PlankView]) -> set[str]:
    pairs = zip(before, after, strict=True)
    return {f"{key}.{i}" for i, (was, now) in enumerate(pairs) if _stands(was) != _stands(now)}


def _player(was: PlayerView, now: PlayerView) -> set[str]:
    seat = now.seat
    parts: dict[str, tuple[object, object]] = {
        "points": (was.score, now.score),
        "gnomes": (was.gnomes, now.gnomes),
        "hand": (was.hand, now.hand),
        "income": ((was.income, was.tax), (now.income, now.tax)),
        **{good: (was.goods.of(good), now.goods.of(good)) for good in GOODS},
        **{sort: (_of(was, sort), _of(now, sort)) for sort in WORKERS},
    }
    found = {f"{seat}.{part}" for part, (old, new) in parts.items() if old != new}
    built = {card.card: card for card in was.built}
    for card in now.built:
        old = built.get(card.card)
        if old is None or (old.gnomes, old.worker) != (card.gnomes, card.worker):
            found.add(f"built.{seat}.{card.card}")
    return found


def _of(player: PlayerView, sort: str) -> tuple[object, ...]:
    return tuple(
        (kind, n)
        for row in (player.workers, player.standing)
        for kind, n in row
        if kind.endswith(sort)
    )
