"""Written by tools/sentences.py from render/lang/en/tta-orders.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TtaOrders(Sentences):
    """All that render/lang/en/tta-orders.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-orders"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "orderable": (
            "answer_pact",
            "defend",
            "sacrifice",
            "answer_attack",
            "answer_war",
            "steal",
            "bid",
            "send_force",
            "give_up_colony",
            "lose_worker",
            "destroy_own",
            "lose_token",
            "lose_mix",
            "discard",
            "ruin_wonder",
            "pick_good",
            "gain_mix",
            "free_build",
            "develops",
            "take_agreed",
            "terrorism",
        ),
        "policy": (
            "answer_pact-accept",
            "answer_pact-refuse",
            "answer_pact-accept_equal",
            "answer_pact-accept_as_a",
            "answer_pact-accept_as_b",
            "defend-fewest",
            "defend-decline",
            "sacrifice-units",
            "sacrifice-resources",
            "sacrifice-enough",
            "sacrifice-nothing",
            "answer_attack-cards",
            "answer_attack-units",
            "answer_attack-resources",
            "answer_attack-enough",
            "answer_attack-nothing",
            "answer_war-units",
            "answer_war-resources",
            "answer_war-enough",
            "answer_war-nothing",
            "steal-technologies",
            "steal-science",
            "bid-up_to",
            "bid-lightly",
            "bid-drop_out",
            "send_force-units",
            "send_force-cards",
            "give_up_colony-oldest",
            "lose_worker-cheapest",
            "lose_worker-unit",
            "lose_worker-urban",
            "lose_worker-farm_mine",
            "destroy_own-cheapest",
            "destroy_own-urban",
            "destroy_own-farm_mine",
            "lose_token-least",
            "lose_token-food",
            "lose_token-resources",
            "lose_mix-food",
            "lose_mix-resources",
            "lose_mix-even",
            "discard-keep_bonus",
            "discard-oldest",
            "ruin_wonder-least_culture",
            "ruin_wonder-oldest",
            "pick_good-food",
            "pick_good-resources",
            "gain_mix-food",
            "gain_mix-resources",
            "gain_mix-even",
            "free_build-build",
            "free_build-decline",
            "develops-populate",
            "develops-decline",
            "take_agreed-decline",
            "terrorism-highest",
        ),
    }

    def from_player(self, *, who: str) -> str:
        """from {who}"""
        return self._say("from-player", who=who)

    def orderable(self, kind: str, *, card: str) -> str:
        """what an order is about"""
        return self._say(f"orderable-{kind}", card=card)

    def policy(self, order: str, *, amount: int) -> str:
        """what an order does, by the kinds of question and of order"""
        return self._say(f"policy-{order}", amount=amount)
