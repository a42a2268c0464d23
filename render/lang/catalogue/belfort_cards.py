"""Written by tools/sentences.py from render/lang/en/belfort-cards.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BelfortCards(Sentences):
    """All that render/lang/en/belfort-cards.ftl says."""

    CATALOGUE: ClassVar[str] = "belfort-cards"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "does": (
            "take",
            "recruit_worker",
            "recruit_gnome",
            "recruit_any",
            "draw",
            "swap",
            "build",
            "steal",
            "exchange_sites",
            "reveal_cards",
        ),
        "guild_text": (
            "traders",
            "librarians",
            "architects",
            "recruiters",
            "lumberjacks",
            "miners",
            "bankers",
            "masons",
            "thieves",
            "bandits",
            "wizards",
            "spies",
        ),
        "gnome": (
            "master_elf",
            "master_dwarf",
            "plank",
            "power",
            "paid_power",
            "visit",
            "other_half",
            "draw_last",
        ),
    }

    def coins(self, *, count: int) -> str:
        """Income {count} gold each round."""
        return self._say("coins", count=count)

    def worker(self, *, does: str) -> str:
        """Worker: {does}."""
        return self._say("worker", does=does)

    def locked_worker(self, *, does: str, fee: int) -> str:
        """Worker, with a gnome and for {fee} gold: {does}."""
        return self._say("locked-worker", does=does, fee=fee)

    def gnomes_fit(self, *, number: int) -> str:
        """Room for {number} gnomes."""
        return self._say("gnomes-fit", number=number)

    def no_plank(self) -> str:
        """Two markers in its district."""
        return self._say("no-plank")

    def line(self, *, card: str, cost: str, text: str) -> str:
        """{card} ({cost}): {text}"""
        return self._say("line", card=card, cost=cost, text=text)

    def doubtful_line(self, *, card: str, cost: str, text: str) -> str:
        """{card} ({cost}) (?): {text}"""
        return self._say("doubtful-line", card=card, cost=cost, text=text)

    def does(self, effect: str, *, goods: str, count: int, second: int) -> str:
        """what a worker does, or a guild"""
        return self._say(f"does-{effect}", goods=goods, count=count, second=second)

    def guild_text(self, guild: str, *, goods: str, count: int, second: int) -> str:
        """what a guild does, in full"""
        return self._say(f"guild-text-{guild}", goods=goods, count=count, second=second)

    def gnome(self, lock: str, *, goods: str, other: str) -> str:
        """what a gnome on a lock gives"""
        return self._say(f"gnome-{lock}", goods=goods, other=other)
