"""The four ratings as lists of their parts, and every other statistic a card can ask for.

A rating is the sum of its parts, never below 0 (NS-10.1); the parts are what `why` shows.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import TYPE_CHECKING

from engine.games.tta.cards.model import UNITS, Count, Rate, Term
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, production
from engine.games.tta.query.armies import army_strength
from engine.games.tta.query.in_force import in_force, printed

if TYPE_CHECKING:
    from engine.games.tta.state import State

Lines = list[tuple[str, int]]
"""Parts of a number: (card id or word, amount)."""

RUIN_CULTURE = 2
"""Culture of a ruined wonder (Ravages of Time)."""


# ---------------------------------------------------------------------------------- ratings


def science_lines(s: State, seat: int) -> Lines:
    """Parts of the science rating."""
    return _lines(s, seat, "science", [])


def culture_lines(s: State, seat: int) -> Lines:
    """Parts of the culture rating."""
    ruins = [(wonder, RUIN_CULTURE) for wonder in s.players[seat].ruins]
    return _lines(s, seat, "culture", ruins)


def strength_lines(s: State, seat: int) -> Lines:
    """Parts of the strength rating."""
    civ = s.players[seat]
    tactic: Lines = []
    if civ.tactic is not None and (armies := army_strength(s, seat, civ.workers)):
        tactic.append((civ.tactic, armies))
    return _lines(s, seat, "strength", tactic)


def _lines(s: State, seat: int, rating: str, besides: Lines) -> Lines:
    """What cards with workers show, single cards, what only this rating has, pacts, declared
    ratings, and what cards say in their own rules."""
    civ = s.players[seat]
    shown, force = printed(s.edition, rating), in_force(s, civ)
    lines = [(c, n * shown[c]) for c, n in civ.workers.items() if n and c in shown]
    lines += force.shown[rating]
    lines += besides
    if s.pacts:
        _add_pacts(s, seat, rating, lines)
    for c, terms in force.rates[rating]:
        if amount := sum([term(s, seat, x) for x in terms]):
            lines.append((c, amount))
    for r in basics.speakers_on(s, seat, rating):
        if n := getattr(r, rating)(s, seat):
            lines.append((r.card, n))
    return lines


def happiness_lines(s: State, seat: int) -> Lines:
    """Parts of the happiness, before it is kept between 0 and 8 (NS-10.2)."""
    lines = [(c, each * times) for c, _, each, times in face_sources(s, seat)]
    lines += [(c, h) for c, h in in_force(s, s.players[seat]).shown["happiness"] if h < 0]
    return lines


def rating(s: State, name: str, lines: Lines) -> int:
    """The rating that has these parts: never below 0 (NS-10.1), never beyond the end of its track
    (NS-10.2, OR-1.9). The one place where parts become a rating."""
    total = 0
    for _, n in lines:
        total += n
    most = rules_of(s).board.figures.most.get(name)
    return max(0, total if most is None else min(total, most))


def science(s: State, seat: int) -> int:
    """Science rating."""
    return rating(s, "science", science_lines(s, seat))


def culture(s: State, seat: int) -> int:
    """Culture rating."""
    return rating(s, "culture", culture_lines(s, seat))


def strength(s: State, seat: int) -> int:
    """Strength rating."""
    return rating(s, "strength", strength_lines(s, seat))


def happiness(s: State, seat: int) -> int:
    """Happiness."""
    return rating(s, "happiness", happiness_lines(s, seat))


def discontent(s: State, seat: int) -> int:
    """Discontent workers (NS-10.9)."""
    required = required_faces(s, seat)
    return max(0, required - happiness(s, seat)) if required else 0


def required_faces(s: State, seat: int) -> int:
    """Happy faces that the yellow bank asks for; none where workers are never discontent."""
    if not rules_of(s).discontent:
        return 0
    return rules_of(s).board.faces_required(s.players[seat].yellow_bank)


def colonization(s: State, seat: int) -> int:
    """Colonisation modifier (NS-10.3)."""
    cards = rules_of(s).cards
    return sum(cards[c].gives.colonization for c in basics.single_cards(s, s.players[seat]))


def culture_points(s: State, seat: int) -> int:
    """Culture scored so far."""
    return s.players[seat].culture


def face_sources(s: State, seat: int) -> list[tuple[str, str, int, int]]:
    """What shows happy faces: (card, kind, faces of each, how often). Includes those of a leader
    under a wonder (NS-12.1) and what cards like St. Peter's Basilica add (NS-12.7)."""
    cards, shown = rules_of(s).cards, printed(s.edition, "happiness")
    civ = s.players[seat]
    sources: list[tuple[str, str, int, int]] = []
    resting = basics.under_wonder(s, civ)
    lent = resting.faces_lent if resting else 0
    for c, n in civ.workers.items():
        if n and (h := shown.get(c, 0)) > 0:
            sources.append((c, cards[c].kind, h, n))
    for c in basics.single_cards(s, civ):
        h = max(0, shown.get(c, 0)) + (lent if c == civ.memorial else 0)
        if h:
            sources.append((c, cards[c].kind, h, 1))
    if civ.memorial is not None and civ.memorial in civ.ruins:
        sources.append((civ.memorial, "wonder", lent, 1))
    for r in basics.speakers_on(s, seat, "faces"):
        sources = [
            (c, kind, h if c == r.card else r.faces(s, seat, c, h), n) for c, kind, h, n in sources
        ]
    return sources


