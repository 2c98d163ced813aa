"""The conformance kit: what every game must keep, whatever its rules. `conform(GAME)` runs all of it."""

from collections.abc import Callable
from itertools import islice
from typing import Any

import numpy as np

from sideline.bots.bot import BOTS, policies_of
from sideline.engine.chance import list_outcomes, pick, tickets
from sideline.engine.errors import CannotUndo, IllegalAction
from sideline.engine.game import CHANCE, END, NOBODY, Game
from sideline.engine.match import SEED_BYTES, Match
from sideline.engine.playout import play_out, retrace
from sideline.engine.rng import new_rng
from sideline.engine.words import LANGUAGES
from sideline.testing.agreement import check_that_compiled_steps_agree
from sideline.testing.deals import check_that_deals_are_fair
from sideline.testing.fuzz import ENOUGH_ACTIONS, allowed, check_that_all_settings_can_be_played
from sideline.testing.redeals import check_that_redeals_deal_again, check_that_redealt_positions_can_be_played
from sideline.testing.sayings import check_aims, check_likeness, check_odds, check_words, sampled
from sideline.testing.secrecy import (
    check_that_bots_are_honest,
    check_that_estimates_do_not_peek,
    check_that_nothing_leaks,
    check_that_the_order_says_nothing,
)
from sideline.testing.shortlists import check_that_the_short_list_suffices
from sideline.testing.survey import survey, survey_plainly
from sideline.testing.walks import (
    Walk,
    WalkStep,
    any_action,
    as_in_playouts,
    hinted,
    listed,
    match_at,
    variants_of,
    walk,
    walks,
)

MOST_TICKETS = 5_000
ENOUGH = 400
PAIR = 2
ODD_MATCHES = 10


def check_the_setup(game: Game) -> None:
    """A match that was just dealt is not over and offers something."""
    for values in ({}, *variants_of(game)):
        match = Match(game, values)
        assert not match.is_over
        assert match.legal()
        assert match.outcome() is None


def check_options_until_the_outcome(game: Game) -> None:
    """There are options until the match is over and none after it; then every seat has a result."""
    for played in walks(game):
        for step in played.steps:
            options = listed(game, step.s)
            assert options, f"nobody can do anything after {step}"
            assert len(set(options)) == len(options), f"an action is listed twice: {options}"
            assert all(0 <= action < game.actions for action in options)
        match = match_at(played, len(played.steps))
        outcome = match.outcome()
        assert match.options() == []
        assert outcome is not None
        results = [int(game.result(match.state, seat)) for seat in range(game.seats)]
        assert set(results) <= {-1, 0, 1}
        assert outcome.winner == (results.index(1) if 1 in results else None)


def check_that_notation_is_unique(game: Game) -> None:
    """No two options of a decision are written alike, and none breaks the form of a replay."""
    for step in sampled(game):
        moves = [game.spell(step.s, action) for action in listed(game, step.s)]
        assert len(set(moves)) == len(moves), f"two options are written alike: {moves}"
        assert not any(sign in move for move in moves for sign in (";", ": ", "\n")), moves


def check_that_only_options_apply(game: Game) -> None:
    """Every listed action applies; every other is refused with a sentence and changes nothing."""
    for played in walks(game):
        for step in played.sample(12):
            options = listed(game, step.s)
            for action in options:
                game.play(step.s, action)
            match = _match_in(played, step)
            before = match.states.tobytes()
            for action in sorted({-1, game.actions, *range(game.actions)} - set(options)):
                _check_refusal(match, action)
            assert match.states.tobytes() == before, "a refused action changed the state"


def _check_refusal(match: Match, action: int) -> None:
    try:
        match.play(action)
    except IllegalAction as refusal:
        for lang in LANGUAGES:
            sentence = match.game.words(lang).say(refusal.phrase)
            assert sentence.endswith("."), f"not a sentence: {sentence}"
    else:
        raise AssertionError(f"action {action} is not listed and was not refused")


def check_that_equal_states_stay_equal(game: Game) -> None:
    """Equal states with equal actions stay equal, byte for byte."""
    for step in sampled(game):
        for action in listed(game, step.s):
            first, second = step.states.copy(), step.states.copy()
            game.play(first[0], action)
            game.play(second[0], action)
            assert first.tobytes() == second.tobytes(), f"action {action} leads to two different states"


def check_undo(game: Game) -> None:
    """Undo returns the same bytes, and never crosses chance, a reveal, another seat's action or the end."""
    for played in walks(game):
        match = Match(game, played.values)
        for step in played.steps[: played.few(ENOUGH)]:
            before, steps = match.states.tobytes(), len(match.log)
            match.play(step.action)
            _check_undone(match, step, before, steps)


