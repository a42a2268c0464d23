"""News of the table. All of it is for everybody: what is secret is chosen without a word."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core import Event, value
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.parts import Wish


@value
class GameBegan(Event):
    """The table is set up. dummies: spaces on which workers of nobody stand."""

    first: int
    display: tuple[str, ...]
    monuments: tuple[str, ...]
    dummies: tuple[str, ...] = ()
    kind: Literal["game_began"] = "game_began"


@value
class WealthChosen(Event):
    """Somebody has chosen; nobody hears what."""

    seat: int
    kind: Literal["wealth_chosen"] = "wealth_chosen"


@value
class WealthShown(Event):
    """All have chosen, and the tiles kept are turned over."""

    seat: int
    tiles: tuple[str, ...]
    kind: Literal["wealth_shown"] = "wealth_shown"


@value
class RoundBegan(Event):
    """A round begins. food_day: it ends with a Food Day."""

    day: int
    first: int
    food_day: bool
    kind: Literal["round_began"] = "round_began"


@value
class TurnBegan(Event):
    seat: int
    day: int
    kind: Literal["turn_began"] = "turn_began"


@value
class Begged(Event):
    """All corn was given up for 3."""

    seat: int
    corn: int
    kind: Literal["begged"] = "begged"


@value
class Placed(Event):
    """A worker came on a space of a gear. mercy: for whatever corn there was."""

    seat: int
    space: str
    corn: int
    mercy: bool = False
    kind: Literal["placed"] = "placed"


@value
class Claimed(Event):
    """A worker came on the start player space. advance: as in `Claim`."""

    seat: int
    corn: int
    advance: Wish | None = None
    kind: Literal["claimed"] = "claimed"


@value
class AdvanceSet(Event):
    """What was said with a claim was changed; only in logs of older games."""

    seat: int
    advance: Wish
    kind: Literal["advance_set"] = "advance_set"


@value
class Taken(Event):
    """A worker came back from a gear. action: the space whose action he used; corn: for steps
    back."""

    seat: int
    worker: str
    action: str | None
    corn: int = 0
    kind: Literal["taken"] = "taken"


@value
class Gained(Event):
    """Goods came from the supply. source: the action, tile or technology that gave them."""

    seat: int
    goods: Goods
    source: str
    kind: Literal["gained"] = "gained"
    IS_CONSEQUENCE = True


@value
class Paid(Event):
    """Goods went to the supply. what: what they pay for."""

    seat: int
    goods: Goods
    what: str
    kind: Literal["paid"] = "paid"
    IS_CONSEQUENCE = True


@value
class Harvested(Event):
    """A harvest in the jungle. group: the space of Palenque; left: tiles that remain there."""

    seat: int
    group: int
    way: str
    goods: Goods
    corn_left: int
    wood_left: int
    kind: Literal["harvested"] = "harvested"
    IS_CONSEQUENCE = True


@value
class Climbed(Event):
    """A marker went up a step. wasted: it could not."""

    seat: int
    temple: str
    step: int
    wasted: bool = False
    kind: Literal["climbed"] = "climbed"
    IS_CONSEQUENCE = True


@value
class Descended(Event):
    """A marker went down a step, for the gods are angry."""

    seat: int
    temple: str
    step: int
    kind: Literal["descended"] = "descended"
    IS_CONSEQUENCE = True


@value
class LightRegained(Event):
    """The player board is turned back to its light side."""

    seat: int
    kind: Literal["light_regained"] = "light_regained"
    IS_CONSEQUENCE = True


@value
class Researched(Event):
    """A step on a technology track. repeat: the marker was at the end, the bonus is due."""

    seat: int
    track: str
    level: int
    repeat: bool = False
    kind: Literal["researched"] = "researched"
    IS_CONSEQUENCE = True


@value
class Constructed(Event):
    """A building or monument was built for these goods."""

    seat: int
    tile: str
    paid: Goods
    kind: Literal["constructed"] = "constructed"
    IS_CONSEQUENCE = True


@value
class Traded(Event):
    """The market: resources sold and bought, and the corn that changed hands (negative: paid)."""

    seat: int
    sold: Goods
    bought: Goods
    corn: int
    kind: Literal["traded"] = "traded"
    IS_CONSEQUENCE = True


@value
class SkullLaid(Event):
    """A skull was laid on Chichen Itza."""

    seat: int
    space: int
    points: int
    kind: Literal["skull_laid"] = "skull_laid"
    IS_CONSEQUENCE = True


@value
class WorkerJoined(Event):
    """A worker came from the supply into a player's hand."""

    seat: int
    kind: Literal["worker_joined"] = "worker_joined"
    IS_CONSEQUENCE = True