def _add_pacts(s: State, seat: int, rating: str, lines: Lines) -> None:
    for pact in s.pacts:
        if seat in (pact.a, pact.b):
            terms = rules_of(s).cards[pact.card].pact
            assert terms is not None
            side = terms.a if seat == pact.a else terms.b
            if amount := getattr(terms.both, rating) + getattr(side, rating):
                lines.append((pact.card, amount))


# ------------------------------------------------------------------------------- statistics


def lowest(s: State, seat: int) -> int:
    """The lowest of science, culture, food and resource production (Impact of Balance)."""
    return min(
        science(s, seat),
        culture(s, seat),
        production.food_made(s, seat),
        production.resources_made(s, seat),
    )


def term(s: State, seat: int, wanted: Term) -> int:
    """The value of one term of a declared effect."""
    value = STATISTICS[wanted.of](s, seat, wanted)
    return wanted.times * max(0, value - wanted.above)


def final_bonus(s: State, seat: int) -> int:
    """Culture that the edition scores when a game of it is over, as things stand (OR-3.4)."""
    return sum(term(s, seat, wanted) for wanted in rules_of(s).final_bonus)


def completion(s: State, seat: int, wonder: str) -> int:
    """Culture that a wonder scores once, if it is completed now (NS-9.3, NS-14.20)."""
    declared = (e for e in rules_of(s).cards[wonder].effects if isinstance(e, Count))
    return sum(term(s, seat, x) for effect in declared for x in effect.terms)


def made(s: State, seat: int, rating: str, kinds: frozenset[str]) -> int:
    """Science, culture or strength that buildings of these kinds make, changes by the leader
    included (NS-12.8)."""
    cards = rules_of(s).cards
    civ = s.players[seat]
    total: int = sum(
        n * getattr(cards[c].gives, rating)
        for c, n in civ.workers.items()
        if n and cards[c].kind in kinds
    )
    if civ.leader is not None:
        for effect in cards[civ.leader].effects:
            if isinstance(effect, Rate) and effect.rating == rating:
                total += sum(
                    term(s, seat, x)
                    for x in effect.terms
                    if x.kinds and kinds.issuperset(x.kinds) and x.of != "happy_faces"
                )
        if rules := rules_of(s).code.get(civ.leader):
            total += rules.made(s, seat, rating, kinds)
    return total


