"""What an answer depends on: the head, the case in figures, what decides, and one's means."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Decision
from engine.games.antike.view import AntikeView, NationView, UnitsView
from render import fonts, phone
from render.blocks import Block, Head, panel, stacked
from render.board.antike import marks
from render.board.antike.phone import marks as small
from render.board.antike.phone import more
from render.board.antike.style import SIDES
from render.board.antike.words import Words
from render.canvas import Canvas, label
from render.fonts import BOLD, MEDIUM
from render.lang.catalogue.antike_question import AntikeQuestion
from render.lang.language import ENGLISH, Language
from render.lang.sentences import yes
from render.phone import FIGURE, GAP, INNER, KEY, MARGIN, TYPE
from render.text.antike import cases, things
from render.text.antike.cases import Siege
from render.theme import ALARM, INK, LINE, MUTED, NOW, PANEL, PAPER, RADIUS, TEXT

_HEAD = Head(164, headline=48, strip=96, left=92, right=24)
_LINE_H, _ROW_H, _CITY_H, _SUM = 74, 80, 124, 104
_SMALLEST = 42
_LEAST_HIGH = 688
"""A client shows no picture well that is wider than 11:7."""


def has_picture(kind: str) -> bool:
    """Whether a question of this kind has a picture."""
    return kind in cases.DRAWN


def compose(
    view: AntikeView,
    decision: Decision,
    players: Sequence[str],
    language: Language = ENGLISH,
    *,
    means: bool = True,
) -> Canvas | None:
    """The picture; None for a question that the table shows best."""
    if not has_picture(decision.kind):
        return None
    return _Sheet(view, decision, players, language, means=means).drawn()


class _Sheet:
    """The blocks of one question, from top to bottom."""

    def __init__(
        self,
        view: AntikeView,
        decision: Decision,
        players: Sequence[str],
        language: Language,
        *,
        means: bool,
    ) -> None:
        self._view, self._decision, self._players = view, decision, players
        self._words, self._say = Words(language), AntikeQuestion(language)
        self._means = means
        self._me = view.nations[decision.seat]
        self._other = view.nations[1 - decision.seat]

    def drawn(self) -> Canvas:
        return stacked([(_HEAD.high, self._head), *self._case()], _LEAST_HIGH)

    def _case(self) -> list[Block]:
        match self._decision.kind:
            case "fortress":
                return self._defence()
            case "casualties":
                return self._losses()
            case "conquest":
                return self._targets()
            case "choose_card":
                return self._cards()
            case "scientia":
                return self._science()
        return self._goods()

    def _head(self, c: Canvas, y: float) -> None:
        """Who is asked for what, in their colour; below on ink what it is about."""
        side = SIDES[self._me.colour]

        def asked(who: str) -> str:
            return self._say.asked(self._decision.kind, player=who)

        _HEAD.draw(c, y, side.fill, side.text, asked, self._players[self._me.seat])
        c.icon("arrow", MARGIN + 48, y + 48, 52, side.text)
        label(c, MARGIN + 24, y + 127, self._about(), (52, 30), INNER - 48, TEXT, "l", MEDIUM)

    def _about(self) -> str:
        facts = self._decision.facts
        return self._say.about(
            self._decision.kind,
            region=self._words.region(str(facts["region"])) if "region" in facts else "",
            other=self._players[self._other.seat],
            field=things.field(str(facts["field"])) if "field" in facts else "",
            count=cases.count(self._view, self._decision),
            reason=str(facts.get("reason", "")),
        )

    # --- One city ---------------------------------------------------------------------------------

    def _defence(self) -> list[Block]:
        """Attacker and city with the parts of their strength, then what each answer leads to."""
        siege = cases.attacked(self._view, self._decision)
        blocks: list[Block] = [
            (206, lambda c, y: self._duel(c, y, siege)),
            self._decides(self._say.fortresses_would_hold(count=siege.saving)),
        ]
        if self._means:
            blocks += [self._answer(siege, n) for n in cases.defences(self._decision)]
        return blocks

    def _duel(self, c: Canvas, y: float, siege: Siege) -> None:
        wide = (INNER - GAP) // 2
        attack = [(kind, getattr(siege.have, kind)) for kind in ("legion", "galley")]
        sides = (
            (self._other, siege.ordinary, [part for part in attack if part[1]]),
            (self._me, siege.need, list(siege.parts)),
        )
        for i, (nation, total, parts) in enumerate(sides):
            x = MARGIN + i * (wide + GAP)
            c.box(x, y, wide, 206, PANEL, SIDES[nation.colour].fill, 5, RADIUS)
            c.spot(f"duel-{nation.seat}", x, y, wide, 206)
            marks.token(c, x + 50, y + 58, 60, SIDES[nation.colour])
            name = self._players[nation.seat]
            phone.player(c, x + 92, y + 58, name, wide - 92 - 150, TEXT, FIGURE, 44)
            c.mid(x + wide - 24, y + 62, str(total), _SUM, TEXT, BOLD, "r")
            gap = min(112, (wide - 24) / max(1, len(parts)))
            for j, (sign, n) in enumerate(parts):
                left = x + 20 + j * gap
                c.spot(f"duel-{nation.seat}.{j}", left - 2, y + 130, gap, 56)
                c.icon(sign, left + 20, y + 158, 40, MUTED)
                c.mid(left + 44, y + 158, _signed(n), TYPE, TEXT, BOLD, "l")

    def _answer(self, siege: Siege, fortresses: int) -> Block:
        def draw(c: Canvas, y: float) -> None:
            panel(c, y, _ROW_H, f"answer-{fortresses}")
            said = self._say.answer_with(count=fortresses)
            label(c, MARGIN + 20, y + _ROW_H / 2, said, (54, 30), 430, TEXT, "l")
            figures = f"{siege.ordinary} : {siege.against(fortresses)}"
            c.mid(MARGIN + 570, y + _ROW_H / 2, figures, 64, TEXT, BOLD)
            self._outcome(c, y + _ROW_H / 2, siege.holds(fortresses))

        return _ROW_H, draw

    def _outcome(self, c: Canvas, y: float, holds: bool) -> None:
        """In a word, a sign and a colour."""
        said = self._say.outcome(yes(holds))
        tone = NOW if holds else ALARM
        taken = label(c, MARGIN + INNER - 20, y, said, (54, 30), 270, tone, "r")
        c.icon("wall" if holds else "general", MARGIN + INNER - 56 - taken, y, 44, tone)

    def _losses(self) -> list[Block]:
        siege = cases.attacked(self._view, self._decision)
        blocks = [self._city(siege), self._decides(self._say.remove_in_all(count=siege.need))]
        if self._means:
            for gone in cases.removals(self._decision):
                blocks.append(self._removal(siege, UnitsView(gone.legions, gone.galleys)))
        return blocks

    def _removal(self, siege: Siege, gone: UnitsView) -> Block:
        """What leaves, and what stays."""

        place = f"removal-{gone.legion}-{gone.galley}"

        def draw(c: Canvas, y: float) -> None:
            middle = y + _ROW_H / 2
            panel(c, y, _ROW_H, place)
            for i, kind in enumerate(("legion", "galley")):
                n = getattr(gone, kind)
                x = MARGIN + 24 + i * 170
                c.spot(f"{place}.{kind}", x, y + 10, 160, _ROW_H - 20)
                c.icon(kind, x + 26, middle, 50, ALARM if n else MUTED)
                c.mid(x + 64, middle, _signed(-n), 64, ALARM if n else MUTED, BOLD, "l")
            said = self._say.stays()
            label(c, MARGIN + 640, middle, said, (TYPE, 30), 220, MUTED, "r", MEDIUM)
            for i, kind in enumerate(("legion", "galley")):
                n = getattr(siege.have, kind) - getattr(gone, kind)
                x = MARGIN + 690 + i * 170
                c.spot(f"{place}.{kind}-left", x, y + 10, 160, _ROW_H - 20)
                c.icon(kind, x + 26, middle, 50, TEXT)
                c.mid(x + 64, middle, str(n), 64, TEXT, BOLD, "l")

        return _ROW_H, draw

    # --- Several cities ---------------------------------------------------------------------------

    def _targets(self) -> list[Block]:
        """The enemy cities in which own units stand, and whether they suffice."""
        blocks = [self._city(siege) for siege in cases.sieges(self._view, self._decision)]
        held = self._other.hand.count(cases.FORTRESS)
        if held:
            name = self._players[self._other.seat]
            blocks.append(self._decides(self._say.holds_fortress(player=name, count=held)))
        if self._means:
            blocks.append(self._hand(self._me))
        return blocks

    def _city(self, siege: Siege) -> Block:
        region = self._view.region(siege.city)
        owner = self._view.nations[1 - self._attacker(siege)]
        mover = self._view.nations[self._attacker(siege)]

        def draw(c: Canvas, y: float) -> None:
            panel(c, y, _CITY_H, f"siege-{siege.city}")
            middle = y + _CITY_H / 2 + 6
            small.city(c, MARGIN + 60, middle, SIDES[owner.colour], region.resource or "marble",
                       siege.need, region.temple, region.wall)  # fmt: skip
            name = self._words.region(siege.city)
            label(c, MARGIN + 160, middle, name, (62, _SMALLEST), 390, TEXT, "l")
            x = MARGIN + 600
            for kind in ("legion", "galley"):
                if getattr(siege.have, kind):
                    found = UnitsView(**{kind: getattr(siege.have, kind)})
                    marks.here(c, f"{kind}.{siege.city}", x, middle)
                    small.units(c, x, middle, SIDES[mover.colour], kind, found, False)
                    x += 106
            self._outcome(c, middle, siege.holds())

        return _CITY_H, draw

    def _attacker(self, siege: Siege) -> int:
        owner = self._view.region(siege.city).owner
        return 1 - (owner or 0)

    # --- Cards ------------------------------------------------------------------------------------

    def _cards(self) -> list[Block]:
        """The open cards with all they do; then what one holds already."""
        blocks = [self._card(one) for one in dict.fromkeys(self._view.row)]
        return [*blocks, self._hand(self._me)] if self._means else blocks

    def _card(self, identity: str) -> Block:
        text = self._words.card_text(identity)
        rows = fonts.wrap(text, TYPE, MEDIUM, INNER - 44)
        high = 76 + 56 * len(rows) + 14

        def draw(c: Canvas, y: float) -> None:
            panel(c, y, high, f"card-{identity}", PAPER)
            name = self._words.marked(self._view, identity)
            c.mid(MARGIN + 22, y + 42, name, 58, INK, BOLD, "l")
            for i, row in enumerate(rows):
                c.mid(MARGIN + 22, y + 100 + 56 * i, row, TYPE, INK, MEDIUM, "l")

        return high, draw

    def _hand(self, nation: NationView) -> Block:
        rows = more.hand_lines(nation, self._words)

        def draw(c: Canvas, y: float) -> None:
            c.box(MARGIN, y, INNER, 24 + 56 * len(rows), PANEL, LINE, 2, RADIUS)
            c.spot(f"hand-{nation.seat}", MARGIN, y, INNER, 24 + 56 * len(rows))
            more.hand(c, MARGIN + 40, y + 40, nation, rows)

        return 24 + 56 * len(rows), draw

    # --- Goods and know-how -----------------------------------------------------------------------

    def _goods(self) -> list[Block]:
        """The rondel and what both have."""
        blocks: list[Block] = [(more.RONDEL_H, lambda c, y: more.rondel(c, y, self._view))]
        return [*blocks, *(self._purse(nation) for nation in (self._me, self._other))]

    def _purse(self, nation: NationView) -> Block:
        def draw(c: Canvas, y: float) -> None:
            panel(c, y, 110, f"purse-{nation.seat}")
            marks.token(c, MARGIN + 54, y + 55, 62, SIDES[nation.colour])
            for i, kind in enumerate(("marble", "iron", "gold", "coin")):
                x = MARGIN + 130 + i * 228
                c.spot(f"purse-{nation.seat}-{kind}", x, y + 5, 220, 100)
                size = 72 if kind == "gold" else 66
                marks.good(c, x + 36, y + 55, size, kind, TEXT if kind == "iron" else INK)
                count = str(getattr(nation.purse, kind))
                c.mid(x + 84, y + 55, count, c.fit(count, KEY, BOLD, 134, TYPE), TEXT, BOLD, "l")

        return 110, draw

    def _science(self) -> list[Block]:
        """Prices of know-how and who has it; then what one has to pay with and to recruit."""
        blocks = [self._know_how(i) for i in range(len(self._view.know_how))]
        return [*blocks, self._purse(self._me), self._forces()] if self._means else blocks

    def _know_how(self, i: int) -> Block:
        known = self._view.know_how[i]

        def draw(c: Canvas, y: float) -> None:
            middle = y + _ROW_H / 2
            panel(c, y, _ROW_H, f"know-how-{known.id}")
            c.mid(MARGIN + 20, middle, self._words.know_how(known.id), TYPE, TEXT, BOLD, "l")
            note = self._words.note(known.id)
            label(c, MARGIN + 320, middle, note, (TYPE, 24), INNER - 320 - 190, MUTED, "l", MEDIUM)
            for j, nation in enumerate(self._view.nations):
                at = MARGIN + INNER - 130 + 80 * j
                c.spot(f"known-{nation.seat}-{known.id}", at - 36, y + 4, 72, _ROW_H - 8)
                more.price(c, at, middle, known, nation)

        return _ROW_H, draw

    def _forces(self) -> Block:
        def draw(c: Canvas, y: float) -> None:
            panel(c, y, _ROW_H, "forces")
            places = (
                ("box", self._say.box(), self._me.box),
                ("supply", self._say.supply(), self._me.supply),
            )
            for i, (place, word, found) in enumerate(places):
                x, middle = MARGIN + 20 + i * (INNER // 2), y + _ROW_H / 2
                label(c, x, middle, word, (TYPE, 24), 170, MUTED, "l", MEDIUM)
                for j, kind in enumerate(("legion", "galley")):
                    at = x + 190 + j * 150
                    c.spot(f"{place}-{self._me.seat}.{kind}", at, y + 6, 140, _ROW_H - 12)
                    c.icon(kind, at + 24, middle, 48, TEXT)
                    count = str(getattr(found, kind))
                    c.mid(at + 58, middle, count, FIGURE, TEXT, BOLD, "l")

        return _ROW_H, draw

    def _decides(self, said: str) -> Block:
        """The line that decides, in gold."""

        def draw(c: Canvas, y: float) -> None:
            panel(c, y, _LINE_H, "decides", NOW)
            label(c, MARGIN + 22, y + _LINE_H / 2, said, (54, 30), INNER - 44, INK, "l")

        return _LINE_H, draw


def _signed(n: int) -> str:
    """With a real minus sign."""
    return str(n) if n >= 0 else f"\u2212{-n}"
