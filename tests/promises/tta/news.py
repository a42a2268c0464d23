"""The log: each line agrees with its event, and all lines add up to what everybody has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.games.tta.editions import rules_of
from engine.games.tta.query import prices
from tests.promises.book import Change
from tests.promises.case import Case, Sentence
from tests.promises.tta.things import BOOK, counted, figures, goods, held, printed_pact

N = "tta-news/"
AGES = ("A", "I", "II", "III", "IV")


def _who(case: Case, said: Sentence) -> None:
    case.same("who", said.seat("who"), case.event.seat)


def _card(case: Case, said: Sentence, name: str = "card", field: str = "card") -> None:
    case.same(name, said.value(name), getattr(case.event, field))


def _of(case: Case, *kinds: str) -> None:
    case.holds("a line of another event", case.event.kind in kinds)


@BOOK.promise(N + "turn-began")
def turn_began(case: Case, said: Sentence) -> None:
    _who(case, said)
    case.same("round", said.number("round"), case.event.round)


@BOOK.promise(N + "row-cleared", N + "row-dealt")
def row(case: Case, said: Sentence) -> None:
    _of(case, said.id.removeprefix(N).replace("-", "_"))
    case.same("cards", counted(said.pieces("cards")), Counter(case.event.cards))


@BOOK.promise(N + "age-ended", N + "age-ended-last_round")
def age_ended(case: Case, said: Sentence) -> None:
    case.same("age", said.word("level"), AGES[case.event.level])
    told = said.number("last_round") if "last_round" in said else 0
    case.same("last round", told, case.event.last_round)
    if told:
        case.same("last round", told, case.after.last_round)


@BOOK.promise(N + "left-*")
def left(case: Case, said: Sentence) -> None:
    _who(case, said)
    case.same("cards", counted(said.pieces("cards")), Counter(case.event.cards))
    case.same("why", said.code, case.event.why)
    case.same("how many", said.number("count"), len(case.event.cards))


@BOOK.promise(N + "service-left")
def service_left(case: Case, said: Sentence) -> None:
    _who(case, said)
    case.same("who leaves", (said.value("card"),), case.event.cards)


def _things(case: Case, said: Sentence, name: str) -> None:
    event = case.event
    case.same("why", said.value("why"), event.why)
    if event.kind == "left":
        case.same("cards", counted(said.pieces(name)), Counter(event.cards))
        return
    what = getattr(event, "what", "civil_actions")
    what = "resources" if what == "purse" else what
    amount = event.amount if event.kind == "changed" else event.count
    case.same("goods", said.value(name), (what, abs(amount)))


@BOOK.promise(N + "lost", N + "gained", N + "scored", N + "purse-filled")
def changed(case: Case, said: Sentence) -> None:
    _who(case, said)
    event, word = case.event, said.id.removeprefix(N)
    _things(case, said, "things" if word == "lost" else "goods")
    less = event.kind != "changed" or event.amount < 0
    more = "scored" if getattr(event, "what", "") in ("science", "culture") else "gained"
    purse = getattr(event, "what", "") == "purse"
    case.same("form", word, "purse-filled" if purse else "lost" if less else more)


@BOOK.promise(N + "actions-back", N + "actions-spent")
def actions_back(case: Case, said: Sentence) -> None:
    _who(case, said)
    _of(case, said.id.removeprefix(N).replace("-", "_"))
    case.same("actions", said.value("count"), ("civil_actions", case.event.count))
    case.same("why", said.value("why"), case.event.why)


@BOOK.promise(N + "hand-aged")
def hand_aged(case: Case, said: Sentence) -> None:
    _who(case, said)
    case.same("cards", said.value("count"), ("old_military_card", case.event.count))


def _priced(case: Case, said: Sentence, field: str, good: str) -> None:
    case.same("price", goods([said.value(field)]), goods([(good, getattr(case.event, field))]))


@BOOK.promise(N + "took")
def took(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said)
    _priced(case, said, "price", "civil_actions")


@BOOK.promise(N + "populated")
def populated(case: Case, said: Sentence) -> None:
    _who(case, said)
    _priced(case, said, "food", "food")


@BOOK.promise(N + "built")
def built(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said)
    _priced(case, said, "resources", "resources")


@BOOK.promise(N + "upgraded")
def upgraded(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said, "source", "source")
    _card(case, said, "target", "target")
    _priced(case, said, "resources", "resources")


@BOOK.promise(N + "disbanded", N + "destroyed", N + "had-destroyed")
def freed(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said)
    why = said.value("why") if "why" in said else said.id.removeprefix(N)
    case.same("why", why, case.event.why)


@BOOK.promise(N + "worker-lost", N + "worker-lost-card")
def worker_lost(case: Case, said: Sentence) -> None:
    _who(case, said)
    case.same("where", said.value("card") if "card" in said else None, case.event.card)


@BOOK.promise(N + "leader-played", N + "leader-played-replaced")
def elected(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said)
    old = said.value("replaced") if "replaced" in said else None
    case.same("who leaves", old, case.event.replaced or None)
    case.same("leader", case.event.card, case.after.players[case.event.seat].leader)


@BOOK.promise(N + "homer-kept")
def homer_kept(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said, "wonder", "wonder")
    case.same("who", said.value("card"), case.state.players[case.event.seat].leader)


@BOOK.promise(N + "stages-built")
def stages_built(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said)
    _priced(case, said, "resources", "resources")
    case.same("stages", said.number("count"), case.event.count)
    done = said.yes("complete")
    case.same("complete", done, case.event.complete)
    case.same("complete", done, case.event.card in case.after.players[case.event.seat].wonders)


@BOOK.promise(N + "developed")
def developed(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said)
    _priced(case, said, "science", "science")
    case.same("revolution", said.yes("revolution"), case.event.revolution)


@BOOK.promise(N + "card-played", N + "ability-used", N + "tactic-shared", N + "bonus-chosen")
def with_card(case: Case, said: Sentence) -> None:
    kind = said.id.removeprefix(N).replace("-", "_")
    _of(case, "bonus_opened" if kind == "bonus_chosen" else kind)
    _who(case, said)
    _card(case, said)


@BOOK.promise(N + "bonus-shown", N + "bonus-opened")
def bonus(case: Case, said: Sentence) -> None:
    _card(case, said)
    case.same("who", said.seat("who") if "who" in said else -1, case.event.seat)


@BOOK.promise(N + "bonuses-kept")
def bonuses_kept(case: Case, said: Sentence) -> None:
    _who(case, said)
    case.same("how many", said.number("count"), case.event.count)


@BOOK.promise(N + "tactic-adopted")
def tactic(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said)
    case.same("from the hand", said.yes("own"), case.event.own)
    case.same("tactic", case.event.card, case.after.players[case.event.seat].tactic)


@BOOK.promise(N + "uprising")
def uprising(case: Case, said: Sentence) -> None:
    _who(case, said)
    told = said.number("discontent"), said.number("unused")
    case.same("workers", told, (case.event.discontent, case.event.unused))


@BOOK.promise(N + "produced")
def produced(case: Case, said: Sentence) -> None:
    _who(case, said)
    event = case.event
    made = {k: getattr(event, k) for k in ("science", "culture", "food", "resources")}
    case.same("goods", goods(said.values("goods")), {k: n for k, n in made.items() if n})


@BOOK.promise(N + "corruption", N + "consumption", N + "famine")
def taken(case: Case, said: Sentence) -> None:
    word = said.id.removeprefix(N)
    case.same(word, said.number("count"), getattr(case.event, word))


@BOOK.promise(N + "drew", N + "discarded")
def drew(case: Case, said: Sentence) -> None:
    _of(case, said.id.removeprefix(N))
    _who(case, said)
    case.same("cards", said.value("count"), ("military_cards", case.event.count))


@BOOK.promise(N + "drew-cards")
def drew_cards(case: Case, said: Sentence) -> None:
    case.same("cards", counted(said.pieces("cards")), Counter(case.event.cards))


@BOOK.promise(N + "passed")
def passed(case: Case, said: Sentence) -> None:
    _who(case, said)
    case.same("given up", said.yes("owed"), case.event.owed)


@BOOK.promise(N + "event-prepared")
def event_prepared(case: Case, said: Sentence) -> None:
    _who(case, said)
    case.same("age", said.word("level"), AGES[case.event.level])


@BOOK.promise(N + "event-revealed")
def event_revealed(case: Case, said: Sentence) -> None:
    _card(case, said)
    kind = rules_of(case.state).cards[case.event.card].kind
    case.same("kind", said.value("kind"), kind)


@BOOK.promise(N + "event-seen")
def event_seen(case: Case, said: Sentence) -> None:
    _card(case, said)
    case.same("card", case.event.card, case.after.current_events.cards[-1])


@BOOK.promise(N + "events-restacked")
def restacked(case: Case, said: Sentence) -> None:
    _of(case, "events_restacked")


@BOOK.promise(N + "looked")
def looked(case: Case, said: Sentence) -> None:
    _who(case, said)
    case.same("why", said.value("why"), case.event.why)


def _fight(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said)
    case.same("target", said.seat("target"), case.event.target)


@BOOK.promise(N + "attacked")
def attacked(case: Case, said: Sentence) -> None:
    _fight(case, said)
    told = said.number("attack"), said.number("defence")
    case.same("strengths", told, (case.event.attack, case.event.defence))


@BOOK.promise(N + "war-declared")
def war_declared(case: Case, said: Sentence) -> None:
    _fight(case, said)
    civ = case.after.players[case.event.seat]
    case.same("war", (civ.war, civ.war_on), (case.event.card, case.event.target))


@BOOK.promise(N + "war-resolved", N + "war-resolved-winner")
def war_resolved(case: Case, said: Sentence) -> None:
    _fight(case, said)
    told = said.number("attack"), said.number("defence")
    case.same("strengths", told, (case.event.attack, case.event.defence))
    ahead = told[0] - told[1]
    sides = case.event.seat, case.event.target
    won = None if not ahead else sides[0] if ahead > 0 else sides[1]
    case.same("winner", said.seat("winner") if "winner" in said else None, won)
    case.same("winner", won, case.event.winner)


def _force(said: Sentence, name: str) -> tuple[dict[str, int], int]:
    found = counted(said.pieces(name))
    down = sum(k[1] for k in found if isinstance(k, tuple))
    return {k: n for k, n in found.items() if isinstance(k, str)}, down


@BOOK.promise(N + "defended")
def defended(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said)
    told = _force(said, "cards")
    case.same("cards", told, (Counter(case.event.bonus), case.event.discarded))
    case.holds("it fails", case.event.held)


@BOOK.promise(N + "attack-succeeds")
def attack_succeeds(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said)
    case.holds("it succeeds", not case.event.held)


@BOOK.promise(N + "sacrificed")
def sacrificed(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said)
    case.same("units", counted(said.pieces("units")), Counter(case.event.units))
    case.same("total", said.number("total"), case.event.total)


@BOOK.promise(N + "pact-offered", N + "pact-offered-sides")
def pact_offered(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said)
    event = case.event
    case.same("partner", said.seat("partner"), event.partner)
    pact = printed_pact(case.state, event.card)
    case.same("sides", "own" in said, pact.sides)
    if "own" in said:
        other = {"a": "b", "b": "a"}[event.side]
        told = said.value("own"), said.value("other")
        case.same(
            "sides",
            told,
            (share_of(case, event.card, event.side), share_of(case, event.card, other)),
        )


def share_of(case: Case, card: str, side: str) -> Any:
    """What one side of a pact has, by the figures of the card."""
    pact = rules_of(case.state).cards[card].pact
    found = {k: n for k, n in getattr(pact, side).model_dump().items() if n}
    return found or (card, side)


@BOOK.promise(N + "pact-answered")
def pact_answered(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said)
    case.same("accepted", said.yes("accepted"), case.event.accepted)
    case.same(
        "in force", case.event.accepted, any(p.card == case.event.card for p in case.after.pacts)
    )


@BOOK.promise(N + "pact-ended-*")
def pact_ended(case: Case, said: Sentence) -> None:
    _card(case, said)
    case.same("owner", said.seat("owner"), case.event.owner)
    case.same("why", said.code, case.event.why)


@BOOK.promise(N + "resignation-announced", N + "resigned")
def resigned(case: Case, said: Sentence) -> None:
    _of(case, said.id.removeprefix(N).replace("-", "_"))
    _who(case, said)


@BOOK.promise(N + "bid-made")
def bid_made(case: Case, said: Sentence) -> None:
    _who(case, said)
    case.same("bid", said.number("amount"), case.event.amount)


@BOOK.promise(N + "force-sent")
def force_sent(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said, "territory", "territory")
    event = case.event
    sent = Counter(event.units) + Counter(event.bonus)
    case.same("force", _force(said, "units"), (sent, event.discarded))
    case.same("strength", said.number("strength"), event.strength)


@BOOK.promise(N + "colonized")
def colonized(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said, "territory", "territory")
    case.same("why", said.word("why"), case.event.why)
    case.holds(
        "it is no colony", case.event.territory in case.after.players[case.event.seat].colonies
    )


@BOOK.promise(N + "nobody-bid")
def nobody_bid(case: Case, said: Sentence) -> None:
    _card(case, said, "territory", "territory")


@BOOK.promise(N + "ruined")
def ruined(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said, "wonder", "wonder")


@BOOK.promise(N + "stolen")
def stolen(case: Case, said: Sentence) -> None:
    _who(case, said)
    _card(case, said)
    case.same("victim", said.seat("victim"), case.event.victim)
    case.same("kept", said.yes("kept"), case.event.kept)


@BOOK.promise(N + "victory-*")
def victory(case: Case, said: Sentence) -> None:
    outcome = case.run.rules.outcome(case.after)
    assert outcome is not None
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    case.same("winners", said.values("who"), winners)
    case.same("how many", said.number("count"), len(winners))
    case.same("cause", said.code, case.after.cause)


@BOOK.promise(N + "final-culture")
def final_culture(case: Case, said: Sentence) -> None:
    told = [(who, int(n)) for who, n in figures(said.pieces("scores"))]
    culture = {seat: civ.culture for seat, civ in enumerate(case.after.players)}
    case.same("culture", dict(told), culture)
    places = [case.event.places[who] for who, _ in told]
    case.same("order", places, sorted(places))


# ------------------------------------------------------------------------------------ adding up


@BOOK.adds_up
def holdings(state: Any) -> dict[tuple[int, str], int]:
    """Goods and culture; food and resources together, because one may stand in for the other.
    Where production stops to ask, its line comes once it is over."""
    found = held(state)
    for frame in state.agenda:
        if frame.kind == "produce_now":
            for what, sign in PRODUCED.items():
                good = "culture" if what in ("famine", "culture") else GOODS.get(what, "goods")
                found[frame.seat, good] -= sign * frame.found.get(what, 0)
    return found


GOODS = {"culture": "culture", "science": "science", "food": "goods", "resources": "goods"}
"""What the lines of the log add up to."""
PRODUCED = {
    "culture": 1,
    "science": 1,
    "food": 1,
    "resources": 1,
    "famine": -1,
    "consumption": -1,
    "corruption": -1,
}
"""What a production brings and takes."""


def _pays(case: Case, said: Sentence, name: str) -> Iterable[Change]:
    """What a line says was paid, without what was there for military units only."""
    who, (good, n) = said.seat("who"), said.value(name)
    if good in GOODS:
        had, has = case.state.players[who], case.after.players[who]
        own = had.purse_science - has.purse_science if good == "science" else 0
        if case.event.kind in ("built", "upgraded"):
            card = getattr(case.event, "card", None) or case.event.target
            if rules_of(case.state).cards[card].is_unit:
                read = prices.unit_purse
                own = min(n, read(case.state, who) - read(case.after, who))
        yield who, GOODS[good], -(n - max(0, own))


@BOOK.ledger(N + "built", N + "upgraded", N + "stages-built", N + "developed")
def pays(case: Case, said: Sentence) -> Iterable[Change]:
    return _pays(case, said, "science" if case.event.kind == "developed" else "resources")


@BOOK.ledger(N + "populated")
def feeds(case: Case, said: Sentence) -> Iterable[Change]:
    return _pays(case, said, "food")


@BOOK.ledger(N + "corruption", N + "consumption")
def taken_away(case: Case, said: Sentence) -> Iterable[Change]:
    yield case.event.seat, "goods", -said.number("count")


@BOOK.ledger(N + "gained", N + "scored")
def gains(case: Case, said: Sentence) -> Iterable[Change]:
    for what, n in said.values("goods"):
        if what in GOODS:
            yield said.seat("who"), GOODS[what], n


@BOOK.ledger(N + "lost")
def loses(case: Case, said: Sentence) -> Iterable[Change]:
    for found in said.values("things"):
        if isinstance(found, tuple) and found[0] in GOODS:
            yield said.seat("who"), GOODS[found[0]], -found[1]
        elif isinstance(found, tuple) and found[0] == "blue_tokens":
            # With a token off a card goes what it is worth.
            yield from _all_goods(case, said.seat("who"))


def _all_goods(case: Case, who: int) -> Iterable[Change]:
    key = (who, "goods")
    yield who, "goods", held(case.after)[key] - held(case.state)[key]


@BOOK.ledger(N + "resigned")
def leaves_all(case: Case, said: Sentence) -> Iterable[Change]:
    """Whoever resigns takes everything along."""
    yield from _all_goods(case, said.seat("who"))


@BOOK.ledger(N + "produced")
def produces(case: Case, said: Sentence) -> Iterable[Change]:
    for what, n in goods(said.values("goods")).items():
        if what in GOODS:
            yield said.seat("who"), GOODS[what], n


@BOOK.ledger(N + "famine")
def starves(case: Case, said: Sentence) -> Iterable[Change]:
    yield case.event.seat, "culture", -said.number("count")


@BOOK.total
def table_of_points(case: Case, seat: int, sources: Any) -> None:
    case.same("culture", sum(sources.values()), case.state.players[seat].culture)
