"""Tiny pictures in place of boards, for what is not about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PIL import Image

from engine import registry
from render.registry import presentation


def paint_plainly(patch: pytest.MonkeyPatch) -> None:
    """Let every game be drawn as a small plain picture."""

    def paint(view: Any, picture: str, names: Sequence[str], language: object) -> Image.Image:
        return Image.new("RGB", (8, 6), "tan")

    def changes(
        before: Any,
        view: Any,
        picture: str,
        names: Sequence[str],
        legend: str,
        language: object,
        *,
        ahead: bool = False,
    ) -> Image.Image:
        return paint(view, picture, names, language)

    for key in tuple(registry.keys()):
        painter = presentation(key).painter
        if painter is not None:
            patch.setattr(painter, "paint", paint)
            patch.setattr(painter, "changes", changes)
            patch.setattr(painter, "question", lambda *_, **__: None)
            patch.setattr(painter, "warm", lambda view: None)
