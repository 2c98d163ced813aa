"""How a game is played is told with the numbers of the match, in the language asked for."""

from server.clients import players, read

from sideline.server.protocol.messages import Lesson


def told(lessons: list[Lesson]) -> str:
    return "\n".join(line for lesson in lessons for line in (lesson.title, *lesson.lines))


async def test_a_table_explains_its_own_match(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        made = await ada.create("five_on_the_floor", "me", "open", variant="street")
        english = read(await ada.get(f"/api/tables/{made.table}/explain"), list[Lesson])
        french = read(await ada.get(f"/api/tables/{made.table}/explain?lang=fr"), list[Lesson])
        assert "The first side with 11 points wins." in told(english)
        assert "La première équipe à 11 points gagne." in told(french)
        tables = [lesson.rows for lesson in english if lesson.rows]
        assert ("Corner", "3+", "4+", "5+", "3") in tables[0]
        assert ("wide open", "3 tiles or more", "3", "4") in tables[1]


async def test_whoever_may_not_sit_down_may_still_ask_how_to_play(url: str) -> None:
    async with players(url, "Ada", "Bob") as (ada, bob):
        made = await ada.create("jukem", "me", "greedy", settings={"copies.DUNK": "8"})
        lessons = read(await bob.get(f"/api/tables/{made.table}/explain"), list[Lesson])
        assert "deck of 58 cards" in told(lessons)
