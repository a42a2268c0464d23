"""The log of a game: events that say themselves, and what does not fit is named at import."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import pytest
from pydantic import Field

from engine.core import Event, value
from render.lang.language import ENGLISH
from render.lang.sentences import Sentences
from render.text.base import Importance
from render.text.news import Kinds, Log, Weights, beside, odd


@value
class Hired(Event):
    seat: int
    worker: str
    where: str
    kind: Literal["hired"] = "hired"


@value
class Sold(Event):
    seat: int
    to: int | None
    goods: tuple[str, ...] = ()
    kind: Literal["sold"] = "sold"


@value
class Closed(Event):
    why: str
    kind: Literal["closed"] = "closed"


AnyEvent = Annotated[Hired | Sold | Closed, Field(discriminator="kind")]


class Shop(Sentences):
    """Says which message it was asked for, and its facts."""

    CATALOGUE: ClassVar[str] = "shop-news"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {"closed": ("night", "fire")}
    KINDS: ClassVar[dict[str, dict[str, str]]] = {
        "hired": {"who": "seat", "worker": "worker"},
        "sold": {"who": "seat"},
        "sold_to": {"who": "seat", "to": "seat"},
    }

    def hired(self, *, who: str | int, worker: str | int) -> str:
        return f"{who} hires {worker}"

    def sold(self, *, who: str | int) -> str:
        return f"{who} sells to nobody"

    def sold_to(self, *, who: str | int, to: str | int) -> str:
        return f"{who} sells to {to}"

    def closed(self, why: str) -> str:
        return f"closed at {why}"


KINDS: Kinds = {"worker": beside(lambda worker, where: f"a {worker} of {where}", "where")}


class ShopLog(Log[Shop], events=AnyEvent, say=Shop):
    weights = Weights(
        grave=(Closed,),
        notable=(),
        faint=(Hired,),
        some={Sold: lambda event: Importance.PLAIN if event.to is None else Importance.NOTABLE},
    )


LOG = ShopLog(ENGLISH, ("Ann", "Boris"), KINDS)


@pytest.mark.parametrize(
    ("event", "said", "weight"),
    [
        (Hired(1, "cook", "Rome"), "Boris hires a cook of Rome", Importance.FAINT),
        (Sold(1, None), "Boris sells to nobody", Importance.PLAIN),
        (Sold(1, 0), "Boris sells to Ann", Importance.NOTABLE),
        (Closed("night"), "closed at night", Importance.GRAVE),
    ],
)
def test_an_event_says_itself(event: Any, said: str, weight: Importance) -> None:
    assert LOG.event(event) == said
    assert LOG.importance(event) is weight


def test_an_event_of_another_game_has_no_sentence() -> None:
    with pytest.raises(TypeError, match="no sentence for 3"):
        LOG.event(3)


class Goods(Sentences):
    CATALOGUE: ClassVar[str] = "goods-news"

    def sold(self) -> str:
        return "nothing"

    def sold_goods(self, *, goods: str | int) -> str:
        return f"{goods}"

    def closed(self, why: str) -> str:
        return why


OnlySold = Annotated[Sold | Closed, Field(discriminator="kind")]


def test_what_holds_nothing_is_said_by_another_message() -> None:
    class GoodsLog(Log[Goods], events=OnlySold, say=Goods):
        pass

    log = GoodsLog(ENGLISH, ("Ann",), {})
    assert log.event(Sold(0, 0)) == "nothing"
    assert log.event(Sold(0, 0, ("wood",))) == "('wood',)"


def test_an_odd_event_is_said_by_code() -> None:
    class OddLog(Log[Goods], events=OnlySold, say=Goods):
        @odd(Closed)
        def shut(self, event: Closed) -> str:
            return f"shut, for {event.why}"

    assert OddLog(ENGLISH, (), {}).event(Closed("fire")) == "shut, for fire"
    assert set(OddLog.said()) == {"sold", "sold_goods"}


def test_a_message_that_is_missing_is_named_at_import() -> None:
    with pytest.raises(TypeError, match="goods-news: hired is missing; it says Hired"):

        class Missing(Log[Goods], events=AnyEvent, say=Goods):
            pass


def test_a_fact_that_is_no_field_is_named_at_import() -> None:
    class Wrong(Goods):
        def sold_goods(self, *, goods: str | int, price: int = 0) -> str:
            return f"{goods} {price}"

    with pytest.raises(TypeError, match=r"goods-news: sold-goods tells \['\$price'\], which Sold"):

        class WrongLog(Log[Wrong], events=OnlySold, say=Wrong):
            pass


def test_code_for_an_event_that_is_none_is_named_at_import() -> None:
    with pytest.raises(TypeError, match=r"says \['Hired'\], which the game does not have"):

        class Stale(Log[Goods], events=OnlySold, say=Goods):
            @odd(Hired)
            def hired(self, event: Hired) -> str:
                return event.worker


def test_a_kind_that_the_game_does_not_have_is_named() -> None:
    with pytest.raises(TypeError, match=r"shop-news: hired has facts of unknown kinds: \['worker'"):
        ShopLog(ENGLISH, (), {})


def test_whom_an_event_befalls_is_one_of_its_fields() -> None:
    with pytest.raises(TypeError, match=r"Struck affects \['victim'\], which is no field"):

        class Struck(Event):
            seat: int
            AFFECTS = ("victim",)
