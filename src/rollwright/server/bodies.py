"""What clients send over HTTP; FastAPI checks it."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

from rollwright.server.commands import Do
from rollwright.server.wire import SeatKind

Name = Annotated[str, Field(max_length=80)]
Word = Annotated[str, Field(max_length=64)]
CommandId = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]


class Body(BaseModel):
    """Unknown fields are refused: a misspelt one would be ignored in silence."""

    model_config = ConfigDict(extra="forbid")


class SeatWish(Body):
    """A seat: a person on this device, a person by link, or a bot."""

    kind: SeatKind
    name: Name | None = None
    bot: Word | None = None


class SettingsWish(Body):
    """How the table is run.

    Without `answer_seconds` it is the game's usual time where somebody plays from another device, else 0.
    """

    real_dice: bool = False
    public: bool = True
    hints: bool = False
    answer_seconds: Annotated[int, Field(ge=0, le=3600)] | None = None
    rated: bool = False


class TableWish(Body):
    """A table to be made."""

    game: Word
    options: dict[Word, StrictBool | StrictInt] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=64)]
    settings: SettingsWish = SettingsWish()


class JoinWish(Body):
    """Sitting down. `invite` is needed where the table is not public."""

    invite: Word | None = None
    name: Name | None = None
    seat: int | None = None


class CommandBody(Body):
    """A command:

    `play` a move, `throw` the players' own dice or draw, `undo`. `version` is the one it was made for.
    """

    id: CommandId
    version: int
    seat: int
    do: Do
    text: Annotated[str, Field(max_length=200)] = ""


class HintBody(Body):
    """A hint for one of the caller's seats, which is to act at this version."""

    seat: int
    version: int


class ExploreBody(Body):
    """Another way on after the first `at` events of a finished game; `throw` is whatever falls.

    `value` asks for the values too, which takes a while where they are searched for.
    """

    at: Annotated[int, Field(ge=0)]
    events: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=200)] = []
    value: bool = False


class BranchBody(Body):
    """A new table that goes on from there: the first `at` events of a finished game, then these."""

    at: Annotated[int, Field(ge=0)]
    events: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=200)] = []
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=64)]


class StartWish(Body):
    """Begin now. `fill` names the bot for empty seats; without it empty seats at the end fall away."""

    fill: Word | None = None


class OnwardWish(Body):
    """Which of the choices comes next in a series."""

    choice: Annotated[int, Field(ge=0)] = 0


class SeatBody(Body):
    """One of the caller's seats."""

    seat: int


class RenameBody(Body):
    """A seat's new name."""

    seat: int
    name: Name


class BotBody(Body):
    """The bot to stand in."""

    bot: Word = "steady"


class CodeBody(Body):
    """A one-time code."""

    code: Annotated[str, Field(max_length=128)]
