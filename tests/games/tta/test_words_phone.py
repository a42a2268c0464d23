"""Words that have to fit a phone: short headlines and captions, and nothing cut that has room."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.games.tta import RULES, actions
from engine.games.tta.options import TtaOptions
from engine.games.tta.query.production import Preview
from render.lang.catalogue.tta_questions import TtaQuestions
from render.text.base import DETAIL
from render.text.tta import TEXTS
from render.text.tta.breakdown import Breakdowns
from render.text.tta.words import Words

ANN = TEXTS(("Ann", "Bartholomew", "C. D."))
WORDS = Words()


def test_captions_fit_the_width_of_a_phone() -> None:
    """A menu shows its caption on one line, which has room for so many letters there."""
    say = TtaQuestions()
    captions = [say.caption(verb) for verb in say.FAMILIES["caption"]]
    assert {c for c in captions if len(c) > 28} == set()


def test_the_headline_is_short() -> None:
    step = RULES.setup(TtaOptions(order="fixed"), 3, 1)
    view = RULES.view(step.state, None)
    assert ANN.headline(view) == "Age A · round 1 · Ann to play"
    assert "1 civil action and 0 military actions left" in ANN.alt(view, "board")
    last = replace(view, age=4, round=19, last_round=20)
    assert ANN.headline(last) == "Age IV · round 19 (last: 20) · Ann to play"
    assert ANN.headline(replace(last, round=20)) == "Age IV · round 20 (the last) · Ann to play"
    assert ANN.headline(replace(last, cause="last_round")) == "Game over · age IV · round 19"


def test_no_card_is_cut_short_above_buttons() -> None:
    """What a card does stands in full where a menu has buttons; only options of selects cut."""
    assert {c for c in WORDS.cards if len(WORDS.gist(c)) > DETAIL} == set()
    view = RULES.view(RULES.setup(RULES.options(), 2, 1).state, 0)
    event = actions.PrepareEvent("impact_of_government")
    assert ANN.detail(view, event) == WORDS.text("impact_of_government")


def test_a_hand_says_all_of_its_cards(table: Any) -> None:
    t = table(2)
    t.seat(0, military=["modern_army", "spy"])
    said = ANN.hand(RULES.view(t.s, 0))
    assert said is not None
    assert "…" not in said
    assert WORDS.gist("modern_army") in said
    t.seat(0, military=["modern_army"] * 16)
    long = ANN.hand(RULES.view(t.s, 0))
    assert long is not None
    assert len(long) < 2_800, "what a message shows of it"
    assert long.count("**Modern Army (III)**: ") >= 14


def test_the_preview_in_words() -> None:
    calm = Preview(False, 0, 2, 1, 2, 3, 1, 0, 4, draw=2, discard=1)
    assert Breakdowns(WORDS).preview(calm) == (
        "If you end your turn now: science +2, culture +1, food +3 (consumption −1), "
        "resources +4 (corruption −2). You draw 2 military cards. "
        "You must discard 1 military card first."
    )
    unrest = Preview(True, 2, 0, 0, 0, 0, 0, 0, 0, draw=0, discard=0)
    assert "uprising" in Breakdowns(WORDS).preview(unrest)
    for preview in (calm, unrest):
        last = replace(preview, ending=(("winston_churchill", 3),))
        said = Breakdowns(WORDS).preview(last)
        assert "After that Winston Churchill scores 3 culture." in said
