"""Words of SQL that only SQLite understands, and what to write in their place."""

from __future__ import annotations

import re
from collections.abc import Iterator

OWN = {
    r"\?": "names for the values",
    r"INSERT\s+OR\s+(REPLACE|IGNORE)": "ON CONFLICT",
    r"\bREPLACE\s+INTO\b": "ON CONFLICT",
    r"\bIS( NOT)? [?:]": "a comparison that knows NULL is another one",
    r"[?:]\w* IS( NOT)? NULL": "a CAST around the value, whose kind nobody knows",
    r"\bLIMIT -1\b": "no LIMIT",
    r"\browid\b": "a column",
    r"\bjson_\w+\(": "a column, or Python",
    r"->>?": "a column, or Python",
    r"\b(instr|strpos)\(": "tables.store.statements.contains",
    r"\b(max|min)\([^()]*(\([^()]*\)[^()]*)*,": "tables.store.statements.larger",
    r"\bPRAGMA\b": "the back end",
    r"\bsqlite_\w+\b": "the back end",
    r"DO\s+UPDATE\s+SET\s+(\w+) = \1\b": "the table's name before the column: which row's is it?",
    r"FROM \(SELECT[^()]*\)(?! AS)": "a name for the inner query",
}


def own_words(statement: str) -> Iterator[str]:
    """What of a statement a second database does not understand."""
    for words, instead in OWN.items():
        if found := re.search(words, statement):
            yield f"{found[0]!r}; use {instead}"
