"""What a question hangs on, as its picture says it in words: totals, means, every answer tried."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core import Turn
from engine.core.agenda import settle
from engine.games.tta.editions import rules_of
from engine.games.tta.query import forces, production, ratings
from tests.promises.case import Case, Sentence
from tests.promises.letters import Beside, Said
from tests.promises.tta.questions import asked, facts
from tests.promises.tta.things import BOOK, counted, goods

K = "tta-case/"


@BOOK.ask
def alt(case: Case) -> None:
    """What the picture of a question shows, to whoever is asked and to everybody."""
    texts = case.run.texts
    for seat, means in ((case.question.seat, True), (None, False)):
        told = Case(case.run, "question", case.state, seat, case.decision)
        told.notes["means"] = means
        for line in texts.question_alt(told.view, told.question, means=means).split("\n"):
            label = _sentences(told, line)
            if len(label) == 1 and _is_label(label[0]):
                _lone_label(told, line)
            else:
                told.judge(line)


def _is_label(said: Sentence) -> bool:
    return said.id.startswith(("tta-choices/", "tta/amount-")) or "-names/" in said.id


def _lone_label(case: Case, line: str) -> None:
    """An answer that changes nothing which helps to decide stands by its label."""
    action = _meant(case, _sentences(case, line), case.view.case.forecasts)
    if action is not None:
        done = Case(case.run, "label", case.state, case.question.seat, case.decision, action)
        done.judge(line)


def _after(case: Case, action: Any) -> Any:
    """The position once an answer is given."""
    return case.run.rules.apply(case.state, case.question.seat, action).state


NUMBERS = {
    "food": production.food,
    "resources": production.resources,
    "science": lambda s, seat: s.players[seat].science,
    "culture": lambda s, seat: s.players[seat].culture,
    "idle": lambda s, seat: s.players[seat].idle,
    "food_made": production.food_made,
    "resources_made": production.resources_made,
    "science_rating": ratings.science,
    "culture_rating": ratings.culture,
    "strength": ratings.strength,
    "happiness": ratings.happiness,
    "discontent": ratings.discontent,
    "civil_actions": lambda s, seat: s.players[seat].ca_total,
    "military_actions": lambda s, seat: s.players[seat].ma_total,
    "colonization": ratings.colonization,
    "yellow_bank": lambda s, seat: s.players[seat].yellow_bank,
    "blue_bank": lambda s, seat: s.players[seat].blue_bank,
}


@BOOK.promise(K + "answer-changes")
def answer_changes(case: Case, said: Sentence) -> None:
    """One answer of the question, tried out: what it is told to change, it changes."""
    looks = case.view.case.forecasts
    label = said.inner("answer")
    case.notes["changes"] = []
    case.each(said.inner("changes"))
    action = _meant(case, label, looks)
    if action is not None:
        _compare(case, case.notes["changes"], action)


def _meant(case: Case, label: list[Sentence], looks: Any) -> Any:
    """The answer whose label is told."""
    told = [(x.id, _all(x)) for x in label]
    for look in looks:
        text = case.run.texts.action(case.view, look.action)
        if told == [(x.id, _all(x)) for x in _sentences(case, text)]:
            return look.action
    case.wrong("no answer has this label")
    return None


def _sentences(case: Case, text: str) -> list[Sentence]:
    return Sentence(case.run, Said("", "", {"text": text})).inner("text")


def _all(said: Sentence) -> Any:
    return {name: _fact(said, name) for name in list(said.unread)}


def _fact(said: Sentence, name: str) -> Any:
    fact = said._fact(name)
    return fact if isinstance(fact, int) else said.pieces(name) or str(fact)


def _compare(case: Case, changes: list[tuple[int | None, str, int, int]], action: Any) -> None:
    """Numbers before, and once the answer is given; what follows for others is left open."""
    asked_ = case.question.seat
    after = _at_once(case, action)
    for seat, what, before, then in changes:
        who = asked_ if seat is None else seat
        case.same(f"{what} before", before, NUMBERS[what](case.state, who))
        if after is not None:
            case.same(f"{what} after {action}", then, NUMBERS[what](after, who))


def _at_once(case: Case, action: Any) -> Any:
    """The answer alone, without the rest of an event; None where it belongs to production."""
    if case.question.kind == "leave_token":
        return None
    t: Any = Turn(case.copy())
    frame = t.state.agenda[-1]
    del t.state.agenda[:-1]
    frame.answer(t, case.question.seat, action)
    settle(t)
    return t.state


@BOOK.promise(K + "changes-always")
def changes_always(case: Case, said: Sentence) -> None:
    case.notes["changes"] = []
    case.each(said.inner("changes"))
    for look in case.view.case.forecasts:
        _compare(case, case.notes["changes"], look.action)


@BOOK.promise(K + "change-of")
def change_of(case: Case, said: Sentence) -> None:
    case.notes["who"] = said.seat("who")
    case.each(said.inner("numbers"))
    case.notes.pop("who")


@BOOK.promise(K + "number-*")
def number(case: Case, said: Sentence) -> None:
    told = said.number("before"), said.number("after")
    case.notes["changes"].append((case.notes.get("who"), said.code, *told))


# ---------------------------------------------------------------------------------- auctions


@BOOK.promise(K + "may-bid", K + "may-bid-only")
def may_bid(case: Case, said: Sentence) -> None:
    bids = [a.amount for a in case.answers if a.kind == "bid"]
    low = said.number("low" if "low" in said else "bid")
    high = said.number("high") if "high" in said else low
    case.same("bids", (low, high), (min(bids), max(bids)))


@BOOK.promise(K + "cannot-bid")
def cannot_bid(case: Case, said: Sentence) -> None:
    case.same("bids", [], [a for a in case.answers if a.kind == "bid"])


@BOOK.promise(K + "highest-by", K + "no-bid")
def highest_by(case: Case, said: Sentence) -> None:
    top = case.state.agenda[-1]
    told = (said.number("bid"), said.seat("who")) if "bid" in said else (0, None)
    case.same("highest bid", told, (top.high, top.bidders[-1] if top.high else None))


@BOOK.promise(K + "reach", K + "reach-so-far")
def reach(case: Case, said: Sentence) -> None:
    case.same("bid", said.number("bid"), facts(case)["bid"])
    if "force" in said:
        case.same("so far", said.number("force"), case.state.agenda[-1].strength(case.state))


@BOOK.promise(K + "then-draw")
def then_draw(case: Case, said: Sentence) -> None:
    """The discard is carried out: so many cards are drawn at the end of this turn."""
    action = next(iter(case.question.every()))
    step = case.run.rules.apply(case.state, case.question.seat, action)
    events = [n.event for n in step.news]
    ended = any(e.kind in ("turn_began", "game_ended") for e in events)
    drew = 0
    for event in events:
        if event.kind == "turn_began":
            break
        if event.kind == "drew" and event.seat == case.question.seat:
            drew += event.count
    if ended and len(case.state.military_deck.cards) > 9:
        case.same("cards", said.number("count"), drew)
    case.holds("below 0", said.number("count") >= 0)


@BOOK.promise(K + "inside")
def inside(case: Case, said: Sentence) -> None:
    case.same("who", said.values("who"), list(case.state.agenda[-1].bidders))


@BOOK.promise(K + "can-send")
def can_send(case: Case, said: Sentence) -> None:
    who = said.seat("who")
    units = forces.units_of(case.state, who)
    force = forces.force(case.state, who, units, ()) if units else 0
    case.same("force", said.number("force"), force)


@BOOK.promise(K + "bid-costs", K + "would-send")
def bid_costs(case: Case, said: Sentence) -> None:
    """Such a force is enough, and what is left then."""
    found = counted(said.pieces("force"))
    down = sum(k[1] for k in found if isinstance(k, tuple))
    cards = rules_of(case.state).cards
    units = {c: n for c, n in found.items() if isinstance(c, str) and cards[c].is_unit}
    bonus = [
        c for c, n in found.items() if isinstance(c, str) and not cards[c].is_unit for _ in range(n)
    ]
    seat = case.question.seat if case.seat is None else case.seat
    worth = forces.force(case.state, seat, units, bonus) + down
    bid = said.number("bid") if "bid" in said else facts(case)["bid"]
    case.holds(f"a force of {worth} for {bid}", worth >= bid and units)
    case.same(
        "strength left", said.number("strength"), forces.strength_without(case.state, seat, units)
    )


# ------------------------------------------------------------------------------------- events


@BOOK.promise(K + "told-*")
def told(case: Case, said: Sentence) -> None:
    """What an event has done to somebody, or will do."""
    who, code = said.seat("who"), said.code
    found = _named(said)
    done = _done(case, who, 1 if code == "gains" else -1)
    to_come = [e for e in (case.view.case.to_come if case.view.case else ()) if e.seat == who]
    if case.place in ("board", "table"):
        case.same("done", found, done)
        return
    if code in ("gains", "loses") and found == done:
        return
    if code == "through":
        case.holds("it still comes", not to_come)
        return
    amounts = [dict(e.amounts) for e in to_come]
    if code in ("gains", "loses"):
        sign = 1 if code == "gains" else -1
        wanted = [{k: n * sign for k, n in a.items() if n * sign > 0} for a in amounts]
        case.holds(f"{found} is not to come: {wanted}", found in wanted)
    elif code in ("either", "spend_actions"):
        case.holds(
            f"{found} is not to come", found in [{k: abs(n) for k, n in a.items()} for a in amounts]
        )
    elif code in ("more", "less"):
        sign = 1 if code == "more" else -1
        n = next((int(p) for p in said.pieces("goods") if isinstance(p, Beside)), 0)
        case.holds(f"{n} is not to come", any(n * sign in a.values() for a in amounts))
    else:
        case.holds(f"{code} is not to come", code in [e.what for e in to_come])


def _named(said: Sentence) -> dict[Any, int]:
    """Goods, and cards with how many."""
    found: Counter[Any] = Counter()
    for key, n in counted(said.pieces("goods")).items():
        if isinstance(key, tuple):
            found[key[0]] += key[1]
        else:
            found[key] += n
    return {k: n for k, n in found.items() if n}


def _done(case: Case, who: int, sign: int) -> dict[Any, int]:
    """What the news has told of the event since it was turned over."""
    effects = [(w, n) for seat, w, n in case.state.event_effects if seat == who]
    return goods((w, n * sign) for w, n in effects if n * sign > 0)


@BOOK.promise(K + "verdict-*")
def verdict(case: Case, said: Sentence) -> None:
    kind = case.question.kind
    case.same("question", said.code, kind)
    if said.value("who") is not None:
        case.same("rival", said.seat("who"), facts(case).get("target"))
    count = said.number("count")
    if kind == "steal":
        case.same("most", count, facts(case)["advantage"])
    if kind == "take_agreed":
        case.same("most", count, facts(case)["left"])
    if kind == "plunder":
        most = max(a.food + a.resources for a in case.answers)
        case.holds(f"up to {count}, but {most}", most <= count)


@BOOK.promise(K + "row")
def row(case: Case, said: Sentence) -> None:
    case.same("row", counted(said.pieces("cards")), Counter(c for c in case.state.row if c))


@BOOK.promise(K + "scoring", K + "offered")
def scoring(case: Case, said: Sentence) -> None:
    cards = counted(said.pieces("cards"))
    if said.id == K + "scoring":
        case.same("events", cards, Counter(case.state.open_events))
        return
    own = asked(case).bonuses.cards if case.question.kind == "keep_bonus" else case.state.offered
    case.same("events", cards, Counter(own))


@BOOK.promise(K + "event")
def event(case: Case, said: Sentence) -> None:
    card = said.value("card")
    case.same("text", said.value("text"), ("text", card))
    own = [*(asked(case).bonuses.cards if asked(case).bonuses else []), *case.state.offered]
    case.holds("it is not there", card in own)


BOOK.exempt(
    "tests/render reads pictures",
    *(
        K + name
        for name in (
            "attacks",
            "defends",
            "yourself",
            "holds",
            "lost",
            "no-card",
            "total-to",
            "for-good",
            "at-once",
            "highest",
            "may-bid-still",
            "out",
            "your-force",
            "bid",
            "costs-least",
            "you-can-add",
            "give-up",
            "every-mine",
            "gain",
            "lose",
            "then-have",
            "per-turn",
            "makes",
            "yes",
            "no",
            "nothing-changes",
            "starts-now",
            "starts-instead",
            "each-turn",
            "no-number",
            "buys",
            "too-little",
            "population",
            "unused",
            "in-any-case",
            "fate-*",
        )
    ),
    "tta-picture/*",
    "tta-phone/*",
)
