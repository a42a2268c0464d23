"""The grammar of custom ids: everything a control must remember is in its id.

    agora:<op>:<table>[:<arg>...]

Ids hold numbers and single letters, never a name and never a secret. Nothing is kept in memory, so
a control works after a restart, on a second device and next year.

A control of a panel is `agora:panel:<table>:<version>:<check>:<place>:<menu>:<token>`:

    version  the state of the table for which the panel was made: since when it has not gone back,
             and its version, both under names that count nothing
    check    `<letters>.<step>`: whether the menus are still those that were shown (the program may
             have changed), and the last public step that the panel knew of
    place    which pages and groups are open, see `QueueSlot`
    menu     position of the menu among the menus of the panel, empty for controls of the panel
    token    what is chosen, see `bot.panel.controls`; a select sends it as its value instead

A select's option has the value `<token>~<mark>`; the mark differs from page to page, see `marked`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

PREFIX = "agora"
PATTERN = re.compile(r"agora:(?P<op>[a-z]+):(?P<table>\d{1,12})(?::(?P<args>[0-9A-Za-z.:_-]*))?")

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class BadId(ValueError):
    """An id that follows the pattern but says nothing: damaged, forged or of another version."""


@dataclass(frozen=True, slots=True)
class ControlId:
    """A parsed custom id. `table` is 0 for controls that belong to no table."""

    op: str
    table: int
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ":".join((PREFIX, self.op, str(self.table), *self.args))

    def number(self, index: int) -> int:
        """The argument at this index. Raises `BadId` if it is no number."""
        if index >= len(self.args) or not self.args[index].isdecimal():
            raise BadId(f"{self} has no argument {index} that is a number")
        return int(self.args[index])

    def text(self, index: int) -> str:
        """The argument at this index. Raises `BadId` if there is none."""
        if index >= len(self.args):
            raise BadId(f"{self} has no argument {index}")
        return self.args[index]


def parse(custom_id: str) -> ControlId | None:
    """The parts of one of our ids; None for anybody else's."""
    match = PATTERN.fullmatch(custom_id)
    if match is None:
        return None
    args = match["args"]
    return ControlId(
        match["op"], int(match["table"]), tuple(args.split(":")) if args is not None else ()
    )


@dataclass(frozen=True, slots=True)
class PanelState:
    """Which menus, pages and choices a panel shows: the only memory that a panel has.

    more: the folded menus are shown. page: which of several pages of menus.
    menu: the menu that is opened deeper than the others, with its group and page (leaf).
    chosen: bit set of the items of a `Subset` chosen so far, or the numbers of a `Share` that wait
    for a confirmation (`answering.share_code`).
    sure: index of the grave answer that waits for a confirmation.
    table: the table is shown, although the question has a picture of its own.
    """

    more: bool = False
    page: int = 0
    menu: int | None = None
    group: int | None = None
    leaf: int = 0
    chosen: int = 0
    sure: int | None = None
    table: bool = False

    def __str__(self) -> str:
        parts = (
            str(int(self.more)),
            str(self.page),
            _optional(self.menu),
            _optional(self.group),
            str(self.leaf),
            base36(self.chosen),
            _optional(self.sure),
            "1" if self.table else "",
        )
        return ".".join(parts).rstrip(".")

    @classmethod
    def parse(cls, text: str) -> PanelState:
        """Read a place. Raises `ValueError` if it is not one."""
        parts = text.split(".")
        if len(parts) > 8 or parts[7:] not in ([], ["1"]) or not re.fullmatch(r"[0-9a-z.]*", text):
            raise ValueError(f"{text!r} is no place in a panel")
        more, page, menu, group, leaf, chosen, sure, table = parts + [""] * (8 - len(parts))
        return cls(
            bool(int(more or 0)),
            int(page or 0),
            int(menu) if menu else None,
            int(group) if group else None,
            int(leaf or 0),
            int(chosen or "0", 36),
            int(sure) if sure else None,
            bool(table),
        )

    def top(self) -> PanelState:
        """The same page with no menu opened."""
        return PanelState(more=self.more, page=self.page, table=self.table)


MARK = "~"
_MARKS = 36**4


def marked(value: str, interaction_id: int) -> str:
    """The value of an option of the page that answers an interaction. Clients remember what was
    chosen by its value, and send nothing if it is chosen again."""
    # The upper bits of the number are milliseconds; the lower ones count within one of them.
    mark = ((interaction_id >> 22) + interaction_id) % _MARKS
    return f"{unmarked(value)}{MARK}{base36(mark)}"


def unmarked(value: str) -> str:
    """The meaning of an option's value; pages of earlier versions have no marks."""
    return value.partition(MARK)[0]


def base36(n: int) -> str:
    """Digits and small letters; `int(text, 36)` reads it."""
    digits = ""
    while n:
        n, rest = divmod(n, 36)
        digits = _DIGITS[rest] + digits
    return digits or "0"


def _optional(n: int | None) -> str:
    return "" if n is None else str(n)
