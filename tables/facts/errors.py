"""What can go wrong, each with the sentence that a person reads.

Two families: a `Refusal` is the user's to mend and costs nothing; a `Fault` is ours, carries a
reference number under which the log keeps the details, and leaves everything as it was.
"""

from __future__ import annotations

import secrets


def new_reference() -> str:
    """A short number under which a fault is found again, e.g. `7C1E-04AB`."""
    digits = secrets.token_hex(4).upper()
    return f"{digits[:4]}-{digits[4:]}"


class AgoraError(Exception):
    """Base of all errors that carry a sentence for people."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Refusal(AgoraError):
    """The wish cannot be granted; the sentence says what to do instead."""


class BadConfig(Refusal):
    """A setting cannot be used; the sentence names it and says what it has to be."""


class Stale(Refusal):
    """The button or panel belongs to an earlier version of the table."""

    def __init__(
        self, sentence: str = "The table has moved on; this is how it stands now."
    ) -> None:
        super().__init__(sentence)


class NoTable(Refusal):
    """There is no such table."""

    def __init__(self, sentence: str = "There is no table here; open one with /game new.") -> None:
        super().__init__(sentence)


class TableExists(Refusal):
    """The channel already holds an open table. `table_id` names it."""

    def __init__(self, table_id: int) -> None:
        super().__init__(
            "This channel already has a table; finish or abandon it, or use another thread."
        )
        self.table_id = table_id


class WrongStatus(Refusal):
    """The table is in the lobby, running or over, and the wish needs another of these."""


class NotSeated(Refusal):
    """The user has no seat at this table."""

    def __init__(self, sentence: str = "You have no seat at this table.") -> None:
        super().__init__(sentence)


class AlreadySeated(Refusal):
    """The user already has a seat at this table."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} already has a seat at this table.")


class NotAllowed(Refusal):
    """Only the host or a server manager may do this."""

    def __init__(
        self, sentence: str = "Only the host of this table or a server manager can do that."
    ) -> None:
        super().__init__(sentence)


class NothingToUndo(Refusal):
    """The user has no unpublished step."""

    def __init__(
        self,
        sentence: str = "There is nothing to take back: your last step is already on the table.",
    ) -> None:
        super().__init__(sentence)


class NoSuchGame(Refusal):
    """No registered game has this name."""


class BadOptions(Refusal):
    """An option of the game has a value it cannot have; the sentence names the option."""


class WrongSeats(Refusal):
    """The number of seats does not fit the game, or there is no such seat."""


class LostPosition(Refusal):
    """An old position that was not kept itself does not come out of its actions any more."""

    def __init__(
        self,
        sentence: str = "That position cannot be shown any more: the rules were corrected since.",
    ) -> None:
        super().__init__(sentence)


class Fault(AgoraError):
    """Our own failure. `reference` is told to the user and heads the entry in the log."""

    def __init__(self, sentence: str, reference: str | None = None) -> None:
        self.reference = reference or new_reference()
        super().__init__(sentence)


class DamagedSave(Fault):
    """The stored state of one table cannot be read; nothing of it was changed."""


class Unreadable(ValueError):
    """Something stored is not what the program writes; for the log, not for people. Whoever knows
    what it belongs to makes a `DamagedSave` of it."""


class StorageFault(Fault):
    """The database cannot be used as a whole, or not at this moment."""


class Stopping(Refusal):
    """The program is about to end; what was wished was not done."""

    def __init__(
        self, sentence: str = "Agora is restarting; nothing was changed. Try again in a minute."
    ) -> None:
        super().__init__(sentence)


class WrongDatabase(StorageFault):
    """What was named as the database is none that this program can use; trying again is of no use
    until the host has changed something."""


class NewerDatabase(WrongDatabase):
    """The database was written by a newer program."""
