"""News of the table. What hands hold is told to their owners alone."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core import Event, value
from engine.games.belfort.actions import Spread
from engine.games.belfort.goods import DistrictId, Goods


@value
class GameBegan(Event):
    """The table is set up. guilds: in the order of the districts; crests: by seat."""

    guilds: tuple[str, ...]
    crests: tuple[int, ...]
    display: tuple[str, ...]
    kind: Literal["game_began"] = "game_began"


@value
class CostsGiven(Event):
    """The table plays by the costs of its host's file, with this title."""

    title: str
    kind: Literal["costs_given"] = "costs_given"


@value
class CardsKept(Event):
    """Somebody has chosen; nobody hears what."""

    seat: int
    kind: Literal["cards_kept"] = "cards_kept"


@value
class CardsDropped(Event):
    """All have chosen; these cards are on the discard pile."""

    cards: tuple[str, ...]
    kind: Literal["cards_dropped"] = "cards_dropped"


@value
class DwarfPlaced(Event):
    """The dwarf of a neutral player stands on a guild."""

    seat: int
    neutral: int
    district: DistrictId
    guild: str = ""
    kind: Literal["dwarf_placed"] = "dwarf_placed"


@value
class RoundBegan(Event):
    round: int
    scoring: bool
    kind: Literal["round_began"] = "round_began"


@value
class WorkerPlaced(Event):
    """A worker came on a plank. fee: in gold; to: the player who got it, None for the supply;
    guild: to which the plank belongs, empty for others."""

    seat: int
    plank: str
    worker: str
    fee: int = 0
    to: int | None = None
    guild: str = ""
    kind: Literal["worker_placed"] = "worker_placed"
    AFFECTS = ("to",)


@value
class Passed(Event):
    """A player places no more. spread: where the rest went; empty if nobody was left."""

    seat: int
    spread: Spread
    kind: Literal["passed"] = "passed"


@value
class Collected(Event):
    """Goods of a resource area. bonus: as many of them for the most pieces there."""

    seat: int
    area: str
    goods: Goods
    bonus: int
    kind: Literal["collected"] = "collected"
    AFFECTS = ("seat",)


@value
class WorkerRecruited(Event):
    """A worker joined from the reserve. source: the plank or guild."""

    seat: int
    worker: str
    source: str
    kind: Literal["worker_recruited"] = "worker_recruited"
    IS_CONSEQUENCE = True

    def affects(self) -> tuple[int, ...]:
        """At the desk it comes in Collection, without anybody's doing."""
        return (self.seat,) if self.source == "recruiters_desk" else ()


@value
class CrestsSwapped(Event):
    """Two players exchanged crests; None: he kept his own."""

    seat: int
    other: int | None
    crest: int
    kind: Literal["crests_swapped"] = "crests_swapped"
    AFFECTS = ("other",)


@value
class IncomePaid(Event):
    """Coins of built cards, the tax, and points lost for gold that was missing."""

    seat: int
    income: int
    tax: int
    points: int
    kind: Literal["income_paid"] = "income_paid"
    AFFECTS = ("seat",)


@value
class ActionsBegan(Event):
    seat: int
    kind: Literal["actions_began"] = "actions_began"


@value
class SiteBuilt(Event):
    """A building, Wall or guild stands. by: `hand`, `architects`, `gnome` or `neutral`; guild:
    which one."""

    seat: int
    building: str
    symbols: tuple[str, ...]
    paid: Goods
    by: str = "hand"
    guild: str = ""
    kind: Literal["site_built"] = "site_built"

    def is_consequence(self) -> bool:
        """Guilds, gnomes and neutral players build in the course of something else."""
        return self.by in ("architects", "gnome", "neutral")


@value
class WorkerActivated(Event):
    """A worker came back from a plank and did what it allows. guild: to which it belongs."""

    seat: int
    plank: str
    guild: str = ""
    kind: Literal["worker_activated"] = "worker_activated"


@value
class WorkersReturned(Event):
    """Workers came back without being used."""

    seat: int
    planks: tuple[str, ...]
    kind: Literal["workers_returned"] = "workers_returned"


@value
class Gained(Event):
    """Goods from the supply. source: a plank, guild or gnome."""

    seat: int
    goods: Goods
    source: str
    kind: Literal["gained"] = "gained"
    IS_CONSEQUENCE = True


@value
class Traded(Event):
    """Goods given and taken. where: `trading_post`, `traders` or the card of a power."""

    seat: int
    given: Goods
    taken: Goods
    where: str
    kind: Literal["traded"] = "traded"


@value
class GnomeLocked(Event):
    """A gnome came on a built card. paid: in gold."""

    seat: int
    card: str
    paid: int
    kind: Literal["gnome_locked"] = "gnome_locked"
    IS_CONSEQUENCE = True


