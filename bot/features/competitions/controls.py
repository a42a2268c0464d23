"""The controls of competitions. Each names its competition by number."""

from __future__ import annotations

from bot.widgets.ids import ControlId

SIGN_UP, WITHDRAW, STANDINGS, MY_TABLES = "compsign", "compout", "compstand", "comptables"
IN, LEAVE, STAY, SEE = "compin", "compleave", "compstay", "compsee"
SMALLER, END, REALLY_END, MANAGED = "compsmall", "compend", "compended", "compall"
DRAWN = "compdrawn"


def control(op: str, competition_id: int, *args: int) -> ControlId:
    """A control of a competition."""
    return ControlId(op, 0, (str(competition_id), *map(str, args)))
