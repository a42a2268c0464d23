"""Everything a player can say in Through the Ages, as complete frozen values."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Discriminator

from engine.core import Resign, value

DOWN = "down:"
"""Marks a card that is discarded face down instead of being played (`Defend`, `Commit`)."""

# -------------------------------------------------------------------------- the action phase


@value
class Take:
    """Take a card from a space (0 to 12) of the card row (NS-5.3, NS-5.4)."""

    card: str
    slot: int
    kind: Literal["take"] = "take"


@value
class Populate:
    """Increase population (NS-5.5)."""

    kind: Literal["populate"] = "populate"


@value
class Build:
    """Put an unused worker on a farm, mine, urban building or unit (NS-5.6, NS-5.15)."""

    card: str
    kind: Literal["build"] = "build"


@value
class Upgrade:
    """Move a worker to a card of higher level (NS-5.7, NS-5.16)."""

    source: str
    target: str
    kind: Literal["upgrade"] = "upgrade"


@value
class Destroy:
    """Take a worker off a farm, mine or urban building (NS-5.8)."""

    card: str
    kind: Literal["destroy"] = "destroy"


@value
class Disband:
    """Take a worker off a unit (NS-5.17)."""

    card: str
    kind: Literal["disband"] = "disband"


@value
class PlayLeader:
    """Put a leader into play (NS-5.9). `under`: the completed wonder a replaced Homer goes under,
    instead of the civil action back (NS-12.1)."""

    card: str
    under: str | None = None
    kind: Literal["play_leader"] = "play_leader"


@value
class BuildStages:
    """Build the next stages of the unfinished wonder (NS-5.10)."""

    count: int = 1
    kind: Literal["build_stages"] = "build_stages"


@value
class Develop:
    """Develop a technology from hand; a government also by revolution (NS-5.11, NS-5.12)."""

    card: str
    revolution: bool = False
    kind: Literal["develop"] = "develop"


@value
class Choose:
    """One of several options: a good, or the id of a card."""

    option: str
    kind: Literal["choose"] = "choose"


Order = Annotated[
    Populate | Build | Upgrade | BuildStages | Develop | Choose, Discriminator("kind")
]
"""What an action card or an ability carries out."""


@value
class PlayCard:
    """Play an action card from hand and carry out its order (NS-5.14)."""

    card: str
    then: Order | None = None
    kind: Literal["play_card"] = "play_card"


@value
class UseAbility:
    """Use an ability of a card in play (NS-5.21, NS-4.9)."""

    card: str
    then: Order | None = None
    kind: Literal["use_ability"] = "use_ability"


@value
class PlayTactic:
    """Play a tactic from hand (NS-5.18)."""

    card: str
    kind: Literal["play_tactic"] = "play_tactic"


@value
class CopyTactic:
    """Adopt a tactic of the common area (NS-5.19)."""

    card: str
    kind: Literal["copy_tactic"] = "copy_tactic"


@value
class DrawCard:
    """Draw a military card for a military action (OR-7.10)."""

    kind: Literal["draw_card"] = "draw_card"


@value
class KeepBonuses:
    """Keep these events for the end of the game, unseen by others (OR-7.11)."""

    cards: tuple[str, ...]
    kind: Literal["keep_bonuses"] = "keep_bonuses"


@value
class ChooseBonus:
    """Choose one of the open events for the end of the game (OR-7.11)."""

    card: str
    kind: Literal["choose_bonus"] = "choose_bonus"


@value
class EndTurn:
    """End the action phase."""

    kind: Literal["end_turn"] = "end_turn"


@value
class DiscardCards:
    """Discard these military cards face down (NS-6.1)."""

    cards: tuple[str, ...]
    kind: Literal["discard_cards"] = "discard_cards"


# ---------------------------------------------------------------------------------- politics


@value
class PassPolitics:
    """End the politics phase without a (further) political action (NS-4.10)."""

    kind: Literal["pass_politics"] = "pass_politics"


@value
class PrepareEvent:
    """Put an event or territory on the future events (NS-4.1)."""

    card: str
    kind: Literal["prepare_event"] = "prepare_event"


@value
class PlayAggression:
    """Play an aggression against a rival (NS-4.2)."""

    card: str
    target: int
    kind: Literal["play_aggression"] = "play_aggression"


@value
class DeclareWar:
    """Declare war on a rival (NS-4.5)."""

    card: str
    target: int
    kind: Literal["declare_war"] = "declare_war"


@value
class OfferPact:
    """Offer a pact; `side` is the offerer's own (NS-4.6)."""

    card: str
    partner: int
    side: Literal["a", "b"] = "a"
    kind: Literal["offer_pact"] = "offer_pact"


