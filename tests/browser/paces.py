"""How soon the lobby is there, and how fast a rule book is searched: python -m browser.paces."""

from statistics import median

from browser.boards import DESK, DRAWN
from browser.chromium import house_and_browser
from browser.hands import script
from browser.house import House
from playwright.sync_api import Browser

VISITS = 9
SEARCHED = {"en": "dunk", "fr": "contre"}


def largest_paint(browser: Browser, house: House) -> float:
    """Return after how many milliseconds the largest part of the lobby was painted for somebody new."""
    context = browser.new_context(base_url=house.address, **DESK)
    page = context.new_page()
    page.goto("/")
    page.locator("[data-game]").first.wait_for()
    page.wait_for_timeout(700)
    painted: float = page.evaluate(script("largest_paint"))
    context.close()
    return painted


def searches(browser: Browser, house: House, game: str, lang: str) -> list[float]:
    """Type a word into the search of a rule book, and return how long each letter took to be answered."""
    context = browser.new_context(base_url=house.address, **DESK)
    page = context.new_page()
    page.goto(f"/rules/{game}?lang={lang}")
    page.locator(".rule").first.wait_for()
    page.locator("input[type=search]").wait_for()
    taken: list[float] = page.evaluate(script("search_paces"), SEARCHED[lang])
    context.close()
    return taken


def main() -> None:
    """Measure both, and print what was found."""
    with house_and_browser() as (house, browser):
        largest_paint(browser, house)
        painted = [largest_paint(browser, house) for _ in range(VISITS)]
        print(f"lobby, {VISITS} visits: median {median(painted):.0f} ms, most {max(painted):.0f} ms")
        for game in DRAWN:
            for lang, word in SEARCHED.items():
                taken = searches(browser, house, game, lang)
                told = ", ".join(f"{each:.1f}" for each in taken)
                print(f"{game:18} {word:7} most {max(taken):5.1f} ms; letter by letter {told}", flush=True)


if __name__ == "__main__":
    main()
