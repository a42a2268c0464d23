"""Pictures of the questions of Belfort: what an answer hangs on, and nothing that is secret."""

from __future__ import annotations

import ast
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from engine.core import Decision, Fact, Menu, Pick, Share, Subset
from engine.games.belfort import frames
from engine.games.belfort.actions import (
    Activate,
    BuildWall,
    BuyCard,
    Design,
    Discard,
    EndTurn,
    Exchange,
    Hire,
    KeepCards,
    LockGnome,
    Mark,
    NeutralBuild,
    Pass,
    PayDesign,
    Place,
    PlaceDwarf,
    RecruitWorker,
    RevealCard,
    Rob,
    Send,
    Skip,
    SwapCrest,
    TakeCard,
)
from engine.games.belfort.components import BUILDINGS, GUILDS
from engine.games.belfort.frames.effects import designed_costs
from engine.games.belfort.goods import DISTRICT_IDS, WORKERS, Goods
from engine.games.belfort.rules import RULES
from engine.games.belfort.view import BelfortView, SymbolView
from engine.selfplay import walk
from render.board.belfort import PAINTER, question
from render.board.belfort.marks import DOUBT
from render.board.belfort.words import Words
from render.canvas import Canvas
from render.lang.catalogue.belfort_pictures import BelfortPictures
from render.lang.language import ENGLISH, Language
from render.phone import IN_A_CARD, SEEN
from render.phone import WIDTH as PHONE
from render.text.base import ALT
from render.text.belfort import TEXTS
from render.theme import NOW
from tests.render.belfort_tables import LEAST_FIGURES, NAMES, crowded, is_name, views
from tests.render.lang.pseudo import PSEUDO
from tests.render.legibility import PIXELS, written

JOINTS = {"\u2013", "/", "?"}
FIVE, TWO, CROWD = views(5)[3], views(2)[3], crowded(5)
COSTS = dict(FIVE.building_costs)


def ask(kind: str, *menus: Menu, seat: int = 1, **facts: Fact) -> Decision:
    return Decision(seat, kind, menus, facts)


def seen_by(view: BelfortView, seat: int, **changes: object) -> BelfortView:
    """The position as a seat knows it that is to answer, with the hand of the first seat."""
    cards = view.players[0].cards or tuple(list(BUILDINGS)[:5])
    players = tuple(replace(p, cards=cards if p.seat == seat else ()) for p in view.players)
    return replace(view, viewer=seat, mover=seat, players=players, **changes)  # type: ignore[arg-type]


def with_guild(view: BelfortView, guild: str) -> BelfortView:
    return replace(view, districts=(replace(view.districts[0], guild=guild), *view.districts[1:]))


def halves(view: BelfortView) -> BelfortView:
    """Somebody has one half of a Gatehouse."""
    symbols = tuple(
        replace(s, owner=1 if s.id == "gatehouse_d1_d2_in_d2" else s.owner) for s in view.symbols
    )
    return replace(view, symbols=symbols)


def keep(cards: tuple[str, ...]) -> KeepCards:
    return KeepCards(cards)


def discard(cards: tuple[str, ...]) -> Discard:
    return Discard(cards)


def send(parts: tuple[tuple[str, int], ...]) -> Send:
    return Send(parts)


