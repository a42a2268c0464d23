"""What differs between the editions: numbers, cards and named procedures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.games.tta.cards.base import CardRules
from engine.games.tta.cards.board import Board
from engine.games.tta.cards.model import Card, Kind, Term
from engine.games.tta.cards.table import CardTable

ProductionStep = Literal["points", "corruption", "food", "consumption", "leave_token", "resources"]
TurnStep = Literal[
    "leave",
    "restore_actions",
    "replenish",
    "own_war",
    "share_tactic",
    "open_politics",
    "hand_limit",
    "action_phase",
]
EndStep = Literal[
    "hand_limit", "production", "draw_military", "reset_actions", "forget_turn", "turn_end"
]
FinalStep = Literal["last_events", "open_events", "final_bonus", "end_bonuses", "ranking"]
RoundStep = Literal["round_event", "open_bonus"]
Bonuses = Literal["deck", "open", "age_by_age", "own", "open_choice"]
AttackStep = Literal["defence", "sacrifice_for_attack", "answer_attack", "resolve_attack"]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One edition, or a variant of it.

    key: by which a table finds it (`editions.Rulesets`). edition: whose cards and words it has.
    last_age: the last age that has decks. cards: every card by id. code: the classes of those that
    have one. board: tables of the player board, the row and the set-up. round_start: what comes
    before the start player's turn in a new round. turn: what a player's turn consists of, and
    turn_end what follows its action phase. production: the steps of that phase. game_end: what
    follows the last round. aggression, war: how they are decided once they are announced. All of
    them in order; frames by their kinds (`turn` and `frames.attack` know them).
    corruption_eats_food: whether missing resources are taken from the food. leader_refund: civil
    actions that come back when a leader is replaced. weaker_target: whether an aggression needs a
    weaker target. defence_discards: whether any military card may be discarded in defence.
    keeps_higher_special: whether of two special technologies of a type the higher one stays
    (otherwise the new one). last_round_spares: whether no unit may be given up in the last round.
    uprising_stops_draw: whether an uprising costs the draw of military cards too. tactics_stay:
    whether a tactic stays its owner's, and any number may be played in a turn. decks_for_seats:
    whether decks are built for all who began, even those who have left. pacts_need_third: whether
    none is offered between the last two. draws_by_action: whether military cards are drawn in the
    action phase, for a military action each. burdens: whether cards make buildings of rivals
    dearer. governments_keep_spent: whether as many actions stay spent when a government brings
    fewer (otherwise spent ones go first). markers: whether a civilization can be attacked by one
    rival at a time. resigns_ahead: whether a player leaves as their turn begins, told at any time
    before (otherwise in the politics phase). plunders_in_full: whether food and resources are taken
    from a rival up to the full figure or all there is (otherwise less, if the attacker names less).
    revolution_pays_card: whether a revolution with military actions takes the place of the civil
    action for the card that orders it. agreed_cards_wait: whether the current player may not play
    action cards of International Agreement in the same turn. military:
    whether there are military decks after age A. without: kinds of cards that are left out of the
    decks. grows_old: whether cards leave as ages end. discontent: whether workers may be
    discontent. ends_with_round: whether the round in which the last deck runs out is the last one,
    in anybody's turn. bonuses: how events of the last age that score in the end are found
    in advance ("deck": not at all). open_bonuses: how many are open, from the start or in the
    course of the game. bonus_picks: how many a player picks, by numbers of players. final_bonus:
    what scores culture in the end. variants: what changes it may be played with, by name.
    """

    key: str
    edition: str
    last_age: int
    table: CardTable
    cards: Mapping[str, Card]
    code: Mapping[str, CardRules]
    board: Board
    round_start: tuple[RoundStep | TurnStep | EndStep, ...]
    turn: tuple[TurnStep, ...]
    turn_end: tuple[EndStep, ...]
    production: tuple[ProductionStep, ...]
    game_end: tuple[FinalStep, ...]
    aggression: tuple[AttackStep, ...]
    war: tuple[AttackStep, ...]
    corruption_eats_food: bool
    leader_refund: int
    weaker_target: bool
    defence_discards: bool
    keeps_higher_special: bool
    last_round_spares: bool = False
    uprising_stops_draw: bool = False
    tactics_stay: bool = False
    decks_for_seats: bool = False
    pacts_need_third: bool = False
    burdens: bool = False
    draws_by_action: bool = False
    governments_keep_spent: bool = False
    markers: bool = False
    resigns_ahead: bool = False
    plunders_in_full: bool = False
    revolution_pays_card: bool = True
    agreed_cards_wait: bool = False
    military: bool = True
    without: frozenset[Kind] = frozenset()
    grows_old: bool = True
    discontent: bool = True
    ends_with_round: bool = False
    bonuses: Bonuses = "deck"
    open_bonuses: int = 0
    bonus_picks: tuple[int, int, int] = (2, 1, 1)
    final_bonus: tuple[Term, ...] = ()
    variants: Mapping[str, Callable[[Ruleset], Ruleset]] = field(default_factory=dict)

    @property
    def sacrifices(self) -> bool:
        """Whether both sides of an attack may give up units."""
        return "answer_attack" in self.aggression

    @property
    def resting(self) -> CardRules | None:
        """The leader of this edition who may rest under a wonder; there is one at most."""
        return next((r for r in self.code.values() if r.faces_lent), None)
