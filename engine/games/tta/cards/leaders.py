"""Leaders with a sentence of their own."""

from __future__ import annotations
