"""From a question to buttons and menus; `bot.panel.reading` is the way back.

Pure: knows decisions and words, but nothing of Discord's library and of no game. Tokens say what a
control stands for:

    a<i>  answer i of the menu      y<i>  the same, confirmed     g<i>  open group i
    p<i>  page i of this menu       b     back to the top         q<i>  page i of the menus
    m     fold or unfold seldom wanted menus                      i<i>  item i of a choice
    k     the choice is complete    n     choose nothing          o     type numbers
    s<i>  preset i of a share
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from math import prod
from typing import Any, Literal

from bot.widgets import limits
from bot.widgets.ids import Place, base36
from engine.core import Action, Amount, Decision, Menu, Pick, Share, Subset
from render.text.base import Texts, shorten

PAGE = 22
"""Answers on one page of a menu that does not fit into one select; the rest leads to others."""
SMALL_CHOICES = 4_096
"""Up to so many combinations are tried to find out whether a `Subset` has few answers."""
BUDGET = 26
"""Components that the menus of one page may use; the rest of a panel needs the others."""
SHORT, VERY_SHORT = 45, 26
PRESETS = limits.ROW_BUTTONS - 1
"""Presets of a `Share` that stand beside the button to type any numbers."""
REFUSALS = 6
NAMED = 3
"""Actions that are named with the reason why they are not possible."""

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One menu of a panel and the question it belongs to."""

    decision: Decision
    menu: Menu
    aside: bool = False

    @property
    def folded(self) -> bool:
        return self.aside or self.menu.more


@dataclass(frozen=True, slots=True)
class Button:
    label: str
    token: str
    menu: int | None = None
    style: Style = "secondary"


@dataclass(frozen=True, slots=True)
class Option:
    label: str
    token: str
    description: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    menu: int
    placeholder: str
    options: tuple[Option, ...]
    low: int = 1
    high: int = 1


@dataclass(frozen=True, slots=True)
class Caption:
    """A line above controls: a sentence, or what a menu is for; hints: what the buttons below do,
    where that is too long for them.

    What a menu is for and hints may hold names as people gave them.
    """

    text: str = ""
    about: str = ""
    hints: tuple[str, ...] = ()


Buttons = tuple[Button, ...]
Row = Buttons | Select | Caption


@dataclass(frozen=True, slots=True)
class Layout:
    """The menus of one page of a panel."""

    rows: tuple[Row, ...]
    pages: int
    folded: bool


class Misfit(ValueError):
    """A control that no panel of this position has: the id is damaged or forged."""


def entries(decisions: Sequence[Decision], asides: Sequence[Menu], seat: int) -> tuple[Entry, ...]:
    """The menus of a panel in order: those of the questions, then what is always possible."""
    found = [Entry(d, menu) for d in decisions for menu in d.menus]
    about = Decision(seat, "aside", tuple(asides))
    found += [Entry(about, menu, aside=True) for menu in asides]
    return tuple(e for e in found if next(e.menu.every(), None) is not None)


def check(menus: Sequence[Entry]) -> str:
    """A few letters that change when the questions or their menus do."""
    shapes = [(e.decision.kind, sorted(e.decision.facts.items()), _shape(e.menu)) for e in menus]
    return base36(zlib.crc32(repr(shapes).encode()) & 0xFFFFF)


def answer_count(menu: Menu) -> int:
    """How many answers a menu lists one by one; 0 if it has to be filled in another way."""
    if isinstance(menu, Pick):
        return len(menu.actions)
    if isinstance(menu, Amount):
        n = menu.high - menu.low + 1
        return n if n <= limits.OPTIONS else 0
    return len(_few_answers(menu))


# Showing


