"""What the sentences of Through the Ages promise, in both editions."""

from tests.promises.tta import (
    attacks,
    case,
    choices,
    common,
    costs,
    details,
    news,
    questions,
    rarely,
    reasons,
    table,
)
from tests.promises.tta.things import FIRST, NEW

assert all(
    (attacks, case, choices, common, costs, details, news, questions, rarely, reasons, table)
)
__all__ = ["FIRST", "NEW"]
