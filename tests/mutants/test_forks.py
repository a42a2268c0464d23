"""What is tried in a fork is heard of, bounded, and leaves nothing behind."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.catalogue import ROOT

SCRIPT = """
import json, os, subprocess, sys, tempfile, time
from pathlib import Path
from tests.mutants import forks

place = Path(sys.argv[1])

def good(say):
    Path(tempfile.mkdtemp(), "left").write_text("behind")
    say("in " + str(Path(tempfile.gettempdir()).parent))
    print("nobody sees this")
    forks.finish(say)

def endless(say):
    forks.at_most(0.1)
    say("begun")
    while True:
        pass

def lost(say):
    say("begun")
    os._exit(3)

def stuck(say):
    say("begun")
    child = subprocess.Popen(["sleep", "1000"])
    say(child.pid)
    child.wait()

def lives(number):
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False

tries = {one.__name__: forks.tried(one, place, silence=2.0) for one in (good, endless, lost, stuck)}
time.sleep(0.1)
numbers = dict(forks.in_runners(5, 2, lambda number, at: [number * number, at.is_dir()]))
print(json.dumps({
    "tries": tries, "lives": lives(tries["stuck"][0][1]), "left": os.listdir(place),
    "squares": numbers,
}))
"""


@pytest.mark.sliced(5)
def test_what_is_tried_ends_and_leaves_nothing(tmp_path: Path) -> None:
    """In a process of its own, since no thread may live when it forks."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(done.stdout)
    assert told["tries"]["good"] == [[f"in {tmp_path}"], None]
    assert told["tries"]["endless"] == [["begun"], "SIGXCPU"]
    assert told["tries"]["lost"] == [["begun"], "the process ended"]
    assert told["tries"]["stuck"][1] == "stuck"
    assert not told["lives"]
    assert told["left"] == []
    assert told["squares"] == {str(n): [n * n, True] for n in range(5)}