def layout(
    menus: Sequence[Entry], texts: Texts[Any], view: Any, place: Place, *, budget: int = BUDGET
) -> Layout:
    """The rows of one page of the panel. budget: components that the menus may use."""
    if place.sure is not None and place.menu is not None and place.menu < len(menus):
        return Layout(_confirmation(menus, texts, view, place), 1, False)
    shown = [(k, e) for k, e in enumerate(menus) if place.more or not e.folded]
    single = [(k, e) for k, e in shown if _is_single(e)]
    blocks = [
        _block(k, e, texts, view, place, alone=len(shown) - len(single) == 1)
        for k, e in shown
        if not _is_single(e)
    ]
    single.sort(key=lambda found: _leads_on(found[1]))  # last
    # What is seldom wanted (giving up, for example) does not stand beside the way on.
    for folded in (False, True):
        these = [(k, e) for k, e in single if e.folded is folded]
        for part in (these[i : i + 5] for i in range(0, len(these), 5)):
            buttons = tuple(_single(k, e, texts, view) for k, e in part)
            hints = _hints([next(e.menu.every()) for _, e in part], texts, view)
            blocks.append((Caption(hints=hints), buttons) if hints else (buttons,))
    pages = _pages(blocks, budget)
    rows = pages[min(place.page, len(pages) - 1)]
    return Layout(rows, len(pages), any(e.folded for e in menus))


def refusals(menus: Sequence[Entry], texts: Texts[Any], view: Any) -> tuple[str, ...]:
    """Why near misses are not possible, one line for each reason with what it stops."""
    found: dict[str, list[str]] = {}
    for e in menus:
        for action, reason in e.menu.refused if isinstance(e.menu, Pick) else ():
            stopped = found.setdefault(texts.reason(reason), [])
            name = texts.action(view, action)
            if name not in stopped:
                stopped.append(name)
    return tuple(f"{_some(names)}: {why}" for why, names in islice(found.items(), REFUSALS))


def _some(names: Sequence[str]) -> str:
    """The first few names, and how many more there are."""
    more = len(names) - NAMED
    return "; ".join(names[:NAMED]) + (f" and {more} more" if more > 0 else "")


def label(texts: Texts[Any], view: Any, action: Action, limit: int) -> str:
    """What choosing an action does, in a length that Discord takes."""
    return _fit(texts.action(view, action), limit, action.kind.replace("_", " "))


@dataclass(frozen=True, slots=True)
class NumberField:
    """One number to be typed: what it is called and its bounds."""

    label: str
    low: int
    high: int


def number_fields(texts: Texts[Any], view: Any, entry: Entry) -> tuple[NumberField, ...]:
    """The numbers that a menu asks for. Raises `Misfit` if it asks for none."""
    menu = entry.menu
    if isinstance(menu, Amount):
        return (NumberField(caption(texts, view, entry), menu.low, menu.high),)
    if not isinstance(menu, Share):
        raise Misfit("this menu asks for no number")
    return tuple(
        NumberField(_fit(texts.item(view, entry.decision, menu, part), 45, part), low, high)
        for part, (low, high) in menu.parts.items()
    )


def caption(texts: Texts[Any], view: Any, entry: Entry) -> str:
    """What a menu is for."""
    fallback = entry.menu.verb.replace("_", " ").capitalize()
    return _fit(texts.caption(view, entry.decision, entry.menu), limits.OPTION_LABEL, fallback)


def _confirmation(
    menus: Sequence[Entry], texts: Texts[Any], view: Any, place: Place
) -> tuple[Row, ...]:
    assert place.menu is not None
    menu = menus[place.menu].menu
    if isinstance(menu, Subset):
        action, token = built(menu, ticked(menu, place.chosen)), "k"
    elif isinstance(menu, Share):
        action, token = menu.built(shared(menu, place.chosen)), "k"
    else:
        action, token = nth(menu, place.sure or 0), f"y{place.sure}"
    words = _fit(f"Yes: {texts.action(view, action)}", limits.BUTTON_LABEL, "Yes")
    yes = Button(words, token, place.menu, "danger")
    detail = texts.detail(view, action)
    return (
        Caption("**Are you sure?** This cannot be taken back.", hints=(detail,) if detail else ()),
        (yes, Button("No, go back", "b", place.menu)),
    )


def _is_single(e: Entry) -> bool:
    return answer_count(e.menu) == 1


def _leads_on(e: Entry) -> bool:
    return isinstance(e.menu, Pick) and e.menu.onward


def _single(k: int, e: Entry, texts: Texts[Any], view: Any) -> Button:
    action = next(e.menu.every())
    style: Style = "secondary" if e.folded else "primary"
    if _leads_on(e):
        style = "success"
    if e.menu.grave:
        style = "danger"
    return Button(_button_words(texts, view, action), "a0", k, style)


