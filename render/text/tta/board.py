"""The table in words: one line, a picture's description, and everything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.games.tta.view import CivView, View
from render.text.base import ALT, DETAIL, shorten
from render.text.tta import words

AGE_IV = 4
ROOM = 3500
TEXT, HAND = 130, 2_600
"""Room for what a card of a hand does where the whole hand would be longer than the second."""

Names = Sequence[str]


def headline(view: View, names: Names) -> str:
    """Age, round and whose turn it is."""
    age = words.NUMERALS[view.age]
    if view.cause:
        return f"Game over · age {age} · round {view.round}"
    last = ""
    if view.last_round:
        now = view.round >= view.last_round
        last = " (the last)" if now else f" (last: {view.last_round})"
    return f"Age {age} · round {view.round}{last} · {names[view.current]}'s turn"


def full(view: View, names: Names) -> str:
    """The whole table; shorter words where it would not fit."""
    said = _full(view, names, brief=False)
    return said if len(said) <= ROOM else _full(view, names, brief=True)


def _full(view: View, names: Names, *, brief: bool) -> str:
    parts = [headline(view, names)]
    parts += [civilization(view, names, seat, brief=brief) for seat in view.order]
    parts.append(_common(view, names))
    return "\n\n".join(parts)


def civilization(view: View, names: Names, seat: int, *, brief: bool = False) -> str:
    """One civilization: ratings, stocks, cards. brief: no cards without workers, shorter words."""
    civ = view.players[seat]
    if civ.out:
        return f"**{names[seat]}** has resigned, with {civ.culture} culture."
    leader = f", {words.card(civ.leader)}" if civ.leader else ""
    lines = [
        f"**{names[seat]}** ({words.card(civ.government)}{leader})",
        _points(civ),
        _stocks(civ),
        f"Workers: {_workers(civ, brief)}.",
    ]
    lines += [line for line in (_cards(civ, names, brief), _pacts(view, names, seat)) if line]
    lines.append(_hands(civ, brief))
    return "\n".join(lines)


def _points(civ: CivView) -> str:
    return (
        f"Culture {civ.culture} ({words.signed(civ.culture_rating)}), "
        f"science {civ.science} ({words.signed(civ.science_rating)}), strength {civ.strength}, "
        f"{happiness(civ)}. "
        f"Actions: civil {civ.ca}/{civ.ca_total}, military {civ.ma}/{civ.ma_total}."
    )


def _stocks(civ: CivView) -> str:
    eaten = f" {words.MINUS}{civ.consumption}" if civ.consumption else ""
    corrupt = f" {words.MINUS}{civ.corruption}" if civ.corruption else ""
    return (
        f"Food {civ.food} (+{civ.food_made}{eaten}), "
        f"resources {civ.resources} (+{civ.resources_made}{corrupt}); "
        f"{words.count(civ.idle, 'unused worker')}; "
        f"bank: yellow {civ.yellow_bank}, blue {civ.blue_bank}."
    )


def _workers(civ: CivView, brief: bool = False) -> str:
    return ", ".join(f"{words.card(c)} {n}" for c, n in civ.workers if n or not brief) or "none"


def _cards(civ: CivView, names: Names, brief: bool) -> str:
    """Wonders, special technologies, colonies, tactic, war: what there is of them."""
    found = []
    wonders = [_wonder(civ, w) for w in civ.wonders]
    if civ.wonder:
        built = f"{civ.stages} of {len(words.CARDS[civ.wonder].stages)} stages"
        wonders.append(f"{words.card(civ.wonder)} ({built})")
    if wonders:
        found.append(f"Wonders: {', '.join(wonders)}")
    if civ.specials:
        found.append(f"Special: {', '.join(map(words.card, civ.specials))}")
    if civ.colonies:
        colonies = ", ".join(map(words.card, civ.colonies))
        found.append(f"Colonies: {colonies.replace(' Territory', '') if brief else colonies}")
    if civ.tactic:
        found.append(f"Tactic: {words.card(civ.tactic)}{' (exclusive)' if civ.exclusive else ''}")
    if civ.war:
        found.append(f"{words.card(civ.war)} on {names[civ.war_on]}")
    if civ.owes_politics:
        found.append("No political action in the next turn")
    return f"{'. '.join(found)}." if found else ""


def _wonder(civ: CivView, wonder: str) -> str:
    marks = [
        *(["ruin"] if wonder in civ.ruins else []),
        *(["Homer"] if wonder == civ.homer else []),
    ]
    return f"{words.card(wonder)} ({', '.join(marks)})" if marks else words.card(wonder)


def _pacts(view: View, names: Names, seat: int) -> str:
    found = []
    for pact in view.pacts:
        if seat in (pact.a, pact.b):
            terms = words.CARDS[pact.card].pact
            side = " as A" if seat == pact.a else " as B"
            partner = names[pact.b if seat == pact.a else pact.a]
            shown = side if terms is not None and terms.sides else ""
            found.append(f"{words.card(pact.card)}{shown} with {partner}")
    return f"Pacts: {', '.join(found)}." if found else ""


def _hands(civ: CivView, brief: bool) -> str:
    known = [c for c in civ.civil if c is not None]
    hidden = len(civ.civil) - len(known)
    shown = [words.cards(known)] if known and not brief else []
    if hidden or brief:
        shown.append(str(len(civ.civil)))
    return f"Hand: civil {', '.join(shown) or 'none'}; military {len(civ.military)}."


def _common(view: View, names: Names) -> str:
    current, future = _ages(view.current_events), _ages(level for level, _ in view.future_events)
    lines = [
        f"Card row: {row(view)}.",
        f"Decks: civil {view.civil_deck}, military {view.military_deck}.",
        f"Current events: {current}. Future events: {future}.",
    ]
    if view.common_tactics:
        lines.append(f"Common tactics: {', '.join(map(words.card, view.common_tactics))}.")
    return "\n".join(lines)


def row(view: View) -> str:
    """The card row by price."""
    found = []
    for price in sorted(set(view.row_prices)):
        here = [
            words.aged(c)
            for c, p in zip(view.row, view.row_prices, strict=True)
            if c is not None and p == price
        ]
        if here:
            found.append(f"{words.good('civil_actions', price)}: {', '.join(here)}")
    return "; ".join(found) or "empty"


def _ages(levels: Iterable[int]) -> str:
    """ "2 of age I, 1 of age II"."""
    found = list(levels)
    said = [f"{found.count(n)} of age {words.NUMERALS[n]}" for n in sorted(set(found))]
    return ", ".join(said) or "none"


# ---------------------------------------------------------------------------- pictures, hands


def alt(view: View, names: Names, picture: str) -> str:
    """What a picture shows."""
    if picture in _PICTURES:
        return _PICTURES[picture](view, names)
    seat = int(picture.rpartition("-")[2]) - 1
    said = f"Civilization of {civilization(view, names, seat)}"
    if len(said) > ALT:
        said = f"Civilization of {civilization(view, names, seat, brief=True)}"
    return said.replace("**", "")


def _overview(view: View, names: Names) -> str:
    lines = [f"Table of Through the Ages. {headline(view, names)}{_left(view)}."]
    for seat in view.order:
        civ = view.players[seat]
        lines.append(f"{names[seat]}{_summary(civ)}.")
    lines.append(f"Current events: {_ages(view.current_events)}. Card row: {row(view)}.")
    return " ".join(lines)


def _left(view: View) -> str:
    """Actions of the current player, while there is one."""
    civ = view.players[view.current]
    both = f"{words.good('civil_actions', civ.ca)} and {words.good('military_actions', civ.ma)}"
    return "" if view.cause else f", {both} left"


def _summary(civ: CivView) -> str:
    if civ.out:
        return f": resigned with {civ.culture} culture"
    war = f", at war ({words.card(civ.war)})" if civ.war else ""
    return (
        f", {words.card(civ.government)}: culture {civ.culture} "
        f"({words.signed(civ.culture_rating)}), science {civ.science} "
        f"({words.signed(civ.science_rating)}), strength {civ.strength}, "
        f"{happiness(civ)}{war}"
    )


def happiness(civ: CivView) -> str:
    """The happy faces, and how many its people demand, if any."""
    unhappy = f", {civ.discontent} discontent" if civ.discontent else ""
    needed = f" ({civ.required} needed{unhappy})" if civ.required else ""
    return f"happiness {civ.happiness}{needed}"


def _row(view: View, names: Names) -> str:
    return (
        f"Card row of Through the Ages, age {words.NUMERALS[view.age]}: {row(view)}. "
        f"{words.count(view.civil_deck, 'card')} in the civil deck."
    )


_PICTURES: dict[str, Callable[[View, Names], str]] = {"overview": _overview, "row": _row}


def hand(civ: CivView) -> str:
    """Both hands of their owner, with what the cards do; in full, unless that is very long."""
    said = _hand(civ, DETAIL)
    return said if len(said) <= HAND else _hand(civ, TEXT)


def _hand(civ: CivView, room: int) -> str:
    civil = [c for c in civ.civil if c is not None]
    military = [c for c in civ.military if c is not None]
    return "\n".join(
        [
            f"__Civil cards__ ({len(civil)} of {civ.civil_limit})",
            *(_card(c, room, c in civ.fresh) for c in civil),
            f"__Military cards__ ({len(military)} of {civ.military_limit})",
            *(_card(c, room) for c in military),
        ]
    )


def _card(card: str, room: int, fresh: bool = False) -> str:
    new = " (new, from the next turn on)" if fresh else ""
    return f"**{words.aged(card)}**{new}: {shorten(words.gist(card), room)}"
