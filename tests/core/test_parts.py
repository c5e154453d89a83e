"""Content in several files: read as one, and wrong entries are shown where they stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.core.content import content_hash, read
from rollwright.core.errors import ContentError

HEAD = """[content]
game = "toy"
name = "Toy"
version = 1
source = "ours"
licence = "Apache-2.0"
mark = "ours"
"""
FIRST = '[[card]]\nid = "one"\n'
SECOND = '# the second\n[[card]]\nid = "two"\n\n[[card]]\nid = "three"\npoints = 3\n'


def written(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder / "main.toml"


def test_parts_are_read_as_if_they_stood_in_the_main_file(tmp_path: Path) -> None:
    parted = read(written(tmp_path, main=HEAD + 'parts = ["more.toml"]\n' + FIRST, more=SECOND))
    single = read(written(tmp_path, main=HEAD + FIRST + SECOND))
    assert [card["id"] for card in parted.data["card"]] == ["one", "two", "three"]
    assert parted.data == single.data
    assert content_hash(parted.data) == content_hash(single.data)


def test_an_error_names_the_file_and_line_of_its_part(tmp_path: Path) -> None:
    source = read(written(tmp_path, main=HEAD + 'parts = ["more.toml"]\n' + FIRST, more=SECOND))
    error = source.error("wrong", table="card", index=2, field="points", entry="card three")
    assert (error.file, error.line) == (str(tmp_path / "more.toml"), 7)
    first = source.error("wrong", table="card", index=0, field="id")
    assert (first.file, first.line) == (str(tmp_path / "main.toml"), 10)


@pytest.mark.parametrize(
    ("parts", "more", "message"),
    [
        ('"more.toml"', SECOND, "names of files beside this one"),
        ('["../more.toml"]', SECOND, "named without a folder"),
        ('["none.toml"]', SECOND, "there is no such file"),
        ('["more.toml"]', "[card]\n", r"\[\[entries\]\] only"),
        ('["more.toml"]', "card = [", "not TOML"),
    ],
)
def test_what_is_no_part_is_refused(tmp_path: Path, parts: str, more: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        read(written(tmp_path, main=f"{HEAD}parts = {parts}\n{FIRST}", more=more))