PLACE = Pick("place", (Place("guild_d2", "elf"), Place("kings_camp", "elf")), group_by="plank")
PASS = Pick("pass", (Pass(),))
ACT = (
    Pick("activate", (Activate("guild_d1"),)),
    Pick("wall", (BuildWall("d1"),)),
    Pick("hire", (Hire("pub_1"),)),
    Pick("card", (BuyCard(None),)),
    Pick("end_turn", (EndTurn(),)),
)
WAYS = tuple(PayDesign(cost) for cost in designed_costs(COSTS["keep"], Goods(9, 9, 9, 9)))
LOOT = tuple(Rob(((0, Goods(gold=n)),)) for n in (1, 2))
SHOWN = tuple((seat, kind) for seat, kind in zip((0, 2, 3, 4), BUILDINGS, strict=False))
MANY = tuple(CROWD.players[0].cards)
QUESTIONS: dict[str, tuple[BelfortView, Decision]] = {
    "choose_cards": (
        seen_by(views(5)[0], 0),
        ask("choose_cards", Subset("keep", views(5)[0].players[0].cards, keep, "cards", low=3,
                                   high=3), seat=0, count=3),
    ),
    "choose_dwarf": (
        seen_by(views(2)[0], 0),
        ask("choose_dwarf", Pick("dwarf", tuple(map(PlaceDwarf, DISTRICT_IDS))), seat=0,
            neutral=0),
    ),
    "placement": (seen_by(FIVE, 1, phase="placement"), ask("placement", PLACE, PASS, round=5)),
    "placement, crowded": (seen_by(CROWD, 1), ask("placement", PLACE, PASS, round=5)),
    "placement, two": (seen_by(TWO, 1, phase="placement"), ask("placement", PLACE, PASS, round=5)),
    "send_rest": (
        seen_by(FIVE, 1),
        ask("send_rest", Share("send", {"elf_mine": (0, 3)}, send, "areas", low=3, high=3),
            worker="elf", count=3),
    ),
    "send_rest, crowded": (
        seen_by(CROWD, 1),
        ask("send_rest", Share("send", {"master_elf_mine": (0, 5)}, send, "areas", low=5, high=5),
            worker="master_elf", count=5),
    ),
    "swap_crests": (
        replace(seen_by(CROWD, 1, phase="collection", shut=(3,)), mover=0),
        ask("swap_crests", Pick("swap", (SwapCrest(0), SwapCrest(None))), crest=2,
            crests=(1, 2, 3, 4, 5)),
    ),
    "swap_crests, two": (
        seen_by(TWO, 1, phase="collection"),
        ask("swap_crests", Pick("swap", (SwapCrest(0), SwapCrest(None))), crest=2, crests=(1, 2)),
    ),
    "actions": (seen_by(FIVE, 1, phase="actions"), ask("actions", *ACT, purchases=1, sales=0)),
    "actions, crowded": (
        seen_by(
            replace(CROWD, districts=tuple(replace(d, owner=None) for d in CROWD.districts)),
            1, phase="actions", guilds=tuple(replace(p, seat=1) for p in CROWD.guilds),
        ),
        ask("actions", *ACT, purchases=4, sales=4),
    ),
    "discard_cards": (
        seen_by(FIVE, 1),
        ask("discard_cards", Subset("discard", FIVE.players[0].cards, discard, "cards", low=1,
                                    high=1), count=1),
    ),
    "discard_cards, crowded": (
        seen_by(CROWD, 1),
        ask("discard_cards", Subset("discard", MANY, discard, "cards", low=7, high=7), count=7),
    ),
    "choose_recruit": (
        seen_by(CROWD, 1),
        ask("choose_recruit",
            Pick("recruit", (*map(RecruitWorker, WORKERS), LockGnome("market_1"))),
            source="recruiters"),
    ),
    "choose_recruit, tower": (
        seen_by(CROWD, 1),
        ask("choose_recruit", Pick("recruit", (LockGnome("market_1"),)), source="tower"),
    ),
    "choose_half": (
        seen_by(halves(FIVE), 1),
        ask("choose_half", Pick("mark", (Mark("gatehouse_d1_d2_in_d1"),))),
    ),
    "choose_design": (
        seen_by(FIVE, 1),
        ask("choose_design", Pick("design", (Design("pub", "d1"), Design("guild", "d2")),
                                  group_by="building"), Pick("skip", (Skip("design"),))),
    ),
    "choose_design, crowded": (
        seen_by(CROWD, 1),
        ask("choose_design", Pick("design", (Design("wall", "d1"),), group_by="building")),
    ),
    "pay_architects": (
        seen_by(CROWD, 1),
        ask("pay_architects", Pick("pay", WAYS), building="keep", place="d4"),
    ),
    "pay_architects, gatehouse": (
        seen_by(FIVE, 1),
        ask("pay_architects", Pick("pay", WAYS[:2]), building="gatehouse",
            place="gatehouse_d2_d3_in_d2"),
    ),
    "pay_architects, guild": (
        seen_by(FIVE, 1),
        ask("pay_architects", Pick("pay", WAYS[:1]), building="guild", place="d3"),
    ),
    "choose_loot": (
        seen_by(with_guild(CROWD, "thieves"), 1),
        ask("choose_loot", Pick("rob", LOOT), Pick("skip", (Skip("loot"),)), source="thieves"),
    ),
    "choose_loot, bandits": (
        seen_by(with_guild(CROWD, "bandits"), 1),
        ask("choose_loot", Pick("rob", LOOT), source="bandits"),
    ),
    "choose_exchange": (
        seen_by(CROWD, 1),
        ask("choose_exchange", Pick("exchange", (Exchange("pub_d1", "pub_d2"),), group_by="first")),
    ),
    "choose_arrival": (
        seen_by(TWO, 1),
        ask("choose_arrival", Pick("mark", (Mark("gatehouse_d1_d2_in_d1"),
                                            Mark("gatehouse_d1_d2_in_d2"))), owner=-2,
            site="gatehouse_d1_d2"),
    ),
    "show_cards": (
        replace(seen_by(FIVE, 4), mover=1),
        ask("show_cards", Pick("reveal", tuple(map(RevealCard, FIVE.players[0].cards))), seat=4,
            by=1),
    ),
    "take_shown": (
        seen_by(FIVE, 1, shown=SHOWN),
        ask("take_shown", Pick("take", tuple(TakeCard(*one) for one in SHOWN))),
    ),
    "choose_neutral_card": (
        seen_by(TWO, 1),
        ask("choose_neutral_card",
            Pick("card", (*map(NeutralBuild, TWO.display), NeutralBuild(None))), neutral=1),
    ),
    "choose_neutral_site": (
        seen_by(TWO, 1),
        ask("choose_neutral_site", Pick("mark", (Mark("library_d3"),)), neutral=0,
            building="library"),
    ),
    "choose_neutral_site, gatehouse": (
        seen_by(crowded(2), 1),
        ask("choose_neutral_site", Pick("mark", (Mark("gatehouse_d1_d2_in_d1"),)), neutral=1,
            building="gatehouse"),
    ),
}  # fmt: skip
TURNS = ("placement", "actions")
each = pytest.mark.parametrize("name", list(QUESTIONS))


