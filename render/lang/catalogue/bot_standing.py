"""Written by tools/sentences.py from render/lang/en/bot-standing.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotStanding(Sentences):
    """All that render/lang/en/bot-standing.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-standing"

    def called(self) -> str:
        """The table waits for your answer now; nobody pinged you for it."""
        return self._say("called")

    def held(self) -> str:
        """Your answer is in; it is shown in less than a minute, so that speed tells nothing."""
        return self._say("held")

    def held_answer(self, *, action: str) -> str:
        """**{action}** (you may still choose differently)"""
        return self._say("held-answer", action=action)

    def resting(self) -> str:
        """Your standing orders leave this answer to you; a new one would give it."""
        return self._say("resting")

    def answers_soon(self) -> str:
        """Your standing order answers this in less than a minute, unless you do it yourself."""
        return self._say("answers-soon")

    def answers_later(self) -> str:
        """Your standing order answers this after a while, unless you do it yourself."""
        return self._say("answers-later")

    def active(self, *, count: int) -> str:
        """{count} standing orders are active."""
        return self._say("active", count=count)

    def take_answer_back(self) -> str:
        """Take my answer back"""
        return self._say("take-answer-back")

    def or_let_order_answer(self) -> str:
        """**Or let an order answer**, now and when this comes to you again:"""
        return self._say("or-let-order-answer")

    def comes_to_you(self, *, question: str) -> str:
        """**This comes to you, too.** {question}"""
        return self._say("comes-to-you", question=question)

    def answer_beforehand_private(self) -> str:
        """You may answer beforehand; only you know what you give."""
        return self._say("answer-beforehand-private")

    def you_have_ordered(self, *, order: str) -> str:
        """You have ordered: {order}."""
        return self._say("you-have-ordered", order=order)

    def you_have_answered(self, *, order: str) -> str:
        """Your answer: **{order}**. It is given as soon as the question comes."""
        return self._say("you-have-answered", order=order)

    def order_menu(self) -> str:
        """Order ..."""
        return self._say("order-menu")

    def name_limit(self) -> str:
        """**Name your limit**, and nobody waits for you again here: it answers now and each t…"""
        return self._say("name-limit")

    def limit_menu(self) -> str:
        """My limit ..."""
        return self._say("limit-menu")

    def and_then(self) -> str:
        """And if it comes to that ..."""
        return self._say("and-then")

    def answer_beforehand(self) -> str:
        """Answer beforehand"""
        return self._say("answer-beforehand")

    def always_answer(self) -> str:
        """**Always answer like this?** An order answers now, and every time this is asked:"""
        return self._say("always-answer")

    def always_menu(self) -> str:
        """Always ..."""
        return self._say("always-menu")

    def another_number(self) -> str:
        """Another number ..."""
        return self._say("another-number")

    def another_number_of(self, *, order: str) -> str:
        """Another number: {order}"""
        return self._say("another-number-of", order=order)

    def no_order(self) -> str:
        """No order: ask me"""
        return self._say("no-order")

    def answer_unknown(self) -> str:
        """An answer that this version of the game does not know"""
        return self._say("answer-unknown")

    def any_kind(self) -> str:
        """Questions without a choice"""
        return self._say("any-kind")

    def any_policy(self) -> str:
        """Give the only answer there is"""
        return self._say("any-policy")

    def order(self, *, kind: str, order: str) -> str:
        """**{kind}**: {order}"""
        return self._say("order", kind=kind, order=order)

    def order_limited(self, *, kind: str, limits: str, order: str) -> str:
        """**{kind}** ({limits}): {order}"""
        return self._say("order-limited", kind=kind, limits=limits, order=order)

    def your_orders(self) -> str:
        """Your standing orders"""
        return self._say("your-orders")

    def introduction(self) -> str:
        """They answer for you, so that nobody waits. Only you see them, and you may change th…"""
        return self._say("introduction")

    def paced(self) -> str:
        """At this table answers that hang on hidden things all come after the same short whil…"""
        return self._say("paced")

    def none_given(self) -> str:
        """You have given none."""
        return self._say("none-given")

    def give_order_about(self) -> str:
        """Give an order about ..."""
        return self._say("give-order-about")

    def end_an_order(self) -> str:
        """End an order"""
        return self._say("end-an-order")

    def form_title(self, *, title: str) -> str:
        """{title} · a standing order"""
        return self._say("form-title", title=title)

    def choose_number(self) -> str:
        """When you are asked: choose which number."""
        return self._say("choose-number")

    def choose_answer(self) -> str:
        """When you are asked: choose what to answer."""
        return self._say("choose-answer")

    def every_time_order(self, *, order: str) -> str:
        """When you are asked: **{order}** (every time, until you end it)."""
        return self._say("every-time-order", order=order)

    def limited_order(self, *, order: str, subject: str) -> str:
        """When you are asked: **{order}** (only: {subject}; then it ends)."""
        return self._say("limited-order", order=order, subject=subject)

    def limited_orders(self, *, order: str, subject: str) -> str:
        """When you are asked: **{order}** (only: {subject}; an order for each, which ends onc…"""
        return self._say("limited-orders", order=order, subject=subject)

    def give_this_order(self) -> str:
        """Give this order"""
        return self._say("give-this-order")

    def when_you_are_asked(self) -> str:
        """When you are asked ..."""
        return self._say("when-you-are-asked")

    def which_number(self) -> str:
        """Which number?"""
        return self._say("which-number")

    def all_or_some(self, *, example: str) -> str:
        """Every time, or tick: {example} ..."""
        return self._say("all-or-some", example=example)

    def window_title(self) -> str:
        """A standing order"""
        return self._say("window-title")

    def given(self, *, order: str) -> str:
        """Given. {order}."""
        return self._say("given", order=order)

    def given_several(self, *, count: int) -> str:
        """Given: {count} orders, one for each of what you ticked."""
        return self._say("given-several", count=count)

    def ended(self) -> str:
        """That order is ended."""
        return self._say("ended")

    def no_order_answers(self) -> str:
        """No order answers this; you will be asked."""
        return self._say("no-order-answers")

    def ordered(self, *, order: str) -> str:
        """Ordered: {order}. You may change it until it is used."""
        return self._say("ordered", order=order)

    def answered_beforehand(self, *, order: str) -> str:
        """Your answer: {order}. You may change it until the question comes; if it is not poss…"""
        return self._say("answered-beforehand", order=order)

    def ordered_always(self, *, order: str) -> str:
        """Ordered. {order}. /orders ends it."""
        return self._say("ordered-always", order=order)

    def taken_back(self) -> str:
        """Your answer is taken back; choose again."""
        return self._say("taken-back")

    def type_number_between(self, *, low: int, high: int) -> str:
        """Please type a whole number from {low} to {high}."""
        return self._say("type-number-between", low=low, high=high)

    def usual_answers(self) -> str:
        """Usual answers"""
        return self._say("usual-answers")

    def my_usual_answers(self) -> str:
        """My usual answers"""
        return self._say("my-usual-answers")

    def your_usual_answers(self) -> str:
        """Your usual answers"""
        return self._say("your-usual-answers")

    def usual_introduction(self, *, game: str) -> str:
        """They answer for you at this table and at every table of {game} that begins later, s…"""
        return self._say("usual-introduction", game=game)

    def usual_not_here(self, *, game: str) -> str:
        """This table takes no usual answers over, so nothing of it counts here; it is for oth…"""
        return self._say("usual-not-here", game=game)

    def usual_offer(self) -> str:
        """**Others need not wait for you**: let your usual answers be given to what others' t…"""
        return self._say("usual-offer")

    def usual_set(self) -> str:
        """**A sensible set**, to begin with; each can be changed afterwards:"""
        return self._say("usual-set")

    def usual_none(self) -> str:
        """You have none; you are asked everything."""
        return self._say("usual-none")

    def usual_change(self) -> str:
        """Change an answer about ..."""
        return self._say("usual-change")

    def usual_take(self) -> str:
        """Take all of these over"""
        return self._say("usual-take")

    def usual_take_set(self) -> str:
        """Take the sensible set over"""
        return self._say("usual-take-set")

    def usual_refuse(self) -> str:
        """Ask me everything"""
        return self._say("usual-refuse")

    def usual_ask_me(self) -> str:
        """Ask me"""
        return self._say("usual-ask-me")

    def usual_is(self, *, order: str) -> str:
        """Your usual answer: **{order}**"""
        return self._say("usual-is", order=order)

    def usual_is_none(self) -> str:
        """You are asked each time."""
        return self._say("usual-is-none")

    def usual_which(self) -> str:
        """From now on ..."""
        return self._say("usual-which")

    def usual_taken(self) -> str:
        """Taken over. Each of them can be changed or ended here."""
        return self._say("usual-taken")

    def usual_given(self, *, order: str) -> str:
        """{order}. So it is from now on."""
        return self._say("usual-given", order=order)

    def usual_ended(self, *, kind: str) -> str:
        """{kind}: you are asked again."""
        return self._say("usual-ended", kind=kind)

    def usual_refused(self) -> str:
        """You are asked everything from now on."""
        return self._say("usual-refused")

    def always_everywhere(self, *, order: str) -> str:
        """At every table: {order}"""
        return self._say("always-everywhere", order=order)

    def usual_option(self) -> str:
        """**Usual answers** -# whether what players usually answer is taken over when the gam…"""
        return self._say("usual-option")

    def usual_allowed(self) -> str:
        """Usual answers are taken over"""
        return self._say("usual-allowed")

    def usual_forbidden(self) -> str:
        """No usual answers at this table"""
        return self._say("usual-forbidden")

    def also_answers(self, *, question: str, answer: str) -> str:
        """**This also answers what you are asked now.** {question} **Your answer: {answer}**"""
        return self._say("also-answers", question=question, answer=answer)

    def also_answered(self, *, question: str, answer: str) -> str:
        """It also answers what you are asked: {question} **Your answer: {answer}**"""
        return self._say("also-answered", question=question, answer=answer)

    def also_for_good(self) -> str:
        """Once the answer is on the table, you cannot take it back. To answer this one by han…"""
        return self._say("also-for-good")

    def also_yes(self) -> str:
        """Yes, answer this too"""
        return self._say("also-yes")

    def poker_face(self) -> str:
        """Poker face: answers that hang on hidden things all come at the same pace."""
        return self._say("poker-face")

    def no_poker_face(self) -> str:
        """No poker face: all answers come at once, and their speed may tell something."""
        return self._say("no-poker-face")

    def face_turned_on(self, *, who: str) -> str:
        """{who} turned the poker face of this table on: answers that hang on hidden things al…"""
        return self._say("face-turned-on", who=who)

    def face_turned_off(self, *, who: str) -> str:
        """{who} turned the poker face of this table off: from the next question on all answer…"""
        return self._say("face-turned-off", who=who)

    def call_title(self, *, title: str) -> str:
        """{title} · you are asked"""
        return self._say("call-title", title=title)

    def then_it_comes_to_you(self) -> str:
        """Then it comes to you; you may answer beforehand."""
        return self._say("then-it-comes-to-you")

    def why_private(self) -> str:
        """A ping in the channel would show whose orders do not answer; `/me settings` with `c…"""
        return self._say("why-private")
