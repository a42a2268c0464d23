"""The kernel: decisions, the agenda, chance, piles and saves. It knows no game."""

from engine.core.act import Act, ActMenu, Acts, Verb, menus_of, offered, possible
from engine.core.action import Action, Fact, IllegalAction, Reason, Resign
from engine.core.agenda import Automatic, Frame, News, Turn, Waiting, settle
from engine.core.arrangement import AS_LISTED, Arrangement
from engine.core.clone import clone
from engine.core.compound import Compound, joined, steps_of
from engine.core.decision import Amount, Decision, Menu, NearMiss, Pick, Subset, sift
from engine.core.event import Event
from engine.core.further import NOTHING_FURTHER, Further, further
from engine.core.hostfile import HostFile, WrongFile
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
from engine.core.piles import Pile, Sealed
from engine.core.record import STRICT, record, value
from engine.core.rng import Chance, Rng, SplitMix64
from engine.core.rules import GameMeta, Options, Outcome, Rules, Step
from engine.core.save import SaveError
from engine.core.share import Share, Shares

__all__ = [
    "AS_LISTED",
    "EXACTLY",
    "NOTHING_FURTHER",
    "ONLY_ANSWER",
    "STRICT",
    "Act",
    "ActMenu",
    "Action",
    "Acts",
    "Always",
    "Amount",
    "Arrangement",
    "Automatic",
    "Chance",
    "Cheapest",
    "Compound",
    "Decision",
    "Event",
    "Fact",
    "Frame",
    "Further",
    "GameMeta",
    "HostFile",
    "IllegalAction",
    "Least",
    "Lightly",
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
    "Sealed",
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
    "further",
    "joined",
    "menus_of",
    "offered",
    "ordered",
    "possible",
    "record",
    "settle",
    "sift",
    "steps_of",
    "value",
]
