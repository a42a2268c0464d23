"""Every action, event, question and refusal has its words; they are true and tell no secret."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Any, get_args

import pytest

import engine.games.tta
from engine.core import Action, Fact, Reason, Resign, Subset
from engine.games.tta import RULES, actions, events
from engine.games.tta.editions import EDITIONS
from render.board.tta import PAINTER
from render.lang.catalogue.tta_choices import TtaChoices
from render.lang.catalogue.tta_news import TtaNews
from render.lang.catalogue.tta_questions import TtaQuestions
from render.lang.catalogue.tta_reasons import TtaReasons
from render.sheetnames import page_of
from render.text.base import DETAIL, LABEL, Texts
from render.text.tta import TEXTS, choices, questions
from render.text.tta.words import Words

ROOT = Path(engine.games.tta.__file__).parent
NAMES = ("Ann", "Bartholomew", "C. D.", "Zoë Sixteen Letters and yet more")
LISTED = 60
ANN = TEXTS(NAMES)
WORDS = Words()
REFUSALS = TtaReasons.FAMILIES["refusal"]


def kinds(codec: Any) -> set[str]:
    return set(codec.json_schema()["discriminator"]["mapping"])


# ---------------------------------------------------------------------------- walks of unions

LABELS: list[tuple[Action, str]] = [
    (actions.Take("iron", 6), "Take: Iron (two actions, space 7)"),
    (actions.Populate(), "Increase population (2 food)"),
    (actions.Build("bronze"), "Build: Bronze (2 resources)"),
    (
        actions.Upgrade("philosophy", "alchemy"),
        "Upgrade: Philosophy to Alchemy (3 resources)",
    ),
    (actions.Destroy("bronze"), "Destroy: Bronze"),
    (actions.Disband("warriors"), "Disband: Warriors"),
    (
        actions.PlayLeader("moses", under="pyramids"),
        "Elect: Moses (Homer under Pyramids, no action back)",
    ),
    (actions.BuildStages(2), "Build stages 2–3: Pyramids (3 resources)"),
    (actions.Develop("monarchy", True), "Revolution: Monarchy (2 science)"),
    (actions.Choose("resources"), "Resources"),
    (
        actions.PlayCard("rich_land_a", actions.Build("bronze")),
        "Play: Rich Land (A) to build Bronze",
    ),
    (
        actions.UseAbility("winston_churchill", actions.Choose("military")),
        "Use: Winston Churchill (3 science and 3 resources for military)",
    ),
    (actions.PlayTactic("legion"), "Play tactic: Legion"),
    (actions.CopyTactic("legion"), "Copy tactic: Legion"),
    (actions.EndTurn(), "End turn"),
    (actions.DiscardCards(("raid_i", "raid_i", "spy")), "Discard: 2 × Raid (I) and Spy"),
    (actions.PassPolitics(), "Skip the political action"),
    (actions.PrepareEvent("vast_territory_i"), "Prepare territory: Vast Territory (I)"),
    (
        actions.PlayAggression("raid_i", 1),
        "Play: Raid (I) against Bartholomew",
    ),
    (
        actions.DeclareWar("war_over_culture", 1),
        "Declare: War over Culture on Bartholomew",
    ),
    (
        actions.OfferPact("promise_of_military_protection", 1, "b"),
        "Offer: Mil. Protection (you: 4 strength for 1 culture) to Bartholomew",
    ),
    (actions.CancelPact("peace_treaty"), "Cancel pact: Peace Treaty"),
    (actions.AnswerPact(False), "Refuse the pact"),
    (
        actions.Defend(("defense_colonization_i", "down:spy")),
        "Defend: Defense / Colonization (I), face down: Spy",
    ),
    (actions.Decline(), "Use no cards"),
    (actions.Bid(7), "Bid 7"),
    (actions.DropOut(), "Pass in the auction"),
    (actions.Commit("defense_colonization_ii"), "Add: Defense / Colonization (II) (+2)"),
    (actions.FillForce(False), "Choose the cheapest units"),
    (actions.FillForce(True), "Choose the fewest losses"),
    (actions.SendForce(), "Send the force"),
    (
        actions.Assemble(("warriors", "warriors"), ("defense_colonization_i",)),
        "Use just enough: 2 × Warriors and Defense / Colonization (I)",
    ),
    (actions.Reach(14), "Reach 14"),
    (actions.Split(2, 1), "2 food and 1 resource"),
    (
        actions.StealTechnologies(("masonry", "warfare"), 3),
        "Take: Masonry, Warfare and 3 science",
    ),
    (actions.DrawCard(), "Draw a military card (1 military action)"),
    (actions.KeepBonuses(("impact_of_balance",)), "Keep: Impact of Balance"),
    (actions.ChooseBonus("impact_of_balance"), "Choose: Impact of Balance"),
    (Resign(), "Resign and leave the game"),
]
ACTIONS = {a.kind: (a, said) for a, said in LABELS}


@pytest.mark.parametrize("kind", sorted(kinds(RULES.action_codec)))
def test_every_action_has_its_label(kind: str, table: Any) -> None:
    action, said = ACTIONS[kind]
    t = table(2)
    t.seat(0, civil=["monarchy"], workers={"alchemy": 0}, wonder="pyramids", stages=1)
    t.s.row[6] = "iron"
    view = RULES.view(t.s, 0)
    assert ANN.action(view, action) == said
    assert len(said) <= LABEL
    assert len(ANN.detail(view, action) or "") <= DETAIL


FACTS: dict[str, Any] = {
    "seat": 1,
    "target": 0,
    "partner": 0,
    "owner": 0,
    "victim": 0,
    "winner": 1,
    "card": "raid_i",
    "cards": ("iron", "moses"),
    "territory": "vast_territory_i",
    "wonder": "pyramids",
    "source": "bronze",
    "units": ("warriors", "warriors"),
    "bonus": ("defense_colonization_i",),
    "why": "moses",
    "side": "a",
    "replaced": None,
    "what": "food",
    "places": (2, 1),
    "culture": (50, 60),
}


def event_of(kind: type) -> Any:
    """An event of a type with values that fit its fields."""
    chosen: dict[str, Any] = {}
    for name, parameter in inspect.signature(kind).parameters.items():
        if name == "kind":
            continue
        if kind is events.Upgraded and name == "target":
            chosen[name] = "iron"
        elif kind is events.PactOffered and name == "card":
            chosen[name] = "loss_of_sovereignty"
        elif kind is events.Produced and name == "culture":
            chosen[name] = 4
        elif kind in (events.GameEnded, events.PactEnded) and name == "why":
            chosen[name] = "resigned"
        elif name in FACTS:
            chosen[name] = FACTS[name]
        else:
            chosen[name] = True if parameter.annotation == "bool" else 3
    return kind(**chosen)


EVENTS = get_args(get_args(events.AnyEvent)[0])


@pytest.mark.parametrize("kind", EVENTS, ids=lambda t: t.__name__)
def test_every_event_has_its_sentence(kind: type) -> None:
    said = ANN.event(event_of(kind))
    assert said[0].isupper()
    assert said.endswith(".")
    assert "_" not in said
    assert "None" not in said
    assert len(said) <= 300


SAID = [
    (events.Took(0, "iron", 2), "Ann takes Iron for 2 civil actions."),
    (events.Took(2, "iron", 1), "C. D. takes Iron for 1 civil action."),
    (events.TurnBegan(2, 4), "Round 4: C. D.'s turn."),
    (events.Populated(0, 3), "Ann increases the population for 3 food."),
    (events.Populated(0, 0), "Ann increases the population for free."),
    (events.Upgraded(0, "bronze", "iron", 3), "Ann upgrades Bronze to Iron for 3 resources."),
    (events.Built(0, "religion", 0), "Ann builds Religion for free."),
    (events.Took(0, "iron", 0), "Ann takes Iron for free."),
    (events.TacticAdopted(0, "legion", True), "Ann plays the tactic Legion."),
    (events.TacticAdopted(0, "legion", False), "Ann copies the common tactic Legion."),
    (events.Developed(0, "irrigation", 3, False), "Ann develops Irrigation for 3 science."),
    (events.Developed(0, "monarchy", 2, True),
     "Ann develops Monarchy by revolution for 2 science."),
    (events.Uprising(0, 2, 1), ("Uprising: Ann produces nothing, with 2 discontent workers and "
        "1 unused one.")),
    (events.Uprising(0, 1, 0), ("Uprising: Ann produces nothing, with 1 discontent worker and "
        "no unused one.")),
    (events.Left(0, ("moses",), "obsolete"), "Ann's Moses is antiquated and leaves play."),
    (events.Left(0, ("moses", "pyramids"), "obsolete"),
        "Ann's Moses and Pyramids are antiquated and leave play."),
    (events.Left(0, ("moses",), "iconoclasm"), "Ann loses Moses (Iconoclasm)."),
    (
        events.Left(0, ("alexander_the_great",), "alexander_the_great"),
        "Alexander the Great leaves Ann's service.",
    ),
    (
        events.StagesBuilt(0, "pyramids", 2, 3, True),
        "Ann builds 2 stages of Pyramids for 3 resources and completes it.",
    ),
    (events.Changed(0, "culture", 4, "cultural_heritage_a"),
     "Ann scores 4 culture (Cultural Heritage (A))."),
    (events.Changed(0, "yellow_tokens", -2, "age_end"),
     "Ann loses 2 yellow tokens (end of the age)."),
    (events.Changed(0, "purse", 2, "patriotism_i"),
     "Ann has 2 resources for military units this turn (Patriotism (I))."),
    (
        events.Produced(0, science=2, culture=1, corruption=2, food=3, consumption=1, resources=4),
        ("Ann produces 2 science, 1 culture, 3 food and 4 resources. Lost to corruption: 2. "
        "Food consumed: 1."),
    ),
    (events.Produced(0), "Ann produces nothing."),
    (events.DrewCards(("raid_i", "spy")), "You draw Raid (I) and Spy."),
    (events.EventSeen("rats"), "You see the next current event: Rats."),
    (
        events.Attacked(0, 1, "raid_i", 14, 9),
        "Ann plays the aggression Raid (I) against Bartholomew: strength 14 to 9.",
    ),
    (
        events.Defended(1, "raid_i", ("defense_colonization_ii",), 2, True),
        ("Bartholomew defends with Defense / Colonization (II) and 2 cards face down: "
        "Raid (I) fails."),
    ),
    (events.Defended(1, "raid_i", (), 0, False), "Raid (I) against Bartholomew succeeds."),
    (
        events.Sacrificed(0, "raid_i", ("warriors", "warriors", "knights"), 12),
        "Ann gives up 2 × Warriors and Knights in Raid (I): total 12.",
    ),
    (
        events.WarResolved(0, 1, "war_over_culture", 9, 12, 1),
        "Bartholomew wins War over Culture: Ann 9, Bartholomew 12.",
    ),
    (
        events.WarResolved(0, 1, "war_over_culture", 9, 9, None),
        "War over Culture ends in a draw: Ann 9, Bartholomew 9.",
    ),
    (events.BidMade(1, 0), "Bartholomew passes in the auction."),
    (events.ActionsSpent(0, 2, "rebellion"), "Ann loses 2 civil actions (Rebellion)."),
    (
        events.ForceSent(0, "vast_territory_i", ("warriors", "warriors"), (), 1, 3),
        "Ann sends 2 × Warriors and 1 card face down to Vast Territory (I): force 3.",
    ),
    (
        events.Stolen(0, 1, "masonry", False),
        "Ann takes Masonry from Bartholomew and removes it, with a higher one of its type in play.",
    ),
    (
        events.GameEnded((2, 1, 1), (50, 60, 60), "last_round"),
        ("Bartholomew and C. D. share the victory: the last round is over. "
        "Culture: Bartholomew 60, C. D. 60, Ann 50."),
    ),
    (
        events.GameEnded((1, 2), (50, 60), "resigned"),
        "Ann wins: all others have resigned. Culture: Ann 50, Bartholomew 60.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("event", "said"), SAID, ids=lambda x: getattr(x, "kind", ""))
def test_sentences_say_what_happened(event: Any, said: str) -> None:
    assert ANN.event(event) == said


# --------------------------------------------------------------- codes and words in the engine


def engine_calls(*names: str) -> list[ast.Call]:
    """Every call of these names in the game's own files."""
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
                if called in names:
                    found.append(node)
    return found