def sheet(
    name: str, language: Language = ENGLISH, *, means: bool = True, knowing: bool = True
) -> Canvas | None:
    """The picture. knowing: drawn from the view and the decision of the one who is asked."""
    view, decision = QUESTIONS[name]
    if not knowing:
        players = tuple(replace(player, cards=()) for player in view.players)
        view, decision = replace(view, viewer=None, players=players), replace(decision, menus=())
    names = NAMES[: len(view.players)]
    return question.compose(question.Case(view, decision, names, Words(language), means))


def apart(one: Image.Image, two: Image.Image) -> int:
    """So many pixels differ, or all of them where the sizes do."""
    if one.size != two.size:
        return one.width * one.height
    difference = ImageChops.difference(one.convert("RGB"), two.convert("RGB")).convert("L")
    return one.width * one.height - difference.histogram()[0]


@each
@pytest.mark.parametrize("means", [True, False])
@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
def test_nothing_is_cut(name: str, means: bool, language: Language) -> None:
    c = sheet(name, language, means=means)
    if c is None:
        assert name.split(",")[0] in TURNS
        assert not means
        return
    assert c.cut == []
    assert c.image.width == PHONE
    assert c.image.width * 7 <= c.image.height * 11, "no wider than a client shows"
    assert c.image.height <= c.image.width * (1.75 if means else 1.35)


@each
def test_every_text_can_be_read_on_a_phone(name: str) -> None:
    with written() as found:
        sheet(name)
    small = [
        (one.text, one.size)
        for one in found
        if one.text not in JOINTS
        and one.pixels(PHONE, SEEN) < PIXELS
        and not (one.size >= LEAST_FIGURES and not any(c.islower() for c in one.text))
        and not is_name(one.text)
    ]
    assert small == []
    assert found[0].pixels(PHONE, IN_A_CARD) >= PIXELS, "who is asked can be read in a card"


@each
def test_the_public_picture_is_drawn_from_what_everybody_knows(name: str) -> None:
    known, public = sheet(name, means=False), sheet(name, means=False, knowing=False)
    assert (known and known.image.tobytes()) == (public and public.image.tobytes())


@pytest.mark.parametrize("name", ["choose_cards", "discard_cards", "show_cards"])
def test_a_hand_is_for_its_owner_alone(name: str) -> None:
    """BF-15.1: other cards change the picture of the owner, and not that of everybody."""
    view, decision = QUESTIONS[name]
    other = tuple(
        replace(p, cards=tuple(reversed(BUILDINGS))[: len(p.cards)]) for p in view.players
    )
    both = (view, replace(view, players=other))
    mine, theirs = (PAINTER.question(v, decision, NAMES) for v in both)
    public, same = (PAINTER.question(v, decision, NAMES, means=False) for v in both)
    assert mine is not None
    assert theirs is not None
    assert public is not None
    assert same is not None
    assert apart(mine, theirs) > 1000
    assert public.tobytes() == same.tobytes()


@pytest.mark.parametrize("name", TURNS)
def test_who_waits_for_a_turn_sees_the_table(name: str) -> None:
    view, decision = QUESTIONS[name]
    assert PAINTER.question(view, decision, NAMES) is not None
    assert PAINTER.question(view, decision, NAMES, means=False) is None


@pytest.mark.parametrize("name", ["swap_crests", "show_cards"])
def test_the_one_who_is_asked_heads_the_picture(name: str) -> None:
    """Not the one whose turn it is."""
    view, decision = QUESTIONS[name]
    assert view.mover != decision.seat
    with written() as found:
        sheet(name, means=False)
    assert found[0].text.startswith(NAMES[decision.seat][:4])


