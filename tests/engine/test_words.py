"""Phrases become words in every language; a missing word is an error, not a gap."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sideline.engine.words import Words, phrase, well_signed

ENGLISH = Words("en", ("basket = { $who } scores { $points }\nhome = Home\nempty =\n    .note = nothing",))


def test_a_phrase_is_filled_with_numbers_and_phrases() -> None:
    assert ENGLISH.say(phrase("basket", who=phrase("home"), points=3)) == "Home scores 3"


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        ENGLISH.say(phrase("rebound"))
    with pytest.raises(LookupError):
        ENGLISH.say(phrase("empty"))


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LookupError):
        ENGLISH.say(phrase("basket", who="Home"))


def test_text_with_gaps_is_filled_as_fluent_fills_it() -> None:
    choice = "{ $x ->\n    [one] one\n   *[other] { $x } of them\n }"
    source = 'plain = a {"{"} { $x } b\none = { $x }\nmany = ' + choice
    words, bundle = Words("en", (source,)), FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    for key in ("plain", "one", "many"):
        for filling in (0, 1, 999, 1000, -1, 1234567, "", "text", "{x}"):
            said, _ = bundle.format_pattern(bundle.get_message(key).value, {"x": filling})
            assert words.say(phrase(key, x=filling)) == well_signed(said)


def test_what_was_said_before_is_said_the_same_way_again() -> None:
    for points in (2, 3, 2):
        assert ENGLISH.say(phrase("basket", who="Home", points=points)) == f"Home scores {points}"


FRENCH = Words(
    "fr",
    (
        "chance = Le hasard\n    .the = le hasard\n    .of = du hasard\n    .to = au hasard",
        "seat-0 = Locaux\n    .the = les Locaux\n    .of = des Locaux\n    .to = aux Locaux",
        "seat-1 = Zoé",
        "turn = { $who-To } de jouer, contre { $other-the }",
        "hand = Main { $who-of }",
    ),
)


def test_negative_numbers_have_a_minus_sign_and_decimals_the_point_of_the_language() -> None:
    words = {lang: Words(lang, ("worth = JK-41, worth { $x }",)) for lang in ("en", "fr")}
    assert words["en"].say(phrase("worth", x=-3)) == "JK-41, worth \u22123"
    assert words["en"].say(phrase("worth", x="-3")) == "JK-41, worth \u22123"
    assert words["fr"].say(phrase("worth", x=2.5)) == "JK-41, worth 2,5"


def test_a_number_is_said_however_long_it_is() -> None:
    words = Words("fr", ("worth = Valeur { $x }",))
    assert words.say(phrase("worth", x=10**14)) == "Valeur 100\u202f000\u202f000\u202f000\u202f000"
    assert words.say(phrase("worth", x=10**30)) == "Valeur 100000000000000…"
    assert words.say(phrase("worth", x=-(10**4000))) == "Valeur \u221210000000000000…"


def test_names_are_declined_as_a_message_asks() -> None:
    home, other = phrase("seat-0"), phrase("seat-1")
    assert (
        FRENCH.say(phrase("turn", who=home, other=phrase("chance")))
        == "Aux Locaux de jouer, contre le hasard"
    )
    assert FRENCH.say(phrase("hand", who=home)) == "Main des Locaux"
    assert FRENCH.say(phrase("hand", who=other)) == "Main Zoé"  # a name without forms is the same in all
