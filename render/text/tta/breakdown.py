"""What a rating is made of, and what the end of the turn would bring."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.tta.query.production import Preview
from engine.games.tta.view import CivView
from render.text.tta import words

Lines = Iterable[tuple[str, int]]
RATINGS = ("strength", "culture", "science", "happiness")
"""Ratings whose parts the view holds."""


def parts(lines: Lines) -> str:
    """ "Warriors +2, Homer +1", each part of a number with where it comes from."""
    return ", ".join(f"{_source(source)} {words.signed(n)}" for source, n in lines) or "nothing"


def total(what: str, number: int, lines: Lines) -> str:
    """ "Strength 3: Warriors +2, Homer +1." """
    return f"{what} {number}: {parts(lines)}."


def rating(civ: CivView, name: str) -> str:
    """One rating of a civilization with its parts."""
    number = {
        "strength": civ.strength,
        "culture": civ.culture_rating,
        "science": civ.science_rating,
        "happiness": civ.happiness,
    }[name]
    lines = {
        "strength": civ.strength_lines,
        "culture": civ.culture_lines,
        "science": civ.science_lines,
        "happiness": civ.happiness_lines,
    }[name]
    return total(name.capitalize(), number, lines)


def ratings(civ: CivView) -> str:
    """All ratings, and what the banks take at the end of a turn, one line each."""
    lines = [rating(civ, name) for name in RATINGS]
    lines.append(_taken("Consumption", civ.consumption, "food", civ.yellow_bank, "yellow"))
    lines.append(_taken("Corruption", civ.corruption, "resources", civ.blue_bank, "blue"))
    return "\n".join(lines)


def _taken(what: str, n: int, good: str, bank: int, colour: str) -> str:
    """ "Corruption 2 resources: 8 blue tokens in the bank." """
    return f"{what} {words.good(good, n)}: {words.count(bank, f'{colour} token')} in the bank."


def preview(p: Preview) -> str:
    """What ending the turn now would bring."""
    if p.uprising:
        unhappy = words.count(p.discontent, "discontent worker")
        said = [f"Ending the turn now: an uprising and no production ({unhappy})."]
    else:
        gains = [
            _gain("science", p.science, "", 0),
            _gain("culture", p.culture, "famine", p.famine),
            _gain("food", p.food, "consumption", p.consumption),
            _gain("resources", p.resources, "corruption", p.corruption),
        ]
        said = [f"Ending the turn now: {', '.join(g for g in gains if g) or 'nothing'}."]
    for card, n in p.ending:
        said.append(f"At its very end {_source(card)} scores {words.good('culture', n)}.")
    if p.draw:
        said.append(f"You draw {words.count(p.draw, 'military card')}.")
    if p.discard:
        said.append(f"You must discard {words.count(p.discard, 'military card')} first.")
    return " ".join(said)


def _gain(good: str, made: int, loss: str, lost: int) -> str:
    """ "food +3 (consumption −1)"; nothing where nothing happens."""
    if not made and not lost:
        return ""
    taken = f" ({loss} {words.signed(-lost)})" if lost else ""
    return f"{good} {words.signed(made)}{taken}"


def _source(source: str) -> str:
    said = words.source(source)
    return said[:1].upper() + said[1:]
