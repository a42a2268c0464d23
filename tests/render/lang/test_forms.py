"""Sentences of languages that inflect: Greek and Hungarian, in ten sentences with their things."""

from __future__ import annotations

import pickle

import pytest

from render.hints import Hints, Reason
from render.lang.forms import Said, changed, english, form, joined, woven
from render.lang.functions import functions
from render.lang.language import ENGLISH, Language
from render.text.base import shorten

GREEK = """
gold = { $grammar ->
    [acc] { $count } χρυσό
   *[plain] { $count } χρυσός
}
general = { $grammar ->
    [acc] { $count ->
        [one] { $count } Στρατηγό
       *[other] { $count } Στρατηγούς
    }
   *[plain] { $count ->
        [one] { $count } Στρατηγός
       *[other] { $count } Στρατηγοί
    }
}
legion = { $count ->
    [one] { $count } λεγεώνα
   *[other] { $count } λεγεώνες
}
iron = { $grammar ->
    [acc] τον Σίδηρο
   *[plain] Σίδηρος
}
homer = { $grammar ->
    [acc] τον Όμηρο
    [gen] του Ομήρου
    [nom] ο Όμηρος
   *[plain] Όμηρος
}
joan = { $grammar ->
    [acc] την Ιωάννα της Λωραίνης
    [gen] της Ιωάννας της Λωραίνης
    [nom] η Ιωάννα της Λωραίνης
   *[plain] Ιωάννα της Λωραίνης
}
copies = { FORM($card, $grammar) } ×{ $count }
recruited = { $who } στρατολογεί { FORM($units, "acc") } για { FORM($paid, "acc") }.
built = { $who } χτίζει { FORM($card, "acc") }.
elected = { $who } εκλέγει { FORM($card, "acc") }, στη θέση { FORM($old, "gen") }.
leaves = { CAPITAL(FORM($card, "nom")) } αφήνει την υπηρεσία (παίκτης: { $who }).
"""
HUNGARIAN = """
gold = { $grammar ->
    [acc] { $count } aranyat
    [for] { $count } aranyért
   *[plain] { $count } arany
}
general = { $grammar ->
    [acc] { $count } Hadvezért
   *[plain] { $count } Hadvezér
}
legion = { $grammar ->
    [acc] { $count } légiót
   *[plain] { $count } légió
}
iron = { $grammar ->
    [acc] Vasat
   *[plain] Vas
}
homer = Homérosz
joan = Jeanne d’Arc
recruited = { $who } { FORM($paid, "for") } { FORM($units, "acc") } toboroz.
built = { $who } egy { FORM($card, "acc") } épít.
elected = { $who } { AZ($old) } { $old } helyett választ.
stage = { CAPITAL(AZ($card)) } { $card } egy lépcsője.
goal = { $have } { AZ($goal) } { $goal }-{ ENDING($goal, "ból", "ből") }.
to = { $name }{ ENDING($name, "hoz", "hez", "höz") }
faulty = { HAVE($card) }
wrong = { $nowhere }
"""
FIRST = """
gold = { $count } gold
general = { $count ->
    [one] { $count } General
   *[other] { $count } Generals
}
legion = { $count ->
    [one] { $count } legion
   *[other] { $count } legions
}
iron = Iron
recruited = { $who } recruits { $units } for { $paid }.
only = { $who } has { $units }.
faulty = Faulty: { $card }
row = { $first }, { $then }
wrong = Wrong: { $card }
"""


def made(code: str, text: str) -> Language:
    first = Language("en", "en_GB", lambda _: FIRST)
    return Language(code, code, lambda _: text, first)


@pytest.fixture
def greek() -> Language:
    return made("el", GREEK)


@pytest.fixture
def hungarian() -> Language:
    return made("hu", HUNGARIAN)


def said(language: Language, message: str, **facts: str | int) -> str:
    return language.say("things", message, **facts)


