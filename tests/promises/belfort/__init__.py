"""What the sentences of Belfort promise: each file has the rules of a few catalogues."""

from tests.promises.belfort import (
    cards,
    choices,
    details,
    news,
    oracle,
    outlook,
    questions,
    reasons,
    table,
)
from tests.promises.belfort.things import BOOK

assert all((cards, choices, details, news, oracle, outlook, questions, reasons, table))
__all__ = ["BOOK"]
