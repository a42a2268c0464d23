"""Written by tools/sentences.py from render/lang/en/bot-reports.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotReports(Sentences):
    """All that render/lang/en/bot-reports.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-reports"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "heading": (
            "problem",
            "figure",
        ),
        "hint": (
            "problem",
            "figure",
        ),
        "question": (
            "problem",
            "figure",
        ),
        "reader": (
            "problem",
            "figure",
        ),
    }

    def kept(self, *, reference: str) -> str:
        """Thank you. Your report is kept under the reference **{reference}**. It holds your w…"""
        return self._say("kept", reference=reference)

    def kept_with_table(self, *, reference: str, table: int, step: int) -> str:
        """Thank you. Your report is kept under the reference **{reference}**. It holds your w…"""
        return self._say("kept-with-table", reference=reference, table=table, step=step)

    def heading(self, kind: str) -> str:
        """of the window"""
        return self._say(f"heading-{kind}")

    def hint(self, kind: str) -> str:
        """what stands in the empty field"""
        return self._say(f"hint-{kind}")

    def question(self, kind: str) -> str:
        """over the field"""
        return self._say(f"question-{kind}")

    def reader(self, kind: str) -> str:
        """who reads it"""
        return self._say(f"reader-{kind}")
