"""The shape of a card: every figure typed, every recurring sentence a small datum.

A card (`Card`) has
    id, age, deck, kind, copies         copies: for 2, 3 and 4 players; `level`: the age as a number
    code                                True: its `effects` do not say everything; a class named
                                        after the id does the rest (`CardTable.needs_code`)
    science_cost, revolution_cost       price of a technology; a government's price by revolution
    resource_cost                       price of one building or unit
    stages                              prices of a wonder's stages, first to last
    military_cost                       military actions for a tactic, an aggression or a war; 0
                                        where what is hit makes the price
    gives                               symbols (`Symbols`): per worker on farms, mines, urban
                                        buildings and units, once on any other card in play; on
                                        farms and mines the worth of one blue token
    urban_limit, special, construction  of governments, special and construction technologies
    tactic, bonus, pact                 of these military cards
    effects                             what happens (`Effect`), in the order of the list
    doubt                               what is not certain about the card as it stands here: its
                                        figures, or how its text is read

What people read on a card stands in the catalogues of `render/lang`, under its id.

When the effects of a card work:
    action       when it is played              event       when it is resolved
    wonder       `Count`: once, on completion   territory   once, when it becomes a colony
    aggression   when it succeeds               war         when somebody has won it
    leader, wonder: `Rate` while in play (wonders when complete), `Developed` at each technology

`Gain`, `Mixture` and `Count` with a negative number are losses. On a card that has `code` as well,
its class acts after the listed effects.

Cards of A New Story with `code`:
    wonders       st_peters_basilica taj_mahal transcontinental_railroad ocean_liner_service
    leaders       alexander_the_great aristotle hammurabi homer julius_caesar moses
                  christopher_columbus frederick_barbarossa genghis_khan joan_of_arc michelangelo
                  j_s_bach james_cook maximilien_robespierre william_shakespeare bill_gates
                  charlie_chaplin mahatma_gandhi winston_churchill
    events        development_of_civilization barbarians border_conflict rats rebellion
                  uncertain_borders emigration iconoclasm independence_declaration
                  international_agreement politics_of_strength ravages_of_time terrorism
    aggressions   annex infiltrate
    wars          war_over_technology
    pacts         open_borders_agreement trade_routes_agreement scientific_cooperation
                  international_tourism loss_of_sovereignty
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, NonNegativeInt, PositiveInt, model_validator

Age = Literal["A", "I", "II", "III"]
Deck = Literal["starting", "civil", "military"]
FarmMineKind = Literal["farm", "mine"]
UrbanKind = Literal["lab", "temple", "arena", "library", "theater"]
UnitKind = Literal["infantry", "cavalry", "artillery", "air_force"]
Kind = Literal[
    "farm",
    "mine",
    "lab",
    "temple",
    "arena",
    "library",
    "theater",
    "infantry",
    "cavalry",
    "artillery",
    "air_force",
    "special",
    "government",
    "leader",
    "wonder",
    "action",
    "event",
    "territory",
    "tactic",
    "aggression",
    "war",
    "pact",
    "bonus",
]
SpecialType = Literal["military", "civil", "colonization", "construction"]
Rating = Literal["science", "culture", "strength", "happiness"]

AGES: tuple[Age, ...] = get_args(Age)
FARM_MINE: frozenset[str] = frozenset(get_args(FarmMineKind))
URBAN: frozenset[str] = frozenset(get_args(UrbanKind))
UNITS: frozenset[str] = frozenset(get_args(UnitKind))
WORKER_KINDS: frozenset[str] = FARM_MINE | URBAN | UNITS
TECHNOLOGIES: frozenset[str] = WORKER_KINDS | {"special", "government"}

ByPlayers = tuple[NonNegativeInt, NonNegativeInt, NonNegativeInt]
"""A figure for 2, 3 and 4 players; `for_players` picks one."""


def for_players(figures: ByPlayers, players: int) -> int:
    """The figure for a number of players, 2 to 4. Raises `ValueError` for any other number."""
    if not 2 <= players <= 4:
        raise ValueError(f"no figure for {players} players")
    return figures[players - 2]


class Data(BaseModel):
    """Checked once when it is read, never changed afterwards."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Symbols(Data):
    """Symbols of a card in play. Tokens come from the box with the card and leave with it."""

    food: int = 0
    resources: int = 0
    science: int = 0
    culture: int = 0
    strength: int = 0
    happiness: int = 0
    civil_actions: int = 0
    military_actions: int = 0
    blue_tokens: int = 0
    yellow_tokens: int = 0
    colonization: int = 0
    hand_limit: int = 0


# ------------------------------------------------------------------------------------- effects

