"""What the sentences of Antike Duellum promise: each file has the rules of a few catalogues."""

from tests.promises.antike import asked, choices, ledger, news, oracle, question, reasons, table
from tests.promises.antike.things import BOOK

assert all((asked, choices, ledger, news, oracle, question, reasons, table))
__all__ = ["BOOK"]
