"""Forecasts and hints, compared with a copy in which nothing else happens."""

from __future__ import annotations

from typing import Any

from engine.core import Turn
from engine.core.clone import clone
from engine.games.belfort import collecting
from tests.promises.belfort import lab
from tests.promises.belfort.table import B, collected, free_in, sites_in
from tests.promises.belfort.things import BOOK, kind_of, purse
from tests.promises.case import Case, Sentence


@BOOK.promise(B + "next-income", B + "next-short")
def next_income(case: Case, said: Sentence) -> None:
    who = said.seat("who")
    case.notes.setdefault("income", []).append(who)
    event = collected(case.state)[who]
    lost = dict(said.values("points"))["point"] if "points" in said else 0
    told = said.number("income"), said.number("tax"), -lost
    case.same(f"next Collection of {who}", told, (event.income, event.tax, event.points))
    case.same(f"gold of {who}", said.number("gold"), purse(case.state, who).gold)


def harvested(state: Any) -> dict[tuple[int, str], Any]:
    """What the areas bring now, without the bonus, by seat and area."""
    copy = clone(state)
    t = Turn(copy)
    for area in copy.areas:
        collecting.collect(t, area)
    good = {"forest": "wood", "quarry": "stone", "mine": "metal", "gold_mine": "gold"}
    found = {}
    for event in (n.event for n in t.news):
        amount = event.goods.of(good[event.area]) - event.bonus
        if amount:
            found[event.seat, event.area] = (good[event.area], amount)
    return found


@BOOK.promise(B + "next-area")
def next_area(case: Case, said: Sentence) -> None:
    who, area = said.seat("who"), said.value("area")
    case.notes.setdefault("areas", []).append((who, area))
    found = harvested(case.state).get((who, area))
    case.same(f"{area} of {who}", said.values("goods"), [found])


@BOOK.look
def nothing_is_left_out(case: Case) -> None:
    """Everybody's income, every area, every district, every price is told; and pictures by words,
    and questions with what their pictures show."""
    if case.seat is not None:
        return
    texts, state = case.run.texts, case.state
    whole = Case(case.run, "explain", state, None)
    for text in texts.explain(case.view).values():
        whole.judge(text)
    notes = whole.notes
    case.same("who pays taxes", notes.get("income", []), list(collected(state)))
    case.same("areas", sorted(notes.get("areas", [])), sorted(harvested(state)))
    case.same("districts", notes.get("districts", []), list(state.guilds))
    case.same("costs", notes.get("costs", []), every_cost(state))
    doubts = bool(state.costs.uncertain)
    case.same(
        "doubts",
        (B + "doubt" in whole.said, B + "all-confirmed" in whole.said),
        (doubts, not doubts),
    )
    _told(case)


def every_cost(state: Any) -> list[str]:
    """What has a cost, in the order in which it is told."""
    return [*lab.KINDS, "wall", *state.guilds.values()]


def _told(case: Case) -> None:
    texts, state = case.run.texts, case.state
    seats = range(len(state.players))
    pictures = ["board", "market", "phone", "phone-more", *(f"district-{d}" for d in state.guilds)]
    for picture in [*pictures, *(f"seat-{seat + 1}" for seat in seats)]:
        alt = Case(case.run, f"alt of {picture}", state, None)
        alt.judge(texts.alt(case.view, picture))
        _complete(alt, picture)
    board = Case(case.run, "board", state, None)
    board.judge(texts.board(case.view))
    case.same("districts on the board", board.notes.get("districts", []), list(state.guilds))
    filled = [d for d in state.guilds if sites_in(state, d)]
    case.same("districts with sites", board.notes.get("built in", []), filled)
    if B + "costs" in board.said:
        case.same("costs", board.notes["costs"], every_cost(state))
    titled = bool(state.costs.title)
    case.same("costs of a host", B + "costs-file" in board.said, titled)
    for decision in case.run.rules.decisions(state):
        asked = Case(case.run, "question's picture", state, decision.seat, decision)
        asked.judge(texts.question_alt(asked.view, decision, means=True))
        public = Case(case.run, "question's picture", state, None, decision)
        public.judge(texts.question_alt(public.view, decision, means=False))
        case.holds("a hand is told to all", B + "hand" not in public.said)
    for seat in seats:
        hand = Case(case.run, "hand", state, seat)
        hand.judge(texts.hand(hand.view))
        mine = state.players[seat]
        kinds = sorted({*mine.hand.cards, *mine.dropped.cards})
        case.same(f"hand of {seat}", hand.notes.get("lines", []), kinds)


def _complete(alt: Case, picture: str) -> None:
    """A picture with prices is told with all of them, and any other without; planks, markers."""
    state, wanted = alt.state, set[str]()
    if picture in ("board", "market"):
        wanted = set(state.display)
    elif picture.startswith("district-"):
        where = picture.removeprefix("district-")
        wanted = {state.guilds[where] if k == "guild" else k for k in free_in(state, where)}
        taken = state.planks.get(where) is not None or where in state.dwarves
        alt.same("plank of the guild", "guild plank" in alt.notes, taken)
    elif picture.startswith("player-"):
        mine = int(picture.removeprefix("player-")) in state.marks.values()
        alt.same("markers", "sites" in alt.notes, mine)
    alt.same("costs", set(alt.notes.get("costs", ())), wanted)
    post = B + "buying" in alt.said and B + "selling" in alt.said
    alt.same("Trading Post", post, picture in ("board", "market"))


# ------------------------------------------------------------------------------------------ hints

COINS = ("pub", "gardens", "tower", "bank", "market", "keep")


def _figure(state: Any, seat: int, part: str) -> int:
    """How much a seat has of what hints count."""
    player = state.players[seat]
    return {
        "points": player.score,
        "gnomes": sum(b.gnomes for b in player.built),
        "cards": len(player.hand.cards) + len(player.dropped.cards),
        "income": sum(kind_of(b.card) in COINS for b in player.built),
        "areas": sum(n for (who, _), (_, n) in harvested(state).items() if who == seat),
    }.get(part, 0)


@BOOK.promise("belfort-hints/differs-*")
def differs(case: Case, said: Sentence) -> None:
    seat, gain = case.seat or 0, case.notes["gain"]
    more = _figure(case.after, seat, said.code) - _figure(case.state, seat, said.code)
    count = abs(more) if more * gain > 0 else 0
    ways = ("more", "less") if count else ("better", "worse")
    told = said.word("way"), said.number("count")
    case.same(f"difference of {said.code}", told, (ways[gain < 0], count))
    others = [s for s, p in enumerate(case.after.players) if s != seat and not p.resigned]
    rival = said.seat("rival")
    if others:
        best = max(case.after.players[s].score for s in others)
        case.same("points of the rival", best, case.after.players[rival].score)
        case.holds("it is another one", rival in others)
    else:
        case.same("rival", None, rival)
