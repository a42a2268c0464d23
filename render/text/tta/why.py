"""Why a turn is good, in the game's own terms and from views alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from engine.games.tta.actions import (
    CopyTactic,
    DeclareWar,
    DropOut,
    EndTurn,
    PlayAggression,
    PlayLeader,
    PlayTactic,
    Populate,
    PrepareEvent,
    Take,
)
from engine.games.tta.cards.model import for_players
from engine.games.tta.query.production import Preview
from engine.games.tta.view import CivView, View
from render.hints import LATE, Followed, Reason
from render.text.tta.words import Words

SOON = 4
"""A technology that can be paid in no more than so many turns is spoken of."""
FEW = 2
"""With fewer happy faces to spare, another one is spoken of."""
LATEST = 3
"""The age in which nobody knows how many turns are left."""
MADE = (
    ("culture_rate", "culture"),
    ("science_rate", "science"),
    ("resources_rate", "resources"),
    ("food_rate", "food"),
)
"""What is made every turn: the part of the worth, and the good."""


class Why:
    """Finds reasons for a plan."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words, self._names = words, names

    def reasons(self, plan: Followed[View]) -> Iterator[Reason]:
        """What speaks for a plan, the most telling first."""
        start, end = plan.start, _end(plan)
        if start.viewer is None:
            return
        for view, action in plan.steps:
            yield from self._political(view, action)
        yield from self._troubles(start.preview, end.preview)
        yield from self._wonders(plan, end)
        yield from self._scored(plan, end)
        yield from self._made(start, end)
        yield from self._actions(start, end)
        yield from self._strength(plan, start, end)
        yield from self._content(start, end)
        if not _is_last(end):
            yield from self._affordable(start, end)
            yield from self._taken(plan)
            yield from self._waiting(plan, end)
            yield from self._drawn(plan, end)

    # ----------------------------------------------------------------------------- the whole turn

    def _troubles(self, before: Preview | None, after: Preview | None) -> Iterator[Reason]:
        """What would have gone wrong at the end of this turn."""
        if before is None or after is None:
            return
        if before.uprising and not after.uprising:
            yield Reason("uprising", "")
            return
        if before.famine > after.famine:
            yield Reason("famine", "", count=before.famine - after.famine)
        if before.corruption > after.corruption:
            yield Reason("corruption", "", count=after.corruption, other=before.corruption)

    def _scored(self, plan: Followed[View], end: View) -> Iterator[Reason]:
        """Culture of this turn that comes neither from a wonder nor from an event."""
        if any(isinstance(action, PrepareEvent) for action in plan.actions):
            return
        culture = _own(end).culture - _own(plan.start).culture
        culture -= sum(_completed(plan, end).values())
        if culture > 0:
            yield Reason("scores", "culture", count=culture)

    def _made(self, start: View, end: View) -> Iterator[Reason]:
        """What is made every turn, where it is more than before."""
        for part, good in MADE:
            before, after = _made(_own(start), good), _made(_own(end), good)
            if after > before:
                yield Reason(f"makes_{good}", part, count=after, other=before)

    def _actions(self, start: View, end: View) -> Iterator[Reason]:
        before, after = _own(start), _own(end)
        if after.ca_total > before.ca_total:
            yield Reason("civil", "actions", count=after.ca_total, other=before.ca_total)
        elif after.ma_total > before.ma_total:
            yield Reason("military", "actions", count=after.ma_total, other=before.ma_total)

    def _strength(self, plan: Followed[View], start: View, end: View) -> Iterator[Reason]:
        """Your strength against that of the strongest of the others."""
        before, after = _own(start).strength, _own(end).strength
        rival = _strongest(end)
        tactic = any(isinstance(action, PlayTactic | CopyTactic) for action in plan.actions)
        if rival is None or after <= before:
            if tactic and after == before and rival is not None:
                yield Reason("tactic_idle", LATE, count=after)
            return
        code = "ahead" if after > rival.strength else "behind"
        code = "level" if after == rival.strength else code
        who = self._names[rival.seat]
        yield Reason(f"strength_{code}", "strength", 0, after, rival.strength, who=who)

    def _content(self, start: View, end: View) -> Iterator[Reason]:
        before, after = _own(start).discontent, _own(end).discontent
        if after < before:
            yield Reason("content", "happiness", count=after, other=before)
        faces, needed = _own(end).happiness, _own(end).required
        scarce = _own(start).happiness < needed + FEW
        if scarce and faces > _own(start).happiness and after == before == 0:
            yield Reason("faces", "happiness", count=faces, other=needed)

    # ------------------------------------------------------------------------------------ wonders

    def _wonders(self, plan: Followed[View], end: View) -> Iterator[Reason]:
        """What a wonder still asks for, or brings now that it stands."""
        start = plan.start
        done = _completed(plan, end)
        for wonder, culture in done.items():
            code = "wonder_scores" if culture > 0 else "wonder_done"
            yield Reason(code, "", count=culture, thing=self._words.card(wonder))
        own = _own(end)
        if done or own.wonder is None or _is_last(end):
            return
        stages = self._words.cards[own.wonder].stages[own.stages :]
        name = self._words.card(own.wonder)
        before = _own(start)
        if own.stages > (before.stages if before.wonder == own.wonder else 0):
            made = own.resources_made
            yield Reason("wonder_left", "wonder", made, len(stages), sum(stages), thing=name)
        elif before.wonder is None:
            yield Reason("wonder_taken", "wonder", 0, len(stages), sum(stages), thing=name)

    # -------------------------------------------------------------------------------------- cards

    def _affordable(self, start: View, end: View) -> Iterator[Reason]:
        """The dearest technology of the hand that can soon be paid and could not before."""
        own, gain = _own(end), _science(end)
        soon = [
            (price, card)
            for card, price in own.develop_prices
            if own.science < price <= own.science + SOON * gain
        ]
        if not soon or not gain:
            return
        price, card = max(soon)
        turns = -(-(price - own.science) // gain)
        if turns > 1 and end.age >= LATEST:
            return
        known = card in dict(_own(start).develop_prices)
        before, slower = _own(start).science, _science(start)
        if known and slower and -(-(price - before) // slower) <= turns:
            return
        code = "affords" if turns == 1 else "affords_later"
        science = own.science + gain if turns == 1 else gain
        name = self._words.card(card)
        yield Reason(code, "technologies", turns, science, price, thing=name)

    def _taken(self, plan: Followed[View]) -> Iterator[Reason]:
        """Cards that would soon be gone, and those that can be played later only."""
        elected = any(isinstance(action, PlayLeader) for action in plan.actions)
        for view, action in plan.steps:
            if not isinstance(action, Take):
                continue
            name, card = self._words.card(action.card), self._words.cards[action.card]
            cleared = for_players(self._words.board.row.cleared, len(view.players))
            if action.slot < cleared:
                yield Reason("row_leaves", "cards", thing=name)
            elif card.kind == "leader" and _own(view).leader is None and not elected:
                yield Reason("leader_wanted", "cards", thing=name)
            elif card.kind == "action":
                yield Reason("action_later", LATE, thing=name)
        for view, action in plan.steps:
            if isinstance(action, PlayLeader) and _own(view).leader is None:
                yield Reason("leader", "cards", thing=self._words.card(action.card))

    # ------------------------------------------------------------------------------ what is to come

    def _waiting(self, plan: Followed[View], end: View) -> Iterator[Reason]:
        """A new worker who has no work yet, and the resources of the next turn."""
        own, made = _own(end), end.preview
        populated = any(isinstance(action, Populate) for action in plan.actions)
        if made is not None and populated and own.idle > 0 and not made.uprising:
            resources = own.resources + made.resources - made.corruption
            yield Reason("waits", "workers", count=own.idle, other=max(0, resources))

    def _drawn(self, plan: Followed[View], end: View) -> Iterator[Reason]:
        """Cards for the military actions that are left, where ending the turn is all."""
        ends = isinstance(plan.actions[0], EndTurn)
        if ends and end.preview is not None and end.preview.draw:
            yield Reason("draws", "military_cards", count=end.preview.draw)

    def _political(self, view: View, action: Any) -> Iterator[Reason]:
        """Events prepared and attacks."""
        own = _own(view)
        match action:
            case PrepareEvent(card=card):
                found = self._words.cards[card]
                if found.level:
                    yield Reason("scores", "", count=found.level)
                if found.kind == "territory":
                    yield Reason("prepares_territory", "cards")
            case DropOut():
                rival = _strongest(view)
                if rival is not None:
                    who, other = self._names[rival.seat], rival.strength
                    yield Reason("passes", "strength", 0, own.strength, other, who=who)
            case PlayAggression(target=target) | DeclareWar(target=target):
                war = isinstance(action, DeclareWar)
                strength = view.players[target].strength
                if own.strength > strength:
                    code, who = "war" if war else "attack", self._names[target]
                    yield Reason(code, "", count=own.strength, other=strength, who=who)


def _end(plan: Followed[View]) -> View:
    """The last view of the turn that shows what the plan did; after the turn others play."""
    start, end = plan.start, plan.end
    if (end.current, end.round) == (start.current, start.round):
        return end
    return plan.steps[max(0, min(plan.known, len(plan.steps)) - 1)][0]


def _completed(plan: Followed[View], end: View) -> dict[str, int]:
    """The wonders that the plan completes, each with the culture that its last stage scores."""
    views = [*(view for view, _ in plan.steps[: plan.known]), end]
    return {
        wonder: _own(then).culture - _own(view).culture
        for view, then in pairwise(views)
        for wonder in _own(then).wonders
        if wonder not in _own(view).wonders
    }


def _is_last(view: View) -> bool:
    """Whether no turn of the viewer comes after this one."""
    return bool(view.last_round) and view.round >= view.last_round


def _own(view: View) -> CivView:
    """The player who looks."""
    assert view.viewer is not None
    return view.players[view.viewer]


def _made(civ: CivView, good: str) -> int:
    """What a civilization makes of a good every turn; of food, what is left when all have eaten."""
    return {
        "culture": civ.culture_rating,
        "science": civ.science_rating,
        "resources": civ.resources_made,
        "food": civ.food_made - civ.consumption,
    }[good]


def _science(view: View) -> int:
    """Science that the end of this turn brings, or would bring every turn."""
    made = view.preview
    mine = made is not None and view.current == view.viewer
    return made.science if made is not None and mine else _own(view).science_rating


def _strongest(view: View) -> CivView | None:
    others = [civ for civ in view.players if civ.seat != view.viewer and not civ.out]
    return max(others, key=lambda civ: civ.strength, default=None)