def _button_words(texts: Texts[Any], view: Any, action: Action) -> str:
    words = label(texts, view, action, limits.BUTTON_LABEL)
    detail = texts.detail(view, action)
    if not detail or not _fits(words, detail):
        return words
    return f"{words[:-1]}, {detail})" if words.endswith(")") else f"{words} ({detail})"


def _fits(words: str, detail: str) -> bool:
    """Whether a button has room for both."""
    return len(words) + len(detail) + 3 <= limits.BUTTON_LABEL


def _hints(actions: Iterable[Action], texts: Texts[Any], view: Any) -> tuple[str, ...]:
    """The details that the buttons of these answers have no room for, one for equal ones."""
    found: dict[str, str] = {}
    for action in actions:
        words = label(texts, view, action, limits.BUTTON_LABEL)
        detail = texts.detail(view, action)
        if detail and not _fits(words, detail):
            found.setdefault(detail, words)
    return tuple(f"{words}: {detail}" for detail, words in found.items())


def _block(
    k: int, e: Entry, texts: Texts[Any], view: Any, place: Place, *, alone: bool
) -> tuple[Row, ...]:
    """The rows of one menu that has more than one answer."""
    inner = place if place.menu == k else Place()
    menu = e.menu
    if isinstance(menu, Amount) and not answer_count(menu):
        words = _fit(caption(texts, view, e), 55, menu.verb)
        return ((Button(f"{words} ({menu.low} to {menu.high})", "o", k, "primary"),),)
    if isinstance(menu, Share) and not answer_count(menu):
        return _numbers(k, e, menu, texts, view)
    if isinstance(menu, Subset) and not _lists_answers(e, texts, view):
        return _choice(k, e, texts, view, inner)
    buttons = _as_buttons(k, e, texts, view)
    if buttons:
        about = "" if alone else caption(texts, view, e)
        hints = _hints(menu.every(), texts, view)
        return (Caption("", about, hints), buttons) if about or hints else (buttons,)
    if isinstance(menu, Pick) and menu.by and len(menu.actions) > limits.OPTIONS:
        return (_grouped(k, e, menu, texts, view, inner),)
    return (
        _listed(k, caption(texts, view, e), tuple(enumerate(menu.every())), texts, view, inner),
    )


def _as_buttons(k: int, e: Entry, texts: Texts[Any], view: Any) -> Buttons:
    """Two to five short answers as buttons; empty if a select suits the menu better."""
    count = answer_count(e.menu)
    if not 2 <= count <= limits.ROW_BUTTONS:
        return ()
    words = [_button_words(texts, view, a) for a in e.menu.every()]
    room = SHORT if count <= 3 else VERY_SHORT
    if max(map(len, words)) > room or len(set(words)) < count:
        return ()
    style: Style = "secondary" if e.folded else "primary"
    if e.menu.grave:
        style = "danger"
    return tuple(Button(w, f"a{i}", k, style) for i, w in enumerate(words))


def _listed(
    k: int,
    words: str,
    answers: Sequence[tuple[int, Action]],
    texts: Texts[Any],
    view: Any,
    inner: Place,
    *,
    back: str | None = None,
) -> Select:
    """A select of answers, on several pages if they are many."""
    room = limits.OPTIONS - (back is not None)
    head = [Option(back, "b")] if back is not None else []
    if len(answers) <= room:
        body = [_option(i, action, texts, view) for i, action in answers]
        return Select(k, words, (*head, *body))
    start, head, tail = _page(len(answers), inner.leaf, head)
    body = [_option(i, action, texts, view) for i, action in answers[start : start + PAGE]]
    end = min(start + PAGE, len(answers))
    return Select(k, f"{words} ({start + 1}–{end} of {len(answers)})", (*head, *body, *tail))


