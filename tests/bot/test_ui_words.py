"""Typed actions, rules by keyword, options, names: words that come from people."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import discord
import pytest
from pydantic import Field

import engine.registry
from bot.features.help import pages as help_pages
from bot.features.help import rulebook
from bot.features.lobby import cog as lobby_cog
from bot.features.lobby import pages as lobby_pages
from bot.features.lobby.cog import read_game, read_options, suggest_options
from bot.features.seats.cog import read_seat
from bot.panel import controls, panel, typed, typed_line
from bot.panel.entries import entries_of
from bot.panel.typed import Unclear, Understood
from bot.widgets import ids, replies, spelling, words
from bot.widgets.ids import ControlId
from bot.widgets.items import Control, Page
from engine.core import Action, Amount, Decision, GameMeta, Options, Pick, Subset
from render.lang.catalogue.bot import Bot
from render.lang.language import ENGLISH
from render.listing import Unlisted
from render.text.base import Texts
from tables.model.errors import BadOptions, UserError
from tables.model.table import Seat, Table
from tests.bot.answers import Bid, Build, Done, Pay
from tests.tables.refused import refused


class Plain(Texts[Any]):
    def action(self, view: Any, action: Action) -> str:
        match action:
            case Build(city, what):
                return f"Build a {what} in {city.title()}"
            case Pay(chips):
                return "Pay " + ", ".join(chips)
            case _:
                return super().action(view, action).capitalize()


TEXTS = Plain(["Ann"])
MENUS = entries_of(
    [
        Decision(
            0,
            "act",
            (
                Pick(
                    "build",
                    tuple(
                        Build(c, w)
                        for c in ("roma", "athenae", "györ", "carthago")
                        for w in ("wall", "temple")
                    ),
                ),
                Amount("bid", 1, 400, Bid, "n"),
                Subset("pay", ("gold",) * 9 + tuple("abcdefgh"), Pay, "chips", low=2, high=9),
                Pick("done", (Done(),), ends_step=True),
            ),
        )
    ],
    (),
    0,
)


def understand(said: str) -> Action | tuple[str, ...]:
    """The action that is understood, or the labels that are offered instead."""
    answer = typed.understand(said, typed.candidates(MENUS, TEXTS, None, said))
    if isinstance(answer, Understood):
        return answer.candidate.action
    return tuple(c.label for c in answer.likely)


@pytest.mark.parametrize(
    ("said", "action"),
    [
        ("Build a wall in Roma", Build("roma")),
        ("build a WALL in roma!", Build("roma")),
        ("roma wall", Build("roma")),
        ("ath tem", Build("athenae", "temple")),
        ("gyor wall", Build("györ")),
        ("bild a temple in cartago", Build("carthago", "temple")),
        ("done", Done()),
        ("bid 377", Bid(377)),
        ("pay gold gold c", Pay(("c", "gold", "gold"))),
    ],
)
def test_what_is_meant_is_understood(said: str, action: Action) -> None:
    assert understand(said) == action


@pytest.mark.parametrize(
    "said", ["wall", "roma", "build", "bid 0", "xyzzy", "sing a song", "", "  ", "🎲"]
)
def test_what_is_not_clear_is_not_guessed(said: str) -> None:
    assert isinstance(understand(said), tuple)


def test_a_number_is_a_whole_word() -> None:
    labels = [f"Take: {name} (one action, space {n})" for n, name in enumerate("abcdefghijklm", 1)]
    found = [typed.Candidate(label, Bid(n), 0, n) for n, label in enumerate(labels, 1)]
    for n in (1, 3, 10, 13):
        answer = typed.understand(f"take {n}", found)
        assert isinstance(answer, Understood)
        assert answer.candidate.action == Bid(n)


def test_a_whole_word_does_not_stand_for_another_that_it_begins() -> None:
    found = [typed.Candidate("Theater the", Bid(1), 0, 0), typed.Candidate("Thebes", Bid(2), 0, 1)]
    answer = typed.understand("the theat", found)
    assert isinstance(answer, Understood)
    assert answer.candidate.action == Bid(1)


def test_what_may_be_meant_is_offered() -> None:
    offered = understand("wall")
    assert offered == tuple(f"Build a wall in {c}" for c in ("Roma", "Athenae", "Györ", "Carthago"))


def test_suggestions_start_with_what_fits() -> None:
    listed = typed.candidates(MENUS, TEXTS, None)
    assert len(typed.suggestions("", listed)) == len(listed)
    assert next(c.label for c in typed.suggestions("temple ro", listed)) == "Build a temple in Roma"
    assert typed.suggestions("zzzzzz", listed) == []


def test_nothing_is_understood_where_nothing_is_possible() -> None:
    assert typed.understand("done", ()) == Unclear("done", ())


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A small rules text."""
    text = (
        "# Game\n\nIntroduction.\n\n## Temples\n\n**GA-1.1** A temple costs six marble.\n"
        "It triples its city.\n\n- one\n- two\n\n**GA-1.2** Town walls cost one marble.\n\n"
        "### War\n\n**GA-2.1** Temples fall with their city.\n\nBetween.\n"
    )
    path = tmp_path / "game.md"
    path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(rulebook, "_file", lambda game: path if game == "game" else None)
    rulebook.paragraphs.cache_clear()
    rulebook._index.cache_clear()
    yield "game"
    rulebook.paragraphs.cache_clear()
    rulebook._index.cache_clear()


