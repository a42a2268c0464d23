"""A painter of the toy game that draws for phones, in parts, and pictures of questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from PIL import Image

from engine.core import Decision
from render.lang.language import ENGLISH, Language
from tests.kernel import toy_words
from tests.kernel.look import SkirmishPainter, SkirmishTexts

PARTS = ("upper", "lower")
ASKED = ("bid", "defend")
"""Kinds of questions that have a picture."""


class PhonePainter(SkirmishPainter):
    """drawn: of each picture of a question, for whose eyes it was drawn and what was handed on."""

    def __init__(self) -> None:
        self.drawn: list[tuple[bool, int | None, Decision]] = []

    def parts(self, view: toy_words.View, shape: Literal["phone", "desk"]) -> tuple[str, ...]:
        return PARTS if shape == "phone" else super().parts(view, shape)

    def paint(
        self,
        view: toy_words.View,
        picture: str,
        names: Sequence[str],
        language: Language = ENGLISH,
    ) -> Image.Image:
        whole = super().paint(view, picture, names, language)
        if picture not in PARTS:
            return whole
        half = whole.height // 2
        top = 0 if picture == "upper" else whole.height - half
        return whole.crop((0, top, whole.width, top + half))

    def question(
        self,
        view: toy_words.View,
        decision: Decision,
        names: Sequence[str],
        language: Language = ENGLISH,
        *,
        means: bool = True,
    ) -> Image.Image | None:
        if not self.has_question(view, decision, means=means):
            return None
        self.drawn.append((means, view.viewer, decision))
        held = self.hand(view, names) if means else None
        sheet = Image.new("RGB", (240, 80 if held else 40), f"#{decision.seat + 1}0a0c0")
        if held:
            sheet.paste(held, (0, 40))
        return sheet

    def has_question(self, view: toy_words.View, decision: Decision, *, means: bool) -> bool:
        return decision.kind in ASKED


class PhoneTexts(SkirmishTexts):
    def case(self, view: toy_words.View, decision: Decision, *, means: bool = True) -> str:
        hand: Any = self.hand(view) if means and decision.kind in ASKED else None
        return f"In hand: {hand}." if hand else ""

    def question_alt(self, view: toy_words.View, decision: Decision, *, means: bool = True) -> str:
        if decision.kind not in ASKED:
            return super().question_alt(view, decision, means=means)
        hand: Any = self.hand(view) if means else None
        said = f"{self.names[decision.seat]} is asked to {decision.kind}."
        return f"{said} In hand: {hand}." if hand else said


PAINTER = PhonePainter()
TEXTS = PhoneTexts