def _check_undone(match: Match, step: WalkStep, before: bytes, steps: int) -> None:
    is_final = step.seat == CHANCE or match.is_over
    may = not is_final and not match.game.reveals(step.s, step.action)
    for seat in range(match.game.seats):
        assert match.can_undo(seat) == (may and seat == step.seat)
        if not match.can_undo(seat):
            after = match.states.tobytes()
            try:
                match.undo(seat)
            except CannotUndo:
                assert match.states.tobytes() == after
            else:
                raise AssertionError(f"seat {seat} took back what it may not")
    if may:
        match.undo(step.seat)
        assert match.states.tobytes() == before
        assert len(match.log) == steps
        match.play(step.action)


def check_that_the_compiled_playout_agrees(game: Game) -> None:
    """The compiled playout and Match play the same matches, action by action."""
    finished = game.new(3)
    play_out(finished, seed=5)
    for stream in range(len(finished)):
        match = Match(game)
        rng, out = new_rng(5, stream), np.zeros(game.actions, np.int64)
        while not match.is_over:
            match.play(as_in_playouts(game, match.state, rng, out))
        assert match.states.tobytes() == finished[stream : stream + 1].tobytes()
        check_that_compiled_and_plain_agree(match)


def check_that_compiled_and_plain_agree(match: Match) -> None:
    """Compiled and uncompiled rules pass through the same states."""
    path = retrace(match.game.new(1, match.settings), [step.action for step in match.log])
    again = match.game.new(1, match.settings)
    match.game.deal(again[0])
    for number, step in enumerate(match.log):
        assert path[number : number + 1].tobytes() == again.tobytes(), f"compiled differs at step {number}"
        match.game.play(again[0], step.action)
    assert path[-1:].tobytes() == match.states.tobytes()


def check_that_every_way_to_play_agrees(game: Game) -> None:
    """Compiled rules pass through the states of every variant, and of matches with settings at random."""
    fitting = (values for values in allowed(game, seed=2) if game.for_match(values).seats == game.seats)
    odd = islice(fitting, ODD_MATCHES)
    for played in (*walks(game), *(walk(game, 1, values, ENOUGH_ACTIONS) for values in odd)):
        path = retrace(game.new(1, played.values), played.actions())
        passed = [step.states.tobytes() for step in played.steps]
        for number, state in enumerate((*passed, played.last.tobytes())):
            now = path[number : number + 1].tobytes()
            assert now == state, f"compiled differs at step {number} with {played.values}"


def check_that_compiled_answers_agree(game: Game) -> None:
    """Every verb answers alike compiled and as plain Python: options, hints, weights, redeals and all."""
    states = np.concatenate([step.states for step in sampled(game)])
    assert survey(states).differences(survey_plainly(states)) == []


