"""Everything that can stand on the agenda."""

from __future__ import annotations

from typing import Annotated

from pydantic import Discriminator

from engine.games.tta.frames import (
    agreement,
    ahead,
    choices,
    colonies,
    combat,
    decrees,
    finish,
    phases,
    politics,
    stages,
)

AnyFrame = Annotated[
    phases.Replenish
    | phases.ShareTactic
    | phases.ActionPhase
    | phases.EndSequence
    | phases.HandLimit
    | phases.Production
    | phases.DrawMilitary
    | phases.ResetActions
    | phases.TurnEnd
    | phases.NextTurn
    | politics.OpenPolitics
    | politics.Politics
    | ahead.PoliticsAhead
    | politics.RevealEvent
    | politics.Restack
    | politics.PactOffer
    | combat.Defence
    | combat.OwnWar
    | colonies.Auction
    | colonies.SendingForce
    | finish.LastEvents
    | finish.LastEvent
    | finish.EndBonuses
    | finish.Ranking
    | finish.LastLeft
    | stages.CoverStages
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
    | choices.LoseWorkers
    | choices.LoseTokens
    | choices.DropCards
    | choices.PickGood
    | choices.Mix
    | choices.FreeBuild
    | choices.ProduceNow
    | choices.DestroyOwn
    | choices.Plunder
    | choices.RaidBuildings,
    Discriminator("kind"),
]
