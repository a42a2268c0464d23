"""Events with a sentence of their own (NS-7, NS-12)."""

from __future__ import annotations
