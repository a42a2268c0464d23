"""The one thing `bot/` and the conformance suite know of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Self

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from engine.core.action import Action, Fact, IllegalAction, Reason
from engine.core.action_batch import ActionBatch
from engine.core.agenda import News, S, Turn, asked, offered, rest, settle
from engine.core.arrangement import AS_LISTED, Arrangement
from engine.core.clone import clone
from engine.core.decision import Decision, Menu
from engine.core.hostfile import HostFile
from engine.core.orders import Order, Orderable
from engine.core.redeal import CardSlot, redeal, reshuffle
from engine.core.rng import Chance, Rng, generator


class Options(BaseModel):
    """What a table may choose before the game; each game lists its own.

    Field types: `bool`, `Literal[...]` of strings, `int` (optionally None) with bounds, or a tuple
    of `Literal[...]`, of which none is chosen or as many as its `max_length` says. What players
    read of them is told by names and values (`render/listing.py`). The option of a `HostFile` is of
    any type, None by default, and not chosen by tables (`Rules.settled_later`).

    start_seat: the seat that begins, at a table that plays again: the next one after the seat that
    began last time. None: as the game itself finds it.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    only_beside: ClassVar[Mapping[str, tuple[str, str]]] = {}
    """Options that only count where another one has a certain value: with that option and value."""

    earlier: ClassVar[Mapping[str, Any]] = {}
    """How a table plays whose options were stored before one of these was among them, where this
    is not its default: a table keeps what it began with."""

    rated: ClassVar[Mapping[str, tuple[Any, ...]]] = {}
    """Options whose other values make a different game, with the values that results can be
    compared under."""

    start_seat: int | None = None

    @classmethod
    def stored(cls, told: Mapping[str, Any]) -> Self:
        """The options of a table from what was stored or exported of them. Raises
        `ValidationError`."""
        return cls.model_validate({**cls.earlier, **told})

    def conflict(self) -> tuple[str, str] | None:
        """An option that changes nothing with another one as that is chosen, and the other one;
        None if all go together. A table cannot choose this, while a save that has it is read."""
        for name, (other, _) in self.only_beside.items():
            if (
                not self.counts(name)
                and getattr(self, name) != type(self).model_fields[name].default
            ):
                return name, other
        return None

    def counts(self, option: str) -> bool:
        """Whether an option is one that counts with the others as they are chosen."""
        other, needed = self.only_beside.get(option, ("", ""))
        return not other or getattr(self, other) == needed

    def unrated(self) -> str | None:
        """An option because of which a result cannot be compared with others; None if it can."""
        wrong = (name for name, among in self.rated.items() if getattr(self, name) not in among)
        return next(wrong, None)

    def unfit(self, seats: int) -> Reason | None:
        """Why no game of so many players can begin with these options, with the `option` that has
        to be changed among its facts; None if it can."""
        return None


