"""Compare what a store promised with what it holds: nothing may be lost, nothing may be there twice.

Works on any run that has collected acknowledgements, of a bare store or of a whole server.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable

import msgspec
from server.reliability.players import Acknowledged

from sideline.server.store import Entry, open_store
from sideline.server.store.chain import check


class Verdict(msgspec.Struct, frozen=True):
    """What an audit found; `kept` counts the entries of all logs."""

    kept: int
    acknowledged: int
    lost: list[str] = []
    doubled: list[str] = []
    broken: list[str] = []

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.broken)


async def audit(url: str, acknowledged: Iterable[Acknowledged]) -> Verdict:
    """Open the database anew and look for everything that was acknowledged."""
    store = open_store(url)
    await store.open()
    try:
        promised = by_table(acknowledged)
        logs = {table: await store.log(table) for table in {*promised, *await store.live()}}
    finally:
        await store.close()
    return judge(logs, promised)


def judge(logs: dict[str, list[Entry]], promised: dict[str, list[Acknowledged]]) -> Verdict:
    """Say what is lost, doubled or broken."""
    return Verdict(
        kept=sum(map(len, logs.values())),
        acknowledged=sum(map(len, promised.values())),
        lost=[one.action_id for table, many in promised.items() for one in lost(logs[table], many)],
        doubled=[action_id for log in logs.values() for action_id in doubled(log)],
        broken=[
            f"{table}:{version}" for table, log in logs.items() if (version := check(table, log)) is not None
        ],
    )


def lost(log: list[Entry], promised: list[Acknowledged]) -> list[Acknowledged]:
    kept = {(entry.version, entry.action_id, entry.hash) for entry in log}
    return [one for one in promised if (one.version, one.action_id, one.hash) not in kept]


def doubled(log: list[Entry]) -> list[str]:
    times = Counter(entry.action_id for entry in log)
    return [action_id for action_id, number in times.items() if number > 1]


def by_table(acknowledged: Iterable[Acknowledged]) -> dict[str, list[Acknowledged]]:
    tables: dict[str, list[Acknowledged]] = defaultdict(list)
    for one in acknowledged:
        tables[one.table].append(one)
    return dict(tables)
