"""Written by tools/sentences.py from render/lang/en/tta-choices.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences, yes


class TtaChoices(Sentences):
    """All that render/lang/en/tta-choices.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-choices"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "plain": (
            "end_turn",
            "pass_politics",
            "decline",
            "drop_out",
            "send_force",
            "draw_card",
            "resign",
        ),
        "order": (
            "populate",
            "build",
            "upgrade",
            "build_stages",
            "develop",
            "revolution",
            "choose",
        ),
        "ability": (
            "alexander_the_great",
            "christopher_columbus",
            "hammurabi",
            "frederick_barbarossa",
            "joan_of_arc",
            "j_s_bach",
            "winston_churchill-military",
            "winston_churchill-culture",
            "ocean_liner_service",
            "trade_routes_agreement",
        ),
        "option": (
            "food",
            "resources",
        ),
        "in_vain": (
            "strength",
            "colony",
            "leader_or_wonder",
            "building",
            "food_and_resources",
            "science",
            "culture",
        ),
    }

    def take(self, *, card: str, price: int, space: int) -> str:
        """Take: {card} ({price} actions, space {space})"""
        return self._say("take", card=card, price=price, space=space)

    def populate(self, *, price: str) -> str:
        """Increase population ({price})"""
        return self._say("populate", price=price)

    def no_worker_left(self) -> str:
        """no worker left in the bank"""
        return self._say("no-worker-left")

    def build(self, *, card: str, price: str) -> str:
        """Build: {card} ({price})"""
        return self._say("build", card=card, price=price)

    def build_free(self, *, card: str) -> str:
        """Build for free: {card}"""
        return self._say("build-free", card=card)

    def upgrade(self, *, source: str, target: str, price: str) -> str:
        """Upgrade: {source} to {target} ({price})"""
        return self._say("upgrade", source=source, target=target, price=price)

    def stage(self, *, wonder: str, stage: int, price: str) -> str:
        """Build stage {stage}: {wonder} ({price})"""
        return self._say("stage", wonder=wonder, stage=stage, price=price)

    def stages(self, *, wonder: str, first: int, last: int, price: str) -> str:
        """Build stages {first}–{last}: {wonder} ({price})"""
        return self._say("stages", wonder=wonder, first=first, last=last, price=price)

    def your_wonder(self) -> str:
        """your wonder"""
        return self._say("your-wonder")

    def develop(self, *, card: str, price: str) -> str:
        """Develop: {card} ({price})"""
        return self._say("develop", card=card, price=price)

    def revolution(self, *, card: str, price: str) -> str:
        """Revolution: {card} ({price})"""
        return self._say("revolution", card=card, price=price)

    def destroy(self, *, card: str) -> str:
        """Destroy: {card}"""
        return self._say("destroy", card=card)

    def disband(self, *, card: str) -> str:
        """Disband: {card}"""
        return self._say("disband", card=card)

    def elect(self, *, card: str) -> str:
        """Elect: {card}"""
        return self._say("elect", card=card)

    def elect_with_action(self, *, card: str) -> str:
        """Elect: {card}, one action back"""
        return self._say("elect-with-action", card=card)

    def elect_over_wonder(self, *, card: str, old: str, wonder: str) -> str:
        """Elect: {card}, {old} under {wonder}, no action back"""
        return self._say("elect-over-wonder", card=card, old=old, wonder=wonder)

    def play(self, *, card: str) -> str:
        """Play: {card}"""
        return self._say("play", card=card)

    def use(self, *, card: str) -> str:
        """Use: {card}"""
        return self._say("use", card=card)

    def play_tactic(self, *, card: str) -> str:
        """Play tactic: {card}"""
        return self._say("play-tactic", card=card)

    def copy_tactic(self, *, card: str) -> str:
        """Copy tactic: {card}"""
        return self._say("copy-tactic", card=card)

    def prepare_event(self, *, card: str) -> str:
        """Prepare event: {card}"""
        return self._say("prepare-event", card=card)

    def prepare_territory(self, *, card: str) -> str:
        """Prepare territory: {card}"""
        return self._say("prepare-territory", card=card)

    def attack(self, *, card: str, who: str) -> str:
        """Play: {card} against {who}"""
        return self._say("attack", card=card, who=who)

    def declare(self, *, card: str, who: str) -> str:
        """Declare: {card} on {who}"""
        return self._say("declare", card=card, who=who)

    def offer(self, *, card: str, who: str) -> str:
        """Offer: {card} to {who}"""
        return self._say("offer", card=card, who=who)

    def offer_side(self, *, card: str, who: str, own: str) -> str:
        """Offer: {card} (you: {own}) to {who}"""
        return self._say("offer-side", card=card, who=who, own=own)

    def cancel(self, *, card: str) -> str:
        """Cancel pact: {card}"""
        return self._say("cancel", card=card)

    def accept(self) -> str:
        """Accept the pact"""
        return self._say("accept")

    def refuse(self) -> str:
        """Refuse the pact"""
        return self._say("refuse")

    def discard(self, *, cards: str) -> str:
        """Discard: {cards}"""
        return self._say("discard", cards=cards)

    def discard_nothing(self) -> str:
        """Discard nothing"""
        return self._say("discard-nothing")

    def defend(self, *, cards: str) -> str:
        """Defend: {cards}"""
        return self._say("defend", cards=cards)

    def defend_face_down(self, *, down: str) -> str:
        """Defend, face down: {down}"""
        return self._say("defend-face-down", down=down)

    def defend_both(self, *, cards: str, down: str) -> str:
        """Defend: {cards}, face down: {down}"""
        return self._say("defend-both", cards=cards, down=down)

    def bid(self, *, amount: int) -> str:
        """Bid {amount}"""
        return self._say("bid", amount=amount)

    def add(self, *, card: str, worth: int) -> str:
        """Add: {card} (+{worth})"""
        return self._say("add", card=card, worth=worth)

    def enough(self, *, things: str) -> str:
        """Just enough: {things}"""
        return self._say("enough", things=things)

    def reach(self, *, total: int) -> str:
        """Reach {total}"""
        return self._say("reach", total=total)

    def give_up_unit(self, *, card: str, worth: int) -> str:
        """Give up: {card} (+{worth})"""
        return self._say("give-up-unit", card=card, worth=worth)

    def use_card(self, *, card: str, worth: int) -> str:
        """Use: {card} (+{worth})"""
        return self._say("use-card", card=card, worth=worth)

    def give_up(self, *, total: int) -> str:
        """Give up what is chosen: total {total}"""
        return self._say("give-up", total=total)

    def give_nothing(self) -> str:
        """Give up nothing"""
        return self._say("give-nothing")

    def send(self, *, card: str, worth: int) -> str:
        """Send: {card} (+{worth})"""
        return self._say("send", card=card, worth=worth)

    def discard_face_down(self, *, card: str) -> str:
        """Discard face down: {card} (+1)"""
        return self._say("discard-face-down", card=card)

    def fill_force(self, *, cards: bool) -> str:
        """Cheapest units"""
        return self._say("fill-force", cards=yes(cards))

    def fill_force_how(self, *, cards: bool) -> str:
        """cards only if needed"""
        return self._say("fill-force-how", cards=yes(cards))

    def take_spoils(self, *, things: str) -> str:
        """Take: {things}"""
        return self._say("take-spoils", things=things)

    def take_no_technology(self) -> str:
        """Take no technology"""
        return self._say("take-no-technology")

    def no_food(self) -> str:
        """No food"""
        return self._say("no-food")

    def all_nothing(self) -> str:
        """Nothing"""
        return self._say("all-nothing")

    def for_price(self, *, price: str) -> str:
        """for {price}"""
        return self._say("for-price", price=price)

    def for_price_military(self, *, price: str) -> str:
        """for {price}, 1 military action"""
        return self._say("for-price-military", price=price)

    def for_price_civil(self, *, price: str) -> str:
        """for {price}, 1 civil action"""
        return self._say("for-price-civil", price=price)

    def growth_eats(self, *, eaten: int) -> str:
        """then consumption {eaten}"""
        return self._say("growth-eats", eaten=eaten)

    def growth_wants(self, *, faces: int, have: int) -> str:
        """then {faces} happy faces needed, you have {have}"""
        return self._say("growth-wants", faces=faces, have=have)

    def growth_both(self, *, eaten: int, faces: int, have: int) -> str:
        """then consumption {eaten}; {faces} happy faces needed, you have {have}"""
        return self._say("growth-both", eaten=eaten, faces=faces, have=have)

    def becomes(self, *, old: str, new: str) -> str:
        """{old} becomes {new}"""
        return self._say("becomes", old=old, new=new)

    def worker_freed(self, *, gain: str) -> str:
        """The worker becomes unused; it gave {gain}"""
        return self._say("worker-freed", gain=gain)

    def revolution_for(self, *, military: bool, text: str) -> str:
        """Takes all your civil actions. {text}"""
        return self._say("revolution-for", military=yes(military), text=text)

    def revolution_price(self, *, price: str, military: bool) -> str:
        """for {price}. Takes all your civil actions"""
        return self._say("revolution-price", price=price, military=yes(military))

    def replaces(self, *, card: str) -> str:
        """Replaces {card}."""
        return self._say("replaces", card=card)

    def replaces_leader(self, *, card: str) -> str:
        """Replaces {card}, 1 civil action comes back."""
        return self._say("replaces-leader", card=card)

    def face_stays(self, *, card: str) -> str:
        """The face of {card} stays, no civil action comes back."""
        return self._say("face-stays", card=card)

    def old_stays(self, *, card: str) -> str:
        """{card} stays, this card is discarded at once."""
        return self._say("old-stays", card=card)

    def by_strength(self, *, goods: str, rivals: int) -> str:
        """{goods}: {rivals} rivals with more strength"""
        return self._say("by-strength", goods=goods, rivals=rivals)

    def by_culture(self, *, goods: str, rivals: int) -> str:
        """{goods}: {rivals} rivals with more culture points"""
        return self._say("by-culture", goods=goods, rivals=rivals)

    def for_military(self, *, resources: str) -> str:
        """{resources} for military units this turn"""
        return self._say("for-military", resources=resources)

    def stages_after(self, *, count: int) -> str:
        """{count} stages left after that"""
        return self._say("stages-after", count=count)

    def stages_before_score(self, *, count: int, culture: str) -> str:
        """{count} stages left after that; complete, it would score {culture} now"""
        return self._say("stages-before-score", count=count, culture=culture)

    def scores(self, *, culture: str, text: str) -> str:
        """Scores {culture} now. {text}"""
        return self._say("scores", culture=culture, text=text)

    def attack_brings(self, *, price: str, attack: int, defence: int, text: str) -> str:
        """{price}, strength {attack} to {defence}. {text}"""
        return self._say("attack-brings", price=price, attack=attack, defence=defence, text=text)

    def keep_bonuses(self, *, cards: str) -> str:
        """Keep: {cards}"""
        return self._say("keep-bonuses", cards=cards)

    def choose_bonus(self, *, card: str) -> str:
        """Choose: {card}"""
        return self._say("choose-bonus", card=card)

    def plain(self, kind: str) -> str:
        """an answer that needs nothing else"""
        return self._say(f"plain-{kind}")

    def order(self, kind: str, *, card: str, target: str, source: str, count: int) -> str:
        """what an action card is used for"""
        return self._say(f"order-{kind}", card=card, target=target, source=source, count=count)

    def ability(self, name: str, *, card: str, target: str, source: str) -> str:
        """what it is used for"""
        return self._say(f"ability-{name}", card=card, target=target, source=source)

    def option(self, good: str) -> str:
        """One of a family."""
        return self._say(f"option-{good}")

    def in_vain(self, lack: str, *, price: str, attack: int, defence: int, who: str) -> str:
        """an attack finds nothing to take"""
        return self._say(f"in-vain-{lack}", price=price, attack=attack, defence=defence, who=who)