def test_sentences_ask_for_forms_of_lists(greek: Language, hungarian: Language) -> None:
    for language, told in (
        (greek, "Άννα στρατολογεί 2 λεγεώνες και 1 Στρατηγό για 3 χρυσό."),
        (hungarian, "Άννα 3 aranyért 2 légiót és 1 Hadvezért toboroz."),
    ):
        units = language.listed(
            [said(language, "legion", count=2), said(language, "general", count=1)]
        )
        paid = said(language, "gold", count=3)
        assert said(language, "recruited", who="Άννα", units=units, paid=paid) == told


def test_articles_and_cases_are_forms(greek: Language) -> None:
    homer, joan = said(greek, "homer"), said(greek, "joan")
    assert said(greek, "elected", who="Άννα", card=joan, old=homer) == (
        "Άννα εκλέγει την Ιωάννα της Λωραίνης, στη θέση του Ομήρου."
    )
    assert said(greek, "leaves", card=homer, who="Άννα") == (
        "Ο Όμηρος αφήνει την υπηρεσία (παίκτης: Άννα)."
    )


def test_reasons_of_hints_keep_the_forms_of_their_words(hungarian: Language) -> None:
    class Say:
        """A catalogue with one reason."""

        def reason(self, code: str, *, who: str, thing: str, **rest: str | int) -> str:
            return said(hungarian, code, who=who, card=thing)

    hints: Hints[None] = Hints(Say(), lambda _: {}, lambda _: "", lambda *_: ())
    found = Reason("built", "cards", thing=said(hungarian, "iron"), who="Anna")
    assert hints.reason(found) == "Anna egy Vasat épít."


def test_what_has_no_such_form_is_plain(greek: Language) -> None:
    assert said(greek, "elected", who="Άννα", card=said(greek, "iron"), old="Ζωή") == (
        "Άννα εκλέγει τον Σίδηρο, στη θέση Ζωή."
    )
    assert form(said(greek, "iron"), "gen") == "Σίδηρος"
    assert form("as it is", "acc") == "as it is"
    assert said(greek, "built", who="Άννα", card="Forum") == "Άννα χτίζει Forum."


def test_a_form_is_passed_on(greek: Language) -> None:
    two = said(greek, "copies", card=said(greek, "iron"), count=2)
    assert two == "Σίδηρος ×2"
    assert said(greek, "built", who="Άννα", card=two) == "Άννα χτίζει τον Σίδηρο ×2."


def test_layout_keeps_forms(greek: Language) -> None:
    iron = said(greek, "iron")
    bold = woven("**{}** ({})", iron, "I")
    both = joined(", ", (bold, said(greek, "homer")))
    assert both == "**Σίδηρος** (I), Όμηρος"
    assert said(greek, "built", who="Άννα", card=both) == (
        "Άννα χτίζει **τον Σίδηρο** (I), τον Όμηρο."
    )
    short = shorten(said(greek, "joan"), 12)
    assert short == "Ιωάννα της…"
    assert form(short, "acc") == "την Ιωάννα…"
    assert form(changed(iron, stars, 2), "acc") == "**τον Σίδηρο"
    assert form(greek.either([iron, said(greek, "homer")]), "acc") == "τον Σίδηρο ή τον Όμηρο"
    assert form(greek.row([iron, iron]), "acc") == "τον Σίδηρο, τον Σίδηρο"


def stars(text: str, count: int) -> str:
    return f"{'*' * count}{text}"


def test_words_that_read_alike_may_have_different_forms() -> None:
    """What a sentence made of the one is not remembered for the other."""
    language = made(
        "el",
        """
knight = { $grammar ->
    [acc] ιππότη
   *[plain] ίππος
}
horse = { $grammar ->
    [acc] ίππο
   *[plain] ίππος
}
built = { FORM($card, "acc") }
""",
    )
    knight, horse = said(language, "knight"), said(language, "horse")
    assert knight == horse
    assert len({knight, horse}) == 1
    assert said(language, "built", card=knight) == "ιππότη"
    assert said(language, "built", card=horse) == "ίππο"
    assert said(language, "built", card=language.listed([knight])) == "ιππότη"
    assert said(language, "built", card=language.listed([horse])) == "ίππο"
    assert said(language, "built", card=woven("{}!", knight)) == "ιππότη!"
    assert said(language, "built", card=woven("{}!", horse)) == "ίππο!"


