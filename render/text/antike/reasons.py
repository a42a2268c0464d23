"""Why something is not possible, and what to do about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from render.text.antike import words

Facts = Mapping[str, Any]


def _unit(facts: Facts) -> str:
    return words.count(1, facts["unit"])[2:]


SENTENCES: dict[str, Callable[[Facts], str]] = {
    "rondel_price": lambda f: (
        f"Going there costs {words.count(f['price'], 'resource')}, you have {f['have']}; "
        "nearer fields are cheaper."
    ),
    "no_temples": lambda f: "All 12 temples stand on the map; one has to be destroyed first.",
    "temple_price": lambda f: (
        f"A temple there costs {f['marble']} marble"
        + (f" and {words.count(f['coins'], 'coin')} for neighbouring temples" if f["coins"] else "")
        + f"; you have {f['have']} marble and {words.count(f['coin'], 'coin')}."
    ),
    "no_walls": lambda f: "You have no town wall in your supply; new ones come with personages.",
    "wall_price": lambda f: "A town wall costs 1 marble or a coin, and you have neither.",
    "wrong_borders": lambda f: (
        f"{words.region(f['region'])} cannot be entered by a {_unit(f)}; choose another city."
    ),
    "needs_temple": lambda f: (
        f"The {_unit(f)} is deployed only in cities with a temple, "
        f"and {words.region(f['region'])} has none."
    ),
    "city_full": lambda f: (
        f"{words.region(f['region'])} has taken {words.count(f['limit'], 'unit')} in this action "
        "already; choose another city."
    ),
    "deploy_price": lambda f: (
        f"This unit costs {f['iron']} iron, and you can pay only {f['have']} in iron and coins."
    ),
    "known": lambda f: f"You have {words.know_how(f['know_how'])} already.",
    "know_how_price": lambda f: (
        f"This know-how costs {f['gold']} gold, and you can pay only {f['have']} in gold and coins."
    ),
    "no_units": lambda f: f"Your supply holds no {_unit(f)} any more.",
    "recruit_price": lambda f: (
        f"This unit costs {f['gold']} gold, and you can pay only {f['have']} in gold and coins."
    ),
    "way_barred": lambda f: (
        f"Enemy units stand on the way to {words.region(f['region'])}: the {_unit(f)} has to fight "
        "where it meets them, so move there first."
    ),
    "too_strong": lambda f: (
        f"Conquering {words.region(f['region'])} takes {words.count(f['need'], 'unit')}, "
        f"you have {f['have']} there."
    ),
    "tried": lambda f: (
        f"{words.region(f['region'])} was attacked in this turn already; each city only once."
    ),
    "no_unit_there": lambda f: (
        f"You have no unit in {words.region(f['region'])}; a city needs one on its site."
    ),
    "no_token": lambda f: f"No {f['resource']} city token is left; choose another resource.",
    "city_price": lambda f: (
        "A city costs 1 marble, 1 iron and 1 gold"
        + (
            f", and {words.region(f['region'])} with {f['resource']} also "
            f"{words.count(f['coins'], 'coin')} for its neighbours"
            if f["coins"]
            else ""
        )
        + "; you cannot pay that."
    ),
}
