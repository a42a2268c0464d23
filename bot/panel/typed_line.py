"""A line of several typed actions, as /play and /plan take it: `take 4; build bronze; end`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby

from discord import app_commands

from bot.panel import typed
from bot.panel.entries import Entry
from bot.panel.typed import Candidate, Understood
from bot.widgets import cardfile, limits
from bot.widgets.meaning import Meanings
from bot.widgets.names import harmless
from bot.widgets.spelling import SEPARATOR
from bot.widgets.words import Speech
from engine.core import Action
from render.lang.catalogue.bot_typed import BotTyped
from render.lang.language import Language
from render.text.base import shorten
from tables.model.errors import UserError
from tables.model.table import Position

MOST_PARTS = 30
LONGEST_LINE = 1_000
TIMES = re.compile(r"(.*\w.*?)\s[x×χ]\s?([2-9])\s*", re.DOTALL)
"""An action that is done several times, as its label says it, too."""
BEFORE = re.compile(r"\s*((?:[^\W\d]+\s+)?)([2-9])\s?[x×χ]\s+(\w.*)", re.DOTALL)
"""The same with the number first: `2x bronze`, `build 2x bronze`."""
NAMING, NAMED = 4, 3
"""Letters from which on a word may begin the name of a card; how many of them are named."""
Line = app_commands.Range[str, 1, LONGEST_LINE]
"""The option of a command that takes a line of actions."""


class NotUnderstood(Exception):
    """A part of what is being typed means nothing yet."""


def parts(line: str) -> list[str]:
    """The actions of a line, one by one, also those that are said to be done several times
    (`build bronze x2`). Raises `UserError` if there are too many."""
    found: list[str] = []
    for part in line.split(SEPARATOR):
        said, times = _times(part)
        found += [said] * times if said else []
    if len(found) > MOST_PARTS:
        raise UserError("line_too_long", most=MOST_PARTS, count=len(found))
    return found


def _times(part: str) -> tuple[str, int]:
    """An action and how often it is typed to be done."""
    behind, before = TIMES.fullmatch(part), BEFORE.fullmatch(part)
    if behind:
        return behind[1].strip(), int(behind[2])
    if before:
        return f"{before[1]}{before[3]}".strip(), int(before[2])
    return part.strip(), 1


def joined(said: Sequence[str]) -> str:
    """A line of actions; empty if one of them cannot be typed."""
    runs = [(part, len(list(run))) for part, run in groupby(said)]
    again = (f"{part} x{n}" if n > 1 else part for part, n in runs)
    return f"{SEPARATOR} ".join(again) if all(said) else ""


def split(line: str) -> tuple[str, str]:
    """The actions before the one that is being typed, and what there is of that."""
    head, _, tail = line.rpartition(SEPARATOR)
    return head, tail


def follow(
    line: str, menus_of: Callable[[Position], Sequence[Entry]], reader: Language
) -> Callable[[Position], Action | None]:
    """Chooses the actions of a line in the positions they lead to; None behind the last one.

    What it gives raises `NotUnderstood`, also where an action would be asked about again.
    """
    left = parts(line)

    def choose(here: Position) -> Action | None:
        if not left:
            return None
        part = left.pop(0)
        menus = menus_of(here)
        texts = Speech(here.table, reader).plain
        asked = (*here.decisions, *here.lookahead.decisions)
        answer = typed.read(part, menus, asked, texts, here.view)
        if not isinstance(answer, Understood) or menus[answer.candidate.menu].menu.confirm:
            raise NotUnderstood
        left[:0] = answer.again
        return answer.candidate.action

    return choose


def not_found(said: str, here: Position, menus: Sequence[Entry], reader: Language) -> str:
    """That nothing was understood, and why. A card by its name is understood, and only not possible
    now."""
    say, shown = BotTyped(reader), harmless(shorten(said, 100))
    card, why = missing(said, here, menus, reader)
    if card:
        return say.not_possible_now(said=shown, why=why)
    return say.did_not_understand(said=shown, why=why or say.panel_shows_what_is_possible())


def missing(
    said: str, here: Position, menus: Sequence[Entry], reader: Language
) -> tuple[bool, str]:
    """The typed words that are in no present answer, and whether they name a card; nothing if each
    word is in some answer."""
    texts, say = Speech(here.table, reader).plain, BotTyped(reader)
    unknown = typed.unknown(said, typed.candidates(menus, texts, here.view, said))
    long = [word for word in unknown if len(word) >= NAMING]
    cards = cardfile.beginning(long, cardfile.shelf(here.table.game, reader))
    if 0 < len(cards) <= NAMED:
        held = texts.who_has(here.view, cards[0].card) if len(cards) == 1 else ""
        return True, held or say.nothing_names(cards=say.either(c.label for c in cards))
    if unknown:
        such = say.either(f"“{word}”" for word in unknown[:NAMED])
        return False, say.nothing_has_word_like(words=such)
    return False, ""


def suggestions(
    line: str, found: Sequence[Candidate], known: Meanings | None = None
) -> list[app_commands.Choice[str]]:
    """What may stand behind the actions typed before. found: what is possible there. known: other
    words for the same."""
    if len(line) > LONGEST_LINE:
        return []
    head, tail = split(line)
    before = f"{head.strip()}{SEPARATOR} " if SEPARATOR in line else ""
    offered = [
        before + (typed.brief(found, c) if before else c.label)
        for c in typed.suggestions(tail, found, limits.CHOICES, known)
    ]
    # What is chosen replaces all that is typed, so a long turn has to be typed to its end.
    fitting = [text for text in offered if len(text) <= limits.CHOICE_NAME]
    if before and not fitting:
        fitting = [shorten(line, limits.CHOICE_NAME)]
    return [app_commands.Choice(name=text, value=text) for text in dict.fromkeys(fitting)]
