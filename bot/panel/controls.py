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

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Literal

from bot.panel.answering import (
    InvalidChoice,
    answer_count,
    built,
    few_answers,
    nth,
    shared,
    ticked,
)
from bot.panel.entries import TOGETHER, Entry, leads_on
from bot.widgets import limits
from bot.widgets.ids import PanelState
from bot.widgets.spelling import SEPARATOR, without_brackets
from engine.core import (
    Action,
    ActionBatch,
    Amount,
    Pick,
    Share,
    Subset,
)
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_panel import BotPanel
from render.lang.catalogue.common import Common
from render.text.base import Texts, shorten

PAGE = 22
"""Answers on one page of a menu too long for one select; the other options turn pages."""
BUDGET = 25
"""Components that the menus of one page may use; the rest of the panel needs the others."""
SHORT, VERY_SHORT = 45, 26
PRESETS = limits.ROW_BUTTONS - 1
"""Presets of a `Share`, next to the button to type any numbers."""
MOST_TICKS = 8
"""How many answers can be ticked at once."""
REFUSALS = 6
NAMED = 3
"""How many actions are named with the reason why they are not possible."""

Style = Literal["primary", "secondary", "success", "danger"]


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
    """A line above controls: a sentence, or what a menu is for. hints: explain the buttons below
    that have no room for it.

    Both may hold names as people typed them.
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


# Showing


def layout(
    menus: Sequence[Entry], texts: Texts[Any], view: Any, place: PanelState, *, budget: int = BUDGET
) -> Layout:
    """The rows of one page of the panel. budget: components that the menus may use."""
    if place.sure is not None and place.menu is not None and place.menu < len(menus):
        return Layout(_confirmation(menus, texts, view, place), 1, False)
    shown = [(k, e) for k, e in enumerate(menus) if place.more or not e.folded]
    single = [(k, e) for k, e in shown if _is_single(e)]
    blocks = [
        _block(k, e, texts, e.seen(view), place, alone=len(shown) - len(single) == 1)
        for k, e in shown
        if not _is_single(e)
    ]
    single.sort(key=lambda found: leads_on(found[1]))  # last
    # Rarely wanted menus, such as giving up, are kept away from the buttons that go on.
    for folded in (False, True):
        these = [(k, e) for k, e in single if e.folded is folded]
        for part in (these[i : i + 5] for i in range(0, len(these), 5)):
            buttons = tuple(_single(k, e, texts, e.seen(view)) for k, e in part)
            hints = _hints([(next(e.menu.every()), e.seen(view)) for _, e in part], texts)
            blocks.append((Caption(hints=hints), buttons) if hints else (buttons,))
    pages = _pages(blocks, budget)
    rows = pages[min(place.page, len(pages) - 1)]
    return Layout(rows, len(pages), any(e.folded for e in menus))


def refusals(menus: Sequence[Entry], texts: Texts[Any], view: Any) -> tuple[str, ...]:
    """Why near misses are not possible: one line per reason with the actions it stops."""
    found: dict[str, list[str]] = {}
    for e in menus:
        for action, reason in e.menu.refused if isinstance(e.menu, Pick) else ():
            stopped = found.setdefault(texts.reason(reason), [])
            name = texts.action(e.seen(view), action)
            if name not in stopped:
                stopped.append(name)
    say, common = BotPanel(texts.language), Common(texts.language)
    return tuple(
        common.labelled(label=_some(say, names), words=why)
        for why, names in islice(found.items(), REFUSALS)
    )


def _some(say: BotPanel, names: Sequence[str]) -> str:
    """The first few names, and how many more there are."""
    named, more = say.language.clauses(names[:NAMED]), len(names) - NAMED
    return say.some_and_more(names=named, count=more) if more > 0 else named


def label_of_answer(layout: Layout, menu: int, entry: Entry, answer: int) -> str:
    """What the control of an answer is called, or that of its group as long as this is not open;
    empty where this page has neither. answer: its place in the menu."""
    found = _label_of(layout, menu, f"a{answer}")
    if found or not isinstance(entry.menu, Pick) or not entry.menu.group_by:
        return found
    for i, (_, members) in enumerate(_groups(entry.menu)):
        if any(place == answer for place, _ in members):
            return _label_of(layout, menu, f"g{i}")
    return ""


def _label_of(layout: Layout, menu: int, token: str) -> str:
    """What the control with a token is called; empty where there is none."""
    for row in layout.rows:
        if isinstance(row, Select):
            parts: Sequence[Button | Option] = row.options if row.menu == menu else ()
        else:
            parts = () if isinstance(row, Caption) else [b for b in row if b.menu == menu]
        for part in parts:
            if part.token == token:
                return part.label
    return ""


def label(texts: Texts[Any], view: Any, action: Action, limit: int) -> str:
    """What choosing an action does, in a length that Discord accepts."""
    return _fit(said(texts, view, action), limit, action.kind.replace("_", " "))


def said(texts: Texts[Any], view: Any, action: Action) -> str:
    """What choosing an action does. Several at once are listed without prices, which may change on
    the way."""
    if not isinstance(action, ActionBatch):
        return texts.action(view, action)
    names = [without_brackets(texts.action(view, part)) for part in action.actions]
    if len(set(names)) == 1:
        return BotPanel(texts.language).times(action=names[0], count=len(names))
    return f"{SEPARATOR} ".join(names)


def hint(texts: Texts[Any], view: Any, action: Action) -> str | None:
    """What it costs or brings."""
    return None if isinstance(action, ActionBatch) else texts.detail(view, action)


@dataclass(frozen=True, slots=True)
class NumberField:
    """One number to be typed: what it is called and its bounds."""

    label: str
    low: int
    high: int


def number_fields(texts: Texts[Any], view: Any, entry: Entry) -> tuple[NumberField, ...]:
    """The number fields that a menu asks for. Raises `InvalidChoice` if it asks for none."""
    menu = entry.menu
    if isinstance(menu, Amount):
        return (NumberField(caption(texts, view, entry), menu.low, menu.high),)
    if not isinstance(menu, Share):
        raise InvalidChoice("this menu asks for no number")
    return tuple(
        NumberField(_fit(texts.item(view, entry.decision, menu, part), 45, part), low, high)
        for part, (low, high) in menu.parts.items()
    )


def caption(texts: Texts[Any], view: Any, entry: Entry) -> str:
    """What a menu is for."""
    if entry.menu.verb == TOGETHER:
        return BotPanel(texts.language).caption_together()
    fallback = entry.menu.verb.replace("_", " ").capitalize()
    return _fit(texts.caption(view, entry.decision, entry.menu), limits.OPTION_LABEL, fallback)


def _confirmation(
    menus: Sequence[Entry], texts: Texts[Any], view: Any, place: PanelState
) -> tuple[Row, ...]:
    assert place.menu is not None
    menu, view = menus[place.menu].menu, menus[place.menu].seen(view)
    if isinstance(menu, Subset):
        action, token = built(menu, ticked(menu, place.chosen)), "k"
    elif isinstance(menu, Share):
        action, token = menu.built(shared(menu, place.chosen)), "k"
    else:
        action, token = nth(menu, place.sure or 0), f"y{place.sure}"
    say = BotPanel(texts.language)
    named = say.sure(action=said(texts, view, action))
    words = _fit(named, limits.BUTTON_LABEL, say.sure_yes())
    yes = Button(words, token, place.menu, "danger")
    detail = hint(texts, view, action)
    if isinstance(menu, Pick) and menu.leftovers and not menu.confirm:
        things = texts.unspent(view, menu.leftovers)
        return (
            Caption(say.still_unused(things=things)),
            (
                Button(words, token, place.menu, "success"),
                Button(Bot(texts.language).go_back(), "b", place.menu),
            ),
        )
    return (
        Caption(say.are_you_sure(), hints=(detail,) if detail else ()),
        (yes, Button(Bot(texts.language).go_back(), "b", place.menu)),
    )


def _is_single(e: Entry) -> bool:
    return answer_count(e.menu) == 1


def _single(k: int, e: Entry, texts: Texts[Any], view: Any) -> Button:
    action = next(e.menu.every())
    style: Style = "secondary" if e.folded else "primary"
    if leads_on(e):
        style = "success"
    if e.menu.confirm:
        style = "danger"
    return Button(_button_words(texts, view, action), "a0", k, style)


def _button_words(texts: Texts[Any], view: Any, action: Action) -> str:
    words = label(texts, view, action, limits.BUTTON_LABEL)
    detail = hint(texts, view, action)
    if not detail or not _fits(words, detail):
        return words
    return f"{words[:-1]}, {detail})" if words.endswith(")") else f"{words} ({detail})"


def _fits(words: str, detail: str) -> bool:
    """Whether a button has room for both."""
    return len(words) + len(detail) + 3 <= limits.BUTTON_LABEL


def _hints(actions: Iterable[tuple[Action, Any]], texts: Texts[Any]) -> tuple[str, ...]:
    """The details that do not fit on the buttons of these answers, equal ones once. Each answer
    comes with the view that words it."""
    found, common = dict[str, str](), Common(texts.language)
    for action, view in actions:
        words = label(texts, view, action, limits.BUTTON_LABEL)
        detail = hint(texts, view, action)
        if detail and not _fits(words, detail):
            found.setdefault(detail, words)
    return tuple(common.labelled(label=words, words=detail) for detail, words in found.items())


def _block(
    k: int, e: Entry, texts: Texts[Any], view: Any, place: PanelState, *, alone: bool
) -> tuple[Row, ...]:
    """The rows of one menu that has more than one answer."""
    inner = place if place.menu == k else PanelState()
    menu = e.menu
    if isinstance(menu, Amount) and not answer_count(menu):
        words = _fit(caption(texts, view, e), 55, menu.verb)
        say = BotPanel(texts.language)
        words = say.caption_between(caption=words, low=menu.low, high=menu.high)
        return ((Button(shorten(words, limits.BUTTON_LABEL), "o", k, "primary"),),)
    if isinstance(menu, Share) and not answer_count(menu):
        return _numbers(k, e, menu, texts, view)
    if isinstance(menu, Subset) and not _lists_answers(e, texts, view):
        return _choice(k, e, texts, view, inner)
    if _ticks_answers(e):
        return (_answers(k, e, texts, view),)
    buttons = _as_buttons(k, e, texts, view)
    if buttons:
        about = "" if alone else caption(texts, view, e)
        hints = _hints([(action, view) for action in menu.every()], texts)
        return (Caption("", about, hints), buttons) if about or hints else (buttons,)
    if isinstance(menu, Pick) and menu.group_by and len(menu.actions) > limits.OPTIONS:
        return (_grouped(k, e, menu, texts, view, inner),)
    return (
        _listed(k, caption(texts, view, e), tuple(enumerate(menu.every())), texts, view, inner),
    )


def _ticks_answers(e: Entry) -> bool:
    """Whether several of the answers of a menu can be ticked at once."""
    return isinstance(e.menu, Pick) and e.menu.multi and answer_count(e.menu) <= limits.OPTIONS


def _answers(k: int, e: Entry, texts: Texts[Any], view: Any) -> Select:
    """A select of answers of which several can be ticked."""
    options = tuple(_option(i, action, texts, view) for i, action in enumerate(e.menu.every()))
    words = BotPanel(texts.language).caption_some(caption=caption(texts, view, e))
    return Select(k, words, options, 1, min(len(options), MOST_TICKS))


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
    if e.menu.confirm:
        style = "danger"
    return tuple(Button(w, f"a{i}", k, style) for i, w in enumerate(words))


def _listed(
    k: int,
    words: str,
    answers: Sequence[tuple[int, Action]],
    texts: Texts[Any],
    view: Any,
    inner: PanelState,
    *,
    back: str | None = None,
) -> Select:
    """A select of answers, on several pages if they are many."""
    room = limits.OPTIONS - (back is not None)
    head = [Option(back, "b")] if back is not None else []
    if len(answers) <= room:
        body = [_option(i, action, texts, view) for i, action in answers]
        return Select(k, words, (*head, *body))
    say = BotPanel(texts.language)
    start, head, tail = _page(say, len(answers), inner.leaf, head)
    body = [_option(i, action, texts, view) for i, action in answers[start : start + PAGE]]
    end = min(start + PAGE, len(answers))
    said = say.caption_page(caption=words, first=start + 1, last=end, count=len(answers))
    return Select(k, said, (*head, *body, *tail))


def _grouped(
    k: int, e: Entry, menu: Pick, texts: Texts[Any], view: Any, inner: PanelState
) -> Select:
    """First the groups; once one is opened, its answers."""
    words = caption(texts, view, e)
    say = BotPanel(texts.language)
    groups = _groups(menu)
    names = [
        _fit(texts.group(view, e.decision, menu, value), limits.OPTION_LABEL, str(value))
        for value, _ in groups
    ]
    if inner.group is not None and inner.group < len(groups):
        _, members = groups[inner.group]
        within = shorten(f"{words}: {names[inner.group]}", 110)
        return _listed(k, within, members, texts, view, inner, back=say.menu_back())
    options = [
        Option(name, f"g{i}", say.choices(count=len(members)))
        for i, (name, (_, members)) in enumerate(zip(names, groups, strict=True))
    ]
    if len(options) <= limits.OPTIONS:
        return Select(k, words, tuple(options))
    start, head, tail = _page(say, len(options), inner.leaf, [])
    end = min(start + PAGE, len(options))
    said = say.caption_page(caption=words, first=start + 1, last=end, count=len(options))
    return Select(k, said, (*head, *options[start:end], *tail))


def _choice(k: int, e: Entry, texts: Texts[Any], view: Any, inner: PanelState) -> tuple[Row, ...]:
    """A multi-select of items; several pages and a button to finish if they are many."""
    menu = e.menu
    assert isinstance(menu, Subset)
    high = min(menu.high, len(menu.items))
    say = BotPanel(texts.language)
    words = _span(say, caption(texts, view, e), menu.low, high)
    options = [
        Option(name, f"i{i}", chosen=bool(inner.chosen >> i & 1))
        for i, name in enumerate(_item_words(e, menu, texts, view))
    ]
    nothing = menu.low == 0 and menu.enough(())
    none = [Button(say.choose_none(), "n", k)] if nothing else []
    if len(options) <= limits.OPTIONS:
        least = max(1, menu.low)
        select = Select(k, words, tuple(options), least, max(high, least))
        return (select, tuple(none)) if none else (select,)
    start = min(inner.leaf, (len(options) - 1) // PAGE) * PAGE
    page = tuple(options[start : start + PAGE])
    chosen = inner.chosen.bit_count()
    turn = [Button(say.items_before(), f"p{start // PAGE - 1}", k)] if start else []
    if start + PAGE < len(options):
        turn.append(Button(say.items_more(), f"p{start // PAGE + 1}", k))
    ready = menu.accepts(built(menu, ticked(menu, inner.chosen)))
    finish = Button(say.choose_these(count=chosen), "k", k, "success" if ready else "primary")
    return (
        Select(k, words, page, 0, min(high, len(page))),
        (*([finish] if chosen else []), *none, *turn),
    )


def _numbers(k: int, e: Entry, menu: Share, texts: Texts[Any], view: Any) -> tuple[Row, ...]:
    """The presets as buttons, and one that opens a window to type all numbers."""
    about = caption(texts, view, e)
    style: Style = "danger" if menu.confirm else "secondary"
    offered = [(i, menu.built(numbers)) for i, numbers in enumerate(menu.presets)]
    likely = [(i, action) for i, action in offered if menu.accepts(action)][:PRESETS]
    presets = [Button(_button_words(texts, view, a), f"s{i}", k, style) for i, a in likely]
    hints = _hints([(action, view) for _, action in likely], texts)
    typing = BotPanel(texts.language).type_the_numbers()
    return (
        Caption("", about, hints),
        (*presets, Button(typing, "o", k, "primary")),
    )


def _option(i: int, action: Action, texts: Texts[Any], view: Any) -> Option:
    detail = hint(texts, view, action)
    return Option(
        label(texts, view, action, limits.OPTION_LABEL),
        f"a{i}",
        shorten(detail, limits.OPTION_DESCRIPTION) if detail else None,
    )


def _page(
    say: BotPanel, count: int, leaf: int, head: list[Option]
) -> tuple[int, list[Option], list[Option]]:
    """Where a page starts, and the options that turn to the page before and after."""
    leaf = min(leaf, (count - 1) // PAGE)
    if leaf:
        head = [*head, Option(say.menu_before(), f"p{leaf - 1}")]
    more = (leaf + 1) * PAGE < count
    return leaf * PAGE, head, [Option(say.menu_more(), f"p{leaf + 1}")] if more else []


def _pages(blocks: Sequence[tuple[Row, ...]], budget: int) -> list[tuple[Row, ...]]:
    """The blocks divided into pages, in order, as many on each as Discord has room for."""
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
    """The items by name; copies are numbered so that they can be told apart."""
    seen: Counter[str] = Counter()
    many = Counter(menu.items)
    say = BotPanel(texts.language)
    words = []
    for item in menu.items:
        seen[item] += 1
        name = _fit(texts.item(view, e.decision, menu, item), limits.OPTION_LABEL - 12, item)
        if many[item] > 1:
            name = say.copy_of_item(item=name, nth=seen[item], count=many[item])
        words.append(shorten(name, limits.OPTION_LABEL))
    return words


def _lists_answers(e: Entry, texts: Texts[Any], view: Any) -> bool:
    """Whether a `Subset` has so few answers that naming each is simpler than ticking items."""
    menu = e.menu
    assert isinstance(menu, Subset)
    few = few_answers(menu)
    all_different = len(set(menu.items)) == len(menu.items)
    if not few or (all_different and min(menu.high, len(menu.items)) > 1):
        return False
    words = [label(texts, view, action, limits.OPTION_LABEL) for action in few]
    return len(set(words)) == len(words)


def _groups(menu: Pick) -> list[tuple[Any, list[tuple[int, Action]]]]:
    """The actions by the value of the field that groups them, in order of appearance."""
    assert menu.group_by is not None
    found: dict[Any, list[tuple[int, Action]]] = {}
    for i, action in enumerate(menu.actions):
        found.setdefault(getattr(action, menu.group_by, None), []).append((i, action))
    return list(found.items())


def _fit(text: str, limit: int, fallback: str) -> str:
    return shorten(text.strip() or fallback or "…", limit)


def _span(say: BotPanel, caption: str, low: int, high: int) -> str:
    """What a menu is for, and how many to choose."""
    if low == high:
        return say.caption_choose(caption=caption, count=low)
    if low <= 1:
        return say.caption_choose_up_to(caption=caption, count=high)
    return say.caption_choose_between(caption=caption, low=low, high=high)
