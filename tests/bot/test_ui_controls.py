"""From decisions to controls and back: everything that can be answered can be reached by pressing,
whatever the shape and size of the menu, and nothing else is accepted."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from bot.panel import controls, reading
from bot.panel.answering import InvalidChoice, answer_count
from bot.panel.controls import Button, Caption, Select
from bot.panel.entries import check_of, entries_of
from bot.panel.reading import AskNumbers, Do, Show
from bot.panel.typed_numbers import numbers_typed
from bot.widgets import limits
from bot.widgets.ids import ControlId, PanelState, base36, parse
from engine.core import (
    Action,
    Amount,
    Decision,
    Menu,
    Pick,
    Reason,
    Rules,
    Share,
    Subset,
)
from render.lang.catalogue.bot_panel import BotPanel
from render.registry import presentation
from render.text.base import Texts
from tests.bot.answers import (
    CITIES,
    DONE,
    TEXTS,
    Bid,
    Build,
    Done,
    Pay,
    Send,
    builds,
    menus,
    reachable,
    show,
    tokens,
    typed,
)


@pytest.mark.parametrize("count", [1, 2, 3, 5, 6, 25, 26, 44, 45, 200])
def test_every_answer_of_a_pick_can_be_reached(count: int) -> None:
    found, _ = reachable(menus(Pick("build", builds(count)), DONE))
    assert set(found) == {*builds(count), Done()}


@pytest.mark.parametrize("pages", [2, 3])
def test_the_last_page_leads_to_no_further_one(pages: int) -> None:
    """Also where the answers fill it to the last place."""
    entries = menus(Pick("build", builds(pages * controls.PAGE)))

    def turning(leaf: int) -> list[str]:
        (select,) = show(entries, PanelState(menu=0, leaf=leaf)).rows
        assert isinstance(select, Select)
        return [option.token for option in select.options if option.token.startswith("p")]

    assert turning(0) == ["p1"]
    assert turning(pages - 1) == [f"p{pages - 2}"]


def test_a_grouped_menu_opens_a_group_first() -> None:
    many = tuple(Build(c, w) for c in CITIES[:30] for w in ("wall", "temple", "market"))
    entries = menus(Pick("build", many, group_by="what"), DONE)
    first = show(entries).rows[0]
    assert isinstance(first, Select)
    assert [o.label for o in first.options] == ["wall", "temple", "market"]
    assert first.options[0].description == "30 choices"
    found, _ = reachable(entries)
    assert set(found) == {*many, Done()}


def test_many_groups_come_on_pages() -> None:
    many = tuple(Build(c, w) for c in CITIES[:70] for w in ("wall", "temple"))
    found, _ = reachable(menus(Pick("build", many, group_by="city")))
    assert set(found) == set(many)


def test_a_few_short_answers_are_buttons_and_more_are_a_menu() -> None:
    (few,) = show(menus(Pick("build", builds(3)))).rows
    assert isinstance(few, tuple)
    assert [b.style for b in few] == ["primary"] * 3
    (many,) = show(menus(Pick("build", builds(6)))).rows
    assert isinstance(many, Select)


def test_the_way_on_is_green_and_last() -> None:
    rows = show(menus(DONE, Pick("train", (Build("roma"),)), Pick("build", builds(9)))).rows
    last = rows[-1]
    assert isinstance(last, tuple)
    assert [(b.label, b.style) for b in last] == [
        ("build roma wall", "primary"),
        ("done", "success"),
    ]


def test_the_way_on_is_last_also_where_more_is_offered_behind_its_question() -> None:
    train, done = menus(Pick("train", (Build("roma"),)), DONE)
    (buttons,) = show((done, train)).rows
    assert isinstance(buttons, tuple)
    assert [b.label for b in buttons] == ["build roma wall", "done"]


def test_the_game_says_which_answer_is_the_way_on_whatever_it_is_called() -> None:
    march = Pick("march", (Build("roma"),), ends_step=True)
    (buttons,) = show(menus(march, Pick("done", (Done(),)))).rows
    assert isinstance(buttons, tuple)
    assert [(b.label, b.style) for b in buttons] == [
        ("done", "primary"),
        ("build roma wall", "success"),
    ]


def test_a_choice_over_several_pages_is_green_when_it_will_do() -> None:
    chips = tuple(f"chip {i:02}" for i in range(40))
    entries = menus(Subset("pay", chips, Pay, "chips", low=2, high=3))
    styles = []
    for chosen in (0b1, 0b11, 0b111, 0b1111):
        _, buttons = show(entries, PanelState(menu=0, chosen=chosen)).rows
        assert isinstance(buttons, tuple)
        styles += [b.style for b in buttons if b.token == "k"]
    assert styles == ["primary", "success", "success", "primary"]


def test_folded_menus_appear_on_demand() -> None:
    entries = menus(
        Pick("build", builds(9)), Pick("coins", builds(8), collapsed=True), asides=[DONE]
    )
    shown = {menu for menu, _ in tokens(show(entries))}
    assert shown == {0}
    assert {menu for menu, _ in tokens(show(entries, PanelState(more=True)))} == {0, 1, 2}
    again = reading.read(entries, PanelState(more=True), None, ["m"], BotPanel())
    assert again == Show(PanelState())


class Detailed(Texts[Any]):
    """A game in which each building is explained, walls at length."""

    def detail(self, view: Any, action: Action) -> str | None:
        match action:
            case Build(city, "wall"):
                return f"{city} is safe " + "from its enemies " * 4
            case Build(city):
                return "a temple"
            case _:
                return None


@pytest.mark.parametrize("n", [1, 3])
def test_what_a_button_has_no_room_for_stands_above_it(n: int) -> None:
    texts = Detailed(["Ann"])
    pick = Pick("build", (*builds(n - 1), Build("roma", "wall")))
    rows = controls.layout(menus(pick, DONE), texts, None, PanelState()).rows
    caption = rows[0]
    assert isinstance(caption, Caption)
    assert len(caption.hints) == n
    assert caption.hints[-1].startswith("build roma wall: roma is safe from its enemies")
    buttons = [b.label for row in rows if isinstance(row, tuple) for b in row]
    assert "build roma wall" in buttons
    temples = menus(Pick("build", (Build("roma", "temple"),)))
    assert [b.label for b in controls.layout(temples, texts, None, PanelState()).rows[0]] == [  # type: ignore[union-attr]
        "build roma temple (a temple)"
    ]


def test_a_grave_answer_is_asked_twice() -> None:
    entries = menus(Pick("build", builds(9)), asides=[Pick("leave", (Done(),), confirm=True)])
    first = reading.read(entries, PanelState(more=True), 1, ["a0"], BotPanel())
    assert isinstance(first, Show)
    (caption, row) = show(entries, first.place).rows
    assert isinstance(caption, Caption)
    assert isinstance(row, tuple)
    assert [(b.label, b.style) for b in row] == [
        ("Yes: done", "danger"),
        ("No, go back", "secondary"),
    ]
    assert reading.read(entries, first.place, 1, [row[0].token], BotPanel()) == Do(Done())
    assert reading.read(entries, first.place, 1, [row[1].token], BotPanel()) == Show(
        PanelState(more=True)
    )


def test_the_second_question_says_what_the_answer_means() -> None:
    """The detail of the answer stands there once more, for it may be why it is asked again."""

    class Warned(Texts[Any]):
        def detail(self, view: Any, action: Action) -> str | None:
            return "No effect: Bob has nothing to lose." if isinstance(action, Build) else None

    texts = Warned(["Ann", "Bob"])
    entries = menus(Pick("build", builds(2), confirm=True))
    first = reading.read(entries, PanelState(), 0, ["a1"], BotPanel())
    assert isinstance(first, Show)
    caption = controls.layout(entries, texts, None, first.place).rows[0]
    assert isinstance(caption, Caption)
    assert caption.hints == ("No effect: Bob has nothing to lose.",)
    assert "Are you sure?" in caption.text


def test_grave_numbers_and_choices_are_asked_twice_too() -> None:
    number = menus(Amount("bid", 1, 99, Bid, "n", confirm=True))
    first = typed(number, "42")
    assert isinstance(first, Show)
    (_, row) = show(number, first.place).rows
    assert isinstance(row, tuple)
    assert reading.read(number, first.place, 0, [row[0].token], BotPanel()) == Do(Bid(42))

    items = tuple("abcdefg")
    choice = menus(Subset("pay", items, Pay, "chips", low=2, high=3, confirm=True))
    chosen = reading.read(choice, PanelState(), 0, ["i1", "i4"], BotPanel())
    assert isinstance(chosen, Show)
    (_, row) = show(choice, chosen.place).rows
    assert isinstance(row, tuple)
    assert reading.read(choice, chosen.place, 0, [row[0].token], BotPanel()) == Do(Pay(("b", "e")))


def test_small_numbers_are_listed_and_big_ones_typed() -> None:
    found, _ = reachable(menus(Amount("bid", 3, 20, Bid, "n")))
    assert found == [Bid(n) for n in range(3, 21)]
    big = menus(Amount("bid", 3, 99, Bid, "n"))
    (row,) = show(big).rows
    assert isinstance(row, tuple)
    assert row[0].label == "Bid (3 to 99)"
    assert reading.read(big, PanelState(), 0, [row[0].token], BotPanel()) == AskNumbers(0)
    assert typed(big, " 99 ") == Do(Bid(99))
    for wrong in ("2", "100", "-5", "four", "", "9" * 30, "4.5", "٣"):
        answer = typed(big, wrong)
        assert isinstance(answer, Show)
        assert answer.note is not None
        assert "3 to 99" in answer.note


def test_few_shares_are_listed_and_many_typed() -> None:
    few = Share("send", {"forest": (0, 2), "mine": (0, 2)}, Send, "workers", low=2)
    found, _ = reachable(menus(few))
    assert found == list(few.every())

    parts = {"forest": (0, 9), "mine": (1, 9)}
    presets = ({"forest": 3, "mine": 1}, {"forest": 9}, {"mine": 4})
    menu = Share("send", parts, Send, "workers", no_more_mines, low=3, presets=presets)
    many = menus(menu)
    (caption, row) = show(many).rows
    assert isinstance(caption, Caption)
    assert isinstance(row, tuple)
    assert [b.label for b in row] == ["send (('forest', 3), ('mine', 1))", "Type the numbers"]
    assert reading.read(many, PanelState(), 0, [row[0].token], BotPanel()) == Do(
        menu.built(presets[0])
    )
    assert reading.read(many, PanelState(), 0, [row[1].token], BotPanel()) == AskNumbers(0)
    assert typed(many, "5", " 2 ") == Do(Send((("forest", 5), ("mine", 2))))
    assert typed(many, "5", "") == Do(Send((("forest", 5), ("mine", 1)))), "empty: the least"
    for said, note in (
        (("5", "0"), "mine: “0” is not a whole number from 1 to 9."),
        (("", "many"), "mine: “many” is not a whole number from 1 to 9."),
        (("1", "1"), "Please choose 3 to 18 in total. You chose 2."),
        (("2", "4"), "That choice is not possible. Please choose again."),
    ):
        answer = typed(many, *said)
        assert isinstance(answer, Show)
        assert answer.note == note
    for token in ("s3", "k", "a999"):
        with pytest.raises(InvalidChoice):
            reading.read(many, PanelState(), 0, [token], BotPanel())
    assert isinstance(reading.read(many, PanelState(), 0, ["s1"], BotPanel()), Show), (
        "a preset that will not do"
    )


def test_the_name_of_a_part_within_a_longer_one_is_not_meant() -> None:
    menu = Share("send", {"mine": (0, 9), "gold mine": (0, 9)}, Send, "workers")
    [entry] = menus(menu)
    for said, meant in (
        ("gold mine 2", {"mine": 0, "gold mine": 2}),
        ("2 gold mine", {"mine": 0, "gold mine": 2}),
        ("mine 1, gold mine 3", {"mine": 1, "gold mine": 3}),
    ):
        assert numbers_typed(entry, menu, TEXTS, None, said) == meant


def test_grave_shares_are_asked_twice() -> None:
    parts = {"forest": (0, 99), "mine": (2, 99), "hill": (0, 9)}
    entries = menus(Share("send", parts, Send, "workers", confirm=True, presets=({"mine": 9},)))
    for first in (
        typed(entries, "98", "3", "7"),
        reading.read(entries, PanelState(), 0, ["s0"], BotPanel()),
    ):
        assert isinstance(first, Show)
        (_, row) = show(entries, PanelState.parse(str(first.place))).rows
        assert isinstance(row, tuple)
        answer = reading.read(entries, first.place, 0, [row[0].token], BotPanel())
        assert isinstance(answer, Do)
        assert str(answer.action.workers) in row[0].label  # type: ignore[attr-defined]
    with pytest.raises(InvalidChoice):
        reading.read(entries, PanelState(menu=0, chosen=100 * 98 * 10), 0, ["k"], BotPanel())


def no_more_mines(numbers: Mapping[str, int]) -> bool:
    return numbers["mine"] <= numbers["forest"]


def chips(menu: Subset, *marks: int) -> tuple[str, ...]:
    return tuple(sorted(menu.items[i] for i in marks))


def test_different_items_are_ticked() -> None:
    menu = Subset("pay", tuple("abcdefgh"), Pay, "chips", low=2, high=3)
    entries = menus(menu)
    (select,) = show(entries).rows
    assert isinstance(select, Select)
    assert (select.low, select.high, len(select.options)) == (2, 3, 8)
    assert reading.read(entries, PanelState(), 0, ["i0", "i3"], BotPanel()) == Do(Pay(("a", "d")))
    answer = reading.read(entries, PanelState(), 0, ["i0"], BotPanel())
    assert isinstance(answer, Show)
    assert answer.note == "Please choose 2 to 3. You chose 1."


def test_a_choice_that_will_not_do_stays_ticked() -> None:
    menu = Subset("pay", tuple("abcdefgh"), Pay, "chips", enough=lambda c: "a" in c, low=1, high=8)
    entries = menus(menu)
    answer = reading.read(entries, PanelState(), 0, ["i1", "i2"], BotPanel())
    assert isinstance(answer, Show)
    assert answer.note == "That choice is not possible. Please choose again."
    (select,) = show(entries, answer.place).rows
    assert isinstance(select, Select)
    assert [o.label for o in select.options if o.chosen] == ["b", "c"]


def test_nothing_can_be_chosen_where_that_will_do() -> None:
    menu = Subset("pay", tuple("abcdefgh"), Pay, "chips", high=8)
    (select, row) = show(menus(menu)).rows
    assert isinstance(select, Select)
    assert select.low == 1
    assert isinstance(row, tuple)
    assert row == (Button("None", "n", 0),)
    assert reading.read(menus(menu), PanelState(), 0, ["n"], BotPanel()) == Do(Pay(()))
    assert reading.read(menus(menu), PanelState(), 0, [], BotPanel()) == Do(Pay(()))


def test_copies_are_counted() -> None:
    menu = Subset("pay", ("gold",) * 9 + tuple("abcdefgh"), Pay, "chips", low=1, high=12)
    (select,) = show(menus(menu)).rows
    assert isinstance(select, Select)
    labels = [o.label for o in select.options]
    assert labels[0] == "gold (1 of 9)"
    assert len(set(labels)) == len(labels)
    picked = reading.read(menus(menu), PanelState(), 0, ["i8", "i0", "i9"], BotPanel())
    assert picked == Do(Pay(("a", "gold", "gold")))


def test_few_ways_to_pay_are_named_one_by_one() -> None:
    menu = Subset("pay", ("gold", "gold", "iron"), Pay, "chips", low=2, high=2)
    found, ticked = reachable(menus(menu))
    assert set(found) == {Pay(("gold", "gold")), Pay(("gold", "iron"))}
    assert not ticked


def test_many_items_are_ticked_page_by_page() -> None:
    items = tuple(f"card {i:02}" for i in range(60))
    menu = Subset("pay", items, Pay, "chips", low=2, high=40)
    entries = menus(menu)
    place = PanelState()
    for leaf, marks in ((0, ["i0", "i21"]), (2, ["i50"]), (0, ["i21"])):
        turned = reading.read(entries, place, 0, [f"p{leaf}"], BotPanel())
        assert isinstance(turned, Show)
        answer = reading.read(entries, turned.place, 0, marks, BotPanel())
        assert isinstance(answer, Show)
        place = answer.place
        (select, _) = show(entries, place).rows
        assert isinstance(select, Select)
        assert [o.token for o in select.options if o.chosen] == marks
    assert reading.read(entries, place, 0, ["k"], BotPanel()) == Do(Pay(("card 21", "card 50")))


def test_many_menus_come_on_pages() -> None:
    entries = menus(*(Pick(f"verb {i}", builds(30)) for i in range(30)), DONE)
    layout = show(entries)
    assert layout.pages > 2
    seen = set()
    for page in range(layout.pages):
        shown = show(entries, PanelState(page=page))
        assert sum(1 if isinstance(r, Caption) else 2 for r in shown.rows) <= controls.BUDGET
        seen |= {menu for menu, _ in tokens(shown)}
    assert seen == set(range(31))
    assert show(entries, PanelState(page=99)) == show(entries, PanelState(page=layout.pages - 1))


@pytest.mark.parametrize(
    ("menu", "token"),
    [
        (0, "a99"),
        (0, "y9"),
        (0, "z1"),
        (0, ""),
        (0, "a-1"),
        (0, "ax"),
        (0, "a²"),
        (7, "a0"),
        (-1, "a0"),
        (0, "o"),
        (0, "k"),
        (1, "i99"),
        (None, "a0"),
        (None, ""),
    ],
)
def test_forged_controls_are_refused(menu: int | None, token: str) -> None:
    entries = menus(Pick("build", builds(3)), Subset("pay", tuple("abcdefgh"), Pay, "chips"))
    with pytest.raises(InvalidChoice):
        reading.read(entries, PanelState(), menu, [token], BotPanel())


def test_two_answers_at_once_are_refused() -> None:
    with pytest.raises(InvalidChoice):
        reading.read(menus(Pick("build", builds(9))), PanelState(), 0, ["a0", "a1"], BotPanel())


def test_the_check_changes_with_the_menus() -> None:
    found = {
        check_of(menus(menu))
        for menu in (
            Pick("build", builds(3)),
            Pick("build", builds(4)),
            Pick("raze", builds(3)),
            Amount("bid", 1, 3, Bid, "n"),
            Amount("bid", 1, 4, Bid, "n"),
            Subset("pay", ("a", "b"), Pay, "chips"),
            Subset("pay", ("a", "c"), Pay, "chips"),
        )
    }
    assert len(found) == 7


def test_near_misses_say_why() -> None:
    refused = tuple((Build(c), Reason(f"reason_{c[-3:]}")) for c in CITIES[:9])
    said = controls.refusals(menus(Pick("build", builds(3), refused=refused)), TEXTS, None)
    assert len(said) == controls.REFUSALS
    assert said[0] == "build city 000 wall: That is not possible: reason 000."


def test_near_misses_with_one_reason_share_a_line() -> None:
    refused = tuple((Build(c), Reason("not_offered")) for c in (*CITIES[:9], CITIES[0]))
    [said] = controls.refusals(menus(Pick("build", builds(3), refused=refused)), TEXTS, None)
    names = "; ".join(f"build {c} wall".replace("_", " ") for c in CITIES[:3])
    assert said.startswith(f"{names} and 6 more: That is not possible now")


class Chatty(Texts[Any]):
    """A game whose every word is too long, and whose groups have no name."""

    def action(self, view: Any, action: Action) -> str:
        return "word " * 60

    def detail(self, view: Any, action: Action) -> str | None:
        return "detail " * 60

    def caption(self, view: Any, decision: Decision, menu: Menu) -> str:
        return "caption " * 60

    def group(self, view: Any, decision: Decision, menu: Menu, value: Any) -> str:
        return ""

    def item(self, view: Any, decision: Decision, menu: Menu, item: str) -> str:
        return "item " * 60


def test_words_are_cut_to_what_discord_takes() -> None:
    many = tuple(Build(c, w) for c in CITIES[:30] for w in ("wall", ""))
    entries = menus(
        Pick("build", builds(30)),
        Pick("build", many, group_by="what"),
        Subset("pay", ("gold",) * 20, Pay, "chips", high=20, enough=lambda c: len(c) != 3),
        Amount("bid", 1, 99, Bid, "n"),
        DONE,
    )
    for row in controls.layout(entries, Chatty(["Ann"]), None, PanelState()).rows:
        if isinstance(row, Select):
            assert 0 < len(row.placeholder) <= limits.PLACEHOLDER
            for o in row.options:
                assert 0 < len(o.label) <= limits.OPTION_LABEL
                assert len(o.description or "") <= limits.OPTION_DESCRIPTION
        elif not isinstance(row, Caption):
            assert all(0 < len(b.label) <= limits.BUTTON_LABEL for b in row)


@pytest.mark.parametrize(
    "place",
    [
        PanelState(),
        PanelState(more=True),
        PanelState(page=3),
        PanelState(more=True, page=2, menu=11, group=0, leaf=4, chosen=1 << 70 | 5, sure=0),
        PanelState(menu=0, chosen=7),
    ],
)
def test_places_are_read_back(place: PanelState) -> None:
    assert PanelState.parse(str(place)) == place
    assert len(str(place)) < 40


@pytest.mark.parametrize(
    "text", ["x", "1.2.3.4.5.6.7.8", "1.a", "0.0.0.0.0.0.x", "0.0.0.0.0.!", "0.-1"]
)
def test_forged_places_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"place|invalid literal"):
        PanelState.parse(text)


def test_ids_are_read_back_and_short() -> None:
    place = PanelState(True, 9, 99, 99, 99, (1 << 100) - 1, 99)
    args = (str(10**9), base36(0xFFFFF), str(place), "99", "a9999")
    longest = ControlId("panel", 10**9, args)
    assert parse(str(longest)) == longest
    assert len(str(longest)) <= limits.CUSTOM_ID
    assert parse("agora:turn:7") == ControlId("turn", 7)
    for foreign in ("", "agora", "agora:turn", "agora:turn:x", "other:turn:7", "agora:turn:7:<>"):
        assert parse(foreign) is None
    with pytest.raises(ValueError, match="no argument"):
        ControlId("undo", 7).number(0)


@pytest.mark.parametrize("seed", range(4))
def test_a_panel_can_say_everything_that_the_toy_game_allows(toy: Rules[Any], seed: int) -> None:
    """Random games: the answers that presses reach are the answers that the rules accept."""
    rng = random.Random(seed)
    texts_of = presentation(toy.meta.key).texts
    step = toy.setup(toy.options.model_validate({"turns": 12}), 2 + seed % 2, seed)
    texts = texts_of([f"Player {i}" for i in range(4)][: toy.seats(step.state)])
    for _ in range(120):
        if not step.decisions:
            break
        decision = rng.choice(step.decisions)
        view = toy.view(step.state, decision.seat)
        entries = entries_of(
            [decision], toy.anytime_actions(step.state, decision.seat), decision.seat
        )
        found, ticked = reachable(entries, texts, view)
        listed = [
            action
            for k, e in enumerate(entries)
            if k not in ticked and answer_count(e.menu)
            for action in e.menu.every()
        ]
        assert all(action in found for action in listed)
        assert all(any(e.menu.accepts(action) for e in entries) for action in found)
        calm = [a for m in decision.menus if not m.confirm for a in m.every()]
        step = toy.apply(step.state, decision.seat, rng.choice(calm or list(decision.every())))
