"""Written by tools/sentences.py from render/lang/en/bot-reports.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotReports(Sentences):
    """All that render/lang/en/bot-reports.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-reports"

    def what_happened(self) -> str:
        """What happened, and what should have happened?"""
        return self._say("what-happened")

    def what_is_wrong(self) -> str:
        """What is wrong?"""
        return self._say("what-is-wrong")

    def host_reads_it(self) -> str:
        """The host of the bot reads it, with the table and all its moves."""
        return self._say("host-reads-it")

    def kept(self, *, reference: str) -> str:
        """Thank you. Your report is kept under the reference **{reference}**. It holds your w…"""
        return self._say("kept", reference=reference)

    def kept_with_table(self, *, reference: str, table: int, step: int) -> str:
        """Thank you. Your report is kept under the reference **{reference}**. It holds your w…"""
        return self._say("kept-with-table", reference=reference, table=table, step=step)
