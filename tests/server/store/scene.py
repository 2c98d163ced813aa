"""Short words for tests of stores."""

from sideline.server.store import Appended, Entry, Holder, Kind, Row, Store
from sideline.server.store.chain import follow


def table(id: str = "court", **changes: object) -> Row:
    """A table that is like any other but for what is named."""
    usual: dict[str, object] = {
        "game": "jukem",
        "rules_version": 3,
        "settings": {"quarters": "4", "copies.DUNK": "8"},
        "seed": bytes(range(32)),
        "setup": b"\x00\xff setup",
        "created": 1234.5678901234567,
    }
    return Row(id=id, **{**usual, **changes})  # type: ignore[arg-type]


def holder(seat: int = 0, table: str = "court", **changes: object) -> Holder:
    usual: dict[str, object] = {"token_hash": b"\x00hash", "name": "Zoë", "bot": None}
    return Holder(table=table, seat=seat, **{**usual, **changes})  # type: ignore[arg-type]


def after(
    last: Entry | None, action_id: str, *, table: str = "court", kind: Kind = "play", action: int = 5
) -> Entry:
    """The entry that follows."""
    return follow(table, last, action_id=action_id, kind=kind, seat=0, action=action, at=0.1 + 0.2)


async def grow(
    store: Store, length: int, *, table: str = "court", epoch: int = 1, last: Entry | None = None
) -> list[Entry]:
    """Append entries to a log, which is empty unless its last one is given."""
    entries: list[Entry] = []
    begin = last.version if last else 0
    for number in range(begin + 1, begin + length + 1):
        appended: Appended = await store.append(table, epoch, after(last, f"a{number}", table=table))
        last = appended.entry
        entries.append(last)
    return entries
