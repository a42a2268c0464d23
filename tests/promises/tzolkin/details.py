"""Second lines: what comes with an answer, and what spaces do."""

from tests.promises.tzolkin.things import BOOK

BOOK.exempt("not yet", "tzolkin-tiles/*")
