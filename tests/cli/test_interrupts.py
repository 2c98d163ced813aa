"""Ctrl+C ends whatever runs, at once and without a traceback, whatever threads and processes are at."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Event, Timer

import pytest

from sideline.cli.progress import interrupts
from sideline.engine.crew import crew

PATIENCE = 60
ENDLESS = """
import sys, threading
from sideline.engine import crew
from sideline import cli

def wait_for_a_compiler(tokens=None):
    with crew.crew(1) as beside:
        compiled = beside.submit(threading.Event().wait)
        print("begun", flush=True)
        compiled.result()

cli.main = wait_for_a_compiler
from sideline.__main__ import main
sys.exit(main())
"""
SWALLOWED = """
import ctypes, os, signal, sys, time
from sideline import cli

def called_back():
    os.kill(os.getpid(), signal.SIGINT)
    for _ in range(1000):
        pass

def swallow(tokens=None):
    ctypes.CFUNCTYPE(None)(called_back)()
    for _ in range(100):
        time.sleep(0.1)

cli.main = swallow
signal.signal(signal.SIGINT, signal.default_int_handler)
from sideline.__main__ import main
sys.exit(main())
"""
CHILD = """
import signal, sys, time
from sideline.lab.ratings import apart, unheard

def begin():
    pass

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with apart(2, begin, ()) as pool:
        with unheard():
            blocked = pool.submit(signal.pthread_sigmask, signal.SIG_BLOCK, ())
        print(signal.SIGINT in blocked.result(), flush=True)
        with unheard():
            pool.submit(time.sleep, 3600)
        signal.raise_signal(signal.SIGINT)
"""


def ended(program: str, folder: Path) -> tuple[int, str, str]:
    """Run a program to its end; return its exit code and what it says."""
    file = folder / "program.py"
    file.write_text(program, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, file],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        start_new_session=True,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
    )
    return done.returncode, done.stdout, done.stderr


def test_nobody_waits_for_a_thread_that_compiles(tmp_path: Path) -> None:
    """Planted here before it was mended: one who pressed Ctrl+C waited until everything was compiled."""
    program = tmp_path / "program.py"
    program.write_text(ENDLESS, encoding="utf-8")
    playing = subprocess.Popen(
        [sys.executable, program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert playing.stdout is not None
    assert playing.stdout.readline() == "begun\n"
    playing.send_signal(signal.SIGINT)
    _, said = playing.communicate(timeout=PATIENCE)
    assert (playing.returncode, said) == (130, "")


def test_an_interrupt_that_a_library_swallows_comes_again(tmp_path: Path) -> None:
    assert ended(SWALLOWED, tmp_path) == (130, "", "")


def test_processes_that_play_hear_no_interrupt_and_end_with_who_started_them(tmp_path: Path) -> None:
    """Each would show a traceback of its own, and one that was just being started stayed for ever."""
    code, out, said = ended(CHILD, tmp_path)
    assert (code, out) == (-signal.SIGINT, "True\n")
    assert said.count("Traceback") == 1, "that of the program itself"


def test_an_interrupt_is_heard_again_until_it_is_felt() -> None:
    with pytest.raises(KeyboardInterrupt), interrupts():
        with suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        for _ in range(100):
            Event().wait(0.1)


def test_who_is_not_interrupted_waits_for_all_threads() -> None:
    done = Event()
    with crew(1) as beside:
        Timer(0.2, done.set).start()
        waiting = beside.submit(done.wait)
    assert waiting.result()
