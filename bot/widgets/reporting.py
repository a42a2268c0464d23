"""The button with which a problem is reported."""

from __future__ import annotations

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Control
from render.lang.catalogue.bot import Bot
from tables.maintenance.problems import FIGURE


def report_button(say: Bot, table_id: int | None, reference: str | None = None) -> Control:
    """The button. reference: of a fault that the user was just told of."""
    return items.button(say.report_problem(), _control("report", table_id, reference))


def figure_button(say: Bot, table_id: int | None) -> Control:
    """The button with which a figure is reported that is printed otherwise."""
    return items.button(say.report_figure(), _control("report", table_id, FIGURE))


def _control(op: str, table_id: int | None, reference: str | None) -> ControlId:
    return ControlId(op, table_id or 0, () if reference is None else (reference,))
