"""Tells whose figures a table plays by, and which of them nobody has confirmed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import registry
from render.lang.catalogue.bot import Bot
from render.lang.language import Language
from render.registry import listing, presentation


def by_host(language: Language, game: str, options: Mapping[str, Any]) -> list[str]:
    """Which figures come from a file of the host, in whole sentences; usually none."""
    said, say = listing(game, language), Bot(language)
    return [
        say.by_host_file(option=said.option(file.option), title=str(given["title"]))
        for file in registry.rules(game).host_files
        if (given := options.get(file.option)) is not None
    ]


def notes(language: Language, game: str, options: Mapping[str, Any]) -> list[str]:
    """The same, and which figures nobody has confirmed."""
    rules = registry.rules(game)
    doubtful = rules.unverified(rules.options.model_validate(dict(options)))
    doubts = presentation(game).texts((), language).doubts(doubtful) if doubtful else ""
    return [*by_host(language, game, options), *filter(None, [doubts])]


def doubted(game: str, options: Mapping[str, Any]) -> bool:
    """Whether a table with these options uses figures that nobody has confirmed."""
    rules = registry.rules(game)
    return bool(rules.unverified(rules.options.model_validate(dict(options))))
