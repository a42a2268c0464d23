"""What /help says."""

from __future__ import annotations

import discord

from bot.widgets import items, words
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.reporting import report_button
from engine import registry
from tables.facts.model import Table

TOPICS: dict[str, tuple[str, str]] = {
    "turn": (
        "Your turn",
        """\
When you are asked, the board is posted and you are pinged once. Press **Take my turn** or \
**Answer** (or type `/turn`): a panel opens that only you see. Choose from its menus; nothing is \
on the table until your turn is over, so **Undo** and **Restart turn** cost nothing. Where a card \
is turned or somebody else has to answer, the step counts at once. `/game undo` asks the others \
to go back beyond that.""",
    ),
    "typing": (
        "Typing",
        """\
`/play` takes an action in words and suggests what is possible; `;` separates several.""",
    ),
    "before": (
        "Before your turn",
        """\
While others play, **Prepare my turn** in your panel (or `/plan`) lets you \
plan it. When your turn comes it is carried out until something new comes to light, to its end, or \
only proposed, as you choose there. Only you see it.""",
    ),
    "orders": (
        "Orders",
        """\
`/orders` keeps how you want questions answered that come in the turns of others; only \
you see it. In an auction you may give your limit beforehand. What hangs on hidden cards is shown \
up to a minute later, so that speed tells nothing; and who has to answer it is told by direct \
message, so that pings tell nothing (`/me settings`). `/game pokerface` changes that.""",
    ),
    "looking": (
        "Looking",
        """\
`/board` shows the table (also in words), `/hand` what you hold, `/rules` finds a \
rule, `/card` shows a card, `/why` tells where numbers come from. Under a board, **Since your last \
turn** outlines what has changed, **Closer look** shows larger parts. `/game log` has everything \
that happened, `/game history` the board as it was; `/game export` gives you the game as a file.""",
    ),
    "tables": (
        "Tables",
        """\
`/game new` opens one; one table per channel or thread. The host can add computer \
players, change options and start. `/game status` says how it stands and how long whom it waited \
for. `/game leave` lets you get up at any time, `/game resign` gives a game up. With `/game \
replace` the host invites somebody to a seat; whoever sits there may keep it for a day. `/game \
abandon` closes a table; `/game move` brings it to another channel.""",
    ),
    "waiting": (
        "Waiting",
        """\
`/turns` lists what waits for you, on every server. You are reminded after 12 hours, \
then daily. `/me settings` sets your time zone, quiet hours, absence, and how you are reminded; \
`/game clock` how patient a table is. If a caretaker plays for you, `/me back` ends that.""",
    ),
    "trouble": (
        "Trouble",
        """\
`/report` tells the host of the bot what is wrong. `/me export` gives you all that is \
stored about you, `/me forget` removes it.""",
    ),
}
"""What there is to say, by the value of its option: a heading and a text."""


def help_page(table: Table | None, topic: str = "") -> Page:
    """How to play here: one topic, a menu of the others, and on the first page the games.

    topic: a key of `TOPICS`; anything else is the first one. table: whose game is named.
    """
    first = next(iter(TOPICS))
    shown = topic if topic in TOPICS else first
    title, text = TOPICS[shown]
    number = 0 if table is None else table.id
    options = [
        discord.SelectOption(label=name, value=key, default=key == shown)
        for key, (name, _) in TOPICS.items()
    ]
    return items.page(
        items.text(f"-# Agora · help\n### {title}\n{text}"),
        items.rule() if shown == first else None,
        items.text(_about(table)) if shown == first else None,
        items.row(items.select(ControlId("topic", number), "More help", options)),
        items.row(report_button(None if table is None else number)),
    )


def _about(table: Table | None) -> str:
    """The game of a table, or else the games there are."""
    if table is not None:
        meta = registry.rules(table.game).meta
        return f"**{meta.title}**, {words.counts(meta.seats)} players. {meta.summary}"
    metas = [registry.rules(key).meta for key in tuple(registry.keys())]
    games = (f"{m.title} ({words.counts(m.seats)} players): {m.summary}" for m in metas)
    return ("**Games**\n" + "\n".join(games))[:1500]
