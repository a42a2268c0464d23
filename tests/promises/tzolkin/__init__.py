"""What the sentences of Tzolk'in promise: each file has the rules of a few catalogues."""

from tests.promises.tzolkin import choices, details, news, outlook, question, reasons, table
from tests.promises.tzolkin.things import BOOK

assert all((choices, details, news, outlook, question, reasons, table))
__all__ = ["BOOK"]