@value
class MasterMade(Event):
    seat: int
    worker: str
    kind: Literal["master_made"] = "master_made"
    IS_CONSEQUENCE = True


@value
class CardsDrawn(Event):
    """So many cards from the deck."""

    seat: int
    count: int
    source: str
    kind: Literal["cards_drawn"] = "cards_drawn"
    IS_CONSEQUENCE = True


@value
class HandGrew(Event):
    """The cards drawn, for their owner."""

    seat: int
    cards: tuple[str, ...]
    kind: Literal["hand_grew"] = "hand_grew"
    IS_CONSEQUENCE = True


@value
class CardBought(Event):
    """A card of the display; None: from the deck, unseen."""

    seat: int
    card: str | None
    kind: Literal["card_bought"] = "card_bought"


@value
class DisplayFilled(Event):
    cards: tuple[str, ...]
    kind: Literal["display_filled"] = "display_filled"
    IS_CONSEQUENCE = True


@value
class DeckShuffled(Event):
    """The discard pile became the deck."""

    cards: int
    kind: Literal["deck_shuffled"] = "deck_shuffled"


@value
class CardsDiscarded(Event):
    seat: int
    cards: tuple[str, ...]
    kind: Literal["cards_discarded"] = "cards_discarded"
    IS_CONSEQUENCE = True


@value
class Robbed(Event):
    """Goods taken from an opponent."""

    seat: int
    victim: int
    goods: Goods
    guild: str
    kind: Literal["robbed"] = "robbed"
    IS_CONSEQUENCE = True
    AFFECTS = ("victim",)


@value
class SitesExchanged(Event):
    """Two sites exchanged their markers. owners: the seats whose markers these are."""

    seat: int
    first: str
    second: str
    owners: tuple[int, ...] = ()
    kind: Literal["sites_exchanged"] = "sites_exchanged"
    IS_CONSEQUENCE = True

    def affects(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.owners if seat != self.seat)


@value
class CardChosen(Event):
    """Somebody has chosen a card for the Spies; nobody sees it yet."""

    seat: int
    kind: Literal["card_chosen"] = "card_chosen"
    IS_CONSEQUENCE = True


@value
class CardsRevealed(Event):
    """The cards shown to the Spies, by seat."""

    cards: tuple[tuple[int, str], ...]
    kind: Literal["cards_revealed"] = "cards_revealed"
    IS_CONSEQUENCE = True


@value
class CardTaken(Event):
    seat: int
    victim: int
    card: str
    kind: Literal["card_taken"] = "card_taken"
    IS_CONSEQUENCE = True
    AFFECTS = ("victim",)


@value
class NeutralDrew(Event):
    """The card that a neutral player builds by, from the display or the deck."""

    seat: int
    neutral: int
    card: str
    from_deck: bool
    kind: Literal["neutral_drew"] = "neutral_drew"


@value
class DwarfMoved(Event):
    """A neutral dwarf went on. to: the owner of the guild, who got gold."""

    neutral: int
    district: DistrictId
    to: int | None
    gold: int
    guild: str = ""
    kind: Literal["dwarf_moved"] = "dwarf_moved"
    AFFECTS = ("to",)


@value
class DistrictScored(Event):
    """Points of a district by seat."""

    district: DistrictId
    points: tuple[int, ...]
    kind: Literal["district_scored"] = "district_scored"


@value
class MajorityScored(Event):
    """Points for the most elves, dwarves or gnomes, by seat."""

    piece: str
    points: tuple[int, ...]
    kind: Literal["majority_scored"] = "majority_scored"
    IS_CONSEQUENCE = True


@value
class Resigned(Event):
    seat: int
    kind: Literal["resigned"] = "resigned"


@value
class GameEnded(Event):
    places: tuple[int, ...]
    points: tuple[int, ...]
    cause: str
    kind: Literal["game_ended"] = "game_ended"


AnyEvent = Annotated[
    GameBegan
    | CostsGiven
    | CardsKept
    | CardsDropped
    | DwarfPlaced
    | RoundBegan
    | WorkerPlaced
    | Passed
    | Collected
    | WorkerRecruited
    | CrestsSwapped
    | IncomePaid
    | ActionsBegan
    | SiteBuilt
    | WorkerActivated
    | WorkersReturned
    | Gained
    | Traded
    | GnomeLocked
    | MasterMade
    | CardsDrawn
    | HandGrew
    | CardBought
    | DisplayFilled
    | DeckShuffled
    | CardsDiscarded
    | Robbed
    | SitesExchanged
    | CardChosen
    | CardsRevealed
    | CardTaken
    | NeutralDrew
    | DwarfMoved
    | DistrictScored
    | MajorityScored
    | Resigned
    | GameEnded,
    Field(discriminator="kind"),
]
