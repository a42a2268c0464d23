"""Scoring of districts and majorities, and the end of the game (chapters 9 and 10)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Turn
from engine.games.belfort import ranking
from engine.games.belfort.components import BOX, SEATS
from engine.games.belfort.events import DistrictScored, GameEnded, MajorityScored
from engine.games.belfort.goods import DISTRICT_IDS, DistrictId, Piece
from engine.games.belfort.parts import NEUTRALS, Result
from engine.games.belfort.state import Belfort


def owners(state: Belfort) -> list[int]:
    """Everybody who takes part in a ranking of districts: seats, and neutral players."""
    neutrals = NEUTRALS[: SEATS[len(state.players)].neutrals]
    return [*state.still_in(), *neutrals]


def district_points(state: Belfort, district: DistrictId) -> dict[int, int]:
    """What a district would score now, by seat (BF-9.1)."""
    return _district(state, state.all_markers()[district])


def _district(state: Belfort, markers: Mapping[int, int]) -> dict[int, int]:
    counts = {who: markers.get(who, 0) for who in owners(state)}
    won = ranking.points(counts, SEATS[len(state.players)].district_points)
    return {seat: won.get(seat, 0) for seat in range(len(state.players))}


def majority_points(state: Belfort, piece: Piece) -> dict[int, int]:
    """What a majority of elves, dwarves or gnomes would score now, by seat (BF-9.3, BF-11.7)."""
    return _majority(state, piece, {seat: state.pieces(seat) for seat in state.still_in()})


def _majority(
    state: Belfort, piece: Piece, pieces: Mapping[int, Mapping[Piece, int]]
) -> dict[int, int]:
    counts = {seat: held[piece] for seat, held in pieces.items()}
    if piece != "gnome":
        each = BOX.neutrals.elves if piece == "elf" else BOX.neutrals.dwarves
        counts |= dict.fromkeys(NEUTRALS[: SEATS[len(state.players)].neutrals], each)
    won = ranking.points(counts, BOX.scoring.points)
    return {seat: won.get(seat, 0) for seat in range(len(state.players))}


def all_points(state: Belfort) -> list[tuple[int, int]]:
    """What all districts, and all majorities, would score now, by seat. A search that
    compares many positions gets it for everybody at once."""
    markers = state.all_markers()
    pieces = {seat: state.pieces(seat) for seat in state.still_in()}
    districts = [_district(state, markers[district]) for district in DISTRICT_IDS]
    majorities = [_majority(state, piece, pieces) for piece in BOX.scoring.pieces]
    return [
        (sum(won[seat] for won in districts), sum(won[seat] for won in majorities))
        for seat in range(len(state.players))
    ]


def score_round(t: Turn[Belfort]) -> None:
    """Five districts, then elves, dwarves and gnomes, each on its own."""
    state = t.state
    for district in DISTRICT_IDS:
        won = district_points(state, district)
        for seat, points in won.items():
            state.players[seat].points("districts", points)
        t.emit(DistrictScored(district, tuple(won.values())))
    for piece in BOX.scoring.pieces:
        won = majority_points(state, piece)
        for seat, points in won.items():
            state.players[seat].points(f"majority_{piece}", points)
        t.emit(MajorityScored(piece, tuple(won.values())))


def standing(state: Belfort, seat: int) -> tuple[bool, int, int]:
    """What decides: still in the game, points, value of goods (BF-10.2)."""
    player = state.players[seat]
    return (not player.resigned, player.score, BOX.value(player.purse.goods))


def finish(t: Turn[Belfort], cause: str) -> None:
    """The game is over; nothing is asked any more. Equals share a place."""
    state = t.state
    ranks = [standing(state, seat) for seat in range(len(state.players))]
    places = tuple(1 + sum(other > mine for other in ranks) for mine in ranks)
    state.result = Result(places, cause)
    state.agenda.clear()
    t.emit(GameEnded(places, tuple(p.score for p in state.players), cause))
