"""The log: each line agrees with its event, and all of them add up to what everybody holds."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from engine.games.belfort.goods import GOODS
from engine.games.belfort.parts import KINDS
from tests.promises.belfort.choices import owners
from tests.promises.belfort.things import (
    BOOK,
    goods,
    kind_of,
    marked,
    named,
    plank_name,
    site_name,
    there,
)
from tests.promises.book import Change
from tests.promises.case import Case, Sentence

N = "belfort-news/"
DOUBLE = "keep"
"""It has two markers."""
TOTALS: defaultdict[int, Counter[tuple[int, str]]] = defaultdict(Counter)
"""Points by source as the log of a run has told them, by seat."""


@BOOK.promise(N + "game-began")
def game_began(case: Case, said: Sentence) -> None:
    state = case.after
    case.same("guilds", said.values("guilds"), [(g, d) for d, g in state.guilds.items()])
    case.same("crest 1", said.seat("who"), state.crests.index(1))


@BOOK.thing(N + "guild-in")
def guild_in(said: Sentence) -> tuple[str, str]:
    return said.value("guild"), said.value("district")


@BOOK.promise(N + "costs-given")
def costs_given(case: Case, said: Sentence) -> None:
    case.same("title", said.word("title"), case.after.costs.title)


@BOOK.promise(N + "cards-kept", N + "card-chosen", N + "actions-began", N + "resigned")
def who_did(case: Case, said: Sentence) -> None:
    kinds = {
        "cards-kept": "cards_kept",
        "card-chosen": "card_chosen",
        "actions-began": "actions_began",
        "resigned": "resigned",
    }
    told = kinds[said.id.removeprefix(N)], said.seat("who")
    case.same("who", told, (case.event.kind, case.event.seat))
    if said.id == N + "actions-began":
        case.same("who acts", case.after.mover, said.seat("who"))
    if said.id == N + "resigned":
        case.holds("he is in the game", case.after.players[said.seat("who")].resigned)


@BOOK.promise(N + "cards-dropped")
def cards_dropped(case: Case, said: Sentence) -> None:
    told: Counter[str] = Counter()
    for card in said.values("cards"):
        name, n = card if isinstance(card, tuple) else (card, 1)
        told[name] += n
    case.same("cards", told, Counter(case.event.cards))


@BOOK.promise(N + "dwarf-placed")
def dwarf_placed(case: Case, said: Sentence) -> None:
    number = said.number("neutral") - 1
    where = case.after.dwarves[number]
    told = said.seat("who"), said.value("district")
    case.same("dwarf", told, (case.seat, case.after.guilds[where]))


@BOOK.promise(N + "round-began")
def round_began(case: Case, said: Sentence) -> None:
    months = [("spring", 1), ("spring", 2), ("spring", 3), ("summer", 1), ("summer", 2)]
    months += [("autumn", 1), ("autumn", 2)]
    case.same("month", said.value("round"), months[case.event.round - 1])
    case.same("round", case.event.round, case.after.round)
    case.same("it is scored", said.yes("scoring"), case.event.round in (3, 5, 7))


@BOOK.promise(N + "worker-placed", N + "worker-placed-to")
def placed(case: Case, said: Sentence) -> None:
    e = case.event
    told = said.seat("who"), said.value("plank"), said.value("worker"), said.number("fee")
    case.same("placed", told, (e.seat, plank_name(case.after, e.plank), e.worker, e.fee))
    case.same("who gets it", said.seat("to") if "to" in said else None, e.to)


@BOOK.ledger(N + "worker-placed", N + "worker-placed-to")
def placed_changes(case: Case, said: Sentence) -> Iterable[Change]:
    fee = said.number("fee")
    yield said.seat("who"), "gold", -fee
    if "to" in said:
        yield said.seat("to"), "gold", fee


@BOOK.promise(N + "passed-spread")
def passed(case: Case, said: Sentence) -> None:
    found: Counter[str] = Counter()
    for part, n in case.event.spread:
        found[part.removeprefix("master_").partition("_")[2]] += n
    told = said.seat("who"), dict(there(said.values("spread")))
    case.same("areas", told, (case.event.seat, dict(found)))
    hand = sum(case.state.players[case.event.seat].workers.values())
    waiting = sum(
        n
        for frame in case.state.agenda[-1:]
        if frame.kind == "send_rest"
        for area in case.state.areas.values()
        for n in area[case.event.seat].values()
    )
    case.same("workers", sum(told[1].values()), hand + waiting)


@BOOK.promise(N + "passed")
def passed_alone(case: Case, said: Sentence) -> None:
    case.same("who", said.seat("who"), case.event.seat)
    case.same("where to", (), case.event.spread)


@BOOK.promise(N + "collected")
def collected(case: Case, said: Sentence) -> None:
    e = case.event
    told = said.seat("who"), goods(said.values("goods")), said.value("area"), said.number("bonus")
    case.same("goods", told, (e.seat, e.goods, e.area, e.bonus))


@BOOK.promise(N + "worker-recruited")
def recruited(case: Case, said: Sentence) -> None:
    e = case.event
    told = said.seat("who"), said.value("worker"), said.value("source")
    case.same("worker", told, (e.seat, e.worker, e.source))
    if e.source != "recruiters_desk":
        _source(case, e.source)


def _source(case: Case, source: str) -> None:
    """What something came from is what was asked, or what was activated."""
    action = case.action
    if action.kind == "activate":
        name = plank_name(case.state, action.plank)
        case.same("source", source, kind_of(name))
    else:
        asked = next(d for d in case.run.rules.decisions(case.state) if d.seat == case.seat)
        case.same("source", source, asked.facts.get("source", source))


@BOOK.promise(N + "crests-swapped-other", N + "crests-swapped")
def crests(case: Case, said: Sentence) -> None:
    who, crest = said.seat("who"), said.number("crest")
    other = said.seat("other") if "other" in said else None
    case.same("crest", (who, crest, other), (case.event.seat, case.event.crest, case.event.other))
    was = case.state.crests.index(crest)
    case.same("whose it was", other if other is not None else who, was)


@BOOK.promise(N + "income-paid", N + "income-paid-points")
def income(case: Case, said: Sentence) -> None:
    e = case.event
    lost = dict(said.values("points"))["point"] if "points" in said else 0
    told = said.seat("who"), said.number("income"), said.number("tax"), -lost
    case.same("income", told, (e.seat, e.income, e.tax, e.points))
    TOTALS[id(case.run)][e.seat, "taxes"] -= lost


@BOOK.promise(N + "site-built-*")
def built(case: Case, said: Sentence) -> None:
    e = case.event
    told = said.seat("who"), said.value("building"), goods(said.values("paid")), said.code
    case.same("built", told, (e.seat, marked(e), e.paid, e.by))
    owner = {case.after.marks.get(symbol) for symbol in e.symbols}
    if said.code == "neutral":
        case.holds("whose marker it is", owner <= {-1, -2})
    else:
        case.same("whose marker it is", {e.seat}, owner)


@BOOK.promise(N + "worker-activated", N + "workers-returned")
def activated(case: Case, said: Sentence) -> None:
    e = case.event
    if "plank" in said:
        told = said.value("plank")
        case.same("plank", (said.seat("who"), told), (e.seat, plank_name(case.state, e.plank)))
        return
    names = [
        site_name(plank, None) if plank.startswith("guild_") else named(plank) for plank in e.planks
    ]
    case.same("planks", (said.seat("who"), said.values("planks")), (e.seat, names))


@BOOK.promise(N + "gained", N + "traded", N + "traded-given")
def gained(case: Case, said: Sentence) -> None:
    e = case.event
    if e.kind == "gained":
        told = said.seat("who"), goods(said.values("goods")), said.value("source")
        case.same("goods", told, (e.seat, e.goods, e.source))
        _source(case, e.source)
        return
    given = goods(said.values("given")) if "given" in said else goods(())
    taken = goods(said.values("taken"))
    case.same("trade", (said.seat("who"), given, taken), (e.seat, e.given, e.taken))
    case.same("where", said.value("where"), e.where)


@BOOK.promise(N + "gnome-locked")
def gnome_locked(case: Case, said: Sentence) -> None:
    e = case.event
    told = said.seat("who"), said.value("card"), said.number("paid")
    case.same("gnome", told, (e.seat, named(e.card), e.paid))


@BOOK.promise(N + "master-made")
def master_made(case: Case, said: Sentence) -> None:
    told = said.seat("who"), said.value("worker")
    case.same("master", told, (case.event.seat, f"master_{case.event.worker}"))


@BOOK.promise(N + "cards-drawn")
def cards_drawn(case: Case, said: Sentence) -> None:
    e = case.event
    told = said.seat("who"), dict(said.values("count"))["card"], said.value("source")
    case.same("cards", told, (e.seat, e.count, e.source))


@BOOK.promise(N + "hand-grew", N + "cards-discarded")
def cards_of(case: Case, said: Sentence) -> None:
    told = said.seat("who"), sorted(said.values("cards"))
    case.same("cards", told, (case.event.seat, sorted(case.event.cards)))


@BOOK.promise(N + "card-bought", N + "card-bought-card")
def card_bought(case: Case, said: Sentence) -> None:
    card = said.value("card") if "card" in said else None
    case.same("card", (said.seat("who"), card), (case.event.seat, case.event.card))


@BOOK.promise(N + "display-filled")
def display_filled(case: Case, said: Sentence) -> None:
    told = said.values("cards")
    case.same("cards", told, list(case.event.cards))
    case.same("display", told, case.after.display[-len(told) :])


@BOOK.promise(N + "deck-shuffled")
def deck_shuffled(case: Case, said: Sentence) -> None:
    case.same("cards", dict(said.values("cards"))["card"], case.event.cards)


@BOOK.promise(N + "robbed")
def robbed(case: Case, said: Sentence) -> None:
    e = case.event
    told = said.seat("who"), said.seat("victim"), goods(said.values("goods"))
    case.same("robbed", told, (e.seat, e.victim, e.goods))
    asked = case.run.rules.decisions(case.state)[0]
    case.same("guild", said.value("guild"), asked.facts["source"])


@BOOK.promise(N + "sites-exchanged")
def sites_exchanged(case: Case, said: Sentence) -> None:
    e = case.event
    told = said.seat("who"), said.value("first"), said.value("second")
    case.same("sites", told, (e.seat, site_name(e.first, None), site_name(e.second, None)))
    if "gatehouse" not in e.first:
        was = owners(case.state, e.first), owners(case.state, e.second)
        case.same("owners", was, (owners(case.after, e.second), owners(case.after, e.first)))


@BOOK.promise(N + "cards-revealed")
def cards_revealed(case: Case, said: Sentence) -> None:
    case.same("cards", said.values("cards"), list(case.event.cards))


@BOOK.promise(N + "card-taken")
def card_taken(case: Case, said: Sentence) -> None:
    e = case.event
    told = said.seat("who"), said.seat("victim"), said.value("card")
    case.same("card", told, (e.seat, e.victim, e.card))


@BOOK.promise(N + "neutral-drew")
def neutral_drew(case: Case, said: Sentence) -> None:
    e = case.event
    told = said.seat("who"), said.number("neutral") - 1, said.value("card"), said.yes("from_deck")
    case.same("card", told, (e.seat, e.neutral, e.card, e.from_deck))


@BOOK.promise(N + "dwarf-moved", N + "dwarf-moved-to")
def dwarf_moved(case: Case, said: Sentence) -> None:
    number = said.number("neutral") - 1
    where = case.after.dwarves[number]
    case.same("dwarf", said.value("district"), case.after.guilds[where])
    case.same("which dwarf", number, case.event.neutral)
    pays = (said.seat("to"), said.number("gold")) if "to" in said else (None, 0)
    case.same("gold", pays, (case.event.to, case.event.gold))
    owner = case.after.marks.get(f"guild_{where}", -1)
    case.same("owner", pays[0] if "to" in said else -1, owner if owner >= 0 else -1)


@BOOK.promise(N + "district-scored", N + "majority-scored")
def scored(case: Case, said: Sentence) -> None:
    name = said.value("district" if "district" in said else "piece")
    told = dict(there(said.values("points")))
    e = case.event
    case.same("what is scored", name, e.district if "district" in said else e.piece)
    case.same("points", told, {seat: n for seat, n in enumerate(e.points) if n})
    case.same("the best first", sorted(told.values(), reverse=True), list(told.values()))
    source = "districts" if "district" in said else f"majority_{name}"
    for seat, points in told.items():
        TOTALS[id(case.run)][seat, source] += points


@BOOK.promise(N + "ended-*")
def ended(case: Case, said: Sentence) -> None:
    result = case.after.result
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    told = said.values("who"), said.number("count"), said.code
    case.same("winners", told, (winners, len(winners), result.cause))
    scores = said.values("scores")
    case.same("points", dict(scores), {s: p.score for s, p in enumerate(case.after.players)})
    places = [result.places[seat] for seat, _ in scores]
    case.same("the best first", sorted(places), places)


# ------------------------------------------------------------------------------------ it adds up


@BOOK.adds_up
def holdings(state: Any) -> Mapping[tuple[int, str], int]:
    """Goods, points, cards, workers, gnomes, crests and markers of everybody."""
    found: Counter[tuple[int, str]] = Counter()
    for seat, player in enumerate(state.players):
        for good in GOODS:
            found[seat, good] = player.purse.of(good)
        found[seat, "point"] = player.score
        found[seat, "card"] = len(player.hand.cards) + len(player.dropped.cards)
        found[seat, "gnome"] = sum(built.gnomes for built in player.built)
        found[seat, "built"] = len(player.built)
        found[seat, "crest"] = state.crests[seat]
        for kind in KINDS:
            found[seat, kind] = 0
        for kind, n in state.standing(seat):
            found[seat, kind] += n
    for who in state.marks.values():
        if who >= 0:
            found[who, "marker"] += 1
    for frame in state.agenda:
        if frame.kind == "choose_arrival":
            for who in frame.arriving:
                found[who, "marker"] += who >= 0
        if frame.kind == "show_cards":
            for seat, pile in enumerate(frame.chosen):
                found[seat, "card"] += len(pile.cards)
    return {key: n for key, n in found.items() if key[0] >= 0}


@BOOK.ledger(N + "cards-dropped")
def dropped_changes(case: Case, said: Sentence) -> Iterable[Change]:
    """Two of everybody who is still there."""
    for seat, player in enumerate(case.after.players):
        if not player.resigned:
            yield seat, "card", -2


@BOOK.ledger(N + "collected", N + "gained")
def goods_gained(case: Case, said: Sentence) -> Iterable[Change]:
    who = said.seat("who")
    for good, n in goods(said.values("goods")).listed():
        yield who, good, n


@BOOK.ledger(N + "traded", N + "traded-given")
def traded_changes(case: Case, said: Sentence) -> Iterable[Change]:
    who = said.seat("who")
    for good, n in goods(said.values("taken")).listed():
        yield who, good, n
    for good, n in goods(said.values("given") if "given" in said else ()).listed():
        yield who, good, -n


@BOOK.ledger(N + "worker-recruited")
def recruited_changes(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("who"), said.value("worker"), 1


@BOOK.ledger(N + "master-made")
def master_changes(case: Case, said: Sentence) -> Iterable[Change]:
    who, master = said.seat("who"), said.value("worker")
    yield who, master, 1
    yield who, master.removeprefix("master_"), -1


@BOOK.ledger(N + "crests-swapped-other")
def crest_changes(case: Case, said: Sentence) -> Iterable[Change]:
    who, other, crest = said.seat("who"), said.seat("other"), said.number("crest")
    had = case.state.crests[who]
    yield who, "crest", crest - had
    yield other, "crest", had - crest


@BOOK.ledger(N + "income-paid", N + "income-paid-points")
def income_changes(case: Case, said: Sentence) -> Iterable[Change]:
    who = said.seat("who")
    lost = dict(said.values("points"))["point"] if "points" in said else 0
    yield who, "gold", said.number("income") - (said.number("tax") - lost)
    yield who, "point", -lost


@BOOK.ledger(N + "site-built-*")
def built_changes(case: Case, said: Sentence) -> Iterable[Change]:
    who, by = said.seat("who"), said.code
    kind, _ = said.value("building")
    for good, n in goods(said.values("paid")).listed():
        yield who, good, -n
    if by != "neutral":
        yield who, "marker", 2 if kind == DOUBLE else 1
    if by == "hand" and kind in BUILDINGS:
        yield who, "card", -1
        yield who, "built", 1


BUILDINGS = (
    *("pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "gatehouse", "library"),
    "keep",
)


@BOOK.ledger(N + "gnome-locked")
def gnome_changes(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("who"), "gnome", 1
    yield said.seat("who"), "gold", -said.number("paid")


@BOOK.ledger(N + "cards-drawn")
def drawn_changes(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("who"), "card", dict(said.values("count"))["card"]


@BOOK.ledger(N + "card-bought", N + "card-bought-card")
def bought_changes(case: Case, said: Sentence) -> Iterable[Change]:
    """For a gold; what comes from the deck is told in a line of its own."""
    yield said.seat("who"), "gold", -1
    if "card" in said:
        yield said.seat("who"), "card", 1


@BOOK.ledger(N + "cards-discarded")
def discarded_changes(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("who"), "card", -len(said.values("cards"))


@BOOK.ledger(N + "robbed")
def robbed_changes(case: Case, said: Sentence) -> Iterable[Change]:
    for good, n in goods(said.values("goods")).listed():
        yield said.seat("who"), good, n
        yield said.seat("victim"), good, -n


@BOOK.ledger(N + "card-taken")
def taken_changes(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("who"), "card", 1
    yield said.seat("victim"), "card", -1


@BOOK.ledger(N + "dwarf-moved-to")
def dwarf_changes(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("to"), "gold", said.number("gold")


@BOOK.ledger(N + "district-scored", N + "majority-scored")
def scored_changes(case: Case, said: Sentence) -> Iterable[Change]:
    for seat, points in there(said.values("points")):
        yield seat, "point", points


@BOOK.ledger(N + "resigned")
def resigned_changes(case: Case, said: Sentence) -> Iterable[Change]:
    """A hand is given up, with a card that was chosen for the Spies."""
    who = said.seat("who")
    yield who, "card", -dict(holdings(case.state))[who, "card"]


@BOOK.total
def by_source(case: Case, seat: int, found: Mapping[Any, int]) -> None:
    """The table of points at the end is what the log has told, line by line."""
    told = TOTALS[id(case.run)]
    sources = {source for who, source in told if who == seat and told[who, source]}
    for source in {*sources, *found}:
        case.same(f"points of {seat} by {source}", found.get(source, 0), told[seat, source])
