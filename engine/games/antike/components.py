"""The numbers, cards and personages of the box, read from `data/` when the game is imported.

A value nobody has confirmed carries the word `uncertain` in its file; putting the right number
there needs no change of code.
"""

from __future__ import annotations

from importlib import resources
from typing import Literal

from pydantic import BaseModel, ConfigDict, PositiveInt, model_validator

Resource = Literal["marble", "iron", "gold"]
RESOURCES: tuple[Resource, ...] = ("marble", "iron", "gold")
UnitKind = Literal["legion", "galley", "general", "admiral"]
PersonageKind = Literal["king", "scholar", "general", "navigator", "citizen"]
Action = Literal["FERRUM", "TEMPLUM", "AURUM", "DUELLUM", "MILITIA", "MARMOR", "SCIENTIA"]
KnowHowId = Literal["strata", "navigatio", "moneta", "res_publica", "commercium"]
Window = Literal[
    "turn",
    "rondel",
    "production",
    "templum",
    "scientia",
    "militia",
    "movement",
    "conquest",
    "founding",
    "defence",
]


class Data(BaseModel):
    """A part of a data file. `source` and `uncertain` say how well its values are known."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    source: str | None = None
    uncertain: str | None = None


class Stock(Data):
    value: PositiveInt


class Start(Data):
    """What each nation and the table begin with (AD-3)."""

    marble: int
    iron: int
    gold: int
    second_player_coins: int
    box_legions: int
    box_galleys: int
    walls: int
    open_cards: int


class FoundCost(Data):
    marble: int
    iron: int
    gold: int
    coins_per_equal_neighbour: int


class TempleCost(Data):
    marble: int
    coins_per_neighbour: int


class Exchange(Data):
    give: PositiveInt
    take: PositiveInt


class Yield(Data):
    plain: int
    temple: int
    coins: int
    moneta: int


class PerCity(Data):
    plain: int
    temple: int


class Defence(Data):
    plain: int
    temple: int
    unit: int
    wall: int
    res_publica: int
    special: int


class Steps(Data):
    plain: int
    know_how: int


class Field(Data):
    """A field of the rondel; `resource` is what it produces."""

    id: str
    action: Action
    resource: Resource | None


class KnowHow(Data):
    id: KnowHowId
    name: str
    first_price: int
    later_price: int


class Stack(Data):
    """A stack of personages. step: one more for every so many cities, sea points or temples."""

    kind: PersonageKind
    count: PositiveInt
    step: PositiveInt | None


class Personage(Data):
    id: str
    kind: PersonageKind
    name: str


class Card(Data):
    """An event card: how often it occurs, when it may be played, and its numbers."""

    id: str
    name: str
    count: PositiveInt
    window: Window
    numbers: dict[str, int]


class Cards(Data):
    cards: tuple[Card, ...]


class Box(Data):
    """Everything in the box but maps and event cards."""

    units_per_type: PositiveInt
    temples: PositiveInt
    walls: PositiveInt
    tokens: dict[Resource, int]
    coins: Stock
    start: Start
    found: FoundCost
    temple: TempleCost
    wall_marble: int
    recruit_gold: dict[UnitKind, int]
    deploy_iron: dict[UnitKind, int]
    exchange: Exchange
    production: Yield
    deployment: PerCity
    defence: Defence
    steps: Steps
    rondel: tuple[Field, ...]
    free_steps: int
    know_how: tuple[KnowHow, ...]
    wall_icons: tuple[int, ...]
    win_at: PositiveInt
    stacks: tuple[Stack, ...]
    personages: tuple[Personage, ...]

    @model_validator(mode="after")
    def _agrees(self) -> Box:
        for stack in self.stacks:
            cards = sum(1 for p in self.personages if p.kind == stack.kind)
            if cards != stack.count:
                raise ValueError(f"{stack.count} {stack.kind}s announced, {cards} listed")
        if len({f.id for f in self.rondel}) != len(self.rondel):
            raise ValueError("two fields of the rondel have the same id")
        return self


def read(name: str) -> str:
    """The text of one file of the data folder."""
    return resources.files(__package__).joinpath("data", name).read_text("utf-8")


BOX = Box.model_validate_json(read("game.json"))
CARDS: dict[str, Card] = {c.id: c for c in Cards.model_validate_json(read("cards.json")).cards}
FIELDS: dict[str, Field] = {f.id: f for f in BOX.rondel}
KNOW_HOW: dict[str, KnowHow] = {k.id: k for k in BOX.know_how}
PERSONAGES: dict[str, Personage] = {p.id: p for p in BOX.personages}
STACKS: dict[str, Stack] = {s.kind: s for s in BOX.stacks}
