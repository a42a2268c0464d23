"""The reconstructed figures that the host of a program can correct: how often each event card
occurs, the prices of know-how, and the home cities.

The borders are reconstructed as well; they are drawn into the maps, so no file can change them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Annotated

from pydantic import Field, NonNegativeInt, PositiveInt, StringConstraints, TypeAdapter

from engine.core import HostFile, WrongFile, value
from engine.core.hostfile import Problem, checked, each_once
from engine.games.antike.components import (
    BOX,
    CARDS,
    KNOW_HOW,
    RESOURCES,
    KnowHowId,
    Resource,
    read,
)
from engine.games.antike.maps import MAPS, MapId

FILE = "antike-figures.toml"
"""The host's own file of figures."""
ALL = "everything"
"""How the data mark what is reconstructed as a whole."""
HIGHEST = 20
"""No printed figure of these is higher; more is a slip."""

Count = Annotated[NonNegativeInt, Field(le=HIGHEST)]
Gold = Annotated[PositiveInt, Field(le=HIGHEST)]
Title = Annotated[str, StringConstraints(max_length=60, pattern=r"^[\w .,'()+-]*$")]


@value
class Copies:
    """How often an event card occurs. uncertain: nobody has compared the card with the printed
    one."""

    id: str
    count: Count
    uncertain: bool = False


@value
class Prices:
    """What a know-how costs the nation that develops it first, and the other one later."""

    id: KnowHowId
    first: Gold
    later: Gold
    uncertain: bool = False


@value
class HomeCity:
    """A home city of a nation, by its region, and what it produces."""

    id: str
    map: MapId
    nation: str
    resource: Resource
    uncertain: bool = False


@value
class Figures:
    """All figures that a corrected file can replace. title: what a table calls the file; empty for
    ours."""

    cards: tuple[Copies, ...]
    know_how: tuple[Prices, ...]
    homes: tuple[HomeCity, ...]
    title: Title = ""

    def __post_init__(self) -> None:
        each_once("cards", [card.id for card in self.cards], CARDS)
        each_once("know_how", [price.id for price in self.know_how], KNOW_HOW)
        unknown = [card.id for card in self.cards if card.id not in CARDS]
        if unknown:
            raise WrongFile((Problem(f"cards.{unknown[0]}", "unknown"),))
        if sum(card.count for card in self.cards) < BOX.start.open_cards:
            raise WrongFile((Problem("cards", "wrong"),))
        for name, board in MAPS.items():
            homes = [home for home in self.homes if home.map == name]
            each_once("homes", [home.id for home in homes], ())
            for home in homes:
                if home.id not in board.sites:
                    raise WrongFile((Problem(f"homes.{home.id}", "unknown"),))
            for nation in board.nations:
                own = [home.resource for home in homes if home.nation == nation.id]
                if sorted(own) != sorted(RESOURCES):
                    raise WrongFile((Problem("homes", "wrong"),))
            if len(homes) != len(board.nations) * len(RESOURCES):
                raise WrongFile((Problem("homes", "wrong"),))

    def price(self, know_how: str) -> Prices:
        """The prices of a know-how."""
        return next(price for price in self.know_how if price.id == know_how)

    def pile(self) -> list[str]:
        """Every event card, as often as it occurs."""
        return [card.id for card in self.cards for _ in range(card.count)]

    def homes_of(self, board: str) -> list[HomeCity]:
        """The home cities of a map."""
        return [home for home in self.homes if home.map == board]

    def reconstructed(self) -> tuple[str, ...]:
        """The event cards of which nobody has confirmed what they do (AD-2.5)."""
        return tuple(
            card.id for card in self.cards if card.uncertain and CARDS[card.id].uncertain == ALL
        )

    def uncertain(self, board: str) -> Iterator[str]:
        """What nobody has confirmed of these at a table with this map: "cards.levy"; of a card that
        is known but for its number "copies.academy"; "know_how.moneta", "homes.zama"."""
        for card in self.cards:
            if card.uncertain:
                part = "cards" if CARDS[card.id].uncertain == ALL else "copies"
                yield f"{part}.{card.id}"
        yield from (f"know_how.{price.id}" for price in self.know_how if price.uncertain)
        yield from (f"homes.{home.id}" for home in self.homes_of(board) if home.uncertain)


def doubtful(figures: Figures, board: str) -> Iterator[str]:
    """The same, with what no file can correct: `borders.west`, and `coins`."""
    yield from figures.uncertain(board)
    if any(border.uncertain for border in MAPS[board].borders):
        yield f"borders.{board}"
    if BOX.coins.uncertain:
        yield "coins"


def _ours() -> Figures:
    return Figures(
        tuple(Copies(c.id, c.count, bool(c.uncertain)) for c in CARDS.values()),
        tuple(
            Prices(k.id, k.first_price, k.later_price, bool(k.uncertain)) for k in KNOW_HOW.values()
        ),
        tuple(
            HomeCity(home.city, board.id, home.nation, home.resource, bool(home.uncertain))
            for board in MAPS.values()
            for home in board.homes
        ),
    )


OURS = _ours()
_FIGURES = TypeAdapter(Figures)


def written(figures: Figures) -> str:
    """Figures as a file."""
    told = _FIGURES.dump_python(figures, mode="json")
    lines = [read("figures.txt")]
    for part in ("cards", "know_how", "homes"):
        for entry in told[part]:
            lines.append(f"[[{part}]]")
            lines += [f"{key} = {json.dumps(n)}" for key, n in entry.items() if n is not False]
            lines.append("")
    return "\n".join(lines)


def read_host_figures(said: str) -> Figures:
    """A corrected file, by its title or else its name. Raises `WrongFile`."""
    figures = checked(_FIGURES, said)
    return replace(figures, title=figures.title or FILE)


def lifted(told: object) -> object:
    """Figures from what a save or an export says of them. Raises `ValueError`."""
    return _FIGURES.validate_json(json.dumps(told)) if isinstance(told, Mapping) else told


HOST_FILE = HostFile(FILE, "figures", read_host_figures, lambda: written(OURS))
"""By this a host puts the printed figures in place of ours (AD-2.6)."""
