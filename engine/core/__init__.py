"""The kernel: decisions, the agenda, chance, piles and saves. It knows no game."""

from engine.core.act import Act, ActMenu, Acts, Verb, menus_of, offered, possible
from engine.core.action import Action, Fact, IllegalAction, Reason, Resign
from engine.core.action_batch import ActionBatch, joined, steps_of
from engine.core.agenda import Automatic, Frame, News, Turn, Waiting, settle
from engine.core.arrangement import AS_LISTED, Arrangement
from engine.core.clone import clone
from engine.core.decision import Amount, Decision, Menu, NearMiss, Pick, Subset, partition_legal
from engine.core.event import Event
from engine.core.hostfile import HostFile, WrongFile
from engine.core.lookahead import NO_LOOKAHEAD, Lookahead, lookahead
from engine.core.orders import (
    EXACTLY,
    ONLY_ANSWER,
    Always,
    Cheapest,
    Least,
    Lightly,
    Order,
    Orderable,
    Policy,
    UpTo,
    ordered,
)
from engine.core.piles import Pile, SecretValue
from engine.core.record import STRICT, record, value
from engine.core.rng import Chance, Rng, SplitMix64
from engine.core.rules import GameMeta, Options, Outcome, Rules, Step
from engine.core.save import SaveError
from engine.core.share import Share, Shares

__all__ = [
    "AS_LISTED",
    "EXACTLY",
    "NO_LOOKAHEAD",
    "ONLY_ANSWER",
    "STRICT",
    "Act",
    "ActMenu",
    "Action",
    "ActionBatch",
    "Acts",
    "Always",
    "Amount",
    "Arrangement",
    "Automatic",
    "Chance",
    "Cheapest",
    "Decision",
    "Event",
    "Fact",
    "Frame",
    "GameMeta",
    "HostFile",
    "IllegalAction",
    "Least",
    "Lightly",
    "Lookahead",
    "Menu",
    "NearMiss",
    "News",
    "Options",
    "Order",
    "Orderable",
    "Outcome",
    "Pick",
    "Pile",
    "Policy",
    "Reason",
    "Resign",
    "Rng",
    "Rules",
    "SaveError",
    "SecretValue",
    "Share",
    "Shares",
    "SplitMix64",
    "Step",
    "Subset",
    "Turn",
    "UpTo",
    "Verb",
    "Waiting",
    "WrongFile",
    "clone",
    "joined",
    "lookahead",
    "menus_of",
    "offered",
    "ordered",
    "partition_legal",
    "possible",
    "record",
    "settle",
    "steps_of",
    "value",
]
