"""Shows how a round of a tournament was drawn, with a file to draw it again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from bot.context import Context
from bot.features.competitions import controls, shows
from bot.widgets import limits, reader, replies
from bot.widgets.ids import ControlId
from bot.widgets.names import harmless
from bot.widgets.replies import Interaction
from render.lang.catalogue.bot_tournament import BotTournament
from render.lang.language import Language
from render.text.base import shorten
from tables.model.competitions import Facts, Round


class DrawFiles:
    """Hands over what a draw came from. All of it is public."""

    def __init__(self, context: Context) -> None:
        self._all = context.service.competitions
        context.presses.register(controls.DRAWN, self._drawn)

    async def _drawn(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        facts = await self._all.facts(control.number(0))
        chosen = next(iter(values), "")
        for one in facts.rounds:
            if str(one.number) == chosen and "seed" in one.facts:
                said = words(reader.of(interaction), facts, one)
                name = f"draw-{facts.competition.id}-{one.number}.json"
                await replies.hand_over(interaction, said, name, document(one))
                return
        await replies.say(interaction, BotTournament(reader.of(interaction)).drawn_later())


def document(one: Round) -> bytes:
    """The file of a draw."""
    return json.dumps(one.facts, indent=1, sort_keys=True).encode()


def words(language: Language, facts: Facts, one: Round) -> str:
    """Who sits where, with the numbers that the file names people by."""
    say = BotTournament(language)
    title = shows.title(language, facts.competition)

    def named(people: Iterable[int]) -> str:
        return say.listed(
            [say.numbered(name=harmless(facts.entrant(who).name), number=who) for who in people]
        )

    lines = [f"### {say.drawn_heading(title=title, number=one.number)}"]
    lines.append(say.drawn_from(seed=str(one.facts["seed"]), attempt=int(one.facts["attempt"])))
    groups = one.facts.get("groups")
    for number, people in enumerate(groups or one.facts["tables"], 1):
        line = say.drawn_group if groups else say.drawn_table
        lines.append(line(number=number, who=named(people)))
    if one.facts["byes"]:
        lines.append(say.drawn_byes(who=named(one.facts["byes"])))
    return shorten("\n".join(lines), limits.CONTENT)
