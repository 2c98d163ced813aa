"""What can be asked over HTTP: one list from which routes, documentation and the test of access are made."""

from typing import Any, Final, Literal, NamedTuple

import msgspec

from sideline.server.protocol.foyer import Book, Day, DayWish, Mine, OpenTable
from sideline.server.protocol.hindsight import Fork, Reel, ReplayFile, ReplayKept, ReviewState
from sideline.server.protocol.messages import (
    GameInfo,
    Join,
    Joined,
    Lesson,
    NewTable,
    ShownTable,
    TableMade,
    Verdict,
)
from sideline.server.protocol.series import Enter, MySeries, NewSeries, NextMatch, SeriesMade, SeriesShown
from sideline.server.protocol.ways import Effects

Frozen = Literal["no", "also", "only"]
Who = Literal["anyone", "who may look", "holder"]
Room = Literal["tables", "series"]

TEXT: Final = "text/plain"
TABLE: Final = "/api/tables/{id}"
SERIES: Final = "/api/series/{id}"


class Health(msgspec.Struct, frozen=True):
    """A server that nothing ails; of another it is said what does."""

    status: Literal["ok"]
    tables: int
    pages: int


class Endpoint(NamedTuple):
    """A method and a path; who may ask, when, with what, for what; a method of that name answers.

    `frozen` tells whether it can be asked of a table whose match cannot be played on, `most` how many bytes
    it may be asked with, where that is not as usual.
    """

    name: str
    method: Literal["GET", "POST"]
    path: str
    about: str
    asks: Any = None
    gives: Any = None
    who: Who = "anyone"
    only_over: bool = False
    success: int = 200
    frozen: Frozen = "no"
    most: int | None = None

    @property
    def is_about_table(self) -> bool:
        """Whether the path names a table."""
        return self.room == "tables"

    @property
    def room(self) -> Room | None:
        """What the path names, if anything: a table or a series."""
        if self.path.startswith(SERIES):
            return "series"
        return "tables" if self.path.startswith(TABLE) else None


ENDPOINTS: Final = (
    Endpoint("games", "GET", "/api/games", "List the games.", gives=list[GameInfo]),
    Endpoint("warm", "POST", "/api/games/{name}/warm", "Compile this game next.", success=204),
    Endpoint("effects", "POST", "/api/effects", "Ask what changed rules do.", NewTable, Effects),
    Endpoint("rules", "GET", "/api/rules/{game}", "Read the rule book of a game.", gives=Book),
    Endpoint("open", "GET", "/api/open", "List the tables that wait for anybody.", gives=list[OpenTable]),
    Endpoint("day", "GET", "/api/day", "Tell what is played today, and how it went.", gives=Day),
    Endpoint(
        "play_day", "POST", "/api/day/begin", "Play the match of today.", DayWish, TableMade, success=201
    ),
    Endpoint("create", "POST", "/api/tables", "Set up a table.", NewTable, TableMade, success=201),
    Endpoint(
        "show", "GET", TABLE, "Tell what everybody may know of a table.", gives=ShownTable, frozen="also"
    ),
    Endpoint("explain", "GET", f"{TABLE}/explain", "Say how the game is played.", gives=list[Lesson]),
    Endpoint(
        "mine",
        "GET",
        f"{TABLE}/mine",
        "Tell how one's own match stands.",
        gives=Mine,
        who="holder",
        frozen="also",
    ),
    Endpoint("join", "POST", f"{TABLE}/join", "Take a free seat.", Join, Joined),
    Endpoint("leave", "POST", f"{TABLE}/leave", "Leave one's seat.", who="holder", success=204),
    Endpoint(
        "rematch",
        "POST",
        f"{TABLE}/rematch",
        "Play again.",
        gives=TableMade,
        who="holder",
        only_over=True,
    ),
    Endpoint(
        "replay",
        "GET",
        f"{TABLE}/replay",
        "Return the text of a finished match.",
        gives=TEXT,
        who="who may look",
        only_over=True,
    ),
    Endpoint(
        "verify",
        "GET",
        f"{TABLE}/verify",
        "Check a finished match against its seed.",
        gives=Verdict,
        who="who may look",
        only_over=True,
    ),
    Endpoint(
        "reel",
        "GET",
        f"{TABLE}/reel",
        "Show a finished match again, through one pair of eyes.",
        gives=Reel,
        who="who may look",
        only_over=True,
    ),
    Endpoint(
        "fork",
        "POST",
        f"{TABLE}/fork",
        "Play on from a move of a finished match, at a new table.",
        Fork,
        TableMade,
        who="who may look",
        only_over=True,
        success=201,
    ),
    Endpoint(
        "keep",
        "POST",
        "/api/replays",
        "Open a replay here.",
        ReplayFile,
        ReplayKept,
        success=201,
        most=4 * 65_536,
    ),
    Endpoint(
        "review",
        "GET",
        f"{TABLE}/review",
        "Read the review of a finished match, or how far it is.",
        gives=ReviewState,
        who="who may look",
        only_over=True,
    ),
    Endpoint(
        "compute",
        "POST",
        f"{TABLE}/review/begin",
        "Have a finished match reviewed.",
        gives=ReviewState,
        who="who may look",
        only_over=True,
    ),
    Endpoint(
        "stop",
        "POST",
        f"{TABLE}/review/stop",
        "Have a finished match reviewed no longer.",
        gives=ReviewState,
        who="who may look",
        only_over=True,
    ),
    Endpoint(
        "notation",
        "GET",
        f"{TABLE}/notation",
        "Return the moves of a match that cannot be played on.",
        gives=TEXT,
        who="who may look",
        frozen="only",
    ),
    Endpoint(
        "forget",
        "POST",
        f"{TABLE}/forget",
        "Delete a finished match.",
        who="holder",
        only_over=True,
        success=204,
    ),
    Endpoint(
        "begin_series",
        "POST",
        "/api/series",
        "Begin a campaign or a cup.",
        NewSeries,
        SeriesMade,
        success=201,
    ),
    Endpoint("series", "GET", SERIES, "Tell how a campaign or a cup stands.", gives=SeriesShown),
    Endpoint(
        "mine_in_series",
        "GET",
        f"{SERIES}/mine",
        "Tell how one's own campaign or cup stands.",
        gives=MySeries,
    ),
    Endpoint(
        "forget_series",
        "POST",
        f"{SERIES}/forget",
        "Delete one's own campaign or cup with its matches.",
        success=204,
    ),
    Endpoint("enter", "POST", f"{SERIES}/enter", "Take a free place in a cup.", Enter, success=204),
    Endpoint(
        "play_on", "POST", f"{SERIES}/next", "Keep cards, and play the next match.", NextMatch, TableMade
    ),
    Endpoint("alive", "GET", "/api/alive", "Ask whether the server answers at all.", success=204),
    Endpoint("ready", "GET", "/api/ready", "Ask whether moves can be written.", success=204),
    Endpoint("health", "GET", "/api/health", "Ask whether anything ails the server.", gives=Health),
    Endpoint("metrics", "GET", "/api/metrics", "Read the counters.", gives=TEXT),
    Endpoint("describe", "GET", "/api/openapi.json", "Read this description.", gives=dict[str, Any]),
)