@value
class CancelPact:
    """End a pact one is party to (NS-4.7)."""

    card: str
    kind: Literal["cancel_pact"] = "cancel_pact"


@value
class AnswerPact:
    """Accept or refuse an offered pact (NS-4.6)."""

    accept: bool
    kind: Literal["answer_pact"] = "answer_pact"


@value
class Defend:
    """Cards used in defence: ids are bonus cards played for their value, `down:` and an id is a
    card discarded face down for +1 (NS-4.4)."""

    cards: tuple[str, ...]
    kind: Literal["defend"] = "defend"


@value
class Decline:
    """Do without: no defence, no (further) use of an offer."""

    kind: Literal["decline"] = "decline"


@value
class Bid:
    """Bid a strength of force for a territory (NS-7.6)."""

    amount: int
    kind: Literal["bid"] = "bid"


@value
class DropOut:
    """Pass in the auction, for good (NS-7.6)."""

    kind: Literal["drop_out"] = "drop_out"


@value
class Commit:
    """Add a unit (its card), a bonus card (its id) or a face-down discard (`down:` and the id) to
    the colonisation force (NS-7.7)."""

    item: str
    kind: Literal["commit"] = "commit"


@value
class FillForce:
    """Add the cheapest pieces until the force is enough (INT-53). cards: rather give cards than
    units; otherwise cards are added only if all units do not suffice."""

    cards: bool
    kind: Literal["fill_force"] = "fill_force"


@value
class Assemble:
    """Put exactly these units and bonus cards together for an attack, in place of what is there;
    they are given up once they are sent (OR-4.8)."""

    units: tuple[str, ...]
    cards: tuple[str, ...] = ()
    kind: Literal["assemble"] = "assemble"


@value
class Reach:
    """Add the cheapest units with which one's side of an attack reaches a total (OR-4.8)."""

    total: int
    kind: Literal["reach"] = "reach"


@value
class SendForce:
    """Send the force put together (NS-7.8); in an attack, give up what was (OR-4.8)."""

    kind: Literal["send_force"] = "send_force"


@value
class Split:
    """An amount divided into food and resources."""

    food: int
    resources: int
    kind: Literal["split"] = "split"


@value
class StealTechnologies:
    """Special technologies and science points taken after a War over Technology (NS-3.6)."""

    cards: tuple[str, ...]
    science: int
    kind: Literal["steal_technologies"] = "steal_technologies"


AnyAction = Annotated[
    Take
    | Populate
    | Build
    | Upgrade
    | Destroy
    | Disband
    | PlayLeader
    | BuildStages
    | Develop
    | Choose
    | PlayCard
    | UseAbility
    | DrawCard
    | KeepBonuses
    | ChooseBonus
    | PlayTactic
    | CopyTactic
    | EndTurn
    | DiscardCards
    | PassPolitics
    | PrepareEvent
    | PlayAggression
    | DeclareWar
    | OfferPact
    | CancelPact
    | AnswerPact
    | Defend
    | Decline
    | Bid
    | DropOut
    | Commit
    | FillForce
    | Assemble
    | Reach
    | SendForce
    | Split
    | StealTechnologies
    | Resign,
    Discriminator("kind"),
]
