"""Pictures of the questions of Antike Duellum, and the same in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

import engine
from engine.core import Decision, Pick, Reason
from engine.core.action import Fact
from engine.games.antike.actions import Conquer, Defend, RemoveUnits, TakeCard, TakeChip
from engine.games.antike.components import BOX, CARDS, KNOW_HOW
from engine.games.antike.figures import OURS
from engine.games.antike.view import AntikeView, UnitsView
from render import blocks
from render.board.antike import PAINTER
from render.board.antike.phone import question
from render.lang.catalogue.antike_question import AntikeQuestion
from render.lang.language import ENGLISH, Language
from render.phone import WIDTH
from render.text.antike import AntikeTexts, cases
from tests.render.antike_tables import EAST, NAMES, WEST, with_nation, with_region
from tests.render.lang.pseudo import PSEUDO
from tests.render.test_render_antike_phone import REGIONS, Recorder, readable
from tests.witnesses import witnessed


def besieged(city: str, need: int, have: UnitsView, seat: int, view: AntikeView) -> AntikeView:
    """The view with enemies of a seat in its city."""
    units = [UnitsView(), UnitsView()]
    units[1 - seat] = have
    return replace(
        with_region(view, city, units=tuple(units), defence=need), mover=1 - seat, phase="conquest"
    )


MASSILIA = with_nation(
    besieged("massilia", 3, UnitsView(legion=5, galley=2), 1, WEST), 1, hand=("fortress",) * 6
)
FORTRESS = Decision(
    1,
    "fortress",
    (Pick("defend", tuple(Defend(n) for n in range(7))),),
    {"region": "massilia", "need": 3, "have": 7},
)
CASUALTIES = Decision(
    0,
    "casualties",
    (Pick("remove", (RemoveUnits(3, 0), RemoveUnits(2, 1), RemoveUnits(1, 2))),),
    {"region": "massilia", "need": 3},
)
TRIED = (Conquer("roma"), Reason("tried", {"region": "roma"}))
CONQUEST = Decision(0, "conquest", (Pick("conquer", (Conquer("massilia"),), refused=(TRIED,)),))
QUESTIONS: dict[str, tuple[AntikeView, Decision]] = {
    "fortress": (MASSILIA, FORTRESS),
    "casualties": (MASSILIA, CASUALTIES),
    "conquest": (
        replace(besieged("roma", 4, UnitsView(galley=12), 1, MASSILIA), tried=("roma",)),
        CONQUEST,
    ),
    **{
        f"card {cards[0]}": (
            replace(WEST, row=cards, reconstructed=tuple(CARDS)),
            Decision(
                0,
                "choose_card",
                (Pick("take_card", tuple(TakeCard(c) for c in cards)),),
                {"reason": "city" if i % 2 else "personage"},
            ),
        )
        for i, cards in enumerate(tuple(tuple(CARDS)[i : i + 3]) for i in range(0, len(CARDS), 3))
    },
    "choose_chip": (
        WEST,
        Decision(0, "choose_chip", (Pick("chip", (TakeChip("gold"),)),), {"left": 2}),
    ),
    "pay_for_field": (
        EAST,
        Decision(1, "pay_for_field", (), {"field": "duellum_b", "price": 5}),
    ),
    "scientia": (WEST, Decision(1, "scientia", ())),
}
each = pytest.mark.parametrize("name", list(QUESTIONS))


def in_public(view: AntikeView, decision: Decision) -> tuple[AntikeView, Decision]:
    return replace(view, viewer=None), replace(decision, menus=())


@each
@pytest.mark.parametrize("means", [True, False])
@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
def test_nothing_is_cut(name: str, means: bool, language: Language) -> None:
    view, decision = QUESTIONS[name]
    c = question.compose(view, decision, NAMES, language, means=means)
    assert c is not None
    assert c.cut == []
    assert c.image.width == WIDTH
    assert c.image.width * 7 <= c.image.height * 11, "no wider than a client shows"


NAMED = {*REGIONS, *(k.name for k in KNOW_HOW.values())}


@each
def test_every_text_can_be_read_on_a_phone(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view, decision = QUESTIONS[name]
    monkeypatch.setattr(blocks, "Canvas", Recorder)
    c = question.compose(view, decision, NAMES)
    assert isinstance(c, Recorder)
    small = [(t, s) for t, s, face, _ in c.texts if not readable(t, s, face, view)]
    assert small == []
    assert c.texts[0][1] >= 70, "who is asked can be read in a card"


@each
def test_the_public_picture_ends_before_the_means(name: str) -> None:
    """It is made from what everybody may know, and is the upper part of the private one."""
    view, decision = QUESTIONS[name]
    mine = replace(view, viewer=decision.seat)
    private = question.compose(mine, decision, NAMES)
    public = question.compose(*in_public(view, decision), NAMES, means=False)
    knowing = question.compose(mine, decision, NAMES, means=False)
    assert private is not None
    assert public is not None
    assert knowing is not None
    assert public.image.height <= private.image.height
    assert public.image.tobytes() == knowing.image.tobytes()
    high = 300
    upper = [c.image.crop((0, 0, WIDTH, high)).tobytes() for c in (private, public)]
    assert upper[0] == upper[1]


@each
def test_the_picture_is_also_said(name: str) -> None:
    view, decision = QUESTIONS[name]
    texts = AntikeTexts(NAMES)
    said = texts.question_alt(view, decision)
    public = texts.question_alt(*in_public(view, decision), means=False)
    assert NAMES[decision.seat] in said
    assert max(len(said), len(public)) <= 1000
    assert len(public) <= len(said) or name == "conquest"
    assert PAINTER.question(view, decision, NAMES) is not None


def test_every_drawn_question_has_words_and_an_example() -> None:
    codes = AntikeQuestion.FAMILIES
    drawn = set(cases.DRAWN)
    assert set(codes["asked"]) == set(codes["about"]) == drawn
    assert {decision.kind for _, decision in QUESTIONS.values()} == drawn


@pytest.mark.parametrize("kind", ["choose_field", "templum", "militia", "movement", "founding"])
def test_where_the_map_shows_best_what_is_asked_there_is_no_picture(kind: str) -> None:
    assert PAINTER.question(WEST, Decision(0, kind, ()), NAMES) is None
    said = AntikeTexts(NAMES).question_alt(WEST, Decision(0, kind, ()), means=False)
    assert said == AntikeTexts(NAMES).awaits(WEST, Decision(0, kind, ()))


def test_the_parts_of_a_strength_add_up_to_what_the_rules_say() -> None:
    """AD-6.5.6 and AD-6.5.7, on every city of a position."""
    for view in (WEST, EAST):
        for region in view.regions:
            if region.owner is not None:
                assert cases.siege(view, region.id).raw == region.defence
    assert [n for sign, n in cases.siege(WEST, "roma").parts if sign == "wall"] == [
        BOX.defence.wall
    ]


def test_a_siege_engine_takes_the_wall_away() -> None:
    """AD-9.19."""
    whole = cases.siege(WEST, "roma")
    weaker = cases.siege(WEST, "roma", whole.need - 1)
    assert weaker.need == whole.need - 1
    assert weaker.parts[-1] == ("card", -BOX.defence.wall)


def test_one_unit_is_needed_at_least() -> None:
    """AD-13.3: beside a General even a bare city takes one; the first Fortress changes nothing."""
    view = with_region(
        with_nation(WEST, 1, know_how=()),
        "genua",
        units=(UnitsView(legion=1, general=1), UnitsView()),
    )
    view = replace(view, know_how=tuple(replace(k, by=()) for k in view.know_how))
    siege = cases.siege(view, "genua")
    assert (siege.raw, siege.need, siege.against(1), siege.against(2)) == (0, 1, 1, 2)
    assert siege.saving == 2


def test_units_that_fall_are_counted_with_the_fortress_cards_played() -> None:
    """AD-9.3: the cards are gone from the hand, and what the city takes has grown."""
    whole = cases.siege(WEST, "roma")
    facts: dict[str, Fact] = {"region": "roma", "need": whole.need + 2}
    siege = cases.attacked(WEST, Decision(0, "casualties", (), facts))
    assert siege.need == whole.need + 2
    assert siege.parts == (*whole.parts, ("card", 2))


def test_beside_a_general_the_first_useful_fortress_adds_one_unit() -> None:
    """AD-13.3 and AD-9.19: the wall of a city does not count either, so one card is not enough."""
    view = with_region(
        WEST, "genua", units=(UnitsView(legion=1, general=1), UnitsView()), wall=True
    )
    view = replace(view, know_how=tuple(replace(k, by=()) for k in view.know_how))
    menu = Pick("defend", (Defend(0), Defend(2)))
    siege = cases.attacked(view, Decision(1, "fortress", (menu,), {"region": "genua", "need": 1}))
    assert (siege.need, siege.against(1), siege.against(2)) == (1, 1, 2)


def test_what_each_fortress_leads_to() -> None:
    siege = cases.attacked(MASSILIA, FORTRESS)
    assert (siege.need, siege.ordinary) == (3, 7)
    assert [siege.holds(n) for n in cases.defences(FORTRESS)] == [False] * 5 + [True] * 2
    assert siege.saving == 5
    said = AntikeTexts(NAMES).question_alt(MASSILIA, FORTRESS)
    assert "4 Fortress: it falls, the attacker needs 7 and has 7." in said
    assert "5 Fortress: it holds, the attacker needs 8 and has 7." in said


def test_cities_tried_are_left_out() -> None:
    view, decision = QUESTIONS["conquest"]
    assert [one.city for one in cases.sieges(view, decision)] == ["massilia", "syracusae"]


@pytest.mark.sliced(10)
def test_figures_agree_with_the_rules_in_random_games() -> None:
    """What a city takes as drawn is what the question and the menu say, wherever one is asked."""
    rules, seen = engine.rules("antike-duellum"), 0
    for seed in range(4):
        chance = engine.Rng(seed)
        step = rules.setup(rules.options(), seats=2, chance=chance)
        for _ in range(1500):
            if not step.decisions:
                break
            decision = step.decisions[0]
            if decision.kind == "conquest":
                seen += compared(rules.view(step.state, decision.seat), decision)
            step = rules.apply(step.state, decision.seat, decision.sample(chance))
    witnessed(seen, "cities that are conquered", "seeds 0 to 3", least=20)


def compared(view: AntikeView, decision: Decision) -> int:
    """How many cities of the question were compared with what is drawn."""
    drawn = {one.city: one for one in cases.sieges(view, decision)}
    menu = next(m for m in decision.menus if m.verb == "conquer")
    assert isinstance(menu, Pick)
    falling = {a.city for a in menu.actions if isinstance(a, Conquer)}
    assert falling == {name for name, one in drawn.items() if not one.holds()}
    strong = [r.facts for _, r in menu.refused if r.code == "too_strong"]
    for facts in strong:
        one = drawn[str(facts["region"])]
        assert (one.need, one.ordinary) == (facts["need"], facts["have"])
    assert len(drawn) == len(falling) + len(strong)
    return len(drawn)


@pytest.mark.rule("AD-2.5")
def test_reconstructed_cards_are_marked_where_a_player_chooses() -> None:
    """In the hand, in the menu, in the picture of the question and its words; a card that is
    known bears no mark."""
    view, decision = QUESTIONS["card " + next(iter(CARDS))]
    known, other, *_ = view.row
    view = replace(
        with_nation(view, 0, hand=view.row), viewer=0, reconstructed=(other,), phase="personages"
    )
    texts = AntikeTexts(NAMES)
    names = CARDS[known].name, CARDS[other].name
    hand = texts.hand(view)
    assert hand is not None
    assert [f"{names[1]} (?): " in hand, f"{names[0]}: " in hand] == [True, True]
    details = [texts.detail(view, TakeCard(card)) or "" for card in (known, other)]
    assert [said.startswith("(?) ") for said in details] == [False, True]
    alt = texts.question_alt(view, decision)
    assert [f"{names[1]} (?): " in alt, f"{names[0]}: " in alt] == [True, True]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(blocks, "Canvas", Recorder)
        c = question.compose(view, decision, NAMES)
    assert isinstance(c, Recorder)
    drawn = [text for text, *_ in c.texts]
    assert f"{names[1]} (?)" in drawn
    assert names[0] in drawn


@pytest.mark.rule("AD-2.5")
def test_the_table_knows_which_cards_are_reconstructed() -> None:
    """By the figures it plays with: what a host's file confirms bears no mark."""
    rules = engine.rules("antike-duellum")
    ours = rules.view(rules.setup(rules.options(), 2, 1).state, None)
    assert len(ours.reconstructed) == sum(c.uncertain == "everything" for c in CARDS.values()) > 9
    sure = replace(OURS, cards=tuple(replace(one, uncertain=False) for one in OURS.cards))
    start = rules.setup(rules.options.model_validate({"figures": sure}), 2, 1)
    assert rules.view(start.state, None).reconstructed == ()
