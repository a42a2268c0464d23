"""Forms of a word are one thing when somebody asks or types."""

from __future__ import annotations

import pytest

from bot.widgets.spelling import plain, stem


def stems(words: str) -> set[str]:
    return {stem(word) for word in plain(words).split()}


@pytest.mark.parametrize("forms", [
    "place places placed placing", "city cities", "πόλη πόλης πόλεις πόλεων", "ναός ναού ναό ναοί",
    "κάρτα κάρτας κάρτες καρτών", "γεγονός γεγονότος γεγονότα γεγονότων", "κτίριο κτίρια κτιρίων",
    "παίκτης παίκτη παίκτες παικτών", "χτίζω χτίσω χτίζετε χτίζεται", "πληρώνω πληρώσω πληρώνετε",
    "κατακτώ κατακτήσω κατάκτηση", "σκοράρω σκοράρει σκοράρουν σκοράρισμα", "ΛΕΓΕΩΝΑ λεγεώνες",
])  # fmt: skip
def test_forms_of_a_word_are_the_same(forms: str) -> None:
    assert len(stems(forms)) == 1


@pytest.mark.parametrize("words", ["πόλη πολύ", "ναός να", "θέση θεός", "πόρος πόντος", "να με σε"])
def test_other_words_are_not(words: str) -> None:
    assert len(stems(words)) == len(words.split())
