"""What one seat, or a spectator, may know (NS-13.1, NS-14.27)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.core import Fact, Pile, value
from engine.core.agenda import asked, others
from engine.games.tta import preview
from engine.games.tta.case import Case, case
from engine.games.tta.editions import EDITIONS, rules_of
from engine.games.tta.frames.forces import PutTogether
from engine.games.tta.query import basics, prices, production, ratings
from engine.games.tta.state import NOBODY

if TYPE_CHECKING:
    from engine.games.tta.state import State

Lines = tuple[tuple[str, int], ...]
PriceParts = list[tuple[str, int]]
POLITICS = ("politics", "politics_ahead")
"""Frames that a turn's politics phase puts on the agenda."""
PUBLIC_FACTS = frozenset(
    {
        *("card", "from", "target", "side", "territory", "attack", "defence", "limit"),
        *("bid", "high", "count", "left", "advantage", "owed"),
    }
)
"""Facts of decisions that everybody may know. The actions left are told of each civilization."""


@value
class PactView:
    card: str
    owner: int
    a: int
    b: int


@value
class PriceView:
    """Parts of a price that is not the printed one: (card or word, amount).

    what: "population" (food, no card), "build" (resources), "develop" or "revolution" (science).
    """

    what: str
    card: str
    lines: Lines


@value
class EventEffect:
    """What the last event did to a seat: `what` is a good, or the id of a card (a colony, a worker
    on a technology, a leader) that was gained or, with a negative amount, lost."""

    seat: int
    what: str
    amount: int


@value
class AskedView:
    """A seat that is asked, and what: the kind of the decision and the circumstances that its
    question names, such as the card and who plays it."""

    seat: int
    kind: str
    facts: tuple[tuple[str, Fact], ...]


@value
class CivView:
    """One civilization. Pairs are (card, number); cards None are face down for this viewer.

    required: happy faces the yellow bank asks for. price: food for one more worker (None: empty
    bank). build_prices: resources for one building or unit on each card in play; develop_prices,
    revolution_prices: science for the technologies of the hand, as far as it is seen; all with
    their modifiers, whose parts are in `price_parts`. The `*_lines` are the parts of the ratings:
    (card or word, amount). final_bonus: culture that the end of the game would bring now, where an
    edition has a table for that. marker_with: the seat that alone may attack this civilization for
    now, `NOBODY` if everybody may (OR-7.9). leaves: has announced to resign as their next turn
    begins (OR-5.13). bonuses: events to choose from or kept for the end, as far as they are seen.
    """

    seat: int
    out: bool
    government: str
    leader: str | None
    wonder: str | None
    stages: int
    wonders: tuple[str, ...]
    ruins: tuple[str, ...]
    homer: str | None
    workers: Lines
    blue: Lines
    specials: tuple[str, ...]
    colonies: tuple[str, ...]
    tactic: str | None
    exclusive: bool
    war: str | None
    war_on: int
    civil: tuple[str | None, ...]
    military: tuple[str | None, ...]
    civil_limit: int
    military_limit: int
    fresh: tuple[str, ...]
    ca: int
    ma: int
    ca_total: int
    ma_total: int
    purse: int
    purse_science: int
    used: tuple[str, ...]
    spent: tuple[str, ...]
    idle: int
    yellow_bank: int
    blue_bank: int
    food: int
    resources: int
    food_made: int
    resources_made: int
    consumption: int
    corruption: int
    required: int
    discontent: int
    price: int | None
    build_prices: Lines
    develop_prices: Lines
    revolution_prices: Lines
    science: int
    culture: int
    science_rating: int
    culture_rating: int
    strength: int
    happiness: int
    colonization: int
    science_lines: Lines
    culture_lines: Lines
    strength_lines: Lines
    happiness_lines: Lines
    owes_politics: bool
    turns: int
    price_parts: tuple[PriceView, ...] = ()
    final_bonus: int = 0
    marker_with: int = NOBODY
    leaves: bool = False
    bonuses: tuple[str | None, ...] = ()


