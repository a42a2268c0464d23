"""Invented questions of Through the Ages with every card in every place, as hard as can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from engine.core import Amount, Decision, Pick
from engine.games.tta import actions as a
from engine.games.tta.cards.table import card_table
from engine.games.tta.case import AnswerForecast, Bids, Case, Change, Fight, Force, Means
from engine.games.tta.pending import Effect, What
from engine.games.tta.query.attacks import Holding
from engine.games.tta.view import View
from render.lang.catalogue.tta_phone import TtaPhone
from tests.render.tta.tables import civ, table

Question = tuple[View, Decision]
NAMES = ("Ariadne", "Bartholomew the Elder", "Chloe", "Wolfgang-Theodor")
ROW = "iron coal irrigation knights monarchy opera moses pyramids theology strategy coal drama iron"
UNITS = ("swordsmen", "riflemen", "knights", "cannon", "air_forces")
MANY_UNITS = tuple((c, 5) for c in UNITS)
NEW_STORY, FIRST_EDITION = "new_story", "first_edition"


def of_kind(edition: str, *kinds: str) -> list[str]:
    return [c.id for c in card_table(edition).values() if c.kind in kinds]


def there(edition: str, *cards: str) -> tuple[str, ...]:
    """Those that an edition has."""
    return tuple(c for c in cards if c in card_table(edition))


def in_hand(edition: str) -> list[str]:
    """Every military card that can be in a hand; the first events never are."""
    kinds = ("aggression", "war", "pact", "event", "territory", "tactic", "bonus")
    return [c for c in of_kind(edition, *kinds) if card_table(edition)[c].level]


def parted(cards: Sequence[str], size: int) -> Iterator[tuple[str, ...]]:
    """So many cards at a time."""
    left = iter(cards)
    while some := tuple(islice(left, size)):
        yield some


def tables(edition: str, players: int, **given: Any) -> View:
    """A late table: large numbers for everybody."""
    large = {
        "food": 22,
        "resources": 31,
        "science": 104,
        "culture": 187,
        "strength": 113,
        "happiness": 8,
        "required": 8,
        "colonization": 4,
        "military": (None,) * 9,
        "idle": 3,
        "price": 6,
    }
    civs = tuple(civ(seat, **large) for seat in range(players))
    return table(
        civs, ROW, age=3, round=17, last_round=18, military_deck=12, edition=edition, **given
    )


def asked(
    view: View, seat: int, kind: str, facts: dict[str, Any], menus: Any, **case: Any
) -> Question:
    """The question, seen by the one who is asked."""
    seen = replace(view, viewer=seat, case=Case(seat, **case))
    return seen, Decision(seat, kind, tuple(menus), facts)


def somebody_gone(view: View) -> View:
    """The same question after the last of four players has left, or another one whom it does not
    concern."""
    gone = min(len(view.players), 3)
    players = (*view.players[:gone], civ(gone, out=True, strength=150, culture=200))
    case = view.case or Case(view.current)
    bids = case.bids and replace(
        case.bids,
        inside=tuple(seat for seat in case.bids.inside if seat != gone),
        open_force=(*case.bids.open_force[:gone], 0),
    )
    to_come = tuple(effect for effect in case.to_come if effect.seat != gone)
    case = replace(case, bids=bids, to_come=to_come)
    return replace(view, players=players, order=tuple(range(gone + 1)), case=case)


def holding(view: View, seat: int, cards: Sequence[str]) -> View:
    players = list(view.players)
    players[seat] = replace(players[seat], military=tuple(cards))
    return replace(view, players=tuple(players))


def picked(verb: str, looks: Sequence[AnswerForecast]) -> list[Pick]:
    return [Pick(verb, tuple(look.action for look in looks))]


# ------------------------------------------------------------------------------------ templates


def duels(edition: str = NEW_STORY) -> Iterator[Question]:
    """Every aggression, every military card in the hand, all sources of strength."""
    sources = (
        *UNITS,
        "napoleonic_army",
        "alexander_the_great",
        "great_wall",
        "strategy",
        "bread_and_circuses",
        "theocracy",
        "military_pact",
        "strategic_territory_ii",
    )
    parts = tuple((c, 18 - i) for i, c in enumerate(sources))
    bonuses = of_kind(edition, "bonus")
    hands = list(parted(in_hand(edition), 10))
    aggressions = of_kind(edition, "aggression")
    for i in range(max(len(hands), len(aggressions))):
        players = 2 + i % 3
        view = tables(edition, players)
        civs = list(view.players)
        civs[1] = replace(
            civs[1],
            military=hands[i % len(hands)],
            colonies=tuple(of_kind(edition, "territory")[:4]),
            leader="maximilien_robespierre",
            wonder="transcontinental_railroad",
        )
        view = replace(view, players=tuple(civs))
        total = sum(n for _, n in parts)
        facts = {
            "card": aggressions[i % len(aggressions)],
            "from": 0,
            "attack": total,
            "defence": total - 20,
            "limit": 9,
        }
        holds = (Holding((*bonuses, bonuses[2]), 5, 23), Holding((bonuses[2],) * 4, 0, 24))
        less = tuple((c, n) for c, n in parts[1:])
        yield asked(view, 1, "defend", facts, (), sides=(parts, less), holdings=holds)


def auctions(edition: str = NEW_STORY) -> Iterator[Question]:
    """Every territory, all kinds of units, with 2 to 4 players; first bid and overbid."""
    bonuses = of_kind(edition, "bonus")
    force = Force(MANY_UNITS, (*bonuses, "down:spy"), 99, 101)
    means = Means(
        MANY_UNITS, 14, (*bonuses, *bonuses[1:]), 99, tuple((n, force) for n in (41, 42, 70, 99))
    )
    for i, territory in enumerate(of_kind(edition, "territory")):
        players = 2 + i % 3
        high = 40 * (i % 2)
        bids = Bids(0 if high else -1, high, tuple(range(players)), (88,) * players)
        menu = [Amount("bid", high + 1, 99, a.Bid, "amount"), Pick("drop_out", (a.DropOut(),))]
        facts = {"territory": territory, "high": high}
        yield asked(tables(edition, players), 1, "bid", facts, menu, bids=bids, means=means)
        sent = replace(means, offers=((88, force), (88, force)))
        facts = {"territory": territory, "bid": 88}
        begun = tables(edition, players, force=("swordsmen",), force_strength=64)
        yield asked(begun, 1, "send_force", facts, (), means=sent)


def events(edition: str = NEW_STORY) -> Iterator[Question]:
    """Every event with every kind of effect, and every answer of the templates for players."""
    whats: tuple[What, ...] = (
        "produce",
        "free_build",
        "destroy_own",
        "give_up_colony",
        "ruin_wonder",
        "terrorism",
        "suffers_terrorism",
        "develops",
        "take_agreed",
        "leader_leaves",
    )
    for i, card in enumerate(of_kind(edition, "event")):
        players = 2 + i % 3
        effects = [
            Effect(0, "goods", (("culture", 18), ("population", -1), ("blue_tokens", -1))),
            Effect(1, "either", (("food", 2), ("resources", 2))),
            Effect(2, "mixture", (("food", 3),)),
            Effect(3, whats[i % len(whats)]),
        ]
        to_come = tuple(e for e in effects if e.seat < players)[i % 2 :]
        view, facts = tables(edition, players), {"card": card}
        given = {"event": card, "to_come": to_come, "through": (0,) * (i % 2)}
        kind = ("pick_good", "gain_mix", "lose_mix")[i % 3]
        sign = -1 if kind == "lose_mix" else 1
        looks = [
            AnswerForecast(
                a.Split(f, 3 - f),
                (
                    Change(1, "food", 12, 12 + sign * f),
                    Change(1, "resources", 31, 31 + sign * (3 - f)),
                ),
            )
            for f in range(4)
        ]
        yield asked(view, 1, kind, facts, picked(kind, looks), forecasts=tuple(looks), **given)


WIDEST = (
    ("resources", 31, 20),
    ("idle", 11, 10),
    ("science_rating", 10, 24),
    ("culture_rating", 10, 24),
    ("happiness", 8, 3),
    ("discontent", 0, 5),
    ("strength", 113, 101),
)
"""Changes of a single answer that take much room."""


def looked(cards: Sequence[str], seat: int, *others: int) -> list[AnswerForecast]:
    """A choice of cards, each with other numbers, so that none is left out."""
    found = []
    for i, card in enumerate(cards):
        changes = [Change(seat, w, b, n - i) for w, b, n in WIDEST[i % 3 :]]
        changes += [Change(x, w, b, n - i) for x in others for w, b, n in WIDEST[-4:]]
        found.append(AnswerForecast(a.Choose(card), tuple(changes)))
    return found


def own_cards(edition: str = NEW_STORY) -> Iterator[Question]:
    built = of_kind(
        edition,
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
    )
    families = {
        "lose_worker": (built, "pestilence"),
        "lose_token": (of_kind(edition, "farm", "mine", "lab"), "crime_wave"),
        "destroy_own": (built, "border_conflict"),
        "give_up_colony": (of_kind(edition, "territory"), "independence_declaration"),
        "ruin_wonder": (of_kind(edition, "wonder"), "ravages_of_time"),
    }
    for kind, (cards, why) in families.items():
        for some in parted(cards, 7):
            looks = looked(some, 0)
            yield asked(
                tables(edition, 4),
                0,
                kind,
                {"card": why},
                picked(kind, looks),
                forecasts=tuple(looks),
                event=why,
                to_come=(Effect(0, "destroy_own"),),
            )
    for some in parted(in_hand(edition), 8):
        facts = {"card": "hand_limit", "count": 3}
        yield asked(holding(tables(edition, 3), 0, some), 0, "discard", facts, (), draw=3)
    developing = there(edition, "development_of_civilization")
    for some in parted(built if developing else (), 12):
        actions = [AnswerForecast(a.Populate(), looked(["iron"], 0)[0].changes)]
        actions += [AnswerForecast(a.Build(x.action.option), x.changes) for x in looked(some, 0)]  # type: ignore[union-attr]
        actions += [AnswerForecast(a.Decline(), ())]
        yield asked(
            tables(edition, 4),
            0,
            "develops",
            {"card": "development_of_civilization"},
            picked("build", actions),
            forecasts=tuple(actions),
            event="development_of_civilization",
            to_come=(Effect(0, "develops"),),
        )
    known = of_kind(edition, "special", "government")
    for some in parted(known if developing else (), 12):
        actions = [
            AnswerForecast(a.Develop(c), x.changes)
            for c, x in zip(some, looked(some, 0), strict=True)
        ]
        yield asked(
            tables(edition, 2),
            0,
            "develops",
            {"card": "development_of_civilization"},
            picked("develop", actions),
            forecasts=tuple(actions),
            event="development_of_civilization",
            to_come=(Effect(0, "develops"),),
        )
    for card in ("religion", "warriors"):
        actions = [
            AnswerForecast(a.Build(card), looked([card], 0)[0].changes),
            AnswerForecast(a.Decline(), ()),
        ]
        why = f"development_of_{'religion' if card == 'religion' else 'warfare'}"
        yield asked(
            tables(edition, 3),
            0,
            "free_build",
            {"card": why},
            picked("build", actions),
            forecasts=tuple(actions),
            event=why,
            to_come=(Effect(0, "free_build"),),
        )


def rivals(edition: str = NEW_STORY) -> Iterator[Question]:
    urban = of_kind(edition, "lab", "temple", "arena", "library", "theater")
    families = {
        "raid": (urban, ("raid_i", "raid_ii", "raid_iii")),
        "terrorism": (urban, ("terrorism",)),
        "annex": (of_kind(edition, "territory"), ("annex",)),
        "infiltrate": (of_kind(edition, "leader", "wonder"), there(edition, "infiltrate")),
    }
    for kind, (cards, whys) in families.items():
        if not whys:
            continue
        for i, some in enumerate(parted(cards, 5)):
            looks = looked(some, 1, 0)
            facts = {"card": whys[i % len(whys)], "target": 0}
            yield asked(
                tables(edition, 2 + i % 3),
                1,
                kind,
                facts,
                picked(kind, looks),
                forecasts=tuple(looks),
            )
    specials = of_kind(edition, "special")
    for i, some in enumerate(parted(specials, 3)):
        sets = [(), *((c,) for c in some), tuple(some)]
        looks = [
            AnswerForecast(
                a.StealTechnologies(tuple(s), 12),
                (Change(1, "science", 11, 23 - n), Change(0, "science", 104, 92 + n)),
            )
            for n, s in enumerate(sets)
        ]
        facts = {"card": "war_over_technology", "target": 0, "advantage": 28}
        yield asked(
            tables(edition, 2 + i % 3),
            1,
            "steal",
            facts,
            picked("steal", looks),
            forecasts=tuple(looks),
        )
    for n, card in ((3, "plunder_i"), (5, "plunder_ii"), (7, "plunder_iii")):
        looks = [
            AnswerForecast(
                a.Split(f, n - f),
                (
                    Change(1, "food", 22, 22 + f),
                    Change(1, "resources", 31, 31 + n - f),
                    Change(0, "food", 22, 22 - f),
                    Change(0, "resources", 31, 31 - n + f),
                ),
            )
            for f in range(n + 1)
        ]
        facts = {"card": card, "target": 0}
        yield asked(
            tables(edition, 3),
            1,
            "plunder",
            facts,
            picked("plunder", looks),
            forecasts=tuple(looks),
        )


def pacts(edition: str = NEW_STORY) -> Iterator[Question]:
    whats = ("resources_made", "culture_rating", "military_actions")
    for card in of_kind(edition, "pact"):
        yes = tuple(Change(x, what, 22, 22 + by) for x, by in ((0, 2), (1, -12)) for what in whats)
        looks = [AnswerForecast(a.AnswerPact(True), yes), AnswerForecast(a.AnswerPact(False), ())]
        facts = {"card": card, "from": 0, "side": "b"}
        yield asked(
            tables(edition, 3),
            1,
            "answer_pact",
            facts,
            picked("answer_pact", looks),
            forecasts=tuple(looks),
        )


def rows(edition: str = NEW_STORY) -> Iterator[Question]:
    civil = [c.id for c in card_table(edition).values() if c.deck == "civil"]
    for some in parted(civil, 13):
        row = (*some, *[None] * (13 - len(some)))
        view = replace(tables(edition, 4), row=row, age=2)
        takes = tuple(a.Take(c, i) for i, c in enumerate(some) if i % 2)
        yield asked(
            view,
            1,
            "take_agreed",
            {"card": "international_agreement", "left": 5},
            [Pick("take", takes), Pick("decline", (a.Decline(),))],
            event="international_agreement",
            to_come=(Effect(1, "take_agreed"),),
        )


def fights(edition: str = NEW_STORY) -> Iterator[Question]:
    """Every aggression and war in which units are given up, from both sides."""
    cards, bonuses = of_kind(edition, "aggression", "war"), of_kind(edition, "bonus")
    sources = (*UNITS, "napoleonic_army", "alexander_the_great", "great_wall", "strategy")
    parts = (*((c, 18 - i) for i, c in enumerate(sources)), ("limit", -21), ("given_up", 64))
    most = Force(MANY_UNITS, (*bonuses, bonuses[2]), 90, 8)
    for i, card in enumerate(cards):
        war = card_table(edition)[card].kind == "war"
        for kind in ("sacrifice", "answer_war" if war else "answer_attack"):
            seat = int(kind != "sacrifice")
            attack, defence = (124, 118) if i % 2 else (118, 124)
            held = () if war or not seat else (*bonuses, bonuses[2])
            nothing = Force(MANY_UNITS[:2], (), 6, 101) if i % 3 else Force((), (), 0, 113)
            offers = tuple(
                (n, replace(force, cards=force.cards[: len(held)]))
                for n, force in ((118, nothing), (124, most), (125, most), (188, most))
            )
            means = Means(MANY_UNITS, 14, held, 188, offers)
            fight = Fight(war, attack, defence, 64 * seat, 76, i % 3, means, worth(bonuses))
            facts = {"card": card, ("from" if seat else "target"): 1 - seat}
            facts |= {"attack": attack, "defence": defence}
            view = tables(edition, 2 + i % 3)
            civs = list(view.players)
            civs[1] = replace(
                civs[1],
                colonies=tuple(of_kind(edition, "territory")[:4]),
                leader="maximilien_robespierre",
                wonder="transcontinental_railroad",
            )
            seen = replace(view, players=tuple(civs))
            yield asked(seen, seat, kind, facts, (), sides=(parts, parts[:-1]), fight=fight)


def worth(bonuses: Sequence[str]) -> tuple[tuple[str, int], ...]:
    return tuple((c, 2 * n + 2) for n, c in enumerate(bonuses))


def tokens(edition: str = NEW_STORY) -> Iterator[Question]:
    """Every mine that may leave its token in the bank."""
    for some in parted(of_kind(edition, "mine", "lab"), 5):
        looks = [*looked(some, 0), AnswerForecast(a.Decline(), (Change(0, "blue_bank", 7, 2),))]
        view = tables(edition, 3)
        yield asked(
            view, 0, "leave_token", {}, picked("leave_token", looks), forecasts=tuple(looks)
        )


def bonuses(edition: str = FIRST_EDITION) -> Iterator[Question]:
    """Every event that can score in the end, dealt or on offer, few and as many as there are. Only
    one edition asks this."""
    if edition != FIRST_EDITION:
        return
    cards = [c for c in card_table(edition) if c in TtaPhone.FAMILIES["scores"]]
    view = tables(edition, 3)
    for some in (*parted(cards, 3), *parted(cards, 6)):
        civs = [replace(p, bonuses=(some if p.seat == 1 else (None,) * 6)) for p in view.players]
        seen = replace(view, players=tuple(civs))
        yield asked(seen, 1, "keep_bonus", {"count": 2}, [])
    for chosen in range(8):
        lies = replace(view, open_events=tuple(cards[:chosen]), offered=tuple(cards[chosen:]))
        yield asked(lies, 1, "choose_bonus", {}, [])


EVERY = (duels, fights, auctions, events, own_cards, tokens, rivals, pacts, rows, bonuses)
