"""Written by tools/sentences.py from render/lang/en/bot-idle.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotIdle(Sentences):
    """All that render/lang/en/bot-idle.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-idle"

    def idle_game(self, *, who: str) -> str:
        """{who}: nobody has done anything at this table for a long time. In seven days I clos…"""
        return self._say("idle-game", who=who)

    def idle_lobby(self, *, who: str) -> str:
        """{who}: nobody has done anything at this table for a long time. In seven days I clos…"""
        return self._say("idle-lobby", who=who)

    def keep_open(self) -> str:
        """Keep it open"""
        return self._say("keep-open")

    def stays_open(self, *, who: str) -> str:
        """{who} wants this table to stay open, so I do not close it."""
        return self._say("stays-open", who=who)

    def game_closed(self) -> str:
        """Nobody has done anything at this table for a long time, also not since I asked, so …"""
        return self._say("game-closed")

    def lobby_closed(self) -> str:
        """Nobody has done anything at this table for a long time, also not since I asked, so …"""
        return self._say("lobby-closed")
