"""Reasons for refusals: always the right one, and exactly where something is refused."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import pytest

from engine.core import Action, Fact, Pick, Reason, Resign, Rng
from engine.games.tta import RULES
from engine.games.tta.actions import (
    Build,
    BuildStages,
    CancelPact,
    Choose,
    CopyTactic,
    DeclareWar,
    Destroy,
    Develop,
    Disband,
    EndTurn,
    OfferPact,
    Order,
    PassPolitics,
    PlayAggression,
    PlayCard,
    PlayLeader,
    PlayTactic,
    Populate,
    PrepareEvent,
    Take,
    Upgrade,
    UseAbility,
)
from engine.games.tta.options import TtaOptions
from engine.games.tta.state import State
from tests.games.tta.table import MakeTable, Table
from tests.witnesses import witnessed


def why_not(s: State, seat: int, action: Action) -> Reason:
    """The reason that the open question gives."""
    (open_,) = RULES.decisions(s)
    assert open_.seat == seat
    return open_.refusal(action)


def near_misses(s: State) -> Sequence[tuple[Action, Reason]]:
    """What the open question refuses before anybody asks."""
    (open_,) = RULES.decisions(s)
    picks = (m for m in open_.menus if isinstance(m, Pick))
    return next(m.refused for m in picks if m.verb in ("end_turn", "pass"))


def why(t: Table, action: Action, seat: int = 0) -> tuple[str, dict[str, Fact]]:
    """Code and facts of the reason; the action is really refused."""
    assert not t.decision.accepts(action)
    reason = why_not(t.s, seat, action)
    return (reason.code, dict(reason.facts))


@pytest.mark.rule("NS-5.1", "NS-5.5", "NS-5.6")
def test_what_is_missing_to_pay(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, food=1, resources=1, workers={"knights": 0, "theology": 0}, idle=1)
    assert why(t, Populate()) == ("food", {"need": 2, "have": 1})
    assert why(t, Build("bronze")) == ("resources", {"card": "bronze", "need": 2, "have": 1})
    assert why(t, Build("knights")) == ("resources", {"card": "knights", "need": 3, "have": 1})
    t.seat(0, ca=0, ma=0, resources=9, food=9)
    assert why(t, Populate()) == ("civil_actions", {"need": 1, "have": 0})
    assert why(t, Build("knights")) == ("military_actions", {"need": 1, "have": 0})
    t.seat(0, yellow_bank=0)
    assert why(t, Populate()) == ("empty_yellow_bank", {})
    t.seat(0, idle=0)
    assert why(t, Build("theology")) == ("no_unused_worker", {})


@pytest.mark.rule("NS-5.6", "NS-5.7", "NS-5.8", "NS-5.16", "NS-5.17")
def test_buildings_and_units(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, workers={"alchemy": 1, "swordsmen": 0, "knights": 0}, resources=9)
    assert why(t, Build("alchemy")) == ("urban_limit", {"type": "lab", "limit": 2})
    assert why(t, Build("iron")) == ("not_in_play", {"card": "iron"})
    assert why(t, Build("no such card")) == ("not_in_play", {"card": "no such card"})
    pair = {"source": "warriors", "target": "knights"}
    assert why(t, Upgrade("warriors", "knights")) == ("other_type", pair)
    pair = {"source": "alchemy", "target": "philosophy"}
    assert why(t, Upgrade("alchemy", "philosophy")) == ("not_higher", pair)
    assert why(t, Destroy("religion")) == ("no_worker_there", {"card": "religion"})
    assert why(t, Destroy("warriors")) == ("wrong_card", {"card": "warriors"})
    assert why(t, Disband("bronze")) == ("wrong_card", {"card": "bronze"})
    assert why(t, Disband("knights")) == ("no_worker_there", {"card": "knights"})
    t.seat(0, resources=0)
    facts = {"card": "swordsmen", "need": 1, "have": 0}
    assert why(t, Upgrade("warriors", "swordsmen")) == ("resources", facts)


@pytest.mark.rule("NS-5.3", "NS-5.4")
def test_cards_of_the_row(table: MakeTable) -> None:
    t = table(2)
    t.row("iron", "agriculture", "colossus", "moses", "alchemy", "rich_land_i", None, s13="opera")
    t.seat(0, wonder="pyramids", leader_ages=[0], ca=1, civil=["iron"])
    assert why(t, Take("iron", 0)) == ("already_have", {"card": "iron"})
    assert why(t, Take("agriculture", 1)) == ("already_have", {"card": "agriculture"})
    assert why(t, Take("colossus", 2)) == ("wonder_unfinished", {"card": "pyramids"})
    assert why(t, Take("moses", 3)) == ("leader_age", {"level": 0})
    assert why(t, Take("alchemy", 3)) == ("other_space", {"card": "alchemy"})
    assert why(t, Take("alchemy", 77)) == ("other_space", {"card": "alchemy"})
    assert why(t, Take("coal", 6)) == ("not_in_row", {"card": "coal"})
    assert why(t, Take("opera", 12)) == ("civil_actions", {"need": 3, "have": 1})
    t.seat(0, civil=["drama", "theology", "masonry"])
    assert why(t, Take("rich_land_i", 5)) == ("hand_full", {"limit": 4})


@pytest.mark.rule("NS-5.9", "NS-5.10", "NS-5.11", "NS-5.12")
def test_leaders_wonders_technologies(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, civil=["monarchy", "masonry", "moses"], science=1, ca=3)
    assert why(t, Develop("masonry")) == ("science", {"card": "masonry", "need": 3, "have": 1})
    assert why(t, Develop("iron")) == ("not_in_hand", {"card": "iron"})
    assert why(t, Develop("moses")) == ("wrong_card", {"card": "moses"})
    assert why(t, Develop("masonry", True)) == ("wrong_card", {"card": "masonry"})
    facts = {"military": False, "need": 4, "have": 3}
    assert why(t, Develop("monarchy", True)) == ("revolution_actions", facts)
    assert why(t, PlayLeader("masonry")) == ("wrong_card", {"card": "masonry"})
    assert why(t, PlayLeader("homer")) == ("not_in_hand", {"card": "homer"})
    assert why(t, PlayLeader("moses", "colossus")) == ("not_in_play", {"card": "colossus"})
    assert why(t, BuildStages()) == ("no_wonder", {})
    t.seat(0, wonder="pyramids", stages=1, resources=1)
    assert why(t, BuildStages()) == ("resources", {"card": "pyramids", "need": 2, "have": 1})
    assert why(t, BuildStages(2)) == ("stages_at_once", {"most": 1})
    assert why(t, BuildStages(3)) == ("stages_left", {"left": 2})
    assert why(t, BuildStages(0)) == ("stages_left", {"left": 2})
    t.seat(0, leader="maximilien_robespierre", ma=1, science=9)
    facts = {"military": True, "need": 3, "have": 1}
    assert why(t, Develop("monarchy", True)) == ("revolution_actions", facts)


@pytest.mark.rule("NS-12.15", "NSC-75")
def test_a_partner_without_science(table: MakeTable) -> None:
    t = table(3)
    t.seat(0, civil=["iron"], science=9)
    t.pact("scientific_cooperation", 0, 0, 2)
    facts = {"partner": 2, "need": 1, "have": 0}
    assert why(t, Develop("iron")) == ("partner_science", facts)


@pytest.mark.rule("NS-5.14")
def test_action_cards(table: MakeTable) -> None:
    t = table(2)
    cards = ["rich_land_i", "urban_growth_a", "frugality_i", "reserves_i", "engineering_genius_i"]
    t.seat(0, civil=cards, fresh=["frugality_i"], resources=2, food=9, idle=1)
    t.civ(0).idle = 0
    assert why(t, PlayCard("rich_land_i")) == ("order_impossible", {"card": "rich_land_i"})
    assert why(t, PlayCard("rich_land_i", Build("bronze"))) == ("no_unused_worker", {})
    t.civ(0).idle = 1
    assert why(t, PlayCard("urban_growth_a")) == ("order_needed", {"card": "urban_growth_a"})
    fresh = ("taken_this_turn", {"card": "frugality_i"})
    assert why(t, PlayCard("frugality_i", Populate())) == fresh
    assert why(t, PlayCard("reserves_i")) == ("order_needed", {"card": "reserves_i"})
    assert why(t, PlayCard("reserves_i", Choose("science"))) == (
        "order_needed",
        {"card": "reserves_i"},
    )
    no = ("not_ordered", {"card": "urban_growth_a"})
    assert why(t, PlayCard("urban_growth_a", Populate())) == no
    assert why(t, PlayCard("urban_growth_a", Build("bronze"))) == no
    genius = PlayCard("engineering_genius_i", BuildStages())
    assert why(t, genius) == ("no_wonder", {})
    assert why(t, PlayCard("patriotism_a")) == ("not_in_hand", {"card": "patriotism_a"})
    t.seat(0, ca=0)
    short = ("civil_actions", {"need": 1, "have": 0})
    assert why(t, PlayCard("reserves_i", Choose("food"))) == short


@pytest.mark.rule("NS-5.18", "NS-5.19", "NS-5.21")
def test_tactics_and_abilities(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, military=["legion", "spy"], leader="winston_churchill", used=["winston_churchill"])
    t.s.common_tactics = ["phalanx", "medieval_army"]
    t.civ(0).tactic = "phalanx"
    assert why(t, PlayTactic("spy")) == ("wrong_card", {"card": "spy"})
    assert why(t, CopyTactic("legion")) == ("not_common", {"card": "legion"})
    assert why(t, CopyTactic("phalanx")) == ("tactic_in_use", {"card": "phalanx"})
    t.seat(0, ma=1)
    short = ("military_actions", {"need": 2, "have": 1})
    assert why(t, CopyTactic("medieval_army")) == short
    t.civ(0).tactic_done = True
    assert why(t, PlayTactic("legion")) == ("tactic_done", {})
    churchill = UseAbility("winston_churchill", Choose("culture"))
    assert why(t, churchill) == ("ability_used", {"card": "winston_churchill"})
    assert why(t, UseAbility("homer")) == ("not_in_play", {"card": "homer"})


@pytest.mark.rule("NS-4.2", "NS-4.5", "NS-4.6", "NS-4.7", "NS-4.8")
def test_politics(table: MakeTable) -> None:
    t = table(3, age=2)
    hand = ["raid_ii", "war_over_culture", "legion", "peace_treaty", "annex", "cold_war"]
    t.seat(0, military=hand, ma=2, leader="alexander_the_great")
    t.seat(1, only_workers={"warriors": 9})
    t.pact("peace_treaty", 1, 1, 2)
    t.phase("politics")
    assert why(t, PlayAggression("raid_ii", 1)) == (
        "not_weaker",
        {"target": 1, "attack": 2, "defence": 9},
    )
    assert why(t, PlayAggression("raid_ii", 0)) == ("no_target", {})
    assert why(t, PlayAggression("raid_ii", 7)) == ("no_target", {})
    assert why(t, PlayAggression("legion", 1)) == ("wrong_card", {"card": "legion"})
    assert why(t, PrepareEvent("legion")) == ("wrong_card", {"card": "legion"})
    assert why(t, PrepareEvent("rats")) == ("not_in_hand", {"card": "rats"})
    assert why(t, CancelPact("peace_treaty")) == ("no_such_pact", {"card": "peace_treaty"})
    assert why(t, OfferPact("peace_treaty", 0)) == ("no_target", {})
    assert why(t, OfferPact("peace_treaty", 1, "b")) == ("no_sides", {"card": "peace_treaty"})
    t.seat(0, ma=0)
    code, facts = why(t, DeclareWar("war_over_culture", 1))
    assert (code, facts["have"]) == ("military_actions", 0)
    t.seat(0, ma=9)
    t.pact("peace_treaty", 0, 0, 2)
    assert why(t, DeclareWar("war_over_culture", 2)) == ("pact_forbids", {"target": 2})
    t.s.last_round = t.s.round
    assert why(t, DeclareWar("war_over_culture", 1)) == ("last_round", {})
    t.s.age = 4
    assert why(t, Resign()) == ("no_resigning", {})
    t.civ(0).leader = "mahatma_gandhi"
    assert why(t, PlayAggression("raid_ii", 1)) == ("may_not_attack", {"card": "mahatma_gandhi"})


@pytest.mark.rule("NS-2.3", "NS-14.7")
def test_the_wrong_time(table: MakeTable) -> None:
    t = table(2)
    assert why(t, Resign()) == ("wrong_phase", {"phase": "actions"})
    assert why(t, PrepareEvent("rats")) == ("wrong_phase", {"phase": "actions"})
    t.seat(0, leader="alexander_the_great")
    now = ("ability_not_now", {"card": "alexander_the_great"})
    assert why(t, UseAbility("alexander_the_great")) == now
    t.phase("politics")
    assert why(t, EndTurn()) == ("wrong_phase", {"phase": "politics"})
    t.s = RULES.setup(TtaOptions(order="fixed"), 2, 1).state
    assert why(t, Populate()) == ("first_turn", {})


def test_a_prepared_politics_phase_knows_what_is_in_vain_in_it(table: MakeTable) -> None:
    t = table(2)
    t.seat(1, military=["raid_i"], ma=0)
    ahead = RULES.simulate_turn(t.s, 1, Rng(1))
    assert ahead is not None
    (open_,) = RULES.decisions(ahead)
    assert open_.kind == "politics"
    assert open_.refusal(EndTurn()).facts == {"phase": "politics"}
    assert [(a.kind, r.code) for a, r in near_misses(ahead)] == [
        ("play_aggression", "military_actions")
    ]


# ------------------------------------------------------------------------ everywhere in a game


def everything(s: State, seat: int) -> Iterator[Action]:
    """Every action that could ever be said with the cards at this table, and some with others."""
    civ = s.players[seat]
    own = [*civ.workers, "coal"]
    goods = (Choose("food"), Choose("resources"))
    orders: list[Order] = [Populate(), BuildStages(), BuildStages(2), *goods]
    orders += [Build(c) for c in own]
    orders += [Upgrade(a, b) for a, b in itertools.permutations(own, 2)]
    hand = list(dict.fromkeys(civ.civil.cards))
    orders += [Develop(c, revolution) for c in hand for revolution in (False, True)]
    yield from (o for o in orders if not isinstance(o, Choose))
    yield from (BuildStages(n) for n in (3, 4))
    yield from (PlayCard(c, o) for c in hand for o in (None, *orders))
    yield from (PlayLeader(c, w) for c in hand for w in (None, *civ.wonders))
    yield from (Take(c, slot) for slot, c in enumerate(s.row) if c)
    yield from (kind(c) for c in own for kind in (Destroy, Disband))
    mine = [c for c in (civ.leader, *civ.wonders, *(p.card for p in s.pacts)) if c]
    options = (None, Choose("culture"), Choose("military"), *orders)
    yield from (UseAbility(c, o) for c in mine for o in options)
    yield from (CopyTactic(c) for c in s.common_tactics)
    for card in civ.military.cards:
        yield from (PlayTactic(card), PrepareEvent(card))
        for x in range(len(s.players)):
            yield from (PlayAggression(card, x), DeclareWar(card, x))
            yield from (OfferPact(card, x, "a"), OfferPact(card, x, "b"))
    yield from (CancelPact(p.card) for p in s.pacts)
    yield from (EndTurn(), PassPolitics(), Resign())


@pytest.mark.sliced
@pytest.mark.rule("NS-5.1", "NS-14.7")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_reasons_agree_with_what_is_offered(players: int, seed: int) -> None:
    """Whatever is not offered has a reason, and whatever is offered has none, all through a random
    game."""
    s = RULES.setup(TtaOptions(), players, seed).state
    rng = Rng(seed)
    refused = 0
    for ply in range(700):
        decisions = RULES.decisions(s)
        if not decisions:
            break
        (open_,) = decisions
        if open_.kind in ("actions", "politics") and ply % 9 == seed % 9:
            for action in everything(s, open_.seat):
                reason = why_not(s, open_.seat, action)
                assert open_.accepts(action) == (reason.code == "not_offered"), (action, reason)
                refused += reason.code != "not_offered"
        s = RULES.apply(s, open_.seat, open_.sample(rng)).state
    witnessed(refused, "actions that are refused", f"{players} players, seed {seed}", least=2001)


@pytest.mark.parametrize("players", [2, 3])
def test_near_misses_are_refused_for_their_reason(players: int) -> None:
    s = RULES.setup(TtaOptions(), players, 5).state
    rng = Rng(5)
    seen = set()
    for ply in range(500):
        decisions = RULES.decisions(s)
        if not decisions:
            break
        (open_,) = decisions
        if open_.kind in ("actions", "politics") and ply % 5 == 0:
            for action, reason in near_misses(s):
                assert not open_.accepts(action)
                assert why_not(s, open_.seat, action) == reason
                seen.add(reason.code)
        s = RULES.apply(s, open_.seat, open_.sample(rng)).state
    witnessed(
        seen,
        "near misses refused for these reasons",
        f"{players} players, seed 5",
        every={"civil_actions", "resources", "food", "hand_full", "already_have"},
    )


def test_near_misses_of_a_table(table: MakeTable) -> None:
    t = table(2)
    t.row("iron", "pyramids")
    t.seat(0, civil=["masonry", "rich_land_i"], wonder="colossus", idle=0, ca=1)
    found = {a: r.code for a, r in near_misses(t.s)}
    assert found[Develop("masonry")] == "science"
    assert found[PlayCard("rich_land_i")] == "order_impossible"
    assert found[Take("pyramids", 1)] == "wonder_unfinished"
    assert found[BuildStages()] == "resources"
    assert found[Populate()] == "food"
    assert Take("iron", 0) not in found
    assert all(not t.decision.accepts(action) for action in found)
    assert len(near_misses(t.s)) == len(found)
    assert near_misses(t.s) == near_misses(t.s), "worked out again they are the same"


@pytest.mark.rule("NS-12.3", "NS-5.14", "NSC-69")
@pytest.mark.parametrize(("science", "missing"), [(3, False), (2, True)])
def test_a_card_that_a_revolution_pays_for_is_no_near_miss(
    table: MakeTable, science: int, missing: bool
) -> None:
    """Robespierre's owner needs no civil action for Breakthrough, if it is a revolution."""
    t = table(age=2)
    hand = ["breakthrough_ii", "republic"]
    t.seat(0, leader="maximilien_robespierre", civil=hand, science=science, ca=0)
    missed = {a.card: r.code for a, r in near_misses(t.s) if isinstance(a, PlayCard)}
    assert missed == ({"breakthrough_ii": "civil_actions"} if missing else {})
    t.refused(0, PlayCard("breakthrough_ii", Develop("republic")))