Who = Literal[
    "you",  # the player of the card, the owner, the attacker
    "rival",  # the target of an aggression
    "all",
    "strongest",
    "weakest",
    "two_strongest",  # one of them with two players (NS-7.3)
    "two_weakest",
    "most_culture",
    "happiest",  # everybody tied for the most, no tie-break
    "most_discontent",  # likewise; nobody while all are content
]
Stock = Literal[
    "food", "resources", "science", "culture", "population", "blue_tokens", "yellow_tokens"
]
"""What a civilization has more or less of."""
Good = Stock | Literal["military_cards"]
Statistic = Literal[
    "science_rating",
    "culture_rating",
    "strength_rating",
    "happiness",
    "discontent",
    "civil_actions",  # totals, spent or not
    "military_actions",
    "food_production",  # of one production phase, with everything that adds to it
    "resource_production",
    "food_exceeds_consumption",  # 1 or 0
    "lowest_production",  # of science, culture, food and resources
    "farm_production",  # food made by farms alone
    "mine_production",  # resources made by mines alone, or by the kinds that are named
    "content_workers",
    # The following look only at cards of `kinds` (and of `level`, where one is given).
    "workers",  # standing on such cards
    "worker_levels",  # levels of the cards they stand on, added up
    "kinds_staffed",  # how many of the kinds have a worker
    "cards",  # in play; wonders when complete
    "any_card",  # 1 or 0
    "card_levels",  # levels of cards in play, each card once
    "best_level",  # highest level among such cards with workers
    "happy_faces",
    "culture_made",  # by such buildings, changes by the leader included
    "science_made",
    "strength_made",
]


class Term(Data):
    """`times` × (statistic − `above`, at least 0). level: of the cards that are looked at, or the
    last one that has decks."""

    of: Statistic
    times: int = 1
    kinds: tuple[Kind, ...] = ()
    level: int | Literal["last"] | None = None
    above: NonNegativeInt = 0


class Gain(Data):
    """Goods for some players, in the order of the mapping; negative amounts are lost."""

    do: Literal["gain"] = "gain"
    who: Who = "you"
    goods: Mapping[Good, int]


class Either(Data):
    """One of the goods, all of that kind; each player who gets it chooses."""

    do: Literal["either"] = "either"
    who: Who = "you"
    goods: Mapping[Good, PositiveInt]


class Mixture(Data):
    """Food and resources worth `amount` together, mixed as the player likes; negative: lost."""

    do: Literal["mixture"] = "mixture"
    who: Who
    amount: int


class Take(Data):
    """You take from the rival: the named good, or a mixture of food and resources you name."""

    do: Literal["take"] = "take"
    what: Literal["science", "culture", "food_and_resources"]
    limit: PositiveInt


class Count(Data):
    """A good in the amount of some statistics added up; negative sums are lost."""

    do: Literal["count"] = "count"
    who: Who = "all"
    good: Good = "culture"
    terms: tuple[Term, ...]


class Ranking(Data):
    """Culture by the order of a rating, first to last, for 2, 3 and 4 players."""

    do: Literal["ranking"] = "ranking"
    rating: Literal["science", "strength"]
    culture: tuple[tuple[int, int], tuple[int, int, int], tuple[int, int, int, int]]


class Produce(Data):
    """Every civilization carries out these steps of the production phase now; `farms` and `mines`
    are production without what pacts add (INT-54)."""

    do: Literal["produce"] = "produce"
    steps: tuple[Literal["corruption", "food", "consumption", "resources", "farms", "mines"], ...]


class BuildFree(Data):
    """A player with an unused worker may put one on this card without paying anything."""

    do: Literal["build_free"] = "build_free"
    card: str


class Order(Data):
    """One action of the named sorts without its civil action, cheaper by `discount` (of what it
    is paid in); `then` is gained after the payment."""

    do: Literal["order"] = "order"
    orders: tuple[
        Literal["build", "upgrade", "wonder_stage", "increase_population", "develop"], ...
    ]
    kinds: tuple[Kind, ...] = ()
    discount: NonNegativeInt = 0
    then: Mapping[Good, PositiveInt] = Field(default_factory=dict)


class Purse(Data):
    """For this turn: additional military actions, and resources for military units only."""

    do: Literal["purse"] = "purse"
    military_actions: NonNegativeInt = 0
    resources: NonNegativeInt


class PerRivalAhead(Data):
    """For each civilization strictly ahead in `ahead_in`: so much into the purse for military
    units, or so many culture points, by the number of players in the game."""

    do: Literal["per_rival_ahead"] = "per_rival_ahead"
    ahead_in: Literal["strength", "culture"]
    what: Literal["purse", "culture"]
    amount: ByPlayers


class Raid(Data):
    """Destroy one urban building of the rival for each entry, at most of that level, and gain half
    of the printed costs together. alike: all of them stand on the same card."""

    do: Literal["raid"] = "raid"
    levels: tuple[int, ...]
    alike: bool = False
    rounded: Literal["up", "down"] = "up"


