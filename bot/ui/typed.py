"""Reading an action that somebody typed: exact words, beginnings of words, words with slips.

Pure. The answers of all menus are compared by their labels, so what can be chosen can be typed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from rapidfuzz import fuzz, process

from bot.ui import controls, limits
from bot.ui.controls import Entry
from engine.core import Action, Amount, Decision, Pick, Reason, Subset
from render.text.base import Texts

MOST = 4_000
"""Answers that are compared; of a menu with more only the first ones."""
SURE, CLEAR = 82.0, 6.0
"""A best match counts if it scores so much, and so much more than the second."""
ALIKE = 65.0
"""So much two single words must have in common to be the same word with a slip."""
LIKELY = 55.0
SUGGESTED = 5


@dataclass(frozen=True, slots=True)
class Candidate:
    """An answer that may have been meant.

    index: its place in the menu, -1 if it is not listed there.
    """

    label: str
    action: Action
    menu: int
    index: int


@dataclass(frozen=True, slots=True)
class Understood:
    candidate: Candidate


@dataclass(frozen=True, slots=True)
class Impossible:
    """Understood, but the rules do not allow it now; `likely` is what is allowed and sounds like
    it."""

    label: str
    reason: Reason
    likely: tuple[Candidate, ...] = ()


@dataclass(frozen=True, slots=True)
class Unclear:
    """Not understood; `likely` are the closest answers, perhaps none."""

    text: str
    likely: tuple[Candidate, ...]


def candidates(
    menus: Sequence[Entry], texts: Texts[Any], view: Any, said: str = ""
) -> tuple[Candidate, ...]:
    """Every answer that can be listed, and those that the typed words themselves name."""
    return tuple(islice(_candidates(menus, texts, view, said), MOST))


def understand(said: str, found: Sequence[Candidate]) -> Understood | Unclear:
    """Which answer was meant, if that is clear."""
    wanted = plain(said)
    if not wanted:
        return Unclear(said, ())
    labels = [plain(c.label) for c in found]
    exact = [c for c, words in zip(found, labels, strict=True) if words == wanted]
    if exact:
        return Understood(exact[0])
    begun = [c for c, words in zip(found, labels, strict=True) if _begins(wanted, words)]
    if len(begun) == 1:
        return Understood(begun[0])
    close = process.extract(wanted, labels, scorer=fuzz.WRatio, limit=SUGGESTED, score_cutoff=1)
    if not begun and close and close[0][1] >= SURE:
        second = close[1][1] if len(close) > 1 else 0.0
        if close[0][1] - second >= CLEAR and _sounds_like(wanted, close[0][0]):
            return Understood(found[close[0][2]])
    likely = begun or [found[i] for _, score, i in close if score >= LIKELY]
    return Unclear(said, tuple(likely[:SUGGESTED]))


def read(
    said: str,
    menus: Sequence[Entry],
    decisions: Sequence[Decision],
    texts: Texts[Any],
    view: Any,
) -> Understood | Impossible | Unclear:
    """What the typed words mean among the answers of some menus and the near misses beside them.

    What is refused wins only if the words begin its label and that of nothing possible.
    """
    answer = understand(said, candidates(menus, texts, view, said))
    wanted = plain(said)
    if isinstance(answer, Understood):
        if plain(answer.candidate.label).startswith(wanted):
            return answer
        refused = [m for m in misses(decisions, texts, view) if plain(m.label).startswith(wanted)]
        if not refused:
            return answer
        return replace(refused[0], likely=(answer.candidate,))
    near = [m for m in misses(decisions, texts, view) if wanted and _begins(wanted, plain(m.label))]
    if near and not any(_begins(wanted, plain(c.label)) for c in answer.likely):
        return near[0]
    return answer


def misses(decisions: Sequence[Decision], texts: Texts[Any], view: Any) -> tuple[Impossible, ...]:
    """The near misses of some questions with their reasons, each action once."""
    found = {
        action: reason
        for decision in decisions
        for menu in decision.menus
        if isinstance(menu, Pick)
        for action, reason in menu.refused
    }
    return tuple(
        Impossible(_label(texts, view, action), reason) for action, reason in found.items()
    )


def brief(found: Sequence[Candidate], candidate: Candidate) -> str:
    """The label without what stands in brackets at its end, if that still means the same."""
    short = re.sub(r"\s*\([^()]*\)$", "", candidate.label)
    answer = understand(short, found)
    same = isinstance(answer, Understood) and answer.candidate == candidate
    return short if same else candidate.label


def suggestions(said: str, found: Sequence[Candidate], limit: int = 25) -> list[Candidate]:
    """What may be meant by the beginning of a sentence, best first."""
    wanted = plain(said)
    if not wanted:
        return list(found[:limit])
    labels = [plain(c.label) for c in found]
    begun = [c for c, words in zip(found, labels, strict=True) if _begins(wanted, words)]
    if len(begun) >= limit:
        return begun[:limit]
    close = process.extract(wanted, labels, scorer=fuzz.WRatio, limit=limit, score_cutoff=LIKELY)
    return (begun + [c for _, _, i in close if (c := found[i]) not in begun])[:limit]


def plain(text: str) -> str:
    """Small letters without accents, single spaces, nothing but letters and digits."""
    flat = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(c if c.isalnum() else " " for c in flat if not unicodedata.combining(c))
    return " ".join(kept.split())


def _candidates(
    menus: Sequence[Entry], texts: Texts[Any], view: Any, said: str
) -> Iterator[Candidate]:
    for k, entry in enumerate(menus):
        count = controls.answer_count(entry.menu)
        if count:
            for i, action in enumerate(entry.menu.every()):
                yield Candidate(_label(texts, view, action), action, k, i)
        elif isinstance(entry.menu, Amount):
            low, high = entry.menu.low, entry.menu.high
            for n in sorted({int(d) for d in re.findall(r"\d{1,9}", said)}):
                if low <= n <= high:
                    action = entry.menu.build(n)
                    yield Candidate(_label(texts, view, action), action, k, n - low)
        else:
            assert isinstance(entry.menu, Subset)
            yield from _named_items(k, entry, entry.menu, texts, view, said)


def _named_items(
    k: int, entry: Entry, menu: Subset, texts: Texts[Any], view: Any, said: str
) -> Iterator[Candidate]:
    """The choice of a `Subset` whose items the typed words name, if it will do."""
    # Spaces are doubled, so that equal words side by side are counted one by one.
    wanted = _spaced(said)
    chosen: list[str] = []
    for item in sorted(set(menu.items)):
        name = texts.item(view, entry.decision, menu, item)
        times = max(wanted.count(_spaced(name)), wanted.count(_spaced(item)))
        chosen += [item] * min(times, menu.items.count(item))
    action = menu.build(tuple(sorted(chosen)))
    if menu.accepts(action):
        yield Candidate(_label(texts, view, action), action, k, -1)


def _spaced(text: str) -> str:
    return f" {plain(text).replace(' ', '  ')} "


def _label(texts: Texts[Any], view: Any, action: Action) -> str:
    return controls.label(texts, view, action, limits.CHOICE_NAME)


def _sounds_like(wanted: str, words: str) -> bool:
    """Whether each wanted word is like some word of the label: a score alone is also high where
    two sentences share nothing but a short word."""
    label = words.split()
    return all(
        any(word.startswith(said) or fuzz.ratio(said, word) >= ALIKE for word in label)
        for said in wanted.split()
    )


def _begins(wanted: str, words: str) -> bool:
    """Whether each wanted word begins another word of the label, in any order.

    A number is a whole word, so that "take 1" does not mean space 13. A whole word is preferred to
    one that only begins so.
    """
    free = words.split()
    for word in wanted.split():
        match = word if word in free else None
        if match is None and not word.isdigit():
            match = next((w for w in free if w.startswith(word)), None)
        if match is None:
            return False
        free.remove(match)
    return True
