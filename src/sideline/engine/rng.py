"""A small generator that gives the same numbers compiled and uncompiled (MWC64X)."""

import numpy as np

from sideline.engine.layout import Rng
from sideline.engine.rule import compiled

__all__ = ["Rng", "below", "new_rng", "reseed"]

MULTIPLIER = np.uint64(4294883355)
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
ODD = np.uint64(1)
GOLDEN = np.uint64(0x9E3779B9)
MIX_1 = np.uint64(0x85EBCA6B)
MIX_2 = np.uint64(0xC2B2AE35)
SHIFT_1 = np.uint64(16)
SHIFT_2 = np.uint64(13)


def new_rng(seed: int = 0, stream: int = 0) -> Rng:
    """Make a generator: one number in an array of its own, beside the state and never inside it."""
    rng = np.zeros(1, np.uint64)
    reseed(rng, seed, stream)
    return rng


@compiled
def reseed(rng: Rng, seed: int, stream: int) -> None:
    """Start a generator so that neighbouring seeds and neighbouring streams give unrelated sequences."""
    low = scatter(np.uint64(stream), scatter(np.uint64(seed), GOLDEN))
    carry = scatter(np.uint64(stream), scatter(np.uint64(seed), low)) % (MULTIPLIER - ODD)
    rng[0] = carry << HALF | low | ODD


@compiled
def scatter(whole: np.uint64, salt: np.uint64) -> np.uint64:
    """Mix the 64 bits of a number and a salt into 32."""
    return mix(whole >> HALF ^ mix(whole & LOW ^ salt))


@compiled
def mix(half: np.uint64) -> np.uint64:
    """Scatter the bits of a 32-bit number (the finish of MurmurHash3)."""
    half = (half ^ half >> SHIFT_1) * MIX_1 & LOW
    half = (half ^ half >> SHIFT_2) * MIX_2 & LOW
    return half ^ half >> SHIFT_1


@compiled
def below(rng: Rng, bound: int) -> int:
    """Return a number from 0 up to, but not including, the bound."""
    digit = rng[0] & LOW
    carry = rng[0] >> HALF
    rng[0] = MULTIPLIER * digit + carry
    return int(np.int64((digit ^ carry) * np.uint64(bound) >> HALF))