def numbers(game: str, keyword: str) -> list[str]:
    return [p.number for p in rulebook.search(game, keyword)]


def test_rules_are_found_by_word_number_and_slip(book: str) -> None:
    assert numbers(book, "temple") == ["GA-1.1", "GA-1.2", "GA-2.1"]
    assert numbers(book, "walls") == ["GA-1.2"]
    assert numbers(book, "ga-2.1") == ["GA-2.1"]
    assert numbers(book, "GA-1") == ["GA-1.1", "GA-1.2"]
    assert numbers(book, "2.1") == ["GA-2.1"]
    assert numbers(book, "1") == ["GA-1.1", "GA-1.2"]
    assert numbers(book, "marbel") == ["GA-1.2", "GA-1.1"] or numbers(book, "marbel") == [
        "GA-1.1",
        "GA-1.2",
    ]
    assert numbers(book, "temple city fall")[0] == "GA-2.1"
    assert numbers(book, "why do temples fall with the dragon?")[0] == "GA-2.1"
    assert numbers(book, "dragon") == []
    assert numbers(book, " !? ") == []


def test_a_paragraph_goes_on_until_the_next_number(book: str) -> None:
    first = rulebook.paragraphs(book)[0]
    assert first.heading == "Temples"
    assert first.text.splitlines()[-2:] == ["- one", "- two"]
    assert rulebook.headings(book) == ["Temples", "War"]
    assert rulebook.paragraphs("another") == ()


class Wishes(Options):
    map: Literal["west", "east"] = Field("west")
    admiral: bool = Field(False)
    turns: int | None = Field(None, ge=1, le=200)
    coins: int = Field(3, ge=1, le=5)


class Wished:
    meta = GameMeta("wished-game", (2,), 1, 10)
    options = Wishes
    settled_later = frozenset({"start_seat"})


class WishedListing(Unlisted):
    def option(self, option: str, /) -> str:
        return {"admiral": "Admirals", "turns": "Turn limit"}.get(option, option)


