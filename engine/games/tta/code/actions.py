"""Action (yellow) cards with a sentence of their own. All of A New Story are declared effects."""

from __future__ import annotations
