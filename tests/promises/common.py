"""What all games say alike."""

from __future__ import annotations

from tests.promises.book import Book

COMMON = Book("", ["common"], [])
COMMON.exempt("said of answers that no menu has, which none of the games here gives", "common/*")