def check_replays(game: Game) -> None:
    """A replay read again is the same match, finished or not, with a seed or with scripted luck."""
    shortest = min(walks(game), key=lambda played: len(played.steps))
    for played in walks(game):
        whole = len(played.steps) if played is shortest else min(len(played.steps), played.few(ENOUGH))
        for length in (0, whole // 2, whole):
            match = match_at(played, length)
            text = str(match)
            assert Match.read(text, game) == match
            assert str(Match.read(text, game)) == text
    check_seeded_replays(game)


def check_seeded_replays(game: Game) -> None:
    """The seed of a match is told when it is over and not before, and gives every draw."""
    seed = bytes(range(SEED_BYTES))
    match = Match(game, seed=seed)
    rng, out = new_rng(9), np.zeros(game.actions, np.int64)
    while not match.is_over:
        if len(match.log) < 100:  # noqa: PLR2004
            assert seed.hex() not in str(match)
            assert match.seed is None
        match.play(any_action(game, match.state, rng, out))
    assert seed.hex() in str(match)
    assert Match.read(str(match), game) == match


def check_chance(game: Game) -> None:
    """Weights are positive, shortcuts agree with them, and no event of a match has the name of another."""
    for played in walks(game):
        names: set[str] = set()
        for step in played.steps:
            if step.seat == CHANCE:
                name = game.event(step.s)
                assert name not in names, f"two events of one match are called {name}"
                names.add(name)
        for step in played.sample():
            if step.seat == CHANCE:
                _check_weights(game, step.s)


def _check_weights(game: Game, s: Any) -> None:
    weights = [int(game.weight(s, outcome)) for outcome in range(game.outcomes(s))]
    assert min(weights) >= 0
    assert sum(weights) > 0
    out = np.zeros(game.actions, np.int64)
    possible = [outcome for outcome, weight in enumerate(weights) if weight > 0]
    assert out[: list_outcomes(s, out)].tolist() == possible
    assert sorted(listed(game, s)) == possible
    assert tickets(s) == sum(weights)
    if sum(weights) <= MOST_TICKETS:
        picked = np.bincount([pick(s, ticket) for ticket in range(sum(weights))], minlength=len(weights))
        assert picked.tolist() == weights


def check_the_length(game: Game) -> None:
    """Every match ends within the declared length, however it is played."""
    choosers: tuple[Callable[[Any], int], ...] = (
        lambda s: listed(game, s)[0],
        lambda s: listed(game, s)[-1],
        lambda s: listed(game, s)[0] if game.to_act(s) == CHANCE else hinted(game, s),
    )
    for choose in choosers:
        states = game.new()
        game.deal(states[0])
        length = 0
        while game.to_act(states[0]) != NOBODY:
            game.play(states[0], choose(states[0]))
            length += 1
            assert length <= game.longest(states[0]), "the match is longer than declared"


def check_hints(game: Game) -> None:
    """A hint is an option, and an estimate lies between lost and won."""
    for step in sampled(game):
        if step.seat != CHANCE:
            assert hinted(game, step.s) in listed(game, step.s)
        for seat in range(game.seats):
            assert game.estimate is None or -1 <= game.estimate(step.s, seat) <= 1


def check_that_results_balance(game: Game) -> None:
    """What one seat wins the other loses; of more seats one wins at most, and never without a loser."""
    for played in walks(game):
        results = [int(game.result(played.last[0], seat)) for seat in range(game.seats)]
        is_balanced = sum(results) == 0 if len(results) == PAIR else results.count(1) <= (-1 in results)
        assert is_balanced, f"the results {results} of a match do not balance"


def check_policies(game: Game) -> None:
    """A policy has a name that no bot has, and chooses an option."""
    assert (game.follow is None) == (not game.policies), "policies are named in POLICIES and played by follow"
    assert not set(game.policies) & set(BOTS), "a policy is called like a bot that plays every game"
    for step in sampled(game):
        if step.seat != CHANCE:
            for name, bot in policies_of(game).items():
                chosen = bot.choose(step.states.copy(), new_rng(1))
                assert chosen in listed(game, step.s), f"{name} chooses {chosen}, which is not an option"


def check_tallies(game: Game) -> None:
    """Counting changes nothing but the counts, and something is counted."""
    if game.tally is None:
        return
    counts = np.zeros((game.seats, len(game.tallies)), np.int64)
    for played in walks(game):
        for step in [*played.steps, WalkStep(played.last, NOBODY, END)]:
            states = step.states.copy()
            game.tally(states[0], step.action, counts)
            assert states.tobytes() == step.states.tobytes(), "a tally changed the state"
    assert counts.min() >= 0
    assert counts.any(), "nothing was counted"


def _match_in(played: Walk, step: WalkStep) -> Match:
    return match_at(played, played.steps.index(step))


PLAIN_CHECKS: tuple[Callable[[Game], object], ...] = (
    check_words,
    check_odds,
    check_aims,
    check_likeness,
    check_replays,
    check_undo,
    check_that_notation_is_unique,
    check_that_only_options_apply,
    check_that_nothing_leaks,
    check_that_the_order_says_nothing,
    check_that_redeals_deal_again,
    check_that_redealt_positions_can_be_played,
    check_that_deals_are_fair,
)
"""What is asked of the specification alone: compiled code would change nothing about it."""

CHECKS: tuple[Callable[[Game], object], ...] = (
    *PLAIN_CHECKS,
    check_the_setup,
    check_options_until_the_outcome,
    check_that_equal_states_stay_equal,
    check_that_the_compiled_playout_agrees,
    check_that_every_way_to_play_agrees,
    check_that_compiled_answers_agree,
    check_that_compiled_steps_agree,
    check_chance,
    check_the_length,
    check_hints,
    check_that_results_balance,
    check_policies,
    check_tallies,
    check_that_the_short_list_suffices,
    check_that_bots_are_honest,
    check_that_estimates_do_not_peek,
    check_that_all_settings_can_be_played,
)


def conform(game: Game) -> None:
    """Run every check on a game."""
    for check in CHECKS:
        check(game)


def notes(game: Game) -> list[str]:
    """Say what is allowed, but should be known."""
    found = []
    if game.hint is None:
        found.append("without a hint its playouts are random, and so are greedy and starter")
    if game.estimate is None:
        found.append("without an estimate every match looks even to a search that does not reach the end")
    if game.redeal is None:
        found.append("without a part `hidden` everything is open to everybody")
    return found
