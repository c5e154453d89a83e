"""`rollwright new-game`: a game of one's own, begun as a copy of Pig in every part of a checkout."""

from __future__ import annotations

import argparse
import keyword
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rollwright.cli.common import Failed, Usage, add_json, print_json

EXEMPLAR, GAMES = "pig", Path("src/rollwright/games")
PLACES = (GAMES, Path("web/src/games"), Path("tests"))
NAME = re.compile(r"[a-z][a-z0-9]{1,30}")
RULE = re.compile(r"^## ([A-Z]{1,4})-\d", re.MULTILINE)
TEXTS = {".css", ".ftl", ".json", ".md", ".perft", ".py", ".record", ".svelte", ".toml", ".ts", ".txt"}
PUBLISHED = "published"  # figures that hold for Pig alone
BOOKS = {
    "rulebook.md": """# {title}

{title} begins as a copy of Pig. Write down its rules here, in your own words, each with its id and an example; then
bring `rules.py` in line. *Ruling.* marks what the source leaves open and you decide.

""",
    "rulebook.de.md": """# {title}

{title} beginnt als Kopie von Pig. Schreibe hier die Regeln auf, in eigenen Worten, jede mit ihrer Kennung und einem
Beispiel. *Festlegung.* steht vor dem, was die Vorlage offen lässt und du entscheidest.

""",
}


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="small letters and digits, such as runaway")
    parser.add_argument("--title", help="what people call it (Runaway)")
    parser.add_argument("--into", type=Path, metavar="DIR", help="the checkout (the one we are in)")
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    root = args.into or _checkout(Path.cwd())
    new = Names(args.name, args.title or args.name.capitalize(), _prefix(root, args.name))
    _check(root, args.name)
    made = list(_copies(root, new))
    for path, text in made:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    paths = [path.relative_to(root).as_posix() for path, _ in made]
    if args.json:
        print_json({"v": 1, "game": new.name, "title": new.title, "prefix": new.prefix, "files": paths})
        return
    print(f"{new.title} is there, a copy of Pig with rules {new.prefix}-1 and on:")
    print("\n".join(f"  {path}" for path in paths))
    print(f"Try it: rollwright play {new.name}. Then change the rules; docs/adding-a-game.md shows the way.")


@dataclass(frozen=True)
class Names:
    """What the new game is called in code, by people and by its rules."""

    name: str
    title: str
    prefix: str

    def rename(self, text: str) -> str:
        """Pig's text with our names."""
        classes = self.name.capitalize()
        text = re.sub(r"Pig(?=[A-Z])", classes, text)
        text = re.sub(r"\bPig\b", self.title, text)
        text = re.sub(rf"(?<![a-zA-Z]){EXEMPLAR}(?![a-zA-Z])", self.name, text)
        text = re.sub(r"\bPG-(?=\d)", f"{self.prefix}-", text)
        return re.sub(r"\btest_pg_(?=\d)", f"test_{self.prefix.lower()}_", text)


def _copies(root: Path, new: Names) -> Iterator[tuple[Path, str]]:
    """Every file of Pig, with the place and text it gets."""
    for place in PLACES:
        for path in sorted((root / place).rglob("*")):
            inside = path.relative_to(root)
            if path.is_file() and path.suffix in TEXTS and _is_pigs(inside):
                text = new.rename(path.read_text(encoding="utf-8"))
                if path.name == "__init__.py":
                    text = re.sub(rf'^"""{re.escape(new.title)}, .*"""', f'"""{new.title}."""', text)
                if path.name in BOOKS:
                    text = BOOKS[path.name].format(title=new.title) + text[text.index("\n## ") + 1 :]
                yield root / Path(*(new.rename(part) for part in inside.parts)), text


def _is_pigs(path: Path) -> bool:
    """A file in a folder of that name, or one whose name begins so: `golden/pig-2.txt`."""
    own = EXEMPLAR in path.parts or re.match(rf"{EXEMPLAR}(?![a-zA-Z])", path.name) is not None
    return own and PUBLISHED not in path.name and "__pycache__" not in path.parts


def _checkout(start: Path) -> Path:
    """The checkout around a folder."""
    for folder in (start, *start.parents):
        if (folder / GAMES / EXEMPLAR).is_dir():
            return folder
    raise Failed("no checkout of Rollwright is here: go into one, or name it with --into")


def _check(root: Path, name: str) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Usage(f"a game's name is small letters and digits, such as runaway, not {name!r}")
    if not (root / GAMES / EXEMPLAR).is_dir():
        raise Failed(f"{root} is no checkout of Rollwright: there is no {GAMES / EXEMPLAR}")
    taken = [place / name for place in (GAMES, PLACES[1]) if (root / place / name).exists()]
    if taken:
        raise Failed(f"there is a {name} already: {taken[0]}")


def _prefix(root: Path, name: str) -> str:
    """Letters for the rule ids that no other rule book has."""
    books = (root / GAMES).glob("*/rulebook.md")
    taken = {prefix for book in books for prefix in RULE.findall(book.read_text(encoding="utf-8"))}
    letters = re.sub(r"[^A-Z]", "", name.upper())
    first = letters[:1] or "G"
    others = [first + rest for rest in letters[1:]] + [f"{first}{chr(code)}" for code in range(65, 91)]
    return next(prefix for prefix in others if prefix not in taken)
