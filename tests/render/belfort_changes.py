"""What differs between two views of Belfort, by the places of the pictures."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.belfort.view import BelfortView, PlankView, PlayerView
from tests.render.belfort_facts import GOODS, SORTS, Table

Note = Callable[[str, object, object], None]


def changes(before: BelfortView, after: BelfortView) -> set[str]:
    """What looks otherwise than before, wherever it stands."""
    found: set[str] = set()

    def note(name: str, was: object, now: object) -> None:
        if was != now:
            found.add(name)

    note("month", before.round, after.round)
    note("gnomes", before.gnomes, after.gnomes)
    for i, card in enumerate(after.display):
        note(f"display.{i}", before.display[i] if i < len(before.display) else "", card)
    _city(before, after, note)
    _people(before, after, note)
    for player in after.players:
        _player(before.players[player.seat], player, note)
        if player.seat in after.order:
            place = f"order.{after.order.index(player.seat)}"
            note(place, before.players[player.seat].crest, player.crest)
    return found


def _city(before: BelfortView, after: BelfortView, note: Note) -> None:
    """Markers, and who leads a district that somebody else led."""
    old, new = Table(before, ()), Table(after, ())
    for was, symbol in zip(before.symbols, after.symbols, strict=True):
        note(symbol.id, was.owner, symbol.owner)
    for n, district in enumerate(after.districts):
        note(f"guild_{district.id}", before.districts[n].owner, district.owner)
        first = new.leader(district)
        if first is not None:
            note(f"{district.id}.{first}", old.leader(before.districts[n]), first)
        note(f"guild.{district.id}", _on(before.guilds[n]), _on(after.guilds[n]))


def _people(before: BelfortView, after: BelfortView, note: Note) -> None:
    """Majorities, planks and areas."""
    who = Table(after, ()).who
    for n, row in enumerate(after.majorities):
        for i, count in enumerate(row.counts):
            note(f"{row.piece}.{who[i]}", before.majorities[n].counts[i], count)
    for key in ("desk", "camp"):
        for i, plank in enumerate(getattr(after, key)):
            note(f"{key}.{i}", _on(getattr(before, key)[i]), _on(plank))
    for n, area in enumerate(after.areas):
        for seat, there in enumerate(area.workers):
            note(f"{area.id}.{seat}", before.areas[n].workers[seat], there)


def _on(plank: PlankView) -> object:
    return plank.seat, plank.worker, plank.dwarf


def _player(was: PlayerView, now: PlayerView, note: Note) -> None:
    seat = now.seat
    note(f"{seat}.crest", was.crest, now.crest)
    note(f"{seat}.points", was.score, now.score)
    note(f"{seat}.gnomes", was.gnomes, now.gnomes)
    note(f"{seat}.hand", was.hand, now.hand)
    note(f"{seat}.income", (was.income, was.tax), (now.income, now.tax))
    for good in GOODS:
        note(f"{seat}.{good}", getattr(was.goods, good), getattr(now.goods, good))
    for sort in SORTS:
        note(f"{seat}.{sort}", _of(was, sort), _of(now, sort))
    had = {card.card: (card.gnomes, card.worker) for card in was.built}
    for card in now.built:
        note(f"built.{seat}.{card.card}", had.get(card.card), (card.gnomes, card.worker))


def _of(player: PlayerView, sort: str) -> list[int]:
    rows = (dict(player.workers), dict(player.standing))
    return [row.get(f"{rank}{sort}", 0) for row in rows for rank in ("", "master_")]