@dataclass(frozen=True, slots=True)
class GameMeta:
    """What one has to know to list a game.

    key: the name in commands and saves. seats: the player counts it can be played with.
    schema: number of the saved form of its state; raised with every change of fields.
    max_decisions: no game with `quick` options takes more decisions than this.
    quick: options under which even aimless play comes to an end.
    sample_by_menu: play by chance picks a menu first, then an answer from it: for games in which
        long menus are next to short ones that matter as much.
    hands: players hold secret cards; one who learns something alone gets a message after the turn.
    learn: options of a table to learn at, where the usual ones are too much for a first game.
    learn_seats: players at such a table, where rules for fewer players would come first; 0: as few
        as can play.
    """

    key: str
    seats: tuple[int, ...]
    schema: int
    max_decisions: int
    quick: Mapping[str, Any] = field(default_factory=dict)
    sample_by_menu: bool = False
    hands: bool = False
    learn: Mapping[str, Any] = field(default_factory=dict)
    learn_seats: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    places: per seat 1 for the winners, 2, 3 ...; equal places are shared.
    cause: how it ended ("personages", "resigned"); texts have a sentence for each.
    scores: per seat the points by source, where the game has points.
    """

    places: tuple[int, ...]
    cause: str
    scores: tuple[Mapping[str, int], ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points per seat; empty where the game has none."""
        return tuple(sum(points.values()) for points in self.scores)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What an action led to.

    barrier: chance was used or something hidden was shown, so undo stops here.
    decisions: what the table now waits for, as `Rules.decisions(state)` would say again.
    """

    state: S
    news: tuple[News, ...]
    barrier: bool
    decisions: tuple[Decision, ...]

    def stays_with(self, seat: int) -> bool:
        """Whether nobody else need know of it yet: no barrier, and the same seat alone goes on."""
        return not self.barrier and {d.seat for d in self.decisions} == {seat}


@dataclass(frozen=True, slots=True)
class Reached(Generic[S]):
    """What an answer led to, for a search. barrier: as in `Step`. decisions: None if the player
    whose turn it is has the question of a frame that `always_asks`; `Rules.decisions` asks it."""

    state: S
    barrier: bool
    decisions: tuple[Decision, ...] | None


class Rules(ABC, Generic[S]):
    """One game. The kernel does what is the same everywhere; a game supplies the rest.

    A class may stand for one game, or its instances for several: editions, which have a `meta`,
    options and orderables of their own and share their codecs.
    """

    meta: GameMeta
    options: type[Options]
    orderables: tuple[Orderable, ...] = ()
    queued_kinds: frozenset[str] = frozenset()
    """Kinds of questions that come to everybody in turn, several times in a row. Plans for them
    are queues: each time the first possible entry is played, while `listing`."""
    recommended_orders: tuple[Order, ...] = ()
    """A recommended set of orders, at most one for each kind of question, for players who do not
    want to think about them."""
    host_files: tuple[HostFile, ...] = ()
    """Files by which the host of a program may correct figures of the game."""
    state_codec: ClassVar[TypeAdapter[Any]]
    action_codec: ClassVar[TypeAdapter[Any]]
    event_codec: ClassVar[TypeAdapter[Any]]

    @abstractmethod
    def begin(self, options: Any, seats: int, rng: Chance) -> Turn[S]:
        """Set the game up: the state before the first question, with the news of the set-up."""

    @abstractmethod
    def view(self, state: S, viewer: int | None) -> Any:
        """What a seat (None: a spectator) may know: built up from it, never cut down to it."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, once the game is over."""

    def points_by_source(
        self, outcome: Outcome, told: Iterable[Any]
    ) -> tuple[Mapping[str, int], ...]:
        """Per seat the points by source, which add up to those of the outcome; with more detail
        where the events of a game tell what its last state does not.

        told: all events that everybody was told, oldest first; those that can no longer be read may
        be missing.
        """
        return outcome.scores

    @abstractmethod
    def check(self, state: S) -> list[str]:
        """Named defects of a state; empty when it is sane."""

    def unverified(self, options: Any) -> tuple[str, ...]:
        """The printed figures that a game with these options uses and that nobody has verified;
        `Texts.doubts` says them."""
        return ()

    def cards(self) -> frozenset[str]:
        """Every card of the game; random games must have resolved each of them at some point."""
        return frozenset()

    def resolved(self, step: Step[S]) -> Iterable[str]:
        """The cards whose text an action carried out."""
        return ()

    def seats(self, state: S) -> int:
        """The number of seats at this table (also of players who have left)."""
        return len(state.players)  # type: ignore[attr-defined]

    def setup(self, options: Options, seats: int, chance: int | Chance) -> Step[S]:
        """A new game; the same chance gives the same game. A number is taken for the secret of a
        generator.

        Raises `ValueError` if the game is not for so many players, or not with these options.
        """
        if seats not in self.meta.seats:
            raise ValueError(f"{self.meta.key} is not for {seats} players")
        unfit = options.unfit(seats)
        if unfit is not None:
            raise ValueError(f"{self.meta.key} cannot begin: {unfit.code}")
        if options.start_seat is not None and not 0 <= options.start_seat < seats:
            raise ValueError(f"{self.meta.key} has no seat {options.start_seat} to begin")
        t = self.begin(options, seats, generator(chance))
        decisions = settle(t)
        return Step(t.state, tuple(t.news), True, decisions)

    def start_seat(self, state: S) -> int:
        """The seat that began a game, of its state as `setup` made it."""
        return self.decisions(state)[0].seat

    @property
    def settled_later(self) -> frozenset[str]:
        """The options that tables do not choose: they are settled when the game begins."""
        return frozenset({"start_seat", *(file.option for file in self.host_files)})

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Everybody the table waits for; empty when the game is over."""
        return asked(state)

    def eliminated(self, state: S) -> frozenset[int]:
        """The seats that are out of the game for good: nobody asks them anything any more. All may
        know who they are."""
        return frozenset()

    def resigned(self, state: S) -> frozenset[int]:
        """The seats whose players have given the game up."""
        return self.eliminated(state)

    def upcoming(self, state: S) -> tuple[Decision, ...]:
        """Questions that other seats may answer in advance, in the order in which they would be
        asked: the later bidders of an auction. Whom it names is public, the menus are as private
        as those of `decisions`."""
        return ()

    def order_subjects(self, view: Any, kind: str, fact: str) -> tuple[Fact, ...]:
        """The values of a fact to which an order for this kind of question may be limited."""
        return ()

    def simulate_turn(self, state: S, seat: int, rng: Rng) -> S | None:
        """The position as if this seat's turn began now, for preparing it: everything the seat
        cannot know is redealt by `rng`. It asks this seat alone, and nobody any more once the
        seat's own part of the turn is over. None if the seat has no turn to come besides the one it
        may have now, or the game does not offer this."""
        return None

    def simulate_rest(self, state: S, seat: int, rng: Rng) -> S | None:
        """The position as if the questions to others, for which the turn of this seat waits, were
        answered and nothing had come of it, for preparing the rest of the turn: everything the
        seat cannot know is redealt by `rng`. It asks as `simulate_turn` does. None if no turn of
        this seat waits for others and goes on then, or the game does not offer this."""
        return None

    def is_queueing(self, state: S, seat: int) -> bool:
        """Whether a question of `queued_kinds` may still come to this seat in the same stretch of
        the game."""
        return False

    def batches(self, state: S, decision: Decision) -> Iterable[ActionBatch]:
        """Answers to a question that are often given together with what comes after them, as
        proposals: `lookahead` leaves out those that the rules do not allow."""
        return ()

    def arrangement(self, view: Any, decision: Decision) -> Arrangement:
        """The order in which the answers to a question of one's turn are shown, by what its seat
        may know: what is often done next comes first."""
        return AS_LISTED

    def arranged(self, view: Any, decision: Decision) -> Decision:
        """A question in the order in which its seat is shown it. view: that of this seat."""
        arrangement = self.arrangement(view, decision)
        return decision if arrangement is AS_LISTED else arrangement.of(decision)

    def rebase_action(self, decision: Decision, action: Action) -> Action | None:
        """The answer that means now what an action prepared earlier meant, such as taking the same
        card from where it is now. None if that is not offered any more."""
        return action if decision.accepts(action) else None

    def anytime_actions(self, state: S, seat: int) -> tuple[Menu, ...]:
        """What a seat may do at any moment, asked or not (resign, offer a draw)."""
        return ()

    def do_anytime_action(self, t: Turn[S], seat: int, action: Any) -> None:
        """Carry out an action that `anytime_actions` offered."""
        raise AssertionError(f"{self.meta.key} offers actions but does not carry them out")

    def apply(
        self,
        state: S,
        seat: int,
        action: Action,
        decisions: tuple[Decision, ...] | None = None,
    ) -> Step[S]:
        """Carry an action out on a copy of the state.

        decisions: those of this very state, if the caller has them at hand; saves asking again.
        Raises `IllegalAction`, with the reason, if the rules do not offer the action.
        """
        open_now = asked(state) if decisions is None else decisions
        answers = offered(open_now, seat, action)
        if not answers and not self._allowed_aside(state, open_now, seat, action):
            raise IllegalAction(_refusal(open_now, seat, action))
        t = Turn(clone(state))
        draws = t.state.rng.draws
        if answers:
            t.state.agenda[-1].answer(t, seat, action)
        else:
            self.do_anytime_action(t, seat, action)
        after = settle(t)
        barrier = t.revealed or t.state.rng.draws != draws
        return Step(t.state, tuple(t.news), barrier, after)

    def allows(self, state: S, seat: int, action: Action, decisions: tuple[Decision, ...]) -> bool:
        """Whether `apply` would carry an action out, which is not done. decisions: those of this
        very state."""
        return offered(decisions, seat, action) or self._allowed_aside(
            state, decisions, seat, action
        )

    def proceed(self, state: S, seat: int, action: Action) -> Reached[S]:
        """What an answer that a question of this very state offers leads to: `apply` for searches,
        which try thousands of them. It is not looked at whether the answer is offered."""
        t = Turn(clone(state))
        t.state.agenda[-1].answer(t, seat, action)
        decisions = rest(t)
        barrier = t.revealed or t.state.rng.draws != state.rng.draws
        return Reached(t.state, barrier, decisions)

    def _allowed_aside(
        self, state: S, open_now: tuple[Decision, ...], seat: int, action: Action
    ) -> bool:
        if not open_now or not 0 <= seat < self.seats(state):
            return False
        return any(m.accepts(action) for m in self.anytime_actions(state, seat))

    def determinize(self, state: S, viewer: int | None, rng: Rng) -> S:
        """A world that looks the same to the viewer, everything hidden redealt. The game can go
        on from it, whatever is going on."""
        return redeal(state, viewer, rng, self.back, self.publicly_known)

    def publicly_known(self, state: S) -> Iterable[CardSlot]:
        """The face-down cards that everybody knows, because the question or an open part of the
        turn names them: a card that is being offered, an attack that is not yet decided."""
        return ()

    def reseed(self, state: S, chance: int | Chance) -> S:
        """The same position with another future, for a table that goes back on what chance or a
        hidden card has shown: nobody sees a difference, and `chance` decides all of it, first the
        order of the hidden cards, then whatever the game draws."""
        return reshuffle(state, self.seats(state), generator(chance), self.back)

    def back(self, card: str) -> str:
        """What one sees of a face-down card; only cards with equal backs can be confused."""
        return ""

    def enrich(self, state: S) -> bool:
        """Give everybody plenty, on a fresh state, for games by chance that shall meet what aimless
        players can never pay for; False if this game needs no such thing."""
        return False

    def upgrade(self, schema: int, raw: dict[str, Any]) -> dict[str, Any]:
        """Lift the JSON of a state saved under an older schema to the next one."""
        raise ValueError(f"{self.meta.key} cannot read saves of schema {schema}")

    def parse_action(self, raw: bytes | str) -> Action:
        """Read an action from JSON. Raises `IllegalAction` that names the faulty field."""
        try:
            action: Action = self.action_codec.validate_json(raw)
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            where = ".".join(str(part) for part in first["loc"])
            raise IllegalAction(
                Reason("unreadable", {"where": where, "what": first["msg"]})
            ) from error
        return action


def _refusal(decisions: tuple[Decision, ...], seat: int, action: Action) -> Reason:
    if not decisions:
        return Reason("game_over")
    for decision in decisions:
        if decision.seat == seat:
            return decision.refusal(action)
    return Reason("not_asked", {"waiting": tuple(sorted({d.seat for d in decisions}))})
