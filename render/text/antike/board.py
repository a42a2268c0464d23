"""The table in words: one line, a short description, and everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.antike.components import BOX, CARDS, KNOW_HOW
from engine.games.antike.maps import MAPS
from engine.games.antike.view import AntikeView, NationView, RegionView
from render.text.antike import words


def who(view: AntikeView, names: Sequence[str], seat: int) -> str:
    """ "Anna (Romans)"."""
    return f"{names[seat]} ({view.nations[seat].name})"


def headline(view: AntikeView, names: Sequence[str]) -> str:
    """Turn, mover and race in one line."""
    race = "–".join(str(n.track) for n in view.nations) + " personages"
    if view.outcome is not None:
        return f"Game over · {race}"
    limit = f" of {view.turn_limit}" if view.turn_limit else ""
    doing = words.PHASES[view.phase]
    return f"Turn {view.turn}{limit} · {who(view, names, view.mover)}: {doing} · {race}"


def full(view: AntikeView, names: Sequence[str]) -> str:
    """The whole table."""
    parts = [headline(view, names)]
    parts += [_nation(view, names, nation) for nation in view.nations]
    parts.append(_common(view))
    return "\n\n".join(parts)


def alt(view: AntikeView, names: Sequence[str]) -> str:
    """What the board picture shows, in a few sentences."""
    lines = [f"Board of Antike Duellum, {MAPS[view.map].title}.", f"{headline(view, names)}."]
    for nation in view.nations:
        lines.append(
            f"{who(view, names, nation.seat)}, {nation.colour}: "
            f"{words.count(nation.track, 'personage')}, {words.count(nation.cities, 'city')}, "
            f"{words.count(nation.temples, 'temple')}; {words.goods(nation.purse)}; "
            f"{_marker(nation)}; on the map {_army(view, nation.seat)}."
        )
    lines.append(f"Open event cards: {words.listed([words.card(c) for c in view.row], 'none')}.")
    return " ".join(lines)


def hand(nation: NationView) -> str:
    """The event cards of a player with what they do."""
    if not nation.hand:
        return "You hold no event cards."
    return "\n".join(f"{CARDS[c].name}: {CARDS[c].text}" for c in nation.hand)


def _marker(nation: NationView, noun: str = "marker") -> str:
    return f"{noun} on {words.field(nation.rondel)}" if nation.rondel else f"{noun} not placed yet"


def _nation(view: AntikeView, names: Sequence[str], nation: NationView) -> str:
    kinds = Counter(p.kind for p in nation.personages)
    won = [words.people(n, kind) for kind, n in kinds.items()]
    known = [KNOW_HOW[k].name for k in nation.know_how]
    goals = [f"{g.kind} at {g.goal} ({g.have} now)" for g in nation.goals if g.goal is not None]
    cards = [f"{n} × {words.card(c)}" if n > 1 else words.card(c) for c, n in _held(nation)]
    lines = [
        f"**{who(view, names, nation.seat)}, {nation.colour}: {nation.track} of {BOX.win_at}**",
        f"Personages: {words.listed(won, 'none')}. Next: {words.listed(goals, 'none')}.",
        f"Purse: {words.goods(nation.purse)}. {_marker(nation, 'Marker')}.",
        f"Know-how: {words.listed(known, 'none')}. Event cards: {words.listed(cards, 'none')}.",
        (
            f"Box: {words.forces(nation.box)}. Supply: {words.forces(nation.supply)}, "
            f"{words.count(nation.walls, 'town wall')}."
        ),
        f"Cities ({nation.cities}): {_cities(view, nation.seat)}.",
    ]
    abroad = _abroad(view, nation.seat)
    if abroad:
        lines.append(f"Units elsewhere: {abroad}.")
    return "\n".join(lines)


def _held(nation: NationView) -> list[tuple[str, int]]:
    return list(Counter(nation.hand).items())


def _cities(view: AntikeView, seat: int) -> str:
    cities = [_city(r, seat) for r in view.regions if r.owner == seat]
    return ", ".join(cities) or "none"


def _city(region: RegionView, seat: int) -> str:
    """ "Roma gold 4 (temple, 1 legion)": the number is the defence strength."""
    marks = [
        *(["temple"] if region.temple else []),
        *(["wall"] if region.wall else []),
        *([words.forces(region.units[seat])] if region.units[seat].total else []),
    ]
    extra = f" ({', '.join(marks)})" if marks else ""
    return f"{words.region(region.id)} {region.resource} {region.defence}{extra}"


def _abroad(view: AntikeView, seat: int) -> str:
    return ", ".join(
        f"{words.region(r.id)} {words.forces(r.units[seat])}"
        for r in view.regions
        if r.owner != seat and r.units[seat].total
    )


def _army(view: AntikeView, seat: int) -> str:
    legions = sum(r.units[seat].legion for r in view.regions)
    galleys = sum(r.units[seat].galley for r in view.regions)
    return f"{words.count(legions, 'legion')} and {words.count(galleys, 'galley')}"


def _common(view: AntikeView) -> str:
    stacks = [words.people(s.left, s.kind) for s in view.stacks]
    tokens = [f"{n} {resource}" for resource, n in view.bank.tokens]
    prices = [_know_how(view, k.id, k.price, k.by) for k in view.know_how]
    free = [
        words.region(r.id)
        for r in view.regions
        if r.owner is None and MAPS[view.map].regions[r.id].is_site
    ]
    return "\n".join(
        [
            f"Know-how: {', '.join(prices)}.",
            (
                f"Open event cards: {words.listed([words.card(c) for c in view.row], 'none')}. "
                f"Pile {view.pile}, used {len(view.discards)}."
            ),
            f"Personages left: {', '.join(stacks)}.",
            (
                f"Bank: {words.count(view.bank.coins, 'coin')}, "
                f"{words.count(view.bank.temples, 'temple')}, city tokens {', '.join(tokens)}."
            ),
            f"Free city sites: {', '.join(free) or 'none'}.",
        ]
    )


def _know_how(view: AntikeView, know_how: str, price: int, by: Sequence[int]) -> str:
    if not by:
        return f"{words.know_how(know_how)} {price} gold"
    owners = " and ".join(view.nations[seat].name for seat in by)
    later = f", then {price} gold" if len(by) == 1 else ""
    return f"{words.know_how(know_how)} ({owners}{later})"
