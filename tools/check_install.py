"""Says in one sentence what is missing before an installation fails in a page of output.

`python tools/check_install.py python` checks the interpreter, `... wheels` the compiled libraries.
Runs before anything is installed, on any Python 3, so it uses nothing newer.
"""

import importlib
import sys

WANTED = (3, 11)

COMPILED = {
    "PIL._imaging": "Pillow, which draws the boards",
    "pydantic_core": "pydantic, which guards saved games",
    "aiohttp": "aiohttp, which talks to Discord",
    "rapidfuzz": "rapidfuzz, which understands typed moves",
    "av": "PyAV, which the browser playground uses",
    "sqlite3": "SQLite, which keeps the games",
}


def check_python():
    """The sentence about the interpreter, or None if it will do."""
    if sys.version_info >= WANTED:
        return None
    found = ".".join(str(part) for part in sys.version_info[:3])
    wanted = ".".join(str(part) for part in WANTED)
    return f"Agora needs Python {wanted} or newer; this is {found}. Try: make PYTHON=python3.12"


def check_wheels():
    """The sentence about the first compiled library that does not load, or None."""
    for module, purpose in COMPILED.items():
        try:
            importlib.import_module(module)
        except ImportError as error:
            return f"{purpose}, does not load here ({error}): install that library, run make again."
    return None


if __name__ == "__main__":
    problem = check_python() if sys.argv[1:] == ["python"] else check_wheels()
    if problem:
        sys.exit(problem)
