"""What a card with a sentence of its own can do.

Most cards are figures and declared effects (`cards.model`). A card with `code = true` has a class
here besides, registered under its id. Every moment defaults to silence; a class overrides only
what its card says. `seat` is always the owner: the civilization in which the card is in play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from engine.core import Turn
    from engine.games.tta.actions import UseAbility
    from engine.games.tta.state import State


class CardRules:
    """Every moment at which a card can speak."""

    card: str = ""
    """The id it is registered under."""

    moments: frozenset[str] = frozenset()
    """What it has a word on, by the names of the methods below."""

    def __init_subclass__(cls) -> None:
        own = {name for c in cls.__mro__[:-2] for name in vars(c)}
        cls.moments = frozenset(own & vars(CardRules).keys())

    # ----------------------------------- figures that the rules work with and words may quote

    eases: int = 0
    """Of an event: how much less everything costs that it lets people do."""

    attack_times: int = 1
    """How many times the price an attack on the owner costs."""

    ambush: int = 0
    """Of a pact: strength added for a party that attacks the other one."""

    civil_ability: bool = False
    """Of a leader who calls up a unit: whether that costs a civil action, not a military one."""

    military_revolution: bool = False
    """Whether revolutions are paid with all military actions instead of the civil ones."""

    faces_lent: int = 0
    """Of a leader who may rest under a wonder: happy faces that the wonder shows more."""

    takes: str = ""
    """Of an aggression: what is taken that may be missing, besides goods: `colony`,
    `leader_or_wonder`."""

    strikes: str = ""
    """Of an aggression: the card of the rival that it removes, `leader` or `wonder`. Its price is
    the level of that card (OR-9.32)."""

    culture_per_level: int = 0
    """Of an aggression: culture for each level of the card that it removes."""

    asks: str = ""
    """Of an event: the kind of question that it alone asks."""

    # --------------------------------------------------- questions: ratings beyond the symbols
    # What they look at is listed in `worth.made.depends_on`, for computer players remember them.

    def science(self, s: State, seat: int) -> int:
        """Added to the owner's science rating."""
        return 0

    def culture(self, s: State, seat: int) -> int:
        """Added to the owner's culture rating."""
        return 0

    def strength(self, s: State, seat: int) -> int:
        """Added to the owner's strength rating (never to a colonisation force)."""
        return 0

    def faces(self, s: State, seat: int, source: str, shown: int) -> int:
        """How many happy faces another card of the owner shows that shows `shown` (1 or more)."""
        return shown

    def made(self, s: State, seat: int, rating: str, kinds: frozenset[str]) -> int:
        """The part of `science`, `culture` that changes what buildings of these kinds make."""
        return 0

    # -------------------------------------------------------------------- questions: prices

    def resource_discount(self, s: State, seat: int, card: str) -> int:
        """Resources off the price of one building or unit on a card."""
        return 0

    def science_discount(self, s: State, seat: int, card: str) -> int:
        """Science off the price of developing a technology."""
        return 0

    def food_discount(self, s: State, seat: int) -> int:
        """Food off the price of a population increase."""
        return 0

    def take_discount(self, s: State, seat: int, card: str) -> int:
        """Civil actions off the price of taking a card of the row, surcharge included."""
        return 0

    def row_discount(self, s: State, seat: int) -> int:
        """Asked of a card that is in the row: civil actions off its own price for `seat`."""
        return 0

    def unit_purse(self, s: State, seat: int) -> int:
        """Resources for military units that are there once per turn, as long as not used."""
        return 0

    # ------------------------------------------------------------------- questions: actions

    def military_as_civil(self, s: State, seat: int) -> int:
        """Military actions that may stand in for civil ones now."""
        return 0

    def military_first(self, s: State, seat: int) -> bool:
        """Whether the owner wants the next civil action to be paid with a military one."""
        return False

    def abilities(self, s: State, seat: int) -> Iterable[UseAbility]:
        """What may be used now in the owner's action phase."""
        return ()

    def political(self, s: State, seat: int) -> Iterable[UseAbility]:
        """Political actions of its own (each uses up the political action)."""
        return ()

    def opening(self, s: State, seat: int) -> Iterable[UseAbility]:
        """What may be used as the owner's politics phase opens, besides the political action."""
        return ()

    def second_politics(self, s: State, seat: int) -> bool:
        """Whether a second political action is possible now."""
        return False

    def use(self, t: Turn[State], seat: int, action: UseAbility) -> None:
        """Carry out one of `abilities`, `political`, `opening`."""
        raise AssertionError(f"{self.card} has no ability")

    def rests_under(self, s: State, seat: int) -> Iterable[str]:
        """Completed wonders a replaced leader may go under, instead of the action back; there is
        one such leader at most (`Civ.memorial`)."""
        return ()

    # ---------------------------------------------------------------- questions: production

    def extra_tokens(self, s: State, seat: int) -> Iterable[tuple[str, int]]:
        """Tokens that resource production adds to cards: (card, tokens)."""
        return ()

    def stores(self, s: State, seat: int, kind: str) -> bool:
        """Whether resources may be put on cards of this kind as on mines."""
        return False

    def substitute(self, s: State, seat: int, kind: str) -> int:
        """Whether one unit of the other good may stand in for one food (`farm`) or resource
        (`mine`) in a payment now: 0 no, 1 if it is needed, 2 in any case."""
        return 0

    def substituted(self, t: Turn[State], seat: int) -> None:
        """One unit has just stood in for the other good."""

    # -------------------------------------------------------------------- questions: attacks

    def may_attack(self, s: State, seat: int) -> bool:
        """Whether the owner may play aggressions and declare wars."""
        return True

    def attack_price(self, s: State, target: int, price: int) -> int:
        """Military actions for an attack on the owner (`target`) that costs `price`."""
        return price * self.attack_times

    def immune_to_war(self, s: State, seat: int) -> bool:
        """Whether nobody may declare war on the owner."""
        return False

    def aims(self, s: State, target: int) -> bool:
        """Of an aggression: whether it may be played against a rival at all (OR-9.32)."""
        return True

    def attack_bonus(self, s: State, attacker: int, target: int) -> int:
        """Of a pact or a card of the attacker: strength added on the attacking side."""
        return 0

    def may_develop(self, s: State, seat: int) -> bool:
        """Of a pact: whether its parties can play technologies now (OR-8.13)."""
        return True

    def burden(self, s: State, seat: int, card: str) -> int:
        """Resources that one building on a card costs every rival of the owner more."""
        return 0

    def partner_science(self, s: State, seat: int) -> int:
        """Of a pact: science the partner must pay when a party develops a technology."""
        return 0

    def force_discards(self, s: State, seat: int) -> int:
        """Military cards that may be discarded for +1 each into a colonisation force."""
        return 0

    def bonus_worth(self, s: State, seat: int, half: str, printed: int) -> int:
        """What a bonus card of the owner counts in defence (`defense`) or for a colony
        (`colonization`)."""
        return printed

    def unit_strength(self, s: State, seat: int, card: str) -> int:
        """Added to the strength of each unit on a card where it is given up; what it adds to the
        rating is part of `strength`."""
        return 0

    def tactic_works(self, s: State, seat: int) -> bool:
        """Whether the owner's tactic makes armies."""
        return True

    def mixed_armies(self, s: State, seat: int) -> bool:
        """Whether infantry may stand in for cavalry in the owner's armies."""
        return False

    # ------------------------------------------------------------------------------- moments

    def taken(self, t: Turn[State], seat: int, card: str) -> None:
        """The owner has taken a card of the row."""

    def attacked(self, t: Turn[State], seat: int) -> None:
        """An aggression or a war has just been played against the owner (OR-6.4)."""

    def developed(self, t: Turn[State], seat: int, card: str, revolution: bool) -> None:
        """The owner has developed a technology (after the card came into play)."""

    def left(self, t: Turn[State], seat: int) -> None:
        """It has just left play, in whatever way."""

    def turn_ended(self, t: Turn[State], seat: int) -> None:
        """The owner's turn is over, everything else done (NS-14.23)."""

    def game_ended(self, t: Turn[State], seat: int) -> None:
        """The last round is over and the last events are scored."""

    # ---------------------------------------------------------- resolving a military card

    def resolve(self, t: Turn[State], seat: int) -> None:
        """An event; seat: the current player. Read here what is compared, and put frames on the
        agenda with one `todo`: they run after the declared effects."""

    def succeed(self, t: Turn[State], seat: int, target: int) -> None:
        """A successful aggression of `seat`, besides its declared effects."""

    def won(self, t: Turn[State], winner: int, loser: int, advantage: int) -> None:
        """A war, decided; its declared spoils are left to it."""


Code = dict[str, CardRules]

_OF_ALL: Code = {}
_OF_EDITION: dict[str, Code] = {}


def code_of(edition: str) -> Code:
    """The classes of an edition's cards by id. It fills while the modules of `code/` are read."""
    return _OF_EDITION.setdefault(edition, dict(_OF_ALL))


C = TypeVar("C", bound=type[CardRules])


def card(*ids: str, edition: str | None = None) -> Callable[[C], C]:
    """Register a class for one or several cards: in one edition, or in all that have such cards.

    Raises `ValueError` if a card would have two classes in an edition.
    """

    def register(cls: C) -> C:
        for name in ids:
            rules = cls()
            rules.card = name
            every = [code_of(edition)] if edition else [_OF_ALL, *_OF_EDITION.values()]
            for code in every:
                if name in code:
                    raise ValueError(f"{name} has two classes")
                code[name] = rules
        return cls

    return register
