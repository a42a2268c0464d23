"""What can go wrong, as codes with facts. The bot says them (`bot/widgets/saying.py`).

Two families: a `UserError` is the user's to mend and costs nothing; a `Fault` is ours, carries a
reference number under which the log keeps the details, and leaves everything as it was. Only an
error that somebody catches has a class of its own. Its code alone tells every other one apart.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from engine.core import Reason  # at run time nothing of it is needed, and it loads pydantic

Fact = str | int | float | tuple[str, ...] | tuple[int, ...]
"""A name or what somebody typed, a number, or several of one of them. How a fact is said is known
by its name."""


def new_reference() -> str:
    """A short number under which a fault is found again, e.g. `7C1E-04AB`."""
    digits = secrets.token_hex(4).upper()
    return f"{digits[:4]}-{digits[4:]}"


class AgoraError(Exception):
    """Base of all errors that people are told of.

    code: names the sentence in `render/lang/en/refusals.ftl` or `faults.ftl`. facts: what the
    sentence needs. CODE: used if no code is given.
    """

    CODE: ClassVar[str]

    def __init__(self, code: str | None = None, /, **facts: Fact) -> None:
        self.code = self.CODE if code is None else code
        self.facts: dict[str, Fact] = facts
        super().__init__(self.code, facts)

    def __str__(self) -> str:
        """For the log: `no_such_seat (seats=3)`."""
        told = ", ".join(f"{name}={fact!r}" for name, fact in self.facts.items())
        return f"{self.code} ({told})" if told else self.code


class UserError(AgoraError):
    """The user asked for something impossible; the sentence tells what to do instead."""


class BadConfig(UserError):
    """A setting, or a file of the host, cannot be used. The message names it and what it must
    be."""


class Stale(UserError):
    """The button or panel belongs to an earlier version of the table."""

    CODE = "moved_on"


class VersionConflict(Stale):
    """Another node has changed the table since it was read for this change. The change is tried
    again from the present table, so this alone makes no button outdated."""


class NoTable(UserError):
    """There is no such table."""

    CODE = "no_table"


class TableExists(UserError):
    """The channel already holds an open table. `table_id` names it."""

    def __init__(self, table_id: int) -> None:
        super().__init__("table_exists")
        self.table_id = table_id


class WrongStatus(UserError):
    """The table is in the lobby, running or over, and the request needs another of these."""


class NotSeated(UserError):
    """The user has no seat at this table."""

    CODE = "not_seated"


class AlreadySeated(UserError):
    """The user, or a computer, already has a seat at this table."""


class NotAllowed(UserError):
    """The user may not do this."""


class NothingToUndo(UserError):
    """The user has no unpublished step."""

    CODE = "nothing_to_undo"


class NoSuchGame(UserError):
    """No registered game has this name."""


class BadOptions(UserError):
    """An option of the game has a value it cannot have; `option` names it."""


class Unfit(BadOptions):
    """No game can begin with the options that are chosen; the game itself says why."""

    def __init__(self, game: str, reason: Reason) -> None:
        super().__init__("options_unfit", title=game, why=reason.code)
        self.reason = reason


class WrongSeats(UserError):
    """The number of seats does not fit the game, or there is no such seat."""


class LostPosition(UserError):
    """An old position was not kept, and its actions no longer lead to it."""

    CODE = "lost_position"


class Fault(AgoraError):
    """Our own failure. `reference` is told to the user and heads the entry in the log."""

    def __init__(
        self, code: str | None = None, reference: str | None = None, /, **facts: Fact
    ) -> None:
        self.reference = reference or new_reference()
        super().__init__(code, **facts)


class DamagedSave(Fault):
    """Something stored about one table cannot be read. Nothing of it was changed. The message names
    the reference itself."""

    def __init__(
        self, code: str | None = None, reference: str | None = None, /, **facts: Fact
    ) -> None:
        super().__init__(code, reference, **facts)
        self.facts["reference"] = self.reference


class Unreadable(ValueError):
    """Something stored is not what the program writes. This is for the log, not for people: code
    that knows what it belongs to makes a `DamagedSave` of it."""


class StorageFault(Fault):
    """The database cannot be used as a whole, or not at this moment."""


class Claimed(StorageFault):
    """Another program has the database for itself, or wants to have it."""


class OutcomeUnknown(StorageFault):
    """The database was lost at the COMMIT and does not come back, or no longer knows the outcome:
    the change may be stored or not. The version of a table and the number of an interaction keep it
    from being done twice."""

    CODE = "outcome_unknown"


class Stopping(UserError):
    """The program is about to end, and did not do what was asked."""

    CODE = "stopping"


class WrongDatabase(StorageFault):
    """This program cannot use the named database. Another try is of no use until the host has
    changed something."""


class NewerDatabase(WrongDatabase):
    """The database was written by a newer program."""
