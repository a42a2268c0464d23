"""What a table is told of the secrets on which the chance of its game rests."""

from __future__ import annotations

from dataclasses import dataclass

from tables.model.outbox import Notice


@dataclass(frozen=True, slots=True, kw_only=True)
class Seal(Notice):
    """What a game tells of its chance."""

    kind = "seal"
    silent = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """What a player gave for the shuffles."""

    seat: int
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Commitment(Seal):
    """The commitment to the secret of a deal. back: it is a new deal, because the table went back.

    opened: the secret was taken when the table was opened, and the deal depends on `words`, too, in
    the order in which they were given; older games have a secret for each deal. deal: its number.
    """

    what = "sealed"
    commitment: str
    back: bool
    opened: bool = False
    deal: int = 0
    words: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Secret:
    """A secret and the commitment to it."""

    commitment: str
    secret: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretsTold(Seal):
    """The secrets of a game that is over. more: earlier ones are in the log."""

    what = "secrets_told"
    deals: tuple[Secret, ...]
    more: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class WeekBegins(Notice):
    """Somebody plays the deal of a week at this table. seal: the commitment to its secret. closes:
    when its results are told, seconds since 1970."""

    what = "week"
    seal: str
    closes: int