@value
class View:
    """The table as a viewer (None: a spectator) knows it.

    row: the 13 spaces, None where empty, with `row_prices` of the spaces. Piles are numbers of
    cards by age; `events_seen`: current and future events whose face this viewer knows, as
    (index from the bottom, card). discards: sizes of the military discard piles by age. preview:
    what ending the turn now would bring to the current player, during an action phase. changed:
    (seat, card) that the news of this and of the last turn named. take_prices: civil actions for
    the viewer (a spectator: the current player); take_parts: of those that are not the price of
    the space alone, as (index of the space, parts). force: what the viewer has put together so far
    for a colony or in an attack, as `Commit` names it, and force_strength what that is worth.
    completion: culture that the viewer's unfinished wonder would score at once, if it were
    completed now. open_events: those that are open and score in the end; offered: those that are
    open so that one after the other chooses some of them (OR-7.11). asked: whom the table waits
    for, and for what. last_event: the event or territory turned over last, ""
    before the first; event_effects: what it did, as far as it is carried out. case: what the open
    question depends on.
    """

    edition: str
    viewer: int | None
    order: tuple[int, ...]
    start: int
    current: int
    round: int
    age: int
    last_round: int
    players: tuple[CivView, ...]
    row: tuple[str | None, ...]
    row_prices: tuple[int, ...]
    take_prices: tuple[int, ...]
    civil_deck: int
    military_deck: int
    discards: tuple[int, ...]
    current_events: tuple[int, ...]
    future_events: tuple[tuple[int, int], ...]
    current_seen: tuple[tuple[int, str], ...]
    future_seen: tuple[tuple[int, str], ...]
    past_events: tuple[str, ...]
    common_tactics: tuple[str, ...]
    pacts: tuple[PactView, ...]
    peaceful: bool
    cause: str
    preview: production.Preview | None
    changed: tuple[tuple[int, str], ...] = ()
    take_parts: tuple[tuple[int, Lines], ...] = ()
    force: tuple[str, ...] = ()
    completion: int = 0
    asked: tuple[AskedView, ...] = ()
    case: Case | None = None
    force_strength: int = 0
    open_events: tuple[str, ...] = ()
    last_event: str = ""
    event_effects: tuple[EventEffect, ...] = ()
    offered: tuple[str, ...] = ()

    @property
    def answering(self) -> tuple[int, ...]:
        """Who is asked while it is somebody else's turn; empty where the current player alone is
        asked."""
        return others(((asked.seat, asked.kind) for asked in self.asked), self.current)

    @property
    def printed(self) -> str:
        """Whose cards are on the table, whichever variant of the edition is played."""
        return EDITIONS[self.edition].edition


def view(s: State, viewer: int | None) -> View:
    """Build the view of a seat (None: a spectator)."""
    rules = rules_of(s)
    row = tuple(c or None for c in s.row)
    asker = s.current if viewer is None else viewer
    takes = [prices.take_lines(s, asker, i) if c else [] for i, c in enumerate(s.row)]
    return View(
        edition=s.edition,
        viewer=viewer,
        order=tuple(s.order),
        start=s.start,
        current=s.current,
        round=s.round,
        age=s.age,
        last_round=s.last_round,
        players=tuple(_civ(s, seat, viewer) for seat in range(len(s.players))),
        row=row,
        row_prices=rules.board.row.prices,
        take_prices=tuple(map(prices.total, takes)),
        civil_deck=len(s.civil_deck),
        military_deck=len(s.military_deck),
        discards=_discards(s),
        current_events=_levels(s, s.current_events),
        future_events=tuple(
            zip(_levels(s, s.future_events), s.future_events.placed_by, strict=True)
        ),
        current_seen=_seen(s.current_events, viewer),
        future_seen=_seen(s.future_events, viewer),
        past_events=tuple(s.past_events),
        common_tactics=tuple(s.common_tactics),
        pacts=tuple(PactView(p.card, p.owner, p.a, p.b) for p in s.pacts),
        peaceful=s.peaceful,
        cause=s.cause,
        preview=preview.preview(s, s.current) if _acting(s) else None,
        changed=tuple(dict.fromkeys((*s.changed_before, *s.changed))),
        take_parts=tuple((i, tuple(lines)) for i, lines in enumerate(takes) if len(lines) > 1),
        force=_force(s, viewer),
        force_strength=_force_strength(s, viewer),
        completion=_completion(s, viewer),
        asked=_asked(s),
        case=case(s, viewer),
        open_events=tuple(s.open_events),
        last_event=s.last_event or (s.past_events[-1] if s.past_events else ""),
        event_effects=tuple(EventEffect(*e) for e in s.event_effects),
        offered=tuple(s.offered),
    )


def _asked(s: State) -> tuple[AskedView, ...]:
    """Without what only those who answer may know: menus, and a force that is put together."""
    return tuple(
        AskedView(d.seat, d.kind, tuple((n, x) for n, x in d.facts.items() if n in PUBLIC_FACTS))
        for d in asked(s)
    )


def _completion(s: State, viewer: int | None) -> int:
    if viewer is None or (wonder := s.players[viewer].wonder) is None:
        return 0
    return ratings.completion(s, viewer, wonder)


def _own_force(s: State, viewer: int | None) -> PutTogether | None:
    """The force that the viewer is putting together."""
    top = s.agenda[-1] if s.agenda else None
    return top if isinstance(top, PutTogether) and top.seat == viewer else None


def _force(s: State, viewer: int | None) -> tuple[str, ...]:
    own = _own_force(s, viewer)
    return (*(c for c, n in own.units.items() for _ in range(n)), *own.cards) if own else ()


def _force_strength(s: State, viewer: int | None) -> int:
    own = _own_force(s, viewer)
    return own.strength(s) if own and (own.units or own.cards) else 0


def _acting(s: State) -> bool:
    """Whether an action phase goes on, perhaps interrupted by a choice."""
    steps = (*rules_of(s).turn, *POLITICS)
    kinds = (frame.kind for frame in reversed(s.agenda))
    return next((kind for kind in kinds if kind in steps), None) == "action_phase"