def _production(name: str) -> Callable[[State, int, Term], int]:
    def ask(s: State, seat: int, t: Term) -> int:
        value: int = getattr(production, name)(s, seat)
        return value

    return ask


def _content(s: State, seat: int, t: Term) -> int:
    civ = s.players[seat]
    return civ.idle + sum(civ.workers.values()) - discontent(s, seat)


def _worker_levels(s: State, seat: int, t: Term) -> int:
    cards = rules_of(s).cards
    return sum(
        n * cards[c].level for c, n in s.players[seat].workers.items() if cards[c].kind in t.kinds
    )


def _kinds_staffed(s: State, seat: int, t: Term) -> int:
    cards = rules_of(s).cards
    return len({cards[c].kind for c in basics.staffed(s, seat, t.kinds)})


def _cards(s: State, seat: int, t: Term) -> list[int]:
    """Levels of the cards of these kinds in play (ruined wonders are still wonders)."""
    rules = rules_of(s)
    cards = rules.cards
    civ = s.players[seat]
    wanted = rules.last_age if t.level == "last" else t.level
    return [
        cards[c].level
        for c in [*basics.technologies(civ), *civ.wonders, *civ.colonies]
        if cards[c].kind in t.kinds and wanted in (None, cards[c].level)
    ]


def _best_level(s: State, seat: int, t: Term) -> int:
    found = basics.best(s, seat, t.kinds)
    return 0 if found is None else basics.card_of(s, found).level


def _faces(s: State, seat: int, t: Term) -> int:
    return faces_of(s, seat, t.kinds)


def faces_of(s: State, seat: int, kinds: Container[str]) -> int:
    """Happy faces that cards of these kinds show."""
    return sum(each * n for _, kind, each, n in face_sources(s, seat) if kind in kinds)


STATISTICS: dict[str, Callable[[State, int, Term], int]] = {
    "science_rating": lambda s, seat, t: science(s, seat),
    "culture_rating": lambda s, seat, t: culture(s, seat),
    "strength_rating": lambda s, seat, t: strength(s, seat),
    "happiness": lambda s, seat, t: happiness(s, seat),
    "discontent": lambda s, seat, t: discontent(s, seat),
    "civil_actions": lambda s, seat, t: s.players[seat].ca_total,
    "military_actions": lambda s, seat, t: s.players[seat].ma_total,
    "food_production": _production("food_made"),
    "resource_production": _production("resources_made"),
    "food_exceeds_consumption": _production("food_suffices"),
    "lowest_production": lambda s, seat, t: lowest(s, seat),
    "farm_production": _production("farms_made"),
    "mine_production": lambda s, seat, t: production.mines_made(s, seat, t.kinds or ("mine",)),
    "content_workers": _content,
    "workers": lambda s, seat, t: basics.workers_on(s, seat, t.kinds),
    "worker_levels": _worker_levels,
    "kinds_staffed": _kinds_staffed,
    "cards": lambda s, seat, t: len(_cards(s, seat, t)),
    "any_card": lambda s, seat, t: 1 if _cards(s, seat, t) else 0,
    "card_levels": lambda s, seat, t: sum(_cards(s, seat, t)),
    "best_level": _best_level,
    "happy_faces": _faces,
    "culture_made": lambda s, seat, t: made(s, seat, "culture", frozenset(t.kinds)),
    "science_made": lambda s, seat, t: made(s, seat, "science", frozenset(t.kinds)),
    "strength_made": lambda s, seat, t: made(s, seat, "strength", frozenset(t.kinds)),
}
"""Every statistic of `cards.model.Statistic`."""

LINES: dict[str, Callable[[State, int], Lines]] = {
    "science": science_lines,
    "culture": culture_lines,
    "strength": strength_lines,
    "happiness": happiness_lines,
}
"""The parts of every rating."""

RATINGS: dict[str, Callable[[State, int], int]] = {
    "science": science,
    "culture": culture,
    "strength": strength,
    "happiness": happiness,
}

UNIT_KINDS = UNITS
