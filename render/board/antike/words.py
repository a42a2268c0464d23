"""The few words on the board. Sentences are made in `render.text.antike`."""

from __future__ import annotations

from engine.games.antike.components import BOX
from engine.games.antike.view import AntikeView, NationView
from render.lang.catalogue.antike_cards import AntikeCards
from render.lang.catalogue.antike_names import AntikeNames
from render.lang.catalogue.antike_picture import AntikePicture
from render.lang.catalogue.antike_question import AntikeQuestion
from render.lang.language import ENGLISH, Language
from render.text.antike import things

_NOTES = {
    "strata": (BOX.steps.know_how, 0),
    "navigatio": (BOX.steps.know_how, 0),
    "moneta": (BOX.production.moneta, 0),
    "res_publica": (BOX.defence.res_publica, 0),
    "commercium": (BOX.exchange.give, BOX.exchange.take),
}
"""The figures of what each know-how does."""
_STEPS: dict[str, int] = {stack.kind: stack.step or 0 for stack in BOX.stacks}


def field_name(identity: str) -> str:
    """The name of a rondel field; the two DUELLUM fields are told apart by their number."""
    return things.field(identity)


def in_front(view: AntikeView, seat: int) -> bool:
    """Whether a seat is asked, or has won."""
    if view.outcome is not None:
        return seat in view.outcome.winners
    return seat in (view.answering or (view.mover,))


class Words:
    """What stands on the picture in one language."""

    def __init__(self, language: Language = ENGLISH) -> None:
        self.language = language
        self.say = AntikePicture(language)
        self._question = AntikeQuestion(language)
        self._cards = AntikeCards(language)
        self._names = AntikeNames(language)

    def card(self, identity: str) -> str:
        """The name of an event card."""
        return self._names.card(identity)

    def know_how(self, identity: str) -> str:
        return self._names.know_how(identity)

    def region(self, identity: str) -> str:
        """The name of a city or a sea."""
        return self._names.region(identity)

    def map_name(self, identity: str) -> str:
        """The same on the map: a short name if the language has one."""
        return self._names.fitting(identity, "short", "region")

    def nation(self, nation: NationView) -> str:
        """The name of a side."""
        return self._names.nation(nation.id)

    def marked(self, view: AntikeView, identity: str) -> str:
        """The name of an event card, with a mark if it is reconstructed (AD-2.5)."""
        name = self.card(identity)
        return self._cards.marked_name(card=name) if identity in view.reconstructed else name

    def card_text(self, identity: str) -> str:
        """What an event card does."""
        return self._cards.text(identity)

    def note(self, identity: str) -> str:
        """What a know-how does."""
        count, other = _NOTES[identity]
        return self.say.note(identity, count=count, other=other)

    def condition(self, kind: str) -> str:
        """What brings a personage."""
        return self.say.condition(kind, step=_STEPS[kind])

    def hand(self, nation: NationView) -> str:
        """The event cards a nation holds, equal ones together; a line ends between cards only."""
        counted = {one: nation.hand.count(one) for one in nation.hand}
        named = [
            self.say.copies(card=self.card(one), count=n) if n > 1 else self.card(one)
            for one, n in counted.items()
        ]
        return self.say.language.row(name.replace(" ", "\u00a0") for name in named)

    def headline(self, view: AntikeView) -> str:
        """Who is asked, or who has won, in the fewest words."""
        if view.outcome is None and view.answering:
            seat, kind = view.awaited[0]
            return self._question.asked(kind, player=self.nation(view.nations[seat]))
        if view.outcome is None:
            return self.say.to_move(nation=self.nation(view.nations[view.mover]))
        winners = view.outcome.winners
        if len(winners) != 1:
            return self.say.draw()
        return self.say.wins(nation=self.nation(view.nations[winners[0]]))

    def player_headline(self, view: AntikeView, player: str) -> str:
        """The same with the name of the player who is in front."""
        if view.outcome is None and view.answering:
            return self._question.asked(view.awaited[0][1], player=player)
        if view.outcome is None:
            return self.say.player_to_move(player=player)
        if len(view.outcome.winners) != 1:
            return self.say.draw()
        return self.say.player_wins(player=player)

    def moment(self, view: AntikeView) -> str:
        """What the mover is doing, an offer to end the game, or how it ended."""
        if view.outcome is not None:
            return self.say.ended(view.outcome.cause, goal=BOX.win_at)
        if view.draw_offer is not None:
            return self.say.offers_draw(nation=self.nation(view.nations[view.draw_offer]))
        field = view.nations[view.mover].rondel
        if view.phase == "rondel" or field is None:
            return self.say.doing(view.phase)
        return self.say.at_field(view.phase, field=field_name(field))

    def turn(self, view: AntikeView) -> str:
        """The number of the turn, and of the last one if there is a limit."""
        if not view.turn_limit:
            return self.say.turn(turn=view.turn)
        return self.say.turn_of(turn=view.turn, limit=view.turn_limit)