@value
class PointsScored(Event):
    """Points at once. source: building, architecture, chichen_itza."""

    seat: int
    points: int
    source: str
    kind: Literal["points_scored"] = "points_scored"
    IS_CONSEQUENCE = True


@value
class DisplayFilled(Event):
    """Buildings were turned up at the end of a turn."""

    tiles: tuple[str, ...]
    kind: Literal["display_filled"] = "display_filled"


@value
class CalendarCorn(Event):
    """The corn on the calendar went to the player on the start player space."""

    seat: int
    corn: int
    kind: Literal["calendar_corn"] = "calendar_corn"
    IS_CONSEQUENCE = True


@value
class FoodDayBegan(Event):
    """Food Day number 1 to 4. scoring: points of the temples, otherwise goods."""

    number: int
    scoring: bool
    kind: Literal["food_day_began"] = "food_day_began"


@value
class Fed(Event):
    """Corn paid for workers; `hungry` could not be fed and cost these points."""

    seat: int
    corn: int
    hungry: int
    points: int
    kind: Literal["fed"] = "fed"
    AFFECTS = ("seat",)


@value
class AgeBegan(Event):
    """The buildings of the second age are shown."""

    age: int
    display: tuple[str, ...]
    kind: Literal["age_began"] = "age_began"


@value
class Rewarded(Event):
    """Goods of a temple in the middle of an age."""

    seat: int
    temple: str
    goods: Goods
    kind: Literal["rewarded"] = "rewarded"
    IS_CONSEQUENCE = True
    AFFECTS = ("seat",)


@value
class SkullsShort(Event):
    """There are fewer skulls than the temples owe, so nobody gets one."""

    due: int
    left: int
    kind: Literal["skulls_short"] = "skulls_short"


@value
class TempleScored(Event):
    """Points of a temple at the end of an age; `bonus` of them for standing highest."""

    seat: int
    temple: str
    points: int
    bonus: int
    kind: Literal["temple_scored"] = "temple_scored"
    IS_CONSEQUENCE = True
    AFFECTS = ("seat",)


@value
class FirstPlayer(Event):
    """The start player marker changed hands."""

    seat: int
    kind: Literal["first_player"] = "first_player"
    AFFECTS = ("seat",)


@value
class CalendarAdvanced(Event):
    """The calendar moved on to this day. by: who moved it two days."""

    day: int
    days: int
    corn_laid: int
    by: int | None = None
    kind: Literal["calendar_advanced"] = "calendar_advanced"


@value
class WorkersFell(Event):
    """Workers fell off the end of their gears."""

    seat: int
    spaces: tuple[str, ...]
    kind: Literal["workers_fell"] = "workers_fell"
    IS_CONSEQUENCE = True
    AFFECTS = ("seat",)


@value
class FinalScored(Event):
    """The end: corn after the exchange, and points by source."""

    seat: int
    corn: int
    corn_points: int
    skull_points: int
    monument_points: tuple[tuple[str, int], ...]
    kind: Literal["final_scored"] = "final_scored"


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
    | WealthChosen
    | WealthShown
    | RoundBegan
    | TurnBegan
    | Begged
    | Placed
    | Claimed
    | AdvanceSet
    | Taken
    | Gained
    | Paid
    | Harvested
    | Climbed
    | Descended
    | LightRegained
    | Researched
    | Constructed
    | Traded
    | SkullLaid
    | WorkerJoined
    | PointsScored
    | DisplayFilled
    | CalendarCorn
    | FoodDayBegan
    | Fed
    | AgeBegan
    | Rewarded
    | SkullsShort
    | TempleScored
    | FirstPlayer
    | CalendarAdvanced
    | WorkersFell
    | FinalScored
    | Resigned
    | GameEnded,
    Field(discriminator="kind"),
]
