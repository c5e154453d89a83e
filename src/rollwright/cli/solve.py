"""`rollwright solve`: a game solved exactly, into a value file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.cli.common import Failed, add_game, add_json, load, print_json, seed, whole
from rollwright.cli.progress import Progress

if TYPE_CHECKING:
    from rollwright.analysis.solve import Solver
    from rollwright.analysis.solve.confirm import Confirmed
    from rollwright.core.blocks import Floats


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--workers", type=whole, metavar="N", help="threads (one a core)")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="the value file (usually where bots look for it)"
    )
    parser.add_argument("--anew", action="store_true", help="begin anew, not where an interrupted solve was")
    parser.add_argument(
        "--confirm",
        type=whole,
        metavar="N",
        help="play so many games by the values and compare; solves only where there is no value file yet",
    )
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="N", help="the same games each time (%(default)s)"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    from rollwright.core.speed import CompilerMissing, compiler_missing

    if missing := compiler_missing():
        raise Failed(missing)
    from rollwright.analysis.solve import NotSolved, Solver, solve_to_file, solved_before

    game = load(args, args.seats)
    try:
        with Progress(1, told_left=True):  # nothing is known yet of the work, but that it has begun
            solver = Solver(game, args.workers)
        before = solved_before(solver, args.out) if args.confirm and not args.anew else None
        if before is None:
            with Progress(solver.work, told_left=True) as progress:
                before = solve_to_file(solver, args.out, progress, anew=args.anew)
        found, path = before
    except (NotSolved, CompilerMissing, ArithmeticError) as error:
        raise Failed(str(error)) from None
    first = found.plan.first(found.values)
    played = _confirmed(solver, found.values, args) if args.confirm else None
    if args.json:
        facts = {"unit": found.plan.unit, "note": found.plan.note, "first": first, "bound": found.bound}
        print_json(
            {"v": 1, "game": game.name, "file": str(path), "values": len(found.values)}
            | facts
            | {"seconds": round(found.seconds, 1), "confirmed": dict(vars(played)) if played else None}
        )
        return
    said = "first to begin wins with chance" if found.plan.unit == "win" else "best expected score"
    print(f"{game.title}: {said} {first:.10g}" + (f" ({found.plan.note})" if found.plan.note else ""))
    print(f"{len(found.values):,} values, bounds at most {found.bound:.1e} apart: {path}")
    print(f"{found.seconds:.0f} seconds of the processor" if found.seconds else "solved before")
    if played:
        print(played)


def _confirmed(solver: Solver, values: Floats, args: argparse.Namespace) -> Confirmed:
    from rollwright.analysis.solve.confirm import confirm
    from rollwright.core.plans import Played

    if not isinstance(solver.plan, Played):
        raise Failed(f"{solver.plan.game.title}: no games are played by the values yet")
    with Progress(args.confirm) as progress:
        return confirm(solver.plan, solver.engine, values, args.confirm, args.seed, progress.add)
