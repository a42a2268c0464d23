"""What a choice does not bring as things stand, though it can be made."""

from __future__ import annotations

from typing import Literal

from engine.games.belfort import kinds
from engine.games.belfort.components import BOX, BUILDINGS, CARDS, GUILDS, SITES
from engine.games.belfort.goods import WORKERS
from engine.games.belfort.parts import MASTERS, SORT
from engine.games.belfort.view import BelfortView, PlayerView
from render.text.belfort import table
from render.text.belfort.things import guild_of

DESK = "recruiters_desk"
Why = Literal["reserve", "workers", "gnomes", "recruiters", "cards", "masters", "gatehouse"]


def placed(view: BelfortView, plank: str, worker: str) -> Why | None:
    """Why a worker on a plank will do nothing, as a code; None if it will do something."""
    if plank != DESK:
        return activated(view, plank)
    me = table.reader(view)
    sort = next(SORT[kind] for kind in SORT if kind == worker)
    there = [p.worker for p in view.desk if p.seat == me.seat]
    coming = sum(kind in (sort, MASTERS[sort]) for kind in there) * BOX.desk.recruits
    return None if dict(me.reserve)[sort] > coming else "reserve"


def activated(view: BelfortView, plank: str) -> Why | None:
    """The same for a worker who acts on the plank of a guild or a card."""
    match _effect(view, plank):
        case kinds.Recruit(worker=True, gnome=True):
            return None if _recruits(view) or _gnomes(view) else "recruiters"
        case kinds.Recruit(worker=True):
            return None if _recruits(view) else "workers"
        case kinds.Recruit(gnome=True):
            return None if _gnomes(view) else "gnomes"
        case kinds.Draw():
            return None if view.deck or view.discards else "cards"
    return None


def locked(view: BelfortView, card: str) -> Why | None:
    """Why a gnome on the next lock of a built card will bring nothing at once; None if it will, or
    what it brings is lasting."""
    me = table.reader(view)
    built = table.built(me, card)
    if built is None or built.gnomes >= built.locks:
        return None
    match BUILDINGS[CARDS[card]].locks[built.gnomes]:
        case kinds.Master(worker=worker):
            standing = dict(me.standing)
            full = standing[MASTERS[worker]] >= BOX.masters
            return "masters" if full or not standing[worker] else None
        case kinds.OtherHalf():
            return None if _halves(view, me) else "gatehouse"
    return None


def _effect(view: BelfortView, plank: str) -> kinds.Effect | None:
    guild = guild_of(view, plank)
    if guild:
        return next(g.effect for g in GUILDS.values() if g.id == guild)
    printed = BUILDINGS[CARDS[plank]].plank if plank in CARDS else None
    return printed.effect if printed else None


def _recruits(view: BelfortView) -> bool:
    reserve = dict(table.reader(view).reserve)
    return any(reserve[worker] for worker in WORKERS)


def _gnomes(view: BelfortView) -> bool:
    return bool(view.gnomes) and any(b.gnomes < b.locks for b in table.reader(view).built)


def _halves(view: BelfortView, me: PlayerView) -> bool:
    """Whether a half is free of a Gatehouse in which the reader has a marker."""
    own = {s.site for s in view.symbols if s.owner == me.seat and len(SITES[s.site].districts) > 1}
    return any(s.owner is None and s.site in own for s in view.symbols)
