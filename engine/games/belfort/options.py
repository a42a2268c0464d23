"""What a table may choose before the game (BF-3.2, BF-14.9), and the costs that its host's file
brings (BF-2.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, Field, field_validator

from engine.core import Options, Reason
from engine.games.belfort.components import guilds_for
from engine.games.belfort.costs import Costs, lifted
from engine.games.belfort.goods import DISTRICT_IDS, GuildId


class BelfortOptions(Options):
    """guilds: how they are found. picked: those that the table has chosen. thieves: what they take
    from one opponent, by the tile or by the rulebook. mine: who gets its bonus, the most workers or
    only those with a pair (INT-5). gatehouses: whether the other half is kept for a gnome of the
    builder or open to everybody (INT-3). costs: those of a host's file; None: ours."""

    only_beside: ClassVar[Mapping[str, tuple[str, str]]] = {"picked": ("guilds", "chosen")}
    earlier: ClassVar[Mapping[str, Any]] = {"mine": "pairs"}

    guilds: Literal["beginner", "normal", "without_interactive", "random", "chosen"] = "normal"
    picked: Annotated[tuple[GuildId, ...], Field(max_length=len(DISTRICT_IDS))] = ()
    thieves: Literal["tile", "rulebook"] = "tile"
    mine: Literal["workers", "pairs"] = "workers"
    gatehouses: Literal["builder", "everybody"] = "builder"
    costs: Annotated[Costs | None, BeforeValidator(lifted)] = None

    @field_validator("picked")
    @classmethod
    def _each_once(cls, picked: tuple[GuildId, ...]) -> tuple[GuildId, ...]:
        """The order of the guilds says nothing: they are shuffled (BF-3.2)."""
        if picked and len(set(picked)) != len(DISTRICT_IDS):
            raise ValueError("every district has a guild of its own")
        return picked

    def unfit(self, seats: int) -> Reason | None:
        if self.guilds != "chosen":
            return None
        facts = {"option": "picked" if self.picked else "guilds"}
        if not self.picked:
            return Reason("no_guilds_picked", facts)
        allowed = [guild.id for guild in guilds_for(seats)]
        barred = tuple(guild for guild in self.picked if guild not in allowed)
        if barred:
            return Reason("guilds_barred", {**facts, "guilds": barred})
        return None
