"""Settings of the games in which so few deals are possible that all of them can be counted."""

from sideline.testing.deals import Small

RUGBY_SETS = ("LINEOUT", "SCRUM")
RUGBY_SKILLS = {"PROP": 3, "LOCK": 2, "CENTER": 3, "WING": 2}
RUGBY_PLAYS = {"PICK_AND_GO": 2, "CRASH_BALL": 3, "POP_PASS": 2}
RUGBY_REST = (
    *("HOOKER", "FLANKER", "NUMBER_EIGHT", "ENFORCER", "LINK_FORWARD", "WORKHORSE"),
    *("SCRUM_HALF", "FLY_HALF", "FULL_BACK", "UTILITY_BACK"),
)
JUKEM_DECK = {"TWO_POINTER": 5, "THREE_POINTER": 2, "BLOCK": 4, "TIME_OUT": 1}
JUKEM_REST = (
    *("DUNK", "AND_1", "HALF_COURT", "JUKEM", "FREE_THROW"),
    *("MISS", "THREE_SECONDS", "BRICK", "AIR_BALL", "TECHNICAL_FOUL"),
)

JUKEM = Small(
    {
        "first_dealer": "home",
        **{f"copies.{card}": copies for card, copies in JUKEM_DECK.items()},
        **{f"copies.{card}": 0 for card in JUKEM_REST},
    },
    steps=18,
    matches=2,
    most=3000,
    draws=250,
)
FIVE = Small(
    {
        "override_cards": "on",
        "first_offense": "home",
        "hand_limit": 1,
        "clock_start": 4,
        **{f"copies.{card}": 0 for card in ("ISO", "CLOSE_OUT", "SECOND_EFFORT")},
    },
    steps=18,
    matches=1,
    most=3000,
    draws=120,
)
RUGBY = Small(
    {
        "first_attacker": "home",
        "dealt.FORWARDS": 1,
        "dealt.BACKS": 1,
        **{f"tied_up.{piece}.{tie}": 1 for piece in RUGBY_SETS for tie in ("FIRST", "SECOND", "THIRD")},
        **{f"skill_copies.designer.{kind}": copies for kind, copies in RUGBY_SKILLS.items()},
        **{f"skill_copies.designer.{kind}": 0 for kind in RUGBY_REST},
        **{f"play_copies.designer.{face}": copies for face, copies in RUGBY_PLAYS.items()},
        **{f"play_copies.designer.{face}": 0 for face in ("WEAVE_RUN", "LONG_PASS", "KICK")},
        **{f"players.designer.{face}.FORWARDS": 1 for face in RUGBY_PLAYS},
        **{f"play_cards.{piece}": 2 for piece in ("KICKOFF", *RUGBY_SETS)},
    },
    steps=12,
    matches=1,
    most=3000,
    draws=120,
)
