"""The lock files hold what `pyproject.toml` asks for, with hashes, and agree with each other."""

from __future__ import annotations

import re
import tomllib

from tests.checks import tree

PIN = re.compile(r"^([A-Za-z0-9_.-]+)==(\S+)((?: ; [^\\]+)?) \\$", re.MULTILINE)
NAMES = ("play", "speed", "dev", "bench")


def plain(name: str) -> str:
    """A package's name as pip compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(lock: str) -> dict[tuple[str, str], str]:
    """The pinned version of each package (and marker) in a lock file."""
    text = (tree.ROOT / "requirements" / f"{lock}.lock").read_text()
    return {(plain(name), marker.strip()): version for name, version, marker in PIN.findall(text)}


def asked(requirements: list[str]) -> set[str]:
    """The names of requirements, our own extras left out."""
    names = {plain(re.split(r"[^A-Za-z0-9_.-]", each, maxsplit=1)[0]) for each in requirements}
    return names - {"rollwright"}


def test_everything_asked_for_is_pinned() -> None:
    """Nothing is left for pip to choose."""
    project = tomllib.loads((tree.ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = {
        "play": project["dependencies"] + extras["page"],
        "speed": extras["speed"],
        "dev": project["dependencies"] + extras["dev"],
        "bench": extras["bench"],
    }
    for lock, requirements in wanted.items():
        missing = asked(requirements) - {name for name, _ in pins(lock)}
        assert not missing, f"{lock}.lock: {missing} (make lock)"


def test_locks_agree() -> None:
    """A package is the same in whichever lock file it stands."""
    seen: dict[tuple[str, str], tuple[str, str]] = {}
    for lock in NAMES:
        for package, version in pins(lock).items():
            other, known = seen.setdefault(package, (lock, version))
            assert known == version, f"{package[0]}: {known} in {other}.lock, {version} in {lock}.lock"


def test_every_pin_has_hashes() -> None:
    """What is installed is what was locked, whoever serves it."""
    for lock in NAMES:
        text = (tree.ROOT / "requirements" / f"{lock}.lock").read_text()
        heads = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
        assert len(heads) == len(pins(lock)), f"{lock}.lock has a line that is no pin"
        assert all(f"{head}\n    --hash=sha256:" in text for head in heads)