@pytest.mark.parametrize("name", ["choose_design", "pay_architects", "placement"])
def test_what_can_be_chosen_is_marked(name: str) -> None:
    view, decision = QUESTIONS[name]
    none = replace(decision, menus=())
    drawn = [PAINTER.question(view, one, NAMES[: len(view.players)]) for one in (decision, none)]
    shown, bare = (image for image in drawn if image is not None)
    assert apart(shown, bare) > 1000


@pytest.mark.parametrize("guild", list(GUILDS))
def test_every_guild_shows_what_it_does(guild: str) -> None:
    view, decision = QUESTIONS["placement"]
    one = replace(view, districts=tuple(replace(d, guild=guild) for d in view.districts))
    c = question.compose(question.Case(one, decision, NAMES, Words(), True))
    assert c is not None
    assert c.cut == []


def kinds_asked() -> set[str]:
    """The kinds of all decisions, read off the frames."""
    folder = Path(next(iter(frames.__path__)))
    found = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and any(
                isinstance(part, ast.FunctionDef) and part.name == "ask" for part in node.body
            ):
                found |= {
                    part.value.value
                    for part in node.body
                    if isinstance(part, ast.AnnAssign)
                    and isinstance(part.target, ast.Name)
                    and part.target.id == "kind"
                    and isinstance(part.value, ast.Constant)
                    and isinstance(part.value.value, str)
                }
    return found


def test_every_kind_of_question_has_a_picture_and_an_example() -> None:
    families = BelfortPictures.FAMILIES
    assert set(question.TEMPLATES) == kinds_asked()
    assert set(families["asked"]) == set(question.TEMPLATES)
    assert {*families["about"], *TURNS} == set(question.TEMPLATES)
    assert {decision.kind for _, decision in QUESTIONS.values()} == set(question.TEMPLATES)
    assert PAINTER.question(FIVE, ask("nothing_there_is"), NAMES) is None


@cache
def real(seats: int) -> dict[str, tuple[BelfortView, BelfortView, Decision]]:
    """A question of each kind of a random game: as its seat sees it, and as everybody does."""
    return {
        d.kind: (RULES.view(ply.step.state, d.seat), RULES.view(ply.step.state, None), d)
        for ply in walk(RULES, RULES.options(), seats, 4)
        for d in ply.step.decisions
    }


@pytest.mark.sliced(10)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_questions_of_real_games_are_drawn(seats: int) -> None:
    for kind, (own, public, decision) in real(seats).items():
        names = NAMES[:seats]
        assert PAINTER.question(own, decision, names) is not None
        bare = replace(decision, menus=())
        known = PAINTER.question(own, decision, names, means=False)
        told = PAINTER.question(public, bare, names, means=False)
        assert (known and known.tobytes()) == (told and told.tobytes()), kind
        assert (told is None) == (kind in TURNS)


@each
def test_words_say_what_the_picture_shows(name: str) -> None:
    """The alternative text of everybody tells nothing of the hand of the one who is asked."""
    view, decision = QUESTIONS[name]
    texts = TEXTS(NAMES[: len(view.players)])
    players = tuple(replace(player, cards=()) for player in view.players)
    public, bare = replace(view, viewer=None, players=players), replace(decision, menus=())
    told = texts.question_alt(view, decision, means=False)
    assert told == texts.question_alt(public, bare, means=False)
    assert NAMES[decision.seat] in told
    assert len(told) <= ALT
    assert len(texts.question_alt(view, decision)) <= ALT


@pytest.mark.rule("BF-2.5")
@each
def test_marks_of_doubt_are_explained(name: str) -> None:
    view, decision = QUESTIONS[name]
    texts = TEXTS(NAMES[: len(view.players)])
    for means in (True, False):
        with written() as found:
            sheet(name, means=means)
        marked = DOUBT in [one.text for one in found]
        said = texts.question_alt(view, decision, means=means)
        assert not marked or "(?)" in said


def test_a_card_without_a_free_site_is_not_golden() -> None:
    """BF-8.1: it cannot be built, however rich its owner is."""

    def golden(symbols: tuple[SymbolView, ...]) -> int:
        view, decision = QUESTIONS["actions, crowded"]
        c = question.compose(
            question.Case(replace(view, symbols=symbols), decision, NAMES, Words(), True)
        )
        assert c is not None
        return sum(n for n, colour in c.image.getcolors(1 << 16) or () if colour == NOW)

    full = QUESTIONS["actions, crowded"][0].symbols
    assert golden(tuple(replace(s, owner=None) for s in full)) > golden(full) + 10_000
