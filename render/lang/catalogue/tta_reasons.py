"""Written by tools/sentences.py from render/lang/en/tta-reasons.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences, yes


class TtaReasons(Sentences):
    """All that render/lang/en/tta-reasons.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-reasons"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "refusal": (
            "civil_actions",
            "military_actions",
            "food",
            "resources",
            "science",
            "partner_science",
            "revolution_actions",
            "no_blue_token",
            "no_unused_worker",
            "no_worker_there",
            "empty_yellow_bank",
            "not_in_hand",
            "not_in_play",
            "not_in_row",
            "other_space",
            "already_have",
            "wrong_card",
            "taken_this_turn",
            "order_needed",
            "order_impossible",
            "not_ordered",
            "hand_full",
            "urban_limit",
            "leader_age",
            "wonder_unfinished",
            "no_wonder",
            "stages_left",
            "stages_at_once",
            "other_type",
            "not_higher",
            "tactic_done",
            "tactic_in_use",
            "not_common",
            "ability_used",
            "ability_not_now",
            "drawn_at_end",
            "no_military_cards",
            "first_turn",
            "wrong_phase",
            "last_round",
            "no_resigning",
            "no_target",
            "may_not_attack",
            "pact_forbids",
            "attacked_already",
            "last_round_units",
            "no_cards_in_war",
            "no_cards_in_attack",
            "no_defence_card",
            "not_weaker",
            "immune",
            "no_sides",
            "pact_blocks",
            "no_such_pact",
            "politics_owed",
            "no_events",
        ),
    }

    def refusal(
        self,
        code: str,
        *,
        card: str,
        who: str,
        source: str,
        target: str,
        need: int,
        have: int,
        limit: int,
        kind: str,
        age: str,
        left: int,
        most: int,
        attack: int,
        defence: int,
        military: bool,
        politics: bool,
    ) -> str:
        """One of a family."""
        return self._say(
            f"refusal-{code}",
            card=card,
            who=who,
            source=source,
            target=target,
            need=need,
            have=have,
            limit=limit,
            kind=kind,
            age=age,
            left=left,
            most=most,
            attack=attack,
            defence=defence,
            military=yes(military),
            politics=yes(politics),
        )
