"""Written by tools/sentences.py from render/lang/en/belfort-reasons.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BelfortReasons(Sentences):
    """All that render/lang/en/belfort-reasons.ftl says."""

    CATALOGUE: ClassVar[str] = "belfort-reasons"

    def cost(self, *, cost: str) -> str:
        """It costs {cost}: get what you lack first."""
        return self._say("cost", cost=cost)

    def no_guilds_picked(self) -> str:
        """The guilds of this table are to be chosen and nobody has chosen them: choose five i…"""
        return self._say("no-guilds-picked")

    def guilds_barred(self, *, guilds: str) -> str:
        """With two players these guilds cannot be used: {guilds}. Choose others in the option…"""
        return self._say("guilds-barred", guilds=guilds)

    def no_site(self, *, building: str) -> str:
        """No site of this kind is free: {building}. Build something else."""
        return self._say("no-site", building=building)

    def no_visit(self) -> str:
        """You have no visit to the Trading Post left in this turn: Traders and gnomes on Mark…"""
        return self._say("no-visit")

    def hired(self) -> str:
        """You have hired a gnome in this turn already: hire the next one in the next round."""
        return self._say("hired")

    def no_gnome(self) -> str:
        """No gnomes are left in the supply: leave the lock empty."""
        return self._say("no-gnome")

    def plank_taken(self) -> str:
        """Somebody stands there already: choose another plank."""
        return self._say("plank-taken")

    def camp_once(self) -> str:
        """You have a worker at King's Camp already: choose another plank."""
        return self._say("camp-once")

    def dwarf_stands(self) -> str:
        """A neutral dwarf blocks this guild in this round: choose another plank."""
        return self._say("dwarf-stands")

    def gold(self, *, need: int, have: int) -> str:
        """The plank costs {need} gold and you have {have}: choose a cheaper one or pass."""
        return self._say("gold", need=need, have=have)
