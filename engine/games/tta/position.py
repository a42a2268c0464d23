"""What is saved and loaded: the state with the union of its frames, and the actions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from functools import reduce
from operator import or_
from typing import Annotated, Any, get_args

from pydantic import Discriminator, TypeAdapter

from engine.core import record
from engine.games.tta import turn
from engine.games.tta.actions import AnyAction
from engine.games.tta.acts import wonders
from engine.games.tta.acts.act import HANDLERS
from engine.games.tta.change import choices, debts
from engine.games.tta.code import agreement, decrees
from engine.games.tta.frames import (
    ahead,
    attack,
    bonuses,
    colonies,
    combat,
    finish,
    leaving,
    phases,
    politics,
)
from engine.games.tta.state import State

AnyFrame = Annotated[
    leaving.Leave
    | phases.Replenish
    | phases.ShareTactic
    | phases.ActionPhase
    | turn.EndSequence
    | phases.HandLimit
    | phases.Production
    | phases.DrawMilitary
    | phases.ResetActions
    | phases.RestoreActions
    | phases.ForgetTurn
    | phases.TurnEnd
    | turn.NextTurn
    | politics.OpenPolitics
    | politics.Politics
    | ahead.PoliticsAhead
    | politics.RevealEvent
    | politics.RoundEvent
    | politics.Restack
    | politics.PactOffer
    | attack.Defence
    | attack.SacrificeForAttack
    | attack.SacrificeAhead
    | attack.AnswerAttack
    | attack.ResolveAttack
    | attack.GoHome
    | combat.OwnWar
    | colonies.Auction
    | colonies.SendingForce
    | finish.LastEvents
    | finish.LastEvent
    | finish.OpenEvents
    | bonuses.KeepBonus
    | bonuses.PickBonus
    | bonuses.OpenBonus
    | finish.OpenEvent
    | finish.FinalBonus
    | finish.EndBonuses
    | finish.Ranking
    | finish.LastLeft
    | wonders.CoverStages
    | agreement.TakeAgreed
    | agreement.CloseRow
    | decrees.GiveUpColony
    | decrees.RuinWonder
    | decrees.DestroyForeign
    | decrees.AnnexColony
    | decrees.RemoveLeaderOrWonder
    | decrees.Develops
    | decrees.StealTechnology
    | decrees.SpendActions
    | decrees.LeaderLeaves
    | choices.Goods
    | choices.MoveGoods
    | debts.LoseWorkers
    | debts.LoseTokens
    | debts.DropCards
    | choices.PickGood
    | choices.Mix
    | choices.FreeBuild
    | choices.ProduceNow
    | choices.LeaveToken
    | choices.DestroyOwn
    | choices.Plunder
    | choices.RaidBuildings,
    Discriminator("kind"),
]


@record
class Position(State):
    """A table whose agenda is read back frame by frame. Rules know it as a `State`: which frames
    there are is their users' business."""

    agenda: list[AnyFrame] = field(default_factory=list)


POSITION: TypeAdapter[Any] = TypeAdapter(Position)


def codec_of(kinds: Iterable[type]) -> TypeAdapter[Any]:
    """Reads and writes actions of these kinds."""
    every: Any = Annotated[reduce(or_, kinds), Discriminator("kind")]
    return TypeAdapter(every)


KINDS: tuple[type, ...] = tuple(dict.fromkeys((*get_args(get_args(AnyAction)[0]), *HANDLERS)))
"""Everything a player can say: what `actions` lists, and what has its value where it is at home."""

ACTIONS = codec_of(KINDS)