class Spoils(Data):
    """The winner of a war takes `base` + `times` for every full `each` points of advantage."""

    do: Literal["spoils"] = "spoils"
    good: Literal["science", "culture", "yellow_tokens"]
    base: NonNegativeInt = 0
    times: PositiveInt = 1
    each: PositiveInt = 1


class Rate(Data):
    """While the card is in play, the owner's rating is higher by the sum of the terms."""

    do: Literal["rate"] = "rate"
    rating: Rating
    terms: tuple[Term, ...]


class Developed(Data):
    """For each technology the owner develops: goods, and spent civil actions back."""

    do: Literal["developed"] = "developed"
    goods: Mapping[Good, PositiveInt] = Field(default_factory=dict)
    civil_actions_back: NonNegativeInt = 0


Effect = Annotated[
    Gain
    | Either
    | Mixture
    | Take
    | Count
    | Ranking
    | Produce
    | BuildFree
    | Order
    | Purse
    | PerRivalAhead
    | Raid
    | Spoils
    | Rate
    | Developed,
    Field(discriminator="do"),
]

# --------------------------------------------------------------------------------------- cards


class Construction(Data):
    """discount: resources off an urban building, by its level 0 to 3. stages: wonder stages that
    one civil action may build."""

    discount: tuple[NonNegativeInt, NonNegativeInt, NonNegativeInt, NonNegativeInt]
    stages: PositiveInt


class Tactic(Data):
    """Units of one army and its strength; `obsolete` when a unit is two or more levels behind."""

    infantry: NonNegativeInt = 0
    cavalry: NonNegativeInt = 0
    artillery: NonNegativeInt = 0
    strength: PositiveInt
    obsolete: PositiveInt | None = None

    @property
    def size(self) -> int:
        return self.infantry + self.cavalry + self.artillery


class Bonus(Data):
    """The two halves of a military bonus card."""

    defense: PositiveInt
    colonization: PositiveInt


class Pact(Data):
    """What the parties have while it is in force. `food` and `resources` of a side are produced
    (or lost) in its production phase. Where `a` and `b` differ the one who offers chooses a side.
    """

    both: Symbols = Symbols()
    a: Symbols = Symbols()
    b: Symbols = Symbols()
    sides: bool = False
    no_attack: bool = False
    ends_on_attack: bool = False


class Card(Data):
    """One card; the module's docstring explains the fields."""

    id: str
    age: Age
    deck: Deck
    kind: Kind
    copies: ByPlayers
    code: bool = False
    science_cost: NonNegativeInt | None = None
    revolution_cost: NonNegativeInt | None = None
    resource_cost: PositiveInt | None = None
    stages: tuple[PositiveInt, ...] = ()
    military_cost: NonNegativeInt | None = None
    gives: Symbols = Symbols()
    urban_limit: PositiveInt | None = None
    special: SpecialType | None = None
    construction: Construction | None = None
    tactic: Tactic | None = None
    bonus: Bonus | None = None
    pact: Pact | None = None
    effects: tuple[Effect, ...] = ()
    doubt: Literal["figures", "reading"] | None = None

    @cached_property
    def level(self) -> int:
        return AGES.index(self.age)

    @cached_property
    def is_technology(self) -> bool:
        """Whether it is a technology card: developed for science, or printed on the board."""
        return self.kind in TECHNOLOGIES

    @cached_property
    def question(self) -> Order | Either | None:
        """What the player of this action card has to say besides its name."""
        return next((e for e in self.effects if isinstance(e, (Order, Either))), None)

    @cached_property
    def is_urban(self) -> bool:
        return self.kind in URBAN

    @cached_property
    def is_unit(self) -> bool:
        return self.kind in UNITS

    @cached_property
    def takes_workers(self) -> bool:
        return self.kind in WORKER_KINDS

    @model_validator(mode="after")
    def _has_what_its_kind_needs(self) -> Card:
        wanted = _FIELDS_OF_KIND.get(self.kind, frozenset())
        for name in sorted(_KIND_FIELDS):
            present = getattr(self, name) not in (None, ())
            if present != (name in wanted):
                raise ValueError(
                    f"a {self.kind} {'cannot have' if present else 'needs'} the field {name}"
                )
        return self


_BUILT = frozenset({"science_cost", "resource_cost"})
_FIELDS_OF_KIND: dict[str, frozenset[str]] = {
    **dict.fromkeys(WORKER_KINDS, _BUILT),
    "special": frozenset({"science_cost", "special"}),
    "government": frozenset({"science_cost", "revolution_cost", "urban_limit"}),
    "wonder": frozenset({"stages"}),
    "tactic": frozenset({"military_cost", "tactic"}),
    "aggression": frozenset({"military_cost"}),
    "war": frozenset({"military_cost"}),
    "pact": frozenset({"pact"}),
    "bonus": frozenset({"bonus"}),
}
_KIND_FIELDS: frozenset[str] = frozenset().union(*_FIELDS_OF_KIND.values())
