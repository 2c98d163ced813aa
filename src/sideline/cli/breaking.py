"""Where the terminal may break a line: rich would break it at spaces that do not break, too.

It has no setting for that, and makes the texts of rule books itself, so that there is no other place.
"""

import re

import rich._wrap

HARD = "\u00a0\u202f"
SOFT = rf"[^\S{HARD}]"
WORD = re.compile(rf"{SOFT}*[\S{HARD}]+{SOFT}*")


def keep_hard_spaces() -> None:
    """Let no line begin with a colon, or end with an opening quotation mark."""
    rich._wrap.re_word = WORD