def _grouped(k: int, e: Entry, menu: Pick, texts: Texts[Any], view: Any, inner: Place) -> Select:
    """First the groups; once one is opened, its answers."""
    words = caption(texts, view, e)
    groups = _groups(menu)
    names = [
        _fit(texts.group(view, e.decision, menu, value), limits.OPTION_LABEL, str(value))
        for value, _ in groups
    ]
    if inner.group is not None and inner.group < len(groups):
        _, members = groups[inner.group]
        within = shorten(f"{words}: {names[inner.group]}", 110)
        return _listed(k, within, members, texts, view, inner, back="← Back")
    options = [
        Option(name, f"g{i}", _count_words(len(members)))
        for i, (name, (_, members)) in enumerate(zip(names, groups, strict=True))
    ]
    if len(options) <= limits.OPTIONS:
        return Select(k, words, tuple(options))
    start, head, tail = _page(len(options), inner.leaf, [])
    end = min(start + PAGE, len(options))
    return Select(
        k, f"{words} ({start + 1}–{end} of {len(options)})", (*head, *options[start:end], *tail)
    )


def _choice(k: int, e: Entry, texts: Texts[Any], view: Any, inner: Place) -> tuple[Row, ...]:
    """A multi-select of items; several pages and a button to finish if they are many."""
    menu = e.menu
    assert isinstance(menu, Subset)
    high = min(menu.high, len(menu.items))
    words = f"{caption(texts, view, e)} ({_span(menu.low, high)})"
    options = [
        Option(name, f"i{i}", chosen=bool(inner.chosen >> i & 1))
        for i, name in enumerate(_item_words(e, menu, texts, view))
    ]
    nothing = menu.low == 0 and menu.enough(())
    none = [Button("None", "n", k)] if nothing else []
    if len(options) <= limits.OPTIONS:
        least = max(1, menu.low)
        select = Select(k, words, tuple(options), least, max(high, least))
        return (select, tuple(none)) if none else (select,)
    start = min(inner.leaf, (len(options) - 1) // PAGE) * PAGE
    page = tuple(options[start : start + PAGE])
    chosen = inner.chosen.bit_count()
    turn = [Button("← Items before", f"p{start // PAGE - 1}", k)] if start else []
    if start + PAGE < len(options):
        turn.append(Button("More items →", f"p{start // PAGE + 1}", k))
    ready = menu.accepts(built(menu, ticked(menu, inner.chosen)))
    finish = Button(f"Choose these {chosen}", "k", k, "success" if ready else "primary")
    return (
        Select(k, words, page, 0, min(high, len(page))),
        (*([finish] if chosen else []), *none, *turn),
    )


def _numbers(k: int, e: Entry, menu: Share, texts: Texts[Any], view: Any) -> tuple[Row, ...]:
    """What suits most often, each as a button, and a window in which all numbers are typed."""
    about = caption(texts, view, e)
    style: Style = "danger" if menu.grave else "secondary"
    offered = [(i, menu.built(numbers)) for i, numbers in enumerate(menu.presets)]
    likely = [(i, action) for i, action in offered if menu.accepts(action)][:PRESETS]
    presets = [Button(_button_words(texts, view, a), f"s{i}", k, style) for i, a in likely]
    hints = _hints([action for _, action in likely], texts, view)
    return (
        Caption("", about, hints),
        (*presets, Button("Type the numbers", "o", k, "primary")),
    )


def _option(i: int, action: Action, texts: Texts[Any], view: Any) -> Option:
    detail = texts.detail(view, action)
    return Option(
        label(texts, view, action, limits.OPTION_LABEL),
        f"a{i}",
        shorten(detail, limits.OPTION_DESCRIPTION) if detail else None,
    )


def _page(count: int, leaf: int, head: list[Option]) -> tuple[int, list[Option], list[Option]]:
    """Where a page starts, and the options before and after it that turn the pages."""
    leaf = min(leaf, (count - 1) // PAGE)
    if leaf:
        head = [*head, Option("← Before", f"p{leaf - 1}")]
    more = (leaf + 1) * PAGE < count
    return leaf * PAGE, head, [Option("More →", f"p{leaf + 1}")] if more else []


def _pages(blocks: Sequence[tuple[Row, ...]], budget: int) -> list[tuple[Row, ...]]:
    """The blocks dealt to pages, in order, as many on each as Discord has room for."""
    pages: list[tuple[Row, ...]] = [()]
    used = 0
    for block in blocks:
        cost = sum(_cost(row) for row in block)
        if used + cost > budget and pages[-1]:
            pages.append(())
            used = 0
        pages[-1] = (*pages[-1], *block)
        used += cost
    return pages


def _cost(row: Row) -> int:
    """Components a row needs, the row itself included."""
    if isinstance(row, Caption):
        return 1
    return 2 if isinstance(row, Select) else 1 + len(row)


def _item_words(e: Entry, menu: Subset, texts: Texts[Any], view: Any) -> list[str]:
    """The items by name; the copies of one are counted so that each can be told apart."""
    seen: Counter[str] = Counter()
    many = Counter(menu.items)
    words = []
    for item in menu.items:
        seen[item] += 1
        name = _fit(texts.item(view, e.decision, menu, item), limits.OPTION_LABEL - 12, item)
        words.append(f"{name} ({seen[item]} of {many[item]})" if many[item] > 1 else name)
    return words


def _lists_answers(e: Entry, texts: Texts[Any], view: Any) -> bool:
    """Whether a `Subset` has so few answers that naming each is simpler than ticking items."""
    menu = e.menu
    assert isinstance(menu, Subset)
    few = _few_answers(menu)
    all_different = len(set(menu.items)) == len(menu.items)
    if not few or (all_different and min(menu.high, len(menu.items)) > 1):
        return False
    words = [label(texts, view, action, limits.OPTION_LABEL) for action in few]
    return len(set(words)) == len(words)


def _few_answers(menu: Subset | Share) -> tuple[Action, ...]:
    """All answers if there are at most 25, else nothing."""
    if isinstance(menu, Share):
        combinations = menu.combinations()
    else:
        combinations = prod(copies + 1 for copies in Counter(menu.items).values())
    if combinations > SMALL_CHOICES or (isinstance(menu, Subset) and len(menu.items) > 16):
        return ()
    found = tuple(islice(menu.every(), limits.OPTIONS + 1))
    return found if len(found) <= limits.OPTIONS else ()


def _groups(menu: Pick) -> list[tuple[Any, list[tuple[int, Action]]]]:
    """The actions by the value of the field that groups them, in order of appearance."""
    assert menu.by is not None
    found: dict[Any, list[tuple[int, Action]]] = {}
    for i, action in enumerate(menu.actions):
        found.setdefault(getattr(action, menu.by, None), []).append((i, action))
    return list(found.items())


def _fit(text: str, limit: int, fallback: str) -> str:
    return shorten(text.strip() or fallback or "…", limit)


def _span(low: int, high: int) -> str:
    if low == high:
        return f"choose {low}"
    return f"up to {high}" if low <= 1 else f"choose {low} to {high}"


def _count_words(n: int) -> str:
    return "1 choice" if n == 1 else f"{n} choices"


def built(menu: Subset, chosen: tuple[str, ...]) -> Action:
    return menu.build(tuple(sorted(chosen)))


def ticked(menu: Subset, chosen: int) -> tuple[str, ...]:
    return tuple(item for i, item in enumerate(menu.items) if chosen >> i & 1)


def share_code(menu: Share, numbers: Mapping[str, int]) -> int:
    """The numbers of a share as one, for the id of a control; `shared` takes it apart."""
    code = 0
    for part, (low, high) in menu.parts.items():
        code = code * (high - low + 1) + numbers[part] - low
    return code


def shared(menu: Share, code: int) -> dict[str, int]:
    """The number of each part. Raises `Misfit` if the code is none of this menu."""
    found: dict[str, int] = {}
    for part, (low, high) in reversed(tuple(menu.parts.items())):
        code, n = divmod(code, high - low + 1)
        found[part] = low + n
    if code or menu.obstacle(found) is not None:
        raise Misfit("there is no such share")
    return found


def nth(menu: Menu, n: int) -> Action:
    found = next(islice(menu.every(), n, None), None)
    if found is None:
        raise Misfit("there is no such answer")
    return found


def _shape(menu: Menu) -> tuple[Any, ...]:
    if isinstance(menu, Pick):
        step = max(1, len(menu.actions) // 32)
        return (menu.verb, len(menu.actions), menu.actions[::step])
    if isinstance(menu, Subset):
        return (menu.verb, menu.items, menu.low, menu.high)
    if isinstance(menu, Share):
        return (menu.verb, *menu.parts.items(), *menu.totals())
    return (menu.verb, menu.low, menu.high)