def test_a_missing_message_is_english_with_all_its_facts(hungarian: Language) -> None:
    """The list, too, and what stands in layout around it."""
    legions, general = said(hungarian, "legion", count=2), said(hungarian, "general", count=1)
    units = hungarian.listed([woven("**{}**", legions), general])
    assert units == "**2 légió** és 1 Hadvezér"
    assert said(hungarian, "only", who="Anna", units=units) == (
        "Anna has **2 legions** and 1 General."
    )
    assert english(hungarian.either(["a", "b"])) == "a or b"
    assert english(hungarian.row([shorten(legions, 5), general])) == "2 le…, 1 General"


def test_a_faulty_message_is_one_line_of_the_log(
    hungarian: Language, caplog: pytest.LogCaptureFixture
) -> None:
    iron = said(hungarian, "iron")
    for _ in range(2):
        assert said(hungarian, "faulty", card=iron) == "Faulty: Iron"
        assert said(hungarian, "wrong", card="Forum") == "Wrong: Forum"
        assert said(hungarian, "wrong", card=iron) == "Wrong: Iron"
    assert [record.getMessage() for record in caplog.records] == [
        "hu: things: faulty is said in English: Unknown function: HAVE",
        "hu: things: wrong is said in English: Unknown external: nowhere",
    ]


def test_what_was_said_travels_as_plain_text(greek: Language) -> None:
    iron = said(greek, "iron")
    assert type(iron) is Said
    assert type(pickle.loads(pickle.dumps(iron))) is str
    assert pickle.loads(pickle.dumps(iron)) == iron


def test_english_makes_plain_text() -> None:
    parts = [ENGLISH.say("antike", "amount-legion", count=2), "x"]
    for text in (*parts, ENGLISH.listed(parts), woven("{}!", *parts[:1]), joined(", ", parts)):
        assert type(text) is str


@pytest.mark.parametrize(("word", "article"), [
    ("Vas", "a"), ("Erőd", "az"), ("Őszike", "az"), ("«Ifjúság»", "az"), ("**Rodosz**", "a"),
    ("1", "az"), ("2", "a"), ("5", "az"), ("10", "a"), ("51", "az"), ("100", "a"), ("1000", "az"),
    ("15000", "a"), ("1000000", "az"), ("0", "a"), ("I. kor", "az"), ("II. kor", "a"),
    ("V.", "az"), ("IX. fejezet", "a"), ("A kor", "az"), ("", "a"),
])  # fmt: skip
def test_hungarian_articles(hungarian: Language, word: str, article: str) -> None:
    assert functions("hu")["AZ"](word) == article


@pytest.mark.parametrize(("word", "ending"), [
    ("Róma", "hoz"), ("Piramisok", "hoz"), ("Ephesus", "hoz"), ("kőr", "höz"), ("Győző", "höz"),
    ("Erzsébet", "hez"), ("Homérosz", "hoz"), ("Pesti", "hez"), ("papír", "hoz"), ("1", "hez"),
    ("2", "höz"), ("3", "hoz"), ("5", "höz"), ("9", "hez"), ("10", "hez"), ("20", "hoz"),
    ("16", "hoz"), ("100", "hoz"), ("5000", "hez"), ("0", "hoz"), ("1000000", "hoz"),
    ("4 légió", "hoz"),
])  # fmt: skip
def test_hungarian_endings(word: str, ending: str) -> None:
    assert functions("hu")["ENDING"](word, "hoz", "hez", "höz") == ending


def test_hungarian_sentences(hungarian: Language) -> None:
    assert said(hungarian, "stage", card="Eiffel-torony") == "Az Eiffel-torony egy lépcsője."
    assert said(hungarian, "goal", have=3, goal=9) == "3 a 9-ből."
    assert said(hungarian, "goal", have=1, goal=5) == "1 az 5-ből."
    assert said(hungarian, "elected", who="Anna", old=said(hungarian, "homer")) == (
        "Anna a Homérosz helyett választ."
    )
    assert said(hungarian, "to", name="Győző") == "Győzőhöz"


def test_functions_belong_to_their_language() -> None:
    assert set(functions("de")) == {"FORM", "CAPITAL"}
    assert set(functions("hu")) > set(functions("de"))
