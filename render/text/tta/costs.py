"""What everything costs a player now, with the parts of every price that is not the printed one."""

from __future__ import annotations

from engine.games.tta.actions import Upgrade
from engine.games.tta.view import CivView, View
from render.text.tta import breakdown, quotes, words


def prices(view: View) -> str:
    """All prices of the viewer (a spectator: of the current player), one kind in a line."""
    civ = words.me(view)
    lines = [
        _population(civ),
        f"Build, in resources: {_listed(civ, 'build', civ.build_prices)}.",
        _upgrades(view, civ),
        _stages(civ),
        _technologies(civ),
        _row(view),
        _purses(view, civ),
    ]
    return "\n".join(line for line in lines if line)


def _listed(civ: CivView, what: str, found: tuple[tuple[str, int], ...]) -> str:
    """ "Bronze 2, Alchemy 5 (Alchemy +6, Masonry −1)"."""
    parts = _parts(civ, what)
    return ", ".join(f"{words.card(c)} {n}{parts.get(c, '')}" for c, n in found)


def _parts(civ: CivView, what: str) -> dict[str, str]:
    """Parts of prices by card."""
    return {p.card: f" ({breakdown.parts(p.lines)})" for p in civ.price_parts if p.what == what}


def _population(civ: CivView) -> str:
    if civ.price is None:
        return "Population: the yellow bank is empty."
    return f"Population: {civ.price} food{_parts(civ, 'population').get('', '')}."


def _upgrades(view: View, civ: CivView) -> str:
    """Upgrades of the workers there are: a difference of two prices, at least 0."""
    found = []
    built = dict(civ.build_prices)
    for source, n in civ.workers:
        old = words.CARDS[source]
        for target, _ in civ.workers if n else ():
            new = words.CARDS[target]
            if new.kind == old.kind and new.level > old.level:
                price = quotes.upgrade(view, Upgrade(source, target))
                sides = f"{built[target]} {words.MINUS} {built[source]}"
                found.append(f"{words.card(source)} to {words.card(target)} {price} ({sides})")
    return f"Upgrade, in resources: {', '.join(found)}." if found else ""


def _stages(civ: CivView) -> str:
    if civ.wonder is None:
        return ""
    left = words.CARDS[civ.wonder].stages[civ.stages :]
    noun = "next stage" if len(left) == 1 else "next stages"
    said = words.listed([str(n) for n in left])
    return f"{words.card(civ.wonder)}, {noun}, in resources: {said}."


def _technologies(civ: CivView) -> str:
    lines = []
    if civ.develop_prices:
        lines.append(f"Develop, in science: {_listed(civ, 'develop', civ.develop_prices)}.")
    if civ.revolution_prices:
        said = _listed(civ, "revolution", civ.revolution_prices)
        lines.append(f"By revolution, in science: {said}.")
    return "\n".join(lines)


def _row(view: View) -> str:
    """The row costs what its spaces do, but for these cards."""
    parts = dict(view.take_parts)
    found = [
        f"{words.card(card)} {view.take_prices[i]} ({breakdown.parts(parts[i])})"
        for i, card in enumerate(view.row)
        if card is not None and i in parts
    ]
    return f"Card row, in civil actions: {', '.join(found)}." if found else ""


def _purses(view: View, civ: CivView) -> str:
    """What helps to pay: an event that is being carried out, what is there in this turn only."""
    found = []
    if n := quotes.event_discount(view):
        event = words.card(view.past_events[-1])
        found.append(f"{event}: {n} less for population, a building or a technology.")
    purses = (("resources", civ.purse), ("science", civ.purse_science))
    if said := words.goods(purses, ""):
        found.append(f"For military units only, there are {said} more.")
    return " ".join(found)