def constants(node: ast.AST) -> set[str]:
    """Every text that an expression may stand for."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def test_every_reason_has_its_sentence() -> None:
    codes: set[str] = set()
    calls = engine_calls("Reason", "about", "short", "unpaid")
    forms = [call for call in calls if isinstance(call.args[0], ast.Name)]
    assert len(forms) == 3, "only those three may be told a code by others"
    for call in calls:
        if call in forms:
            continue
        found = constants(call.args[0])
        assert found, "a code that cannot be read"
        codes |= found
    assert codes - {"not_offered"} == set(REFUSALS)


REASON_FACTS: dict[str, Fact] = {
    "card": "iron", "need": 3, "have": 0, "limit": 2, "type": "lab", "level": 1, "left": 2,
    "most": 1, "source": "bronze", "target": 1, "phase": "actions", "attack": 5, "defence": 7,
    "partner": 1, "military": False,
}  # fmt: skip


@pytest.mark.parametrize("code", sorted(REFUSALS))
def test_every_refusal_is_a_sentence(code: str) -> None:
    facts = dict(REASON_FACTS)
    if code in ("other_type", "not_higher"):
        facts["target"] = "moses"
    said = ANN.reason(Reason(code, facts))
    assert said[0].isupper()
    assert said.endswith(".")
    assert "_" not in said
    assert len(said) <= 300
    assert said != Texts.reason(ANN, Reason(code, facts))


def test_refusals_say_what_is_lacking() -> None:
    said = [
        ANN.reason(Reason("civil_actions", {"need": 2, "have": 1})),
        ANN.reason(Reason("resources", {"card": "iron", "need": 5, "have": 0})),
        ANN.reason(Reason("not_weaker", {"target": 1, "attack": 5, "defence": 7})),
    ]
    assert said == [
        "This costs 2 civil actions, and you have 1.",
        "Iron takes 5 resources, and you have none for it.",
        "An aggression needs a weaker rival: you have strength 5, Bartholomew has 7.",
    ]


def test_near_misses_have_labels_and_sentences(table: Any) -> None:
    """What players look for in vain, in both phases, is told in words."""
    told = 0
    for start in ("actions", "politics"):
        t = table(3)
        hand = ["raid_i", "vast_territory_i", "war_over_culture"]
        t.seat(0, civil=["moses", "monarchy", "rich_land_a", "iron"], military=hand, ca=0, ma=0)
        if start == "politics":
            t.phase("politics")
        view = RULES.view(t.s, 0)
        refused = [miss for m in t.decision.menus for miss in getattr(m, "refused", ())]
        for action, reason in refused:
            assert len(ANN.action(view, action)) <= LABEL
            assert ANN.reason(reason) != Texts.reason(ANN, reason)
            told += 1
        t.open_end = True
    assert told > 10


@pytest.mark.sliced(10)
def test_every_menu_has_its_caption() -> None:
    calls = engine_calls("Pick", "Subset", "Amount")
    verbs = {v for n in calls if n.args for v in constants(n.args[0])}
    verbs |= {v for n in engine_calls("Verb") for v in constants(n.args[0])}
    captions = set(TtaQuestions.FAMILIES["caption"]) - {"free_build"}
    assert verbs <= captions
    unions = {"destroy", "lose_mix", "gain_mix", "populate", "develop", "build"}
    own = {"give_up_colony", "ruin_wonder", "terrorism", "annex", "infiltrate", "lose_worker",
           "lose_token"}  # fmt: skip
    assert captions - verbs <= unions | own


def test_every_question_has_its_words() -> None:
    asked = {v for n in engine_calls("Decision") for v in constants(n.args[1])}
    computed = {"gain_mix", "lose_mix", "give_up_colony", "ruin_wonder", "terrorism", "annex",
                "infiltrate", "lose_worker", "lose_token", "sacrifice",
                "answer_attack", "answer_war"}  # fmt: skip
    assert asked | computed == set(TtaQuestions.FAMILIES["awaits"]) == questions.KINDS


@pytest.mark.sliced(10)
def test_every_way_to_end_and_to_leave_has_words() -> None:
    ends = {v for n in engine_calls("_end") for a in n.args[1:] for v in constants(a)}
    assert ends == set(TtaNews.FAMILIES["victory"])
    pacts = {v for n in engine_calls("end") if len(n.args) == 3 for v in constants(n.args[2])}
    assert pacts == set(TtaNews.FAMILIES["pact_ended"])


def test_every_ability_is_described() -> None:
    offering = {c for c, rules in EDITIONS["new_story"].code.items() if any(
        getattr(type(rules), name) is not getattr(type(rules).__mro__[-2], name)
        for name in ("abilities", "political", "opening")
    )}  # fmt: skip
    described = {code.partition("-")[0] for code in TtaChoices.FAMILIES["ability"]}
    assert offering == described
    assert set(choices.NEEDING) < described


def test_what_is_explained(table: Any) -> None:
    t = table(2)
    t.seat(0, leader="moses", only_workers={"warriors": 2, "philosophy": 1})
    explained = ANN.explain(RULES.view(t.s, 0))
    assert list(explained) == [
        "End of the turn",
        "Prices of Ann",
        "Ratings of Ann",
        "Ratings of Bartholomew",
    ]
    assert "Strength 2: Warriors +2." in explained["Ratings of Ann"]
    assert "Science 1: Philosophy +1." in explained["Ratings of Ann"]
    assert "Population: 1 food (Yellow bank +2, Moses −1)." in explained["Prices of Ann"]
    assert explained["End of the turn"].startswith("If you end your turn now: ")


def test_pictures_have_names(table: Any) -> None:
    view = RULES.view(table(2).s, None)
    pictures = [p for p in PAINTER.pictures(view) if page_of(p) is None]
    assert [ANN.picture(p) for p in pictures] == [
        "The whole table",
        "Card row",
        "Civilization of Ann",
        "Civilization of Bartholomew",
        "The whole table, upright",
    ]


# ------------------------------------------------------------------------------- the situation


def test_names_of_cards_are_distinct() -> None:
    named = [WORDS.card(c) for c in WORDS.cards]
    assert len(set(named)) == len(named)
    assert WORDS.aged("iron") == "Iron (I)"


@pytest.mark.parametrize("card", sorted(WORDS.cards))
def test_every_card_has_a_gist(card: str) -> None:
    said = WORDS.gist(card)
    assert said
    assert "_" not in said
    assert "None" not in said


def test_many_cards_are_named_in_short(table: Any) -> None:
    view = RULES.view(table(2).s, 0)
    few = actions.DiscardCards(("defense_colonization_i", "spy"))
    assert ANN.action(view, few) == "Discard: Defense / Colonization (I) and Spy"
    bonus = tuple(f"defense_colonization_{age}" for age in ("i", "ii", "iii"))
    many = actions.DiscardCards((*bonus, "spy", "legion"))
    assert ANN.action(view, many) == (
        "Discard: Defense (I), Defense (II), Defense (III), Spy and Legion"
    )


def test_prompt_of_a_defence(table: Any) -> None:
    t = table(2)
    t.seat(0, only_workers={"warriors": 4}, military=["raid_i"], ma=2)
    t.seat(1, only_workers={"warriors": 2}, military=["defense_colonization_i", "spy"])
    t.phase("politics")
    t.act(0, actions.PlayAggression("raid_i", 1))
    (asked,) = RULES.decisions(t.s)
    said = ANN.prompt(RULES.view(t.s, 1), asked)
    assert said.startswith(
        "Ann plays Raid (I) against you: attack 4, your defence 2. You need 2 more"
    )
    assert ANN.awaits(RULES.view(t.s, None), asked) == (
        "Waiting for Bartholomew to defend against Ann's Raid (I) (strength 4 to 2)"
    )
    menu = next(m for m in asked.menus if isinstance(m, Subset))
    items = [ANN.item(RULES.view(t.s, 1), asked, menu, i) for i in menu.items]
    assert "Defense / Colonization (I): +2" in items
    assert "Discard face down: Spy (+1)" in items
    t.open_end = True


@pytest.mark.rule("NS-13.1")
def test_prompt_of_politics_names_the_event_that_comes_next(table: Any) -> None:
    """The one on top, once Joan of Arc has looked at it."""
    t = table(2)
    t.seat(0, leader="joan_of_arc")
    t.s.current_events.cards, t.s.current_events.placed_by = ["rats", "foray"], [-1, -1]
    t.phase("politics")
    assert "next current event" not in ANN.prompt(RULES.view(t.s, 0), t.decision)
    t.act(0, actions.UseAbility("joan_of_arc"))
    said = ANN.prompt(RULES.view(t.s, 0), t.decision)
    assert f"The next current event is {WORDS.card('foray')}." in said


def test_prices_of_an_event_are_those_that_are_paid(table: Any) -> None:
    """Development of Civilization lowers prices by one, and the labels know."""
    t = table(2)
    t.seat(0, military=["rats"], food=5, resources=5, idle=1)
    t.s.current_events.cards = ["development_of_civilization"]
    t.s.current_events.placed_by = [-1]
    t.phase("politics")
    t.act(0, actions.PrepareEvent("rats"))
    view = RULES.view(t.s, 0)
    before = view.players[0]
    assert ANN.action(view, actions.Build("bronze")) == "Build: Bronze (1 resource)"
    t.act(0, actions.Build("bronze"))
    after = RULES.view(t.s, 0).players[0]
    assert before.resources - after.resources == 1
    t.open_end = True
