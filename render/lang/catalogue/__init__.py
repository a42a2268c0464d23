"""A class for each file of English, a method for each message. tools/sentences.py writes them."""

from pathlib import Path

if not (Path(__file__).parent / "common.py").is_file():
    raise ImportError("The sentences are not written yet. Run `make messages`.")