def _discards(s: State) -> tuple[int, ...]:
    """Military cards on the discard piles, by age."""
    cards = rules_of(s).cards
    sizes = [0, 0, 0, 0]
    for c in s.discards.cards:
        if cards[c].deck == "military":
            sizes[cards[c].level] += 1
    return tuple(sizes)


def _levels(s: State, pile: Pile) -> tuple[int, ...]:
    cards = rules_of(s).cards
    return tuple(cards[c].level for c in pile.cards)


def _seen(pile: Pile, viewer: int | None) -> tuple[tuple[int, str], ...]:
    return tuple((i, c) for i, c in enumerate(pile.seen_by(viewer)) if c is not None)


def _civ(s: State, seat: int, viewer: int | None) -> CivView:
    civ = s.players[seat]
    cards = rules_of(s).cards
    mine = viewer == seat
    seen = dict.fromkeys(c for c in civ.civil.seen_by(viewer) if c is not None)
    technologies = [c for c in seen if cards[c].is_technology]
    lines = {name: ask(s, seat) for name, ask in ratings.LINES.items()}
    rating = {name: ratings.rating(s, name, parts) for name, parts in lines.items()}
    required = ratings.required_faces(s, seat)
    military = civ.military.seen_by(viewer)
    asked = _prices(s, seat, technologies)
    priced = [(what, c, prices.total(lines)) for what, c, lines in asked]
    return CivView(
        seat=seat,
        out=civ.out,
        government=civ.government,
        leader=civ.leader,
        wonder=civ.wonder,
        stages=civ.stages,
        wonders=tuple(civ.wonders),
        ruins=tuple(civ.ruins),
        homer=civ.memorial,
        workers=tuple(civ.workers.items()),
        blue=tuple((c, n) for c, n in civ.blue.items() if n),
        specials=tuple(civ.specials),
        colonies=tuple(civ.colonies),
        tactic=civ.tactic,
        exclusive=civ.exclusive,
        war=civ.war,
        war_on=civ.war_on,
        civil=civ.civil.seen_by(viewer),
        military=military,
        civil_limit=basics.civil_hand_limit(s, seat),
        military_limit=basics.military_hand_limit(s, seat),
        fresh=tuple(civ.fresh) if mine or s.open_hands else (),
        ca=civ.ca,
        ma=civ.ma,
        ca_total=civ.ca_total,
        ma_total=civ.ma_total,
        purse=prices.unit_purse(s, seat),
        purse_science=civ.purse_science,
        used=tuple(civ.used),
        spent=tuple(civ.spent),
        idle=civ.idle,
        yellow_bank=civ.yellow_bank,
        blue_bank=civ.blue_bank,
        food=production.food(s, seat),
        resources=production.resources(s, seat),
        food_made=production.food_made(s, seat),
        resources_made=production.resources_made(s, seat),
        consumption=production.consumption(s, seat),
        corruption=production.corruption(s, seat),
        required=required,
        discontent=max(0, required - rating["happiness"]),
        price=next((n for what, _, n in priced if what == "population"), None),
        build_prices=tuple((c, n) for what, c, n in priced if what == "build"),
        develop_prices=tuple((c, n) for what, c, n in priced if what == "develop"),
        revolution_prices=tuple((c, n) for what, c, n in priced if what == "revolution"),
        science=civ.science,
        culture=civ.culture,
        science_rating=rating["science"],
        culture_rating=rating["culture"],
        strength=rating["strength"],
        happiness=rating["happiness"],
        colonization=ratings.colonization(s, seat),
        science_lines=_merged(lines["science"]),
        culture_lines=_merged(lines["culture"]),
        strength_lines=_merged(lines["strength"]),
        happiness_lines=_merged(lines["happiness"]),
        owes_politics=civ.owes_politics,
        turns=civ.turns,
        price_parts=tuple(PriceView(w, c, tuple(lines)) for w, c, lines in asked if len(lines) > 1),
        final_bonus=ratings.final_bonus(s, seat),
        marker_with=civ.marker_with,
        leaves=civ.leaves,
        bonuses=civ.bonuses.seen_by(viewer) if civ.bonuses else (),
    )


def _prices(s: State, seat: int, technologies: list[str]) -> list[tuple[str, str, PriceParts]]:
    """Every price of a civilization: what for, card, parts. technologies: seen ones of its hand."""
    found: list[tuple[str, str, PriceParts]] = []
    population = prices.population_lines(s, seat)
    if population is not None:
        found.append(("population", "", population))
    for c in s.players[seat].workers:
        found.append(("build", c, prices.build_lines(s, seat, c)))
    for c in technologies:
        found.append(("develop", c, prices.develop_lines(s, seat, c, False)))
        if rules_of(s).cards[c].kind == "government":
            found.append(("revolution", c, prices.develop_lines(s, seat, c, True)))
    return found


def _merged(lines: list[tuple[str, int]]) -> Lines:
    """One line per source."""
    total: Counter[str] = Counter()
    for source, amount in lines:
        total[source] += amount
    return tuple(total.items())
