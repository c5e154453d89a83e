"""The other side of the benchmark: OpenSpiel's Pig from Python and in C++, and a loop written by hand for Numba.

Each is a function from a number of games to the number of steps it took, or `NotHere` with the reason.
"""

from __future__ import annotations

import ctypes
import importlib
import importlib.util
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rollwright.simulation import by_hand

__all__ = ["RIVALS", "NotHere", "Player"]

Player = Callable[[int], int]
GAME = "pig(players=2,winscore=100,horizon=1000000)"
COMPILERS = ("c++", "g++", "clang++")


class NotHere(Exception):
    """A rival that cannot be measured on this machine; the text says why."""


def pyspiel() -> Any:
    """OpenSpiel, or NotHere."""
    try:
        return importlib.import_module("pyspiel")
    except ImportError as error:
        raise NotHere(f"OpenSpiel is not installed ({error}); it comes with the extra `bench`") from None


def openspiel_python() -> Player:
    """OpenSpiel's C++ game, driven from Python: legal moves at every decision, one of six at every throw."""
    game = pyspiel().load_game(GAME)
    pick = random.Random(1).random

    def play(games: int) -> int:
        steps = 0
        for _ in range(games):
            state = game.new_initial_state()
            apply, chance, over, legal = (
                state.apply_action,
                state.is_chance_node,
                state.is_terminal,
                state.legal_actions,
            )
            while not over():
                if chance():
                    apply(int(pick() * 6))
                else:
                    actions = legal()
                    apply(actions[int(pick() * len(actions))])
                steps += 1
        return steps

    return play


def openspiel_cpp() -> Player:
    """OpenSpiel in C++ without Python: our small driver, built against the headers and the library of the wheel."""
    library, headers = Path(pyspiel().__file__), _headers()
    compiler = next((path for name in COMPILERS if (path := shutil.which(name))), None)
    if compiler is None:
        raise NotHere("no C++ compiler is here")
    workshop = Path(tempfile.mkdtemp(prefix="rollwright-bench-"))
    target = workshop / "openspiel_pig.so"
    command = [
        *(compiler, "-std=c++20", "-O3", "-march=native", "-shared", "-fPIC", "-w"),
        *(f"-I{folder}" for folder in (headers.parent, headers / "abseil-cpp", headers / "json" / "include")),
        *(str(Path(__file__).with_name("openspiel_pig.cc")), str(library)),
        *("-o", str(target), f"-Wl,-rpath,{library.parent}"),
    ]
    try:
        built = subprocess.run(command, capture_output=True, text=True, check=False)
        if built.returncode:
            lines = [
                line for line in built.stderr.splitlines() if "error" in line
            ] or built.stderr.splitlines()
            raise NotHere(f"the driver does not build: {lines[0] if lines else built.returncode}")
        try:
            play_games = ctypes.CDLL(str(target)).rollwright_play
        except OSError as error:
            raise NotHere(f"the driver does not load: {error}") from None
    finally:
        shutil.rmtree(workshop, ignore_errors=True)
    play_games.restype = ctypes.c_longlong
    play_games.argtypes = [ctypes.c_char_p, ctypes.c_longlong, ctypes.c_ulonglong]
    return lambda games: int(play_games(GAME.encode(), games, 1))


def _headers() -> Path:
    found = importlib.util.find_spec("open_spiel")
    for place in (found.submodule_search_locations or ()) if found else ():
        if (Path(place) / "spiel.h").exists() and (Path(place) / "abseil-cpp" / "absl").is_dir():
            return Path(place)
    raise NotHere("this build of OpenSpiel brings no headers")


def numba_by_hand() -> Player:
    """One loop for this game alone."""
    if importlib.util.find_spec("numba") is None:
        raise NotHere(f"Numba is not here for Python {sys.version_info.major}.{sys.version_info.minor}")
    play = by_hand.compiled()
    return lambda games: play(games, 1)


RIVALS: dict[str, Callable[[], Player]] = {
    "openspiel from python": openspiel_python,
    "openspiel in c++": openspiel_cpp,
    "numba by hand": numba_by_hand,
}
