"""Everything a player can say in this game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core import Resign, value
from engine.games.belfort.goods import BuildingId, DistrictId, Goods, Material, Worker
from engine.games.belfort.parts import Kind

Spread = tuple[tuple[str, int], ...]
"""Workers by kind and area, such as `elf_forest`."""


@value
class KeepCards:
    """The cards kept at the start (BF-3.4)."""

    cards: tuple[str, ...]
    kind: Literal["keep_cards"] = "keep_cards"


@value
class PlaceDwarf:
    """Where the dwarf of a neutral player begins (BF-11.3)."""

    district: DistrictId
    kind: Literal["place_dwarf"] = "place_dwarf"


@value
class Place:
    """Put a worker on a plank: `recruiters_desk`, `kings_camp`, `guild_d3`, `inn_2` (BF-6.0.1)."""

    plank: str
    worker: Kind
    kind: Literal["place"] = "place"


@value
class Pass:
    """Place no more, and send all workers that are left to the resource areas (BF-6.2).

    spread: all of them; None: it is said next, kind by kind.
    """

    spread: Spread | None = None
    kind: Literal["pass"] = "pass"


@value
class Send:
    """Where the workers of one kind go."""

    areas: Spread
    kind: Literal["send"] = "send"


@value
class SwapCrest:
    """Exchange crests with somebody, or with nobody (BF-7.6)."""

    seat: int | None
    kind: Literal["swap_crest"] = "swap_crest"


@value
class Build:
    """Build a card of the hand (BF-8.1).

    place: a district; for a Gatehouse the symbol.
    """

    building: BuildingId
    place: str
    kind: Literal["build"] = "build"


@value
class BuildWall:
    """Build a Wall (BF-8.2)."""

    district: DistrictId
    kind: Literal["build_wall"] = "build_wall"


@value
class BuildGuild:
    """Build the guild of a district (BF-8.3)."""

    district: DistrictId
    kind: Literal["build_guild"] = "build_guild"


@value
class Activate:
    """Take a worker back from a plank and use it (BF-8.4)."""

    plank: str
    kind: Literal["activate"] = "activate"


@value
class Buy:
    """Buy a piece at the trading post (BF-8.5)."""

    good: Material
    kind: Literal["buy"] = "buy"


@value
class Sell:
    """Sell goods at the trading post for its price (BF-8.5)."""

    goods: Goods
    kind: Literal["sell"] = "sell"


@value
class Barter:
    """Give a piece to the Traders for a metal (BF-14.1)."""

    good: Material
    kind: Literal["barter"] = "barter"


@value
class Hire:
    """Hire a gnome for a free lock of a built card (BF-8.6)."""

    card: str
    kind: Literal["hire"] = "hire"


@value
class UsePower:
    """Use the power of a gnome (BF-8.7)."""

    card: str
    kind: Literal["use_power"] = "use_power"


@value
class BuyCard:
    """Buy a card as the last action; None: from the top of the deck (BF-8.8)."""

    card: str | None
    kind: Literal["buy_card"] = "buy_card"


@value
class RecruitWorker:
    """Take a worker from the reserve."""

    worker: Worker
    kind: Literal["recruit_worker"] = "recruit_worker"


@value
class LockGnome:
    """Put a gnome from the supply on a free lock of a built card."""

    card: str
    kind: Literal["lock_gnome"] = "lock_gnome"


@value
class Discard:
    """Cards that leave the hand."""

    cards: tuple[str, ...]
    kind: Literal["discard"] = "discard"


@value
class Mark:
    """The symbol that gets a marker."""

    symbol: str
    kind: Literal["mark"] = "mark"


@value
class Design:
    """What the Architects build: a building, a Wall or a guild (BF-14.3)."""

    building: str
    place: str
    kind: Literal["design"] = "design"


@value
class PayDesign:
    """What the Architects' site costs in the end."""

    goods: Goods
    kind: Literal["pay_design"] = "pay_design"


@value
class Rob:
    """What is taken, from whom (BF-14.9, BF-14.10)."""

    loot: tuple[tuple[int, Goods], ...]
    kind: Literal["rob"] = "rob"


@value
class Exchange:
    """Two sites whose markers change places (BF-14.11)."""

    first: str
    second: str
    kind: Literal["exchange"] = "exchange"


@value
class RevealCard:
    """The card shown to the Spies (BF-14.12)."""

    card: str
    kind: Literal["reveal_card"] = "reveal_card"


@value
class TakeCard:
    """The card that the Spies take, and from whom."""

    seat: int
    card: str
    kind: Literal["take_card"] = "take_card"


@value
class NeutralBuild:
    """The card by which a neutral player builds; None: the top of the deck (BF-11.5)."""

    card: str | None
    kind: Literal["neutral_build"] = "neutral_build"


@value
class Skip:
    """Leave out what one may do."""

    what: str
    kind: Literal["skip"] = "skip"


@value
class EndTurn:
    """End one's own Actions; workers that are still on planks come back unused (INT-19)."""

    kind: Literal["end_turn"] = "end_turn"


AnyAction = Annotated[
    KeepCards
    | PlaceDwarf
    | Place
    | Pass
    | Send
    | SwapCrest
    | Build
    | BuildWall
    | BuildGuild
    | Activate
    | Buy
    | Sell
    | Barter
    | Hire
    | UsePower
    | BuyCard
    | RecruitWorker
    | LockGnome
    | Discard
    | Mark
    | Design
    | PayDesign
    | Rob
    | Exchange
    | RevealCard
    | TakeCard
    | NeutralBuild
    | Skip
    | EndTurn
    | Resign,
    Field(discriminator="kind"),
]
