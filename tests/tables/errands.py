"""Errands: the smallest game that meets every case of the table service.

First everybody votes at once and in secret. A turn has three steps: walk (certain), roll (chance),
peek (a secret for the walker), challenge (the next player must answer), or finish early. Beside the
turn one may cheer, let it snow (nobody walks three steps any more), offer a draw or resign.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from engine.core import (
    Chance,
    Decision,
    Event,
    GameMeta,
    Menu,
    Options,
    Outcome,
    Pick,
    Pile,
    Reason,
    Resign,
    Rng,
    Rules,
    SecretValue,
    Turn,
    record,
    value,
)

STEPS = 3


class ErrandOptions(Options):
    goal: int = Field(12, ge=3, le=1000)
    vote: bool = True
    mood: Literal["calm", "wild"] = "calm"


@value
class Vote:
    colour: str
    kind: Literal["vote"] = "vote"


@value
class Walk:
    steps: int
    kind: Literal["walk"] = "walk"


@value
class Roll:
    kind: Literal["roll"] = "roll"


@value
class Peek:
    kind: Literal["peek"] = "peek"


@value
class Challenge:
    kind: Literal["challenge"] = "challenge"


@value
class Reply:
    yes: bool
    kind: Literal["reply"] = "reply"


@value
class Finish:
    kind: Literal["finish"] = "finish"


@value
class Cheer:
    kind: Literal["cheer"] = "cheer"


@value
class Snow:
    kind: Literal["snow"] = "snow"


@value
class Say(Event):
    seat: int
    what: str
    kind: Literal["say"] = "say"


@value
class Saw(Event):
    seat: int
    card: str
    kind: Literal["saw"] = "saw"


AnyAction = Annotated[
    Vote | Walk | Roll | Peek | Challenge | Reply | Finish | Cheer | Snow | Resign,
    Field(discriminator="kind"),
]
AnyEvent = Annotated[Say | Saw, Field(discriminator="kind")]


@record
class Ballot:
    votes: list[SecretValue] = field(default_factory=list)
    kind: Literal["ballot"] = "ballot"

    def ask(self, s: State) -> tuple[Decision, ...]:
        done = {v.owner for v in self.votes}
        menu = Pick("vote", (Vote("red"), Vote("blue")))
        return tuple(Decision(i, "vote", (menu,)) for i in s.playing() if i not in done)

    def answer(self, t: Turn[State], seat: int, a: Vote) -> None:
        self.votes.append(SecretValue(seat, a.colour))
        t.tell([seat], Say(seat, f"voted {a.colour}"))

    def run(self, t: Turn[State]) -> None:
        t.todo(Errand(t.state.playing()[0]))


@record
class Errand:
    seat: int
    left: int = STEPS
    kind: Literal["errand"] = "errand"

    def ask(self, s: State) -> tuple[Decision, ...]:
        if self.left == 0 or s.players[self.seat].gone:
            return ()
        far = 2 if s.snow else 3
        walks = Pick("walk", tuple(Walk(n) for n in range(1, far + 1)))
        rest = Pick("do", (Roll(), Peek(), Challenge(), Finish()))
        return (Decision(self.seat, "errand", (walks, rest), {"left": self.left}),)

    def answer(self, t: Turn[State], seat: int, a: Any) -> None:
        s = t.state
        self.left -= 1
        match a:
            case Walk(steps):
                gain(t, seat, steps)
            case Roll():
                gain(t, seat, 1 + s.rng.below(6))
            case Peek():
                t.tell([seat], Saw(seat, s.deck.cards[-1]))
            case Challenge():
                t.todo(Dare(s.after(seat)))
            case Finish():
                self.left = 0

    def run(self, t: Turn[State]) -> None:
        if t.state.cause is None:
            t.todo(Errand(t.state.after(self.seat)))


@record
class Dare:
    seat: int
    done: bool = False
    kind: Literal["dare"] = "dare"

    def ask(self, s: State) -> tuple[Decision, ...]:
        if self.done or s.players[self.seat].gone:
            return ()
        return (Decision(self.seat, "dare", (Pick("reply", (Reply(True), Reply(False))),)),)

    def answer(self, t: Turn[State], seat: int, a: Reply) -> None:
        self.done = True
        t.emit(Say(seat, "yes" if a.yes else "no"))

    def run(self, t: Turn[State]) -> None: ...


AnyFrame = Annotated[Ballot | Errand | Dare, Field(discriminator="kind")]


@record
class Player:
    score: int = 0
    gone: bool = False


@record
class State:
    goal: int
    players: list[Player]
    deck: Pile
    agenda: list[AnyFrame]
    rng: Chance
    snow: bool = False
    cause: str | None = None

    def playing(self) -> list[int]:
        return [i for i, p in enumerate(self.players) if not p.gone]

    def after(self, seat: int) -> int:
        order = [*range(seat + 1, len(self.players)), *range(seat + 1)]
        return next(i for i in order if not self.players[i].gone)


def gain(t: Turn[State], seat: int, steps: int) -> None:
    s = t.state
    s.players[seat].score += steps
    t.emit(Say(seat, f"walked {steps}"))
    if s.players[seat].score >= s.goal:
        end(t, "goal")


def end(t: Turn[State], cause: str) -> None:
    t.state.cause = cause
    t.state.agenda.clear()


@value
class View:
    viewer: int | None
    scores: tuple[int, ...]
    gone: tuple[bool, ...]
    deck: tuple[str | None, ...]
    left: int | None


class ErrandRules(Rules[State]):
    meta = GameMeta("errands", (2, 3), 1, 2000, {"goal": 12})
    options = ErrandOptions
    state_codec = TypeAdapter(State)
    action_codec = TypeAdapter(AnyAction)
    event_codec = TypeAdapter(AnyEvent)

    def begin(self, options: Any, seats: int, rng: Chance) -> Turn[State]:
        cards = [f"c{i}" for i in range(10)]
        rng.shuffle(cards)
        players = [Player() for _ in range(seats)]
        t = Turn(State(options.goal, players, Pile(cards), [], rng))
        t.emit(Say(0, "begins"))
        t.todo(Ballot() if options.vote else Errand(options.start_seat or 0))
        return t

    def view(self, state: State, viewer: int | None) -> View:
        top = state.agenda[-1] if state.agenda else None
        return View(
            viewer,
            tuple(p.score for p in state.players),
            tuple(p.gone for p in state.players),
            state.deck.seen_by(viewer),
            top.left if isinstance(top, Errand) else None,
        )

    def outcome(self, state: State) -> Outcome | None:
        if state.cause is None:
            return None
        best = max(p.score for p in state.players if not p.gone)
        places = tuple(1 if not p.gone and p.score == best else 2 for p in state.players)
        return Outcome(places, state.cause)

    def resigned(self, state: State) -> frozenset[int]:
        return frozenset(seat for seat, player in enumerate(state.players) if player.gone)

    def check(self, state: State) -> list[str]:
        return []

    def simulate_turn(self, state: State, seat: int, rng: Rng) -> State | None:
        if state.cause is not None or state.players[seat].gone or not state.agenda:
            return None
        if any(isinstance(f, Errand) and f.seat == seat for f in state.agenda):
            return None
        other = self.determinize(state, seat, rng)
        other.agenda = [Errand(seat)]
        return other

    def anytime_actions(self, state: State, seat: int) -> tuple[Menu, ...]:
        if state.cause is not None or state.players[seat].gone:
            return ()
        talk = Pick("talk", (Cheer(), *(() if state.snow else (Snow(),))))
        return (talk, Pick("resign", (Resign(),), confirm=True))

    def do_anytime_action(self, t: Turn[State], seat: int, action: Any) -> None:
        match action:
            case Cheer():
                t.emit(Say(seat, "hooray"))
            case Snow():
                t.state.snow = True
                t.emit(Say(seat, "let it snow"))
            case Resign():
                t.state.players[seat].gone = True
                t.emit(Say(seat, "resigned"))
                if len(t.state.playing()) == 1:
                    end(t, "resigned")


ERRANDS = ErrandRules()
REASON = Reason("not_offered", {"kind": "walk"})


def rules_of(key: str) -> Rules[Any]:
    """A registry that knows only this game."""
    if key != "errands":
        raise LookupError(key)
    return ERRANDS
