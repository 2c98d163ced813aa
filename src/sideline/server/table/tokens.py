"""Secrets that people carry: the token of a seat, the invitation to a table; and the ids of tables."""

import hmac
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from hashlib import blake2b
from secrets import token_urlsafe
from typing import Final

from sideline.server.store.base import Holder

TOKEN_BYTES: Final = 32
INVITE_BYTES: Final = 16
ID_BYTES: Final = 15
LONGEST_TOKEN: Final = 128
ID: Final = re.compile(r"[A-Za-z0-9_-]{8,64}", re.ASCII)


def new_token() -> str:
    """Return the token of a seat, of 256 bits."""
    return token_urlsafe(TOKEN_BYTES)


def new_invite() -> str:
    """Return an invitation, of 128 bits."""
    return token_urlsafe(INVITE_BYTES)


def new_id() -> str:
    """Return the id of a table or a series, of 120 bits."""
    return token_urlsafe(ID_BYTES)


def is_id(text: str) -> bool:
    """Ask whether something may be the id of a table or a series; nothing else is looked for."""
    return ID.fullmatch(text) is not None


def id_after(seed: bytes, parent: str = "") -> str:
    """Return the id of the rematch of a finished match: all who ask for it get the same table.

    Matches that were played on with the same luck have one seed, and differ by their own ids.
    """
    asked = b"rematch" + parent.encode()
    return urlsafe_b64encode(blake2b(asked, key=seed, digest_size=ID_BYTES).digest()).decode()


def id_of(text: str) -> str:
    """Return the id of the table that a replay becomes: the same text is the same table."""
    return urlsafe_b64encode(blake2b(text.encode(), digest_size=ID_BYTES).digest()).decode()


def hash_of(token: str) -> bytes:
    """Return what is kept of a token."""
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=32).digest()


def seats_of(holders: Iterable[Holder], token: str | None) -> tuple[int, ...]:
    """Return the seats that a token holds; every comparison takes the same time."""
    if not token or len(token) > LONGEST_TOKEN:
        return ()
    shown = hash_of(token)
    return tuple(
        holder.seat
        for holder in holders
        if holder.token_hash is not None and hmac.compare_digest(holder.token_hash, shown)
    )


def is_same(secret: str, shown: str) -> bool:
    """Compare an invitation in constant time."""
    return hmac.compare_digest(hash_of(secret), hash_of(shown))
