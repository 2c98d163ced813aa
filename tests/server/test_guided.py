"""A guided match at a table: only what the step leaves is offered, and the other seat plays its script."""

from server.clients import Page, players, read
from server.test_sight import why

from sideline.engine.registry import load
from sideline.server.protocol.messages import Because, Done, GameInfo, Refused

UNKNOWN = 404


async def choose(page: Page) -> None:
    """Take the first option, and wait until the match has gone on."""
    before = page.position.version
    assert isinstance(await page.act(page.position.options[0].action), Done)
    while page.position.version <= before:
        await page.hear()


async def test_a_lesson_is_played_by_its_steps_and_then_set_free(url: str) -> None:
    async with players(url, "Ann") as [ann]:
        await ann.create("jukem", "me", "me", lesson=True)
        page = await ann.open()
        for number in range(1, 11):
            assert await page.until_asked()
            lesson = page.position.lesson
            assert lesson is not None
            assert (lesson.number, lesson.of) == (number, 10)
            assert lesson.hint in [option.action for option in page.position.options]
            await choose(page)
        assert await page.until_asked()
        lesson = page.position.lesson
        assert lesson is not None
        assert lesson.hint is None
        assert all(goal.done for goal in lesson.goals)


async def test_what_the_step_does_not_leave_is_refused_and_nothing_is_lost(url: str) -> None:
    async with players(url, "Ann") as [ann]:
        await ann.create("jukem", "me", "me", lesson=True)
        page = await ann.open()
        assert await page.until_asked()
        await choose(page)
        assert await page.until_asked()
        game = load("jukem")
        others = set(range(game.actions)) - {option.action for option in page.position.options}
        answers = [await page.act(action) for action in sorted(others)[:12]]
        assert all(isinstance(answer, Refused) for answer in answers)
        assert isinstance(await page.act(page.position.options[0].action), Done)


async def test_a_wrong_touch_is_answered_by_the_lesson_where_the_rules_would_allow_it(url: str) -> None:
    async with players(url, "Ann") as [ann]:
        await ann.create("jukem", "me", "me", lesson=True)
        page = await ann.open()
        assert await page.until_asked()
        await choose(page)
        assert await page.until_asked()
        answers = [await why(page, f"hand:{card}") for card in page.position.view["hand"]]
        told = [str(answer.reasons[0].what) for answer in answers if isinstance(answer, Because)]
        assert "First do what the lesson asks for: it is framed in blue." in told


async def test_a_game_without_a_lesson_says_so(url: str) -> None:
    async with players(url, "Ann") as [ann]:
        games = read(await ann.get("/api/games"), list[GameInfo])
        assert {game.name: game.lesson for game in games}["jukem"]
        untaught = next((game.name for game in games if not game.lesson), None)
        if untaught is not None:
            wish = {"game": untaught, "seats": [{"kind": "me"}, {"kind": "me"}], "lesson": True}
            assert (await ann.post("/api/tables", wish)).status_code == UNKNOWN
