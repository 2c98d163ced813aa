"""What becomes of appends, decided in one place for both databases."""

from collections.abc import Sequence

import msgspec

from sideline.server.store.base import Appended, Conflict, Entry, Fenced, StoreError, UnknownTable
from sideline.server.store.chain import follows


class Append(msgspec.Struct, frozen=True):
    """One entry that somebody wants in a log."""

    table: str
    epoch: int
    entry: Entry
    over: bool


class Ledger(msgspec.Struct):
    """What the database says while we hold the tables: epochs, last seqs, and entries already there."""

    epochs: dict[str, int]
    lasts: dict[str, tuple[int, bytes]]
    known: dict[tuple[str, str], Entry]

    def settle(self, append: Append) -> Appended:
        """Admit one append, or raise what stands against it."""
        fence(append.table, self.epochs.get(append.table), append.epoch)
        place = (append.table, append.entry.action_id)
        if place in self.known:
            return Appended(entry=self.known[place], repeat=True)
        upcoming = self.lasts[append.table][0] + 1
        if append.entry.version != upcoming:
            raise Conflict(
                f"Entry {append.entry.version} is not the next one of table {append.table}: {upcoming} is."
            )
        if not follows(append.table, self.lasts[append.table], append.entry):
            raise Conflict(f"Entry {upcoming} of table {append.table} does not carry on its hash chain.")
        self.lasts[append.table] = upcoming, append.entry.hash
        self.known[place] = append.entry
        return Appended(entry=append.entry, repeat=False)

    def settle_all(self, appends: Sequence[Append]) -> list[Appended | StoreError]:
        """Admit what can be admitted, in the order given; one refusal does not spoil the others."""
        return [self._settled(append) for append in appends]

    def _settled(self, append: Append) -> Appended | StoreError:
        try:
            return self.settle(append)
        except StoreError as refusal:
            return refusal


def admitted(appends: Sequence[Append], settled: Sequence[Appended | StoreError]) -> list[Append]:
    """Pick the appends that have to be written."""
    return [
        append
        for append, answer in zip(appends, settled, strict=True)
        if isinstance(answer, Appended) and not answer.repeat
    ]


def fence(table: str, owners: int | None, epoch: int) -> None:
    """Refuse a writer that does not own the table; `owners` is the epoch of its owner, if any."""
    if owners is None:
        raise UnknownTable(f"There is no table {table}.")
    if owners != epoch:
        raise Fenced(f"Another process owns table {table} now (epoch {owners}, not {epoch}).")
