"""To come."""

from tests.promises.tzolkin.things import BOOK

BOOK.exempt(
    "not yet",
    "tzolkin/*",
    "tzolkin-choices/*",
    "tzolkin-news/*",
    "tzolkin-reasons/*",
    "tzolkin-table/*",
)
BOOK.exempt("another suite proves pictures", "tzolkin-pictures/*")
BOOK.exempt(
    "no table is needed for them", "tzolkin-listing/*", "tzolkin-vocabulary/*", "tzolkin-hints/*"
)