@pytest.fixture
def wished(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(lobby_cog, "listing", lambda key, language: WishedListing(key))
    monkeypatch.setattr(engine.registry, "rules", lambda key: Wished)
    monkeypatch.setattr(engine.registry, "keys", lambda: ("wished-game",))
    return "wished-game"


def test_options_are_read_as_people_write_them(wished: str) -> None:
    assert read_options(wished, "map=east, admirals = yes; turn limit: 40") == {
        "map": "east",
        "admiral": True,
        "turns": 40,
    }
    assert read_options(wished, "admiral=OFF, turns=none, coins=5") == {
        "admiral": False,
        "turns": None,
        "coins": 5,
    }
    assert read_options(wished, "") == {}
    for wrong in ("colour=red", "map", "=east"):
        with refused(BadOptions, "options map, admiral, turns and coins"):
            read_options(wished, wrong)


def test_options_are_suggested_one_after_the_other(wished: str) -> None:
    assert suggest_options(wished, "ma") == ["map=west", "map=east"]
    assert suggest_options(wished, "map=east, adm") == [
        "map=east, admiral=yes",
        "map=east, admiral=no",
    ]
    assert "coins=5" in suggest_options(wished, "")


def test_options_are_offered_as_they_are_meant(wished: str) -> None:
    found = {c.name: c for c in lobby_pages.choices(wished)}
    assert found["map"].values == ("west", "east")
    assert found["admiral"].values == (True, False)
    assert found["coins"].values == (1, 2, 3, 4, 5)
    turns = found["turns"]
    assert (turns.values, turns.low, turns.high, turns.may_be_none) == ((), 1, 200, True)
    assert lobby_pages.read_value(turns, "many") == "many"


def test_games_and_seats_are_found_by_name(wished: str) -> None:
    assert read_game("Wished game") == read_game("wished-game") == read_game("wish") == wished
    with refused(UserError, "I have Wished game"):
        read_game("chess")
    seats = (Seat(0, 1, "Ann"), Seat(1, None, "Computer", True))
    table = replace(TABLE, seats=seats)
    assert (read_seat(table, "2"), read_seat(table, "computer"), read_seat(table, "ANN")) == (
        1,
        1,
        0,
    )
    with refused(UserError, r"1\. Ann or 2\. Computer"):
        read_seat(table, "3")


TABLE = Table(
    id=1,
    game="wished-game",
    options={},
    guild_id=1,
    channel_id=2,
    host_id=1,
    status="running",
    seats=(),
    version=1,
    seq=0,
    public_seq=0,
    draft_seat=None,
    message_id=None,
    announced_seq=0,
    announced_asked=(),
    created_at=0.0,
    changed_at=0.0,
)


@pytest.mark.parametrize(
    "name",
    [
        "**bold**",
        "_x_",
        "<@123>",
        "<@&1>",
        "@everyone",
        "`code`",
        "[a](https://b.c)",
        "||s||",
        "<#1>",
    ],
)
def test_names_are_harmless(name: str) -> None:
    said = words.harmless(name)
    for active in ("<@", "<#", "@e", "://"):
        assert active not in said.replace("\\<", "")
    assert "[" not in said.replace("\\[", "")
    for mark in "*_`|":
        assert all(said[i - 1] == "\\" for i, c in enumerate(said) if c == mark)


def test_numbers_of_players_are_words() -> None:
    assert words.counts(Bot(), (2,)) == "2"
    assert words.counts(Bot(), (2, 3, 4)) == "2 to 4"
    assert words.counts(Bot(), (2, 4)) == "2 or 4"


def test_old_log_lines_give_way() -> None:
    def earlier(count: int) -> str:
        return Bot().earlier(count=count)

    said = [f"line {i}" for i in range(30)]
    block = words.last_lines(said, 5, 1_000, more=earlier).splitlines()
    assert block[0].endswith("25 earlier, see /game log")
    assert block[-1] == "-# line 29"
    assert len(words.last_lines(["x" * 300] * 9, 9, 700, more=earlier).splitlines()) == 3
    assert words.last_lines([], 5, 100, more=earlier) == ""


def test_missing_permissions_are_named_as_discord_names_them() -> None:
    allowed = discord.Permissions(view_channel=True, send_messages=True, embed_links=True)
    assert replies.missing(allowed, thread=False) == ("Attach Files", "Read Message History")
    allowed.update(attach_files=True, read_message_history=True)
    assert replies.missing(allowed, thread=False) == ()
    assert replies.missing(allowed, thread=True) == ("Send Messages In Threads",)


def test_labels_and_captions_are_made_harmless_where_they_enter_a_message() -> None:
    """They are plain, because menus show them as they are."""
    label = "Attack [win](https://evil.example)"
    said = words.harmless(label)
    assert said != label
    candidate = typed.Candidate(label, Done(), 0, 0)
    assert (candidate.label, candidate.said) == (label, said)
    row = controls.Caption("**Sure?**", about=label, hints=(label,))
    [shown] = panel.rows(controls.Layout((row,), 1, False), lambda menu, token: ControlId("x", 1))
    assert isinstance(shown, discord.ui.TextDisplay)
    assert shown.content == f"**Sure?**\n-# {said}\n-# {said}"


def test_what_is_offered_is_like_what_was_typed() -> None:
    """A score alone is high for sentences that share nothing but a short word."""
    found = [
        typed.Candidate("Take: Frugality (one action, space 2)", Bid(1), 0, 0),
        typed.Candidate("Take: Aristocracy (one action, space 3)", Bid(2), 0, 1),
    ]
    assert typed.suggestions("take arist", found[:1]) == []
    assert typed.understand("take arist", found[:1]) == Unclear("take arist", ())
    assert typed.suggestions("take aritsoc", found) == [found[1]]
    assert typed.unknown("take arist", found[:1]) == ("arist",)


def test_much_that_is_typed_is_cut_before_it_is_compared() -> None:
    assert spelling.heard("\ufdfa" * 90) == spelling.plain("\ufdfa" * 90)[:100].rstrip()
    assert spelling.distinct("a b a c " * 9) == ("a", "b", "c")
    assert len(spelling.distinct(" ".join(map(str, range(50))))) == spelling.MOST_WORDS
    long = "done " * 60
    found = typed.candidates(MENUS, TEXTS, None, long)
    assert typed.understand(long, found) == Unclear(long, ())
    assert len(typed.candidates(MENUS, TEXTS, None, " ".join(map(str, range(1, 300))))) <= 20


def test_rules_are_told_to_players_without_numbers_and_sources() -> None:
    for game in ("tta-new-story", "antike-duellum"):
        for paragraph in rulebook.paragraphs(game):
            said = paragraph.told
            assert not re.search(r"\([A-Z]{2,4}-\d|\*Source:|\*Alternative:|^\*\*[A-Z]{2,4}-", said)
            assert paragraph.number not in paragraph.title
            assert said.count("**") % 2 == 0
    reading = rulebook.numbered("tta-new-story", ["INT-3"])[0]
    assert reading.sort == "reading"
    assert reading.told.startswith("**How much may be paid too much?** Only when no exact layout")
    case = rulebook.numbered("tta-new-story", ["NSC-1"])[0]
    assert case.sort == "case"
    rule = rulebook.numbered("tta-new-story", ["NS-6.4", "NS-99"])
    assert [p.title for p in rule] == ["Corruption"]


def test_worked_cases_come_after_the_rules() -> None:
    for word in ("wonder", "corruption", "pact", "war", "aggression"):
        sorts = [p.sort for p in rulebook.search("tta-new-story", word, 40)]
        assert sorts == sorted(sorts, key=lambda sort: sort == "case")
        assert sorts[0] != "case"


def text_of(page: Page) -> str:
    shown = [i.content for i in page.view.walk_children() if isinstance(i, discord.ui.TextDisplay)]
    return "\n".join(shown)


def ids_of(page: Page) -> list[ControlId]:
    shown: list[Any] = [i.item for i in page.view.walk_children() if isinstance(i, Control)]
    found = [item.custom_id for item in shown]
    return [control for one in found if (control := ids.parse(one)) is not None]


def test_numbers_and_sources_are_one_press_away() -> None:
    found = rulebook.numbered("tta-new-story", ["INT-2", "NS-10.7", "NS-11.2"])
    short = help_pages.rules_page(ENGLISH, "tta-new-story", found, "tokens")
    whole = help_pages.rules_page(ENGLISH, "tta-new-story", found, sources=True)
    assert "Source:" not in text_of(short)
    assert "INT-2" not in text_of(short)
    assert "*Source:*" in text_of(whole)
    assert "INT-2" in text_of(whole)
    assert short.problems() == whole.problems() == []
    controls = [ids_of(page)[0] for page in (short, whole)]
    assert [control.args[:2] for control in controls] == [
        ("tta-new-story", "s"),
        ("tta-new-story", "p"),
    ]
    numbers = [p.number for p in found]
    assert all(list(control.args[2:]) == numbers[: len(control.args) - 2] for control in controls)


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("build bronze x2; end", ["build bronze", "build bronze", "end"]),
        ("Build: Bronze ×2", ["Build: Bronze", "Build: Bronze"]),
        ("pop x 3", ["pop"] * 3),
        ("take max2; x2; d3 by x1", ["take max2", "x2", "d3 by x1"]),
        (" ; ;", []),
    ],
)
def test_an_action_may_be_said_to_be_done_several_times(line: str, parts: list[str]) -> None:
    assert typed_line.parts(line) == parts


def test_a_line_of_actions_is_read_as_it_was_joined() -> None:
    said = ["take homer", "build bronze", "build bronze", "end turn"]
    line = typed_line.joined(said)
    assert line == "take homer; build bronze x2; end turn"
    assert typed_line.parts(line) == said
    assert typed_line.joined([*said, ""]) == "", "not the half of it"


def test_the_answer_stands_before_what_is_doubted() -> None:
    asked = "how many points for most dwarves"
    found = rulebook.search("belfort", asked)
    page = help_pages.rules_page(ENGLISH, "belfort", found, asked, options={}, brief=True)
    told = text_of(page)
    assert told.index("**Points for workers.**") < told.index("Nobody has confirmed")
    assert page.problems() == []
