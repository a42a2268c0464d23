"""Written by tools/sentences.py from render/lang/en/bot-tables.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotTables(Sentences):
    """All that render/lang/en/bot-tables.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-tables"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "table": (
            "lobby",
            "running",
            "over",
            "abandoned",
        ),
    }

    def head(self, *, count: int) -> str:
        """{count} open tables"""
        return self._say("head", count=count)

    def longest_idle_first(self) -> str:
        """Those at which nothing has happened for the longest time come first."""
        return self._say("longest-idle-first")

    def choice(self, *, table: int, game: str, seats: str) -> str:
        """{table} · {game} · {seats}"""
        return self._say("choice", table=table, game=game, seats=seats)

    def choose(self) -> str:
        """Choose tables to close ..."""
        return self._say("choose")

    def earlier(self) -> str:
        """Earlier"""
        return self._say("earlier")

    def later(self) -> str:
        """More"""
        return self._say("later")

    def close_these(self, *, count: int) -> str:
        """**Close these {count} tables?** Their games end without a result for everybody."""
        return self._say("close-these", count=count)

    def yes_close(self, *, count: int) -> str:
        """Yes: close {count} tables"""
        return self._say("yes-close", count=count)

    def closed(self, *, count: int, tables: str) -> str:
        """Closed: tables {tables}."""
        return self._say("closed", count=count, tables=tables)

    def not_closed(self, *, count: int, tables: str) -> str:
        """Not closed: tables {tables}. Try them with /host close."""
        return self._say("not-closed", count=count, tables=tables)

    def table(
        self,
        status: str,
        *,
        table: int,
        game: str,
        channel: str,
        host: str,
        when: str,
    ) -> str:
        """one table in the list"""
        return self._say(
            f"table-{status}",
            table=table,
            game=game,
            channel=channel,
            host=host,
            when=when,
        )
