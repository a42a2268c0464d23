"""Written by tools/sentences.py from render/lang/en/bot-help.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotHelp(Sentences):
    """All that render/lang/en/bot-help.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-help"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "heading": (
            "turn",
            "typing",
            "hints",
            "before",
            "orders",
            "looking",
            "tables",
            "waiting",
            "trouble",
        ),
        "text": (
            "turn",
            "typing",
            "hints",
            "before",
            "orders",
            "looking",
            "tables",
            "waiting",
            "trouble",
        ),
    }

    def help_title(self) -> str:
        """Agora · help"""
        return self._say("help-title")

    def more_help(self) -> str:
        """More help"""
        return self._say("more-help")

    def this_game(self, *, game: str, counts: str, summary: str) -> str:
        """**{game}**, {counts} players. {summary}"""
        return self._say("this-game", game=game, counts=counts, summary=summary)

    def games(self) -> str:
        """**Games**"""
        return self._say("games")

    def one_game(self, *, game: str, counts: str, summary: str) -> str:
        """{game} ({counts} players): {summary}"""
        return self._say("one-game", game=game, counts=counts, summary=summary)

    def rules_about(self, *, game: str, word: str) -> str:
        """{game} · rules about “{word}”"""
        return self._say("rules-about", game=game, word=word)

    def more_rules(self) -> str:
        """More"""
        return self._say("more-rules")

    def rules_say_nothing(self, *, game: str, word: str) -> str:
        """The rules of {game} say nothing about “{word}”. Try other words, or open a chapter."""
        return self._say("rules-say-nothing", game=game, word=word)

    def which_chapter(self) -> str:
        """Ask `/rules` in your own words, or open a chapter."""
        return self._say("which-chapter")

    def open_chapter(self) -> str:
        """Open a chapter"""
        return self._say("open-chapter")

    def figures_of_file_count(self) -> str:
        """Where the rules here name other figures of this kind, those of the file count."""
        return self._say("figures-of-file-count")

    def worked_case(self, *, case: str) -> str:
        """Example: {case}"""
        return self._say("worked-case", case=case)

    def with_sources(self) -> str:
        """With numbers and sources"""
        return self._say("with-sources")

    def without_sources(self) -> str:
        """Only the rules"""
        return self._say("without-sources")

    def hand_is_sent(self) -> str:
        """Your hand is in your direct messages."""
        return self._say("hand-is-sent")

    def no_direct_messages(self) -> str:
        """You take no direct messages from me, so here it is."""
        return self._say("no-direct-messages")

    def heading(self, topic: str) -> str:
        """of a text of the help"""
        return self._say(f"heading-{topic}")

    def text(self, topic: str) -> str:
        """a text of the help"""
        return self._say(f"text-{topic}")
