"""What happened, for the log: typed values, told to the table or to some seats."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Discriminator, TypeAdapter

from engine.core import Event, value
from engine.games.tta.cards.model import Stock

Good = Stock | Literal["purse"]


@value
class TurnBegan(Event):
    seat: int
    round: int
    kind: Literal["turn_began"] = "turn_began"


@value
class RowCleared(Event):
    """Cards discarded from the left end of the row (NS-3.1)."""

    cards: tuple[str, ...]
    kind: Literal["row_cleared"] = "row_cleared"


@value
class RowDealt(Event):
    cards: tuple[str, ...]
    kind: Literal["row_dealt"] = "row_dealt"


@value
class AgeEnded(Event):
    """The age `level` has ended (NS-3.2, NS-3.3). last_round: of the game, if now known, else 0."""

    level: int
    last_round: int = 0
    kind: Literal["age_ended"] = "age_ended"


@value
class Left(Event):
    """Cards left a civilization: obsolete, replaced, removed, lost."""

    seat: int
    cards: tuple[str, ...]
    why: str
    kind: Literal["left"] = "left"
    AFFECTS = ("seat",)

    def is_consequence(self) -> bool:
        """It does but where a newer card takes the place."""
        return self.why != "replaced"


@value
class HandAged(Event):
    """So many military cards in hand became obsolete (NS-3.3)."""

    seat: int
    count: int
    kind: Literal["hand_aged"] = "hand_aged"
    IS_CONSEQUENCE = True
    AFFECTS = ("seat",)


@value
class Took(Event):
    seat: int
    card: str
    price: int
    kind: Literal["took"] = "took"


@value
class Populated(Event):
    seat: int
    food: int
    kind: Literal["populated"] = "populated"


@value
class Built(Event):
    seat: int
    card: str
    resources: int
    kind: Literal["built"] = "built"


@value
class Upgraded(Event):
    seat: int
    source: str
    target: str
    resources: int
    kind: Literal["upgraded"] = "upgraded"


@value
class WorkerFreed(Event):
    """A worker left a card for the pool: destroyed (also by others), disbanded."""

    seat: int
    card: str
    why: str
    kind: Literal["worker_freed"] = "worker_freed"
    AFFECTS = ("seat",)

    def is_consequence(self) -> bool:
        """It does but where the player chose it."""
        return self.why not in ("destroyed", "disbanded")


@value
class WorkerLost(Event):
    """A worker went back to the yellow bank; `card` is None for an unused one."""

    seat: int
    card: str | None
    kind: Literal["worker_lost"] = "worker_lost"
    IS_CONSEQUENCE = True
    AFFECTS = ("seat",)


@value
class LeaderPlayed(Event):
    seat: int
    card: str
    replaced: str | None
    kind: Literal["leader_played"] = "leader_played"


@value
class HomerKept(Event):
    """Homer is under a wonder (NS-12.1)."""

    seat: int
    wonder: str
    kind: Literal["homer_kept"] = "homer_kept"
    IS_CONSEQUENCE = True
    AFFECTS = ("seat",)


@value
class StagesBuilt(Event):
    seat: int
    card: str
    count: int
    resources: int
    complete: bool
    kind: Literal["stages_built"] = "stages_built"


@value
class Developed(Event):
    seat: int
    card: str
    science: int
    revolution: bool
    kind: Literal["developed"] = "developed"


@value
class CardPlayed(Event):
    seat: int
    card: str
    kind: Literal["card_played"] = "card_played"


@value
class AbilityUsed(Event):
    seat: int
    card: str
    kind: Literal["ability_used"] = "ability_used"


@value
class TacticAdopted(Event):
    """A tactic was played (own=True) or copied (NS-5.18, NS-5.19)."""

    seat: int
    card: str
    own: bool
    kind: Literal["tactic_adopted"] = "tactic_adopted"


@value
class TacticShared(Event):
    seat: int
    card: str
    kind: Literal["tactic_shared"] = "tactic_shared"


@value
class Changed(Event):
    """A civilization gained (or, negative, lost) something; `why` is a card id or a word."""

    seat: int
    what: Good
    amount: int
    why: str
    kind: Literal["changed"] = "changed"
    IS_CONSEQUENCE = True
    AFFECTS = ("seat",)


@value
class ActionsBack(Event):
    """Spent civil actions became available again (NS-10.6)."""

    seat: int
    count: int
    why: str
    kind: Literal["actions_back"] = "actions_back"
    IS_CONSEQUENCE = True
    AFFECTS = ("seat",)


@value
class ActionsSpent(Event):
    """Civil actions were spent for nothing (Rebellion)."""

    seat: int
    count: int
    why: str
    kind: Literal["actions_spent"] = "actions_spent"
    IS_CONSEQUENCE = True
    AFFECTS = ("seat",)


@value
class Uprising(Event):
    seat: int
    discontent: int
    unused: int
    kind: Literal["uprising"] = "uprising"
    AFFECTS = ("seat",)


@value
class Produced(Event):
    """One production phase (NS-6.3 to 6.7). Numbers are what was really gained and lost."""

    seat: int
    science: int = 0
    culture: int = 0
    corruption: int = 0
    food: int = 0
    consumption: int = 0
    famine: int = 0
    resources: int = 0
    kind: Literal["produced"] = "produced"
    AFFECTS = ("seat",)

    def is_consequence(self) -> bool:
        """An event brings food or resources alone; at the end of a turn all is produced."""
        return not self.science and not self.culture


@value
class Drew(Event):
    """So many military cards were drawn."""

    seat: int
    count: int
    kind: Literal["drew"] = "drew"


@value
class DrewCards(Event):
    """To the owner only: the military cards drawn."""

    cards: tuple[str, ...]
    kind: Literal["drew_cards"] = "drew_cards"


@value
class Discarded(Event):
    """Military cards went face down to the discard piles."""

    seat: int
    count: int
    kind: Literal["discarded"] = "discarded"


@value
class Passed(Event):
    """A politics phase ended without a (further) political action. owed: it was skipped, because
    the action had been given up (NS-14.15)."""

    seat: int
    owed: bool = False
    kind: Literal["passed"] = "passed"


@value
class EventPrepared(Event):
    seat: int
    level: int
    kind: Literal["event_prepared"] = "event_prepared"


@value
class EventRevealed(Event):
    seat: int
    card: str
    kind: Literal["event_revealed"] = "event_revealed"


@value
class BonusOpened(Event):
    """An event of the last age is open; it scores in the end. seat: who chose it, -1 nobody."""

    seat: int
    card: str
    kind: Literal["bonus_opened"] = "bonus_opened"


@value
class BonusesKept(Event):
    """A player keeps so many events for the end, unseen by others."""

    seat: int
    count: int
    kind: Literal["bonuses_kept"] = "bonuses_kept"


@value
class BonusShown(Event):
    """An event that a player has kept for the end is revealed."""

    seat: int
    card: str
    kind: Literal["bonus_shown"] = "bonus_shown"


@value
class EventsRestacked(Event):
    """The future events became the current events (NS-4.1)."""

    kind: Literal["events_restacked"] = "events_restacked"


@value
class EventSeen(Event):
    """To one seat only: the top current event."""

    card: str
    kind: Literal["event_seen"] = "event_seen"


@value
class Looked(Event):
    """The seat looked at the next current event, because of this card."""

    seat: int
    why: str
    kind: Literal["looked"] = "looked"


@value
class Attacked(Event):
    """An aggression was played: strengths as compared (NS-14.11)."""

    seat: int
    target: int
    card: str
    attack: int
    defence: int
    kind: Literal["attacked"] = "attacked"
    AFFECTS = ("target",)


@value
class Defended(Event):
    """How a defender answered an aggression: bonus cards shown, other cards only counted."""

    seat: int
    card: str
    bonus: tuple[str, ...]
    discarded: int
    held: bool
    kind: Literal["defended"] = "defended"
    IS_CONSEQUENCE = True


@value
class Sacrificed(Event):
    """A side of an attack gave up units, which makes its total."""

    seat: int
    card: str
    units: tuple[str, ...]
    total: int
    kind: Literal["sacrificed"] = "sacrificed"


@value
class WarDeclared(Event):
    seat: int
    target: int
    card: str
    kind: Literal["war_declared"] = "war_declared"
    AFFECTS = ("target",)


@value
class WarResolved(Event):
    """winner is None for a draw."""

    seat: int
    target: int
    card: str
    attack: int
    defence: int
    winner: int | None
    kind: Literal["war_resolved"] = "war_resolved"
    AFFECTS = ("seat", "target")


@value
class PactOffered(Event):
    seat: int
    partner: int
    card: str
    side: str
    kind: Literal["pact_offered"] = "pact_offered"
    AFFECTS = ("partner",)


@value
class PactAnswered(Event):
    seat: int
    card: str
    accepted: bool
    kind: Literal["pact_answered"] = "pact_answered"
    IS_CONSEQUENCE = True


@value
class PactEnded(Event):
    card: str
    owner: int
    why: str
    kind: Literal["pact_ended"] = "pact_ended"
    AFFECTS = ("owner",)


@value
class ResignationAnnounced(Event):
    """A player will leave the game as their next turn begins (OR-5.13)."""

    seat: int
    kind: Literal["resignation_announced"] = "resignation_announced"


@value
class Resigned(Event):
    seat: int
    kind: Literal["resigned"] = "resigned"


@value
class BidMade(Event):
    """amount 0: passed."""

    seat: int
    amount: int
    kind: Literal["bid_made"] = "bid_made"
    IS_CONSEQUENCE = True


@value
class ForceSent(Event):
    seat: int
    territory: str
    units: tuple[str, ...]
    bonus: tuple[str, ...]
    discarded: int
    strength: int
    kind: Literal["force_sent"] = "force_sent"
    IS_CONSEQUENCE = True


@value
class Colonized(Event):
    """A territory became a colony; `why`: force, ability or stolen."""

    seat: int
    territory: str
    why: str
    kind: Literal["colonized"] = "colonized"
    IS_CONSEQUENCE = True


@value
class NobodyBid(Event):
    territory: str
    kind: Literal["nobody_bid"] = "nobody_bid"
    IS_CONSEQUENCE = True


@value
class Ruined(Event):
    seat: int
    wonder: str
    kind: Literal["ruined"] = "ruined"
    IS_CONSEQUENCE = True
    AFFECTS = ("seat",)


@value
class Stolen(Event):
    """A special technology changed hands (NS-3.6); kept: whether it stayed in play."""

    seat: int
    victim: int
    card: str
    kept: bool
    kind: Literal["stolen"] = "stolen"
    IS_CONSEQUENCE = True
    AFFECTS = ("victim",)


@value
class GameEnded(Event):
    places: tuple[int, ...]
    culture: tuple[int, ...]
    why: str
    kind: Literal["game_ended"] = "game_ended"


AnyEvent = Annotated[
    TurnBegan
    | BonusOpened
    | BonusesKept
    | BonusShown
    | RowCleared
    | RowDealt
    | AgeEnded
    | Left
    | HandAged
    | Took
    | Populated
    | Built
    | Upgraded
    | WorkerFreed
    | WorkerLost
    | LeaderPlayed
    | HomerKept
    | StagesBuilt
    | Developed
    | CardPlayed
    | AbilityUsed
    | TacticAdopted
    | TacticShared
    | Changed
    | ActionsBack
    | ActionsSpent
    | Uprising
    | Produced
    | Drew
    | DrewCards
    | Discarded
    | Passed
    | EventPrepared
    | EventRevealed
    | EventsRestacked
    | EventSeen
    | Looked
    | Attacked
    | Defended
    | Sacrificed
    | WarDeclared
    | WarResolved
    | PactOffered
    | PactAnswered
    | PactEnded
    | ResignationAnnounced
    | Resigned
    | BidMade
    | ForceSent
    | Colonized
    | NobodyBid
    | Ruined
    | Stolen
    | GameEnded,
    Discriminator("kind"),
]

EVENTS: TypeAdapter[AnyEvent] = TypeAdapter(AnyEvent)
