"""Measure the engine and keep the figures: `python benchmarks/engine.py [FILE]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rollwright.simulation import bench


def main() -> None:
    result = bench.engine(tell=lambda line: print(line, file=sys.stderr))
    print(result)
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps(result.json, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
