"""Reads an action that somebody typed: exact words, beginnings of words, words with typos.

Pure. The answers of all menus are compared by their labels, so whatever can be chosen can be typed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Any

from rapidfuzz import fuzz, process

from bot.panel import controls, wording
from bot.panel.answering import answer_count
from bot.panel.entries import TOGETHER, Entry
from bot.panel.typed_numbers import LONGEST, numbers_typed, spaced
from bot.panel.wording import Fit, Label, Typed
from bot.widgets import limits
from bot.widgets.meaning import Meanings, meanings
from bot.widgets.names import harmless
from bot.widgets.spelling import MOST_WORDS, distinct, heard, plain, without_brackets
from engine.core import (
    Action,
    ActionBatch,
    Amount,
    Decision,
    Pick,
    Reason,
    Resign,
    Share,
    Subset,
)
from render.lang.language import ENGLISH
from render.text.base import Texts

MOST = 4_000
"""The most answers that are compared; of a longer menu only the first ones."""
SURE, CLEAR = 82.0, 6.0
"""A best match counts if it scores so much, and so much more than the second."""
ALIKE, SHORT_ALIKE = 65.0, 80.0
"""How similar two words must be to be the same word with a typo; the second for words of at most
`SHORT` letters, where one other letter makes another word."""
SHORT = 3
LIKELY = 55.0
SUGGESTED = 5
FEW = 400
"""Among more answers we look for no short way to type one."""
TRIED = 3
"""Words of a label that are tried besides its first one."""
MOST_TYPED = 24
"""The most words of one action that are compared: more than any label has."""
MOST_TIMES = 9
"""How often one typed action may be repeated."""
NOUN = 3
"""The fewest characters of a word in a name that count."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An answer that may have been meant.

    index: its place in the menu, -1 if it is not listed there. words: the label as it is compared.
    called: gives other words for what it is done with.
    """

    label: str
    action: Action
    menu: int
    index: int
    called: Callable[[], str] = field(default=str, compare=False, repr=False)
    words: str = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        # Prepared once, because each keystroke searches the same answers.
        object.__setattr__(self, "words", plain(self.label))

    @property
    def said(self) -> str:
        """The label as a sentence shows it; it may contain names."""
        return harmless(self.label)


@dataclass(frozen=True, slots=True)
class Understood:
    """A typed action that was understood. again: what to read after it, because it was typed to be
    repeated. english: it was typed in English, and the player reads another language."""

    candidate: Candidate
    again: tuple[str, ...] = ()
    english: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Impossible:
    """Understood, but the rules do not allow it now; `likely` is what is allowed and sounds like
    it."""

    label: str
    reason: Reason
    likely: tuple[Candidate, ...] = ()

    @property
    def said(self) -> str:
        """The label as a sentence shows it."""
        return harmless(self.label)


@dataclass(frozen=True, slots=True)
class Unclear:
    """Not understood; `likely` are the closest answers, perhaps none. several: each of them is what
    was typed."""

    text: str
    likely: tuple[Candidate, ...]
    several: bool = False


def candidates(
    menus: Sequence[Entry], texts: Texts[Any], view: Any, said: str = ""
) -> tuple[Candidate, ...]:
    """Every answer that can be listed, and those that the typed words themselves name."""
    return tuple(islice(_candidates(menus, texts, view, said), MOST))


def understand(
    said: str,
    found: Sequence[Candidate],
    known: Meanings | None = None,
    nouns: Collection[str] = (),
) -> Understood | Unclear:
    """Which answer was meant, if that is clear. known: other words for the same. nouns: plain words
    of names that mean nothing but what bears them."""
    wanted = heard(said, LONGEST)
    if not wanted or len(said) > LONGEST:
        return Unclear(said, ())
    exact = next((c for c in found if c.words == wanted), None)
    if exact is not None:
        return Understood(exact)
    if len(wanted.split()) > MOST_TYPED:
        return Unclear(said, ())
    line = wording.typed(wanted.split(), known or meanings(None))
    fitting = [c for c in found if _fits(line, wanted, c)]
    if fitting:
        return _one_of(said, _nearest(line, wanted, fitting))
    if len(distinct(wanted, MOST_WORDS + 1)) > MOST_WORDS + len(line.fillers):
        return Unclear(said, ())
    fits = [(c, line.fit(_prepared(c, line.known))) for c in found]
    meant = loosely(said, line, fits, nouns)
    if meant is not None:
        return meant
    close = _close(wanted, found, SUGGESTED)
    if close and close[0][1] >= SURE:
        best, score = close[0]
        second = close[1][1] if len(close) > 1 else 0.0
        if score - second >= CLEAR and _sounds_like(wanted, best.words, line, best):
            return Understood(best)
    near = [c for c, _ in close if _may_become(wanted, c.words)]
    return Unclear(said, tuple(dict.fromkeys((*near, *_touching(fits))))[:SUGGESTED])


def loosely(
    said: str, line: Typed, fits: Sequence[tuple[Candidate, Fit]], nouns: Collection[str] = ()
) -> Understood | Unclear | None:
    """What was meant if synonyms and typos count; words for nothing that can be named here may be
    left out. None if that is nothing."""
    places = frozenset(range(len(line.words)))
    unsaid = line.fillers if line.fillers < places else frozenset[int]()
    whole = [(c, f) for c, f in fits if places <= f.told]
    whole = whole or [(c, f) for c, f in fits if places - unsaid <= f.told]
    whole = whole or [(c, f) for c, f in fits if f.naming and places - unsaid <= f.told | f.slips]
    if not whole:
        told = frozenset(i for _, f in fits for i in f.told | f.slips)
        left = frozenset(i for i in places - told - unsaid if _is_nothing(line, i, nouns))
        whole = [
            (c, f)
            for c, f in fits
            if f.naming
            and places - unsaid - left <= f.told | f.slips
            # of what was typed more has to be meant than nothing
            and len(left) <= len((f.told | f.slips) - unsaid)
        ]
    if whole:
        return _one_of(said, _best(whole))
    return _counted(said, line, fits, nouns)


def _counted(
    said: str, line: Typed, fits: Sequence[tuple[Candidate, Fit]], nouns: Collection[str]
) -> Understood | None:
    """What was meant if the one number says how often: `build 2 bronze`."""
    if len(line.numbers) != 1:
        return None
    [at] = line.numbers
    times = int(line.words[at])
    if not 1 <= times <= MOST_TIMES or at == len(line.words) - 1:
        return None
    once = line.without([at])
    one = [(c, once.fit(_prepared(c, line.known))) for c, _ in fits]
    meant = loosely(said, once, one, nouns)
    if not isinstance(meant, Understood) or _prepared(meant.candidate, line.known).counts:
        return None
    return Understood(meant.candidate, (" ".join(once.words),) * (times - 1))


def _is_nothing(line: Typed, i: int, nouns: Collection[str]) -> bool:
    """Whether a typed word may be left out: no number, no verb and no name of this game."""
    word = line.words[i]
    if word.isdigit() or line.known.knows(word):
        return False
    return not any(noun.startswith(word) or wording.is_slip(word, noun) for noun in nouns)


def _every(found: Iterable[Candidate]) -> frozenset[str]:
    return frozenset(word for c in found for word in c.words.split())


def _one_of(said: str, meant: Sequence[Candidate]) -> Understood | Unclear:
    if len(meant) == 1:
        return Understood(meant[0])
    return Unclear(said, tuple(meant[:SUGGESTED]), several=True)


def _nearest(line: Typed, wanted: str, fitting: Sequence[Candidate]) -> Sequence[Candidate]:
    """Of several answers that match all words: those that begin with them, or else those that name
    nothing more."""
    if len(fitting) == 1:
        return fitting
    opening = [c for c in fitting if _opens(wanted, c.words)]
    whole = [c for c in opening or fitting if line.fit(_prepared(c, line.known)).whole]
    return _plainest(whole) or opening or fitting


def _best(fits: Sequence[tuple[Candidate, Fit]]) -> Sequence[Candidate]:
    """Those for which most of the typed words are names they have themselves; of these those that
    are done as it was typed, and that name nothing more."""
    most = max(len(f.own & f.nouns) for _, f in fits)
    best = [(c, f) for c, f in fits if len(f.own & f.nouns) == most]
    most = max(f.doing for _, f in best)
    best = [(c, f) for c, f in best if f.doing == most]
    return _plainest([c for c, f in best if f.whole] or [c for c, _ in best])


def _plainest(meant: Sequence[Candidate]) -> Sequence[Candidate]:
    """Of answers that are called alike the one that needs no brackets to be told from others."""
    plainest = [c for c in meant if without_brackets(c.label) == c.label]
    alike = len({without_brackets(c.label) for c in meant}) == 1
    return plainest if alike and len(plainest) == 1 else meant


def _touching(fits: Sequence[tuple[Candidate, Fit]]) -> list[Candidate]:
    """The answers that name most of what was typed, best first; a matching verb alone is not
    enough."""
    naming = [(c, f) for c, f in fits if f.naming]
    most = max((f.worth for _, f in naming), default=0)
    return [c for c, f in naming if f.worth == most][:SUGGESTED]


def _prepared(candidate: Candidate, known: Meanings) -> Label:
    action = candidate.action
    kind = (action.actions[-1] if isinstance(action, ActionBatch) else action).kind
    return wording.prepared(candidate.label, candidate.called(), kind, known)


def _fits(line: Typed, wanted: str, candidate: Candidate) -> bool:
    """Whether all typed words are words of a label or begin them, with numbers next to their nouns.
    If the typed words themselves made the answer, its label has their numbers already."""
    if not line.numbers or candidate.index < 0:
        return _begins(wanted, candidate.words)
    label = _prepared(candidate, line.known)
    return len(label.words) >= len(line.words) and len(line.fit(label).own) == len(line.words)


def _close(wanted: str, found: Sequence[Candidate], limit: int) -> list[tuple[Candidate, float]]:
    """The answers spelled most like some words, best first, each with its score."""
    close = process.extract(
        wanted, [c.words for c in found], scorer=fuzz.WRatio, limit=limit, score_cutoff=LIKELY
    )
    return [(found[i], score) for _, score, i in close]


def read(
    said: str,
    menus: Sequence[Entry],
    decisions: Sequence[Decision],
    texts: Texts[Any],
    view: Any,
) -> Understood | Impossible | Unclear:
    """What the typed words mean among the answers of some menus and their near misses.

    A near miss wins only if the words begin its label and that of nothing possible, or sound like
    it and like nothing possible.
    """
    known = meanings(type(texts).VOCABULARY, texts.language)
    missed = _missed(decisions, texts, view)
    nouns = _nouns(texts.nouns()) | _nouns(m.label for m, _ in missed)
    found = candidates(menus, texts, view, said)
    answer = understand(said, found, known, nouns)
    if isinstance(answer, Unclear) and texts.language is not ENGLISH:
        answer = _in_english(said, found, menus, texts, view) or answer
    wanted = heard(said, LONGEST)
    if not wanted or len(said) > LONGEST or len(wanted.split()) > MOST_TYPED:
        return answer
    line = wording.typed(wanted.split(), known)
    if isinstance(answer, Understood):
        if answer.candidate.words.startswith(wanted) or answer.english:
            return answer
        loose = not _fits(line, wanted, answer.candidate)
        refused = [
            Impossible(m.label, why, (answer.candidate,))
            for m, why in missed
            if m.words.startswith(wanted) or (loose and _fits(line, wanted, m))
        ]
        return refused[0] if refused else answer
    if answer.several or any(_fits(line, wanted, c) for c in answer.likely):
        return answer
    wrong = next(_wrong_numbers(menus, texts, view, said), None)
    if wrong is not None:
        return wrong
    near = [(m, why) for m, why in missed if _fits(line, wanted, m)]
    near = near or _loosely_missed(said, line, missed)
    if not near and not answer.likely:
        near = [(m, why) for m, why in missed if _sounds_like(wanted, m.words, line, m)]
    return Impossible(near[0][0].label, near[0][1]) if near else answer


def _in_english(
    said: str, found: Sequence[Candidate], menus: Sequence[Entry], texts: Texts[Any], view: Any
) -> Understood | None:
    """What the words mean in English, which most boxes are printed in; with the label in the
    language of the player."""
    english = type(texts)(texts.names, ENGLISH)
    known, nouns = meanings(type(texts).VOCABULARY), _nouns(english.nouns())
    answer = understand(said, candidates(menus, english, view, said), known, nouns)
    if not isinstance(answer, Understood):
        return None
    meant = answer.candidate
    own = (c for c in found if (c.menu, c.action) == (meant.menu, meant.action))
    return Understood(next(own, meant), answer.again, english=True)


def _nouns(names: Iterable[str]) -> frozenset[str]:
    """The words of some names; the shortest ones are none."""
    return frozenset(w for name in names for w in plain(name).split() if len(w) >= NOUN)


def _loosely_missed(
    said: str, line: Typed, missed: Sequence[tuple[Candidate, Reason]]
) -> list[tuple[Candidate, Reason]]:
    """What is refused and is meant by other words."""
    fits = [(m, line.fit(_prepared(m, line.known))) for m, _ in missed]
    places = frozenset(range(len(line.words))) - line.fillers
    named = [m for m, f in fits if f.naming and places <= f.told | f.slips]
    return [(m, why) for m, why in missed if m in named]


def unknown(said: str, found: Sequence[Candidate]) -> tuple[str, ...]:
    """The words of what was typed that are like no word of any answer."""
    known = {word for c in found for word in c.words.split()}
    every = " ".join(sorted(known))
    return tuple(w for w in distinct(heard(said, LONGEST)) if not _may_become(w, every))


def misses(decisions: Sequence[Decision], texts: Texts[Any], view: Any) -> tuple[Impossible, ...]:
    """The near misses of some questions with their reasons, each action once."""
    return tuple(Impossible(m.label, why) for m, why in _missed(decisions, texts, view))


def _missed(
    decisions: Sequence[Decision], texts: Texts[Any], view: Any
) -> tuple[tuple[Candidate, Reason], ...]:
    """The same as answers that could have been meant."""
    found = {
        action: reason
        for decision in decisions
        for menu in decision.menus
        if isinstance(menu, Pick)
        for action, reason in menu.refused
    }
    return tuple(
        (_candidate(texts, view, action, action, -1, -1), reason)
        for action, reason in found.items()
    )


def _candidate(
    texts: Texts[Any], view: Any, action: Action, whole: Action, menu: int, index: int
) -> Candidate:
    """An answer with its words. whole: what it means together with what goes before it."""
    single = action.actions[-1] if isinstance(action, ActionBatch) else action
    return Candidate(
        _label(texts, view, action), whole, menu, index, partial(texts.called, view, single)
    )


def brief(found: Sequence[Candidate], candidate: Candidate) -> str:
    """The label without the brackets at its end, if that still means the same."""
    short = without_brackets(candidate.label)
    answer = understand(short, found)
    same = isinstance(answer, Understood) and answer.candidate == candidate
    return short if same else candidate.label


def shortest(
    action: Action,
    menus: Sequence[Entry],
    decisions: Sequence[Decision],
    texts: Texts[Any],
    view: Any,
) -> str | None:
    """The fewest words that mean an answer: a verb and a word of its object, else the whole label.
    None if it cannot be typed, is one of too many, or is something that nobody does twice."""
    if isinstance(action, Resign) or sum(answer_count(entry.menu) for entry in menus) > FEW:
        return None
    label = controls.label(texts, view, action, limits.CHOICE_NAME)
    found = candidates(menus, texts, view, label)
    meant = next((c for c in found if c.action == action), None)
    if meant is None:
        return None
    known = meanings(type(texts).VOCABULARY, texts.language)
    first, *more = plain(without_brackets(label)).split() or [""]
    named = [word for word in more if not word.isdigit()][:TRIED]
    numbers = [word for word in (*more, *meant.words.split()) if word.isdigit()]
    named += [*numbers[:1], *numbers[-1:]]
    short = (*(f"{first} {word}" for word in named), first)
    refused: tuple[str, ...] | None = None
    for said in (*short, without_brackets(label), label):
        wanted = heard(said, LONGEST)
        same = [c for c in found if c.words == wanted]
        line = wording.typed(wanted.split(), known)
        if (same or [c for c in found if _fits(line, wanted, c)]) != [meant]:
            continue
        if not meant.words.startswith(wanted) and refused is None:
            refused = tuple(plain(m.label) for m in misses(decisions, texts, view))
        if meant.words.startswith(wanted) or not any(r.startswith(wanted) for r in refused or ()):
            return said
    return None


def suggestions(
    said: str,
    found: Sequence[Candidate],
    limit: int = 25,
    known: Meanings | None = None,
) -> list[Candidate]:
    """What may be meant by the beginning of a sentence, best first."""
    wanted = heard(said, LONGEST)
    if not wanted:
        return list(found[:limit])
    if len(wanted.split()) > MOST_TYPED:
        return [c for c in found if _begins(wanted, c.words)][:limit]
    line = wording.typed(wanted.split(), known or meanings(None))
    fitting = [c for c in found if _fits(line, wanted, c)]
    if len(fitting) >= limit:
        return fitting[:limit]
    if not fitting:
        fits = [(c, line.fit(_prepared(c, line.known))) for c in found]
        meant = loosely(said, line, fits, _every(found)) or Unclear(said, ())
        fitting = [meant.candidate] if isinstance(meant, Understood) else list(meant.likely)
    close = [c for c, _ in _close(wanted, found, limit) if _may_become(wanted, c.words)]
    return (fitting + [c for c in close if c not in fitting])[:limit]


def _candidates(
    menus: Sequence[Entry], texts: Texts[Any], view: Any, said: str
) -> Iterator[Candidate]:
    for k, entry in enumerate(menus):
        if entry.menu.verb == TOGETHER:
            continue  # typed answers come one after the other
        count = answer_count(entry.menu)
        seen = entry.seen(view)
        if count:
            for i, action in enumerate(entry.menu.every()):
                yield _candidate(texts, seen, action, entry.whole(action), k, i)
        elif isinstance(entry.menu, Amount):
            low, high = entry.menu.low, entry.menu.high
            digits = dict.fromkeys(re.findall(r"\d{1,9}", said[:LONGEST]))
            for n in sorted({int(d) for d in islice(digits, MOST_WORDS)}):
                if low <= n <= high:
                    action = entry.menu.build(n)
                    yield _candidate(texts, seen, action, entry.whole(action), k, n - low)
        elif isinstance(entry.menu, Share):
            yield from _named_numbers(k, entry, entry.menu, texts, seen, said)
        else:
            assert isinstance(entry.menu, Subset)
            yield from _named_items(k, entry, entry.menu, texts, seen, said)


def _named_items(
    k: int, entry: Entry, menu: Subset, texts: Texts[Any], view: Any, said: str
) -> Iterator[Candidate]:
    """The choice of a `Subset` whose items the typed words name, if it will do."""
    # Spaces are doubled, so that equal words side by side are counted one by one.
    wanted = spaced(said)
    chosen: list[str] = []
    for item in sorted(set(menu.items)):
        name = texts.item(view, entry.decision, menu, item)
        times = max(wanted.count(spaced(name)), wanted.count(spaced(item)))
        chosen += [item] * min(times, menu.items.count(item))
    action = menu.build(tuple(sorted(chosen)))
    if menu.accepts(action):
        yield _candidate(texts, view, action, entry.whole(action), k, -1)


def _named_numbers(
    k: int, entry: Entry, menu: Share, texts: Texts[Any], view: Any, said: str
) -> Iterator[Candidate]:
    """The choice of a `Share` that the typed words name ("forest 3, mine 2", or the numbers
    first), if it will do; and what suits most often."""
    presets = (dict.fromkeys(menu.parts, 0) | dict(n) for n in menu.presets)
    chosen = (numbers_typed(entry, menu, texts, view, said), *presets)
    actions = dict.fromkeys(menu.built(n) for n in chosen if menu.obstacle(n) is None)
    for action in actions:
        yield _candidate(texts, view, action, entry.whole(action), k, -1)


def _wrong_numbers(
    menus: Sequence[Entry], texts: Texts[Any], view: Any, said: str
) -> Iterator[Impossible]:
    """What the typed words name of a `Share`, where that is not possible, and why."""
    for entry in menus:
        if isinstance(entry.menu, Share):
            numbers = numbers_typed(entry, entry.menu, texts, view, said)
            why = entry.menu.obstacle(numbers)
            if why is not None and any(numbers.values()):
                yield Impossible(_label(texts, view, entry.menu.built(numbers)), why)


def _label(texts: Texts[Any], view: Any, action: Action) -> str:
    return controls.label(texts, view, action, limits.CHOICE_NAME)


def _sounds_like(wanted: str, words: str, line: Typed, candidate: Candidate) -> bool:
    """Whether each wanted word is like some word of the label: a score alone is also high where
    two sentences share nothing but a short word. Numbers are the same."""
    label = words.split()
    own = line.fit(_prepared(candidate, line.known)).own if line.numbers else frozenset()
    return own.issuperset(line.numbers) and all(
        said.isdigit() or any(word.startswith(said) or _alike(said, word) for word in label)
        for said in distinct(wanted)
    )


def _alike(said: str, word: str) -> bool:
    """Whether two words are the same with a slip."""
    return fuzz.ratio(said, word) >= (ALIKE if len(said) > SHORT else SHORT_ALIKE)


def _may_become(wanted: str, words: str) -> bool:
    """The same for words that need not be complete: each is like the beginning of a word."""
    label = words.split()
    return all(
        any(
            word.startswith(said) or _alike(said, word) or _alike(said, word[: len(said)])
            for word in label
        )
        for said in distinct(wanted)
    )


def _opens(wanted: str, words: str) -> bool:
    """Whether a label begins with the wanted words in their order: "pal" means "Palenque 2" before
    "Take Palenque 1"."""
    pairs = zip(wanted.split(), words.split(), strict=False)
    return all(w == said or (w.startswith(said) and not said.isdigit()) for said, w in pairs)


def _begins(wanted: str, words: str) -> bool:
    """Whether each wanted word begins another word of the label, in any order.

    A number is a whole word, so that "take 1" does not mean space 13. A whole word is preferred to
    one that only begins so.
    """
    free, typed = words.split(), wanted.split()
    if len(typed) > len(free):
        return False
    for word in typed:
        match = word if word in free else None
        if match is None and not word.isdigit():
            match = next((w for w in free if w.startswith(word)), None)
        if match is None:
            return False
        free.remove(match)
    return True
