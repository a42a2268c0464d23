"""Pictures of the question: only what an answer depends on, headed by the player asked.

Nine templates, each from above: who is asked and by which card, the case in numbers, what is at
stake, the line that decides, one's means, and the answers with what comes of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core import Decision
from engine.games.tta.view import View
from render.board.tta.question import auction, bonus, duel, fight, own, pact, rival, row, table
from render.board.tta.question.page import Page
from render.board.tta.scene import Scene
from render.canvas import Canvas
from render.lang.language import ENGLISH, Language

TEMPLATES: dict[str, Callable[[Page], None]] = {
    "defend": duel.draw,
    "sacrifice": fight.draw,
    "answer_attack": fight.draw,
    "answer_war": fight.draw,
    "bid": auction.draw,
    "send_force": auction.draw,
    "pick_good": table.draw,
    "gain_mix": table.draw,
    "lose_mix": table.draw,
    "develops": table.draw,
    "free_build": table.draw,
    "discard": own.draw,
    "lose_worker": own.draw,
    "lose_token": own.draw,
    "leave_token": own.draw,
    "destroy_own": own.draw,
    "give_up_colony": own.draw,
    "ruin_wonder": own.draw,
    "raid": rival.draw,
    "terrorism": rival.draw,
    "annex": rival.draw,
    "infiltrate": rival.draw,
    "steal": rival.draw,
    "plunder": rival.draw,
    "answer_pact": pact.draw,
    "take_agreed": row.draw,
    "keep_bonus": bonus.draw,
    "choose_bonus": bonus.draw,
}
"""What draws a question, by the kind of the decision."""
ON_THE_TABLE = frozenset({"actions", "politics"})
"""Questions of which the whole table is the best picture."""


def has_picture(view: View, decision: Decision, *, means: bool) -> bool:
    """Whether a question has a picture of its own. What is given up of one's own cards for no event
    is nobody else's affair: without the means nothing would be left of the picture."""
    drawing = TEMPLATES.get(decision.kind)
    eventful = view.case is not None and view.case.event is not None
    private = drawing is own.draw or decision.kind == "keep_bonus"
    return drawing is not None and (means or eventful or not private)


def compose(
    view: View,
    decision: Decision,
    names: Sequence[str],
    language: Language = ENGLISH,
    *,
    means: bool = True,
) -> Canvas:
    """The picture of a question in full colour. Raises `KeyError` for one of the table."""
    scene = Scene.of(view, names, language)
    page = Page(scene, decision, scene.words.cases(scene.names), means)
    TEMPLATES[decision.kind](page)
    return page.done()
