"""Somebody who plays through a board that is drawn, by touches or by keys alone, whatever the game is."""

import json
import random
from pathlib import Path
from typing import Any

from browser.hands import LOOKS, script
from playwright.sync_api import Page, WebSocket, expect

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
DRAWN = tuple(sorted(board.parent.name for board in BOARDS.glob("*/Board.svelte")))
"""The games that have a board of their own."""

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
"""A phone on its side."""

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}

Option = dict[str, Any]


class Player:
    """Reads the options that the server sends and chooses among them on the board, never from the list."""

    def __init__(self, page: Page, *, is_touching: bool = False, seed: int = 7) -> None:
        self._page, self._is_touching, self._luck = page, is_touching, random.Random(seed)
        self.position: dict[str, Any] = {}
        self.lost: list[str] = []
        self._asked_at = -1
        page.on("websocket", self._listen)

    @property
    def options(self) -> list[Option]:
        return list(self.position.get("options", ()))

    def play(self, most: int = 3000) -> int:
        """Choose until the match is over or enough was chosen; return how many choices that were."""
        for chosen in range(most):
            if not self.wait():
                return chosen
            self.look_for_everything()
            self.choose(self._luck.choice(self.options))
        return most

    def wait(self) -> bool:
        """Wait to be asked; tell whether that happens before the match is over."""
        asked = "() => document.querySelector('#end-title, [data-asked=true]') !== null"
        self._page.wait_for_function(asked)
        if self._page.locator("#end-title").count():
            return False
        shown = self._page.locator("[data-asked=true]").get_attribute("data-version")
        for _ in range(100 * LOOKS):
            if str(self.position.get("version")) == shown:
                return True
            self._page.wait_for_timeout(5)
        raise AssertionError(f"The page asks about version {shown}, of which the server never told")

    def choose(self, option: Option) -> None:
        """Touch what an option points at, or press its button, and confirm if that is asked for."""
        self.offer(option)
        self.confirm(option)

    def offer(self, option: Option) -> bool:
        """Touch what an option points at, or press its button; tell whether it waits to be confirmed."""
        version = self._asked_at = self.position["version"]
        button = f"[data-button='{option['action']}']"
        if self._page.locator(button).count():
            self._press(button)
        else:
            for thing in filter(self._is_lit, things_of(option)):
                self.touch(thing)
        self._page.wait_for_function(script("offered"), arg=[option["action"], version])
        return self._is_asked(version)

    def confirm(self, option: Option, *, is_patient: bool = True) -> None:
        """Take what is offered, unless it has been sent already, and wait for what comes of it."""
        version = self._asked_at
        for way in (f"[data-choice='{option['action']}']", "#confirm"):
            if self._is_asked(version) and self._page.locator(way).count():
                self._press(way)
                break
        if is_patient:
            self._page.wait_for_function(script("moved_on"), arg=version)

    def _is_asked(self, version: int) -> bool:
        return self._page.locator(f"[data-asked=true][data-version='{version}']").count() > 0

    def touch(self, thing: str) -> None:
        """Touch a thing at its centre, once what moves there has come to rest."""
        for _ in range(LOOKS):
            if place := self._page.evaluate(script("centre"), thing):
                return self._tap(*place)
            self._page.wait_for_timeout(100)
        raise AssertionError(f"{thing} is lit but cannot be hit")

    def look_for_everything(self) -> None:
        """Every option has a button, or something lit that can be hit, and all its things are drawn."""
        for option in self.options:
            problem = self._page.evaluate(script("reachable"), option)
            if problem:
                self.lost.append(f"{option['move']}: {problem}")

    def _press(self, button: str) -> None:
        found = self._page.locator(button)
        if self._is_touching:
            found.tap()
        else:
            found.click()

    def _is_lit(self, thing: str) -> bool:
        lit = f"[data-thing='{thing}'][data-lit]"
        tab = self._page.locator("[data-tab]")
        for place in range(tab.count()):
            if self._page.locator(lit).count():
                break
            tab.nth(place).click()
        return self._page.locator(lit).count() > 0

    def _tap(self, x: float, y: float) -> None:
        if self._is_touching:
            self._page.touchscreen.tap(x, y)
        else:
            self._page.mouse.click(x, y)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] in ("snapshot", "changed"):
            self.position = message["position"]


class Typist(Player):
    """Plays by keys alone: arrows go from thing to thing, Tab to the buttons, Enter takes."""

    MOST_STEPS = 60

    def touch(self, thing: str) -> None:
        for step in range(self.MOST_STEPS):
            key = self._page.evaluate(script("arrow_to"), [thing, step])
            if key == "Enter":
                break
            self._page.keyboard.press(key)
        else:
            self.lost.append(f"{thing} is not reached by arrow keys")
            self._page.locator(f"[data-thing='{thing}'][data-lit]").first.focus()
        self._page.keyboard.press("Enter")

    def _press(self, button: str) -> None:
        for _ in range(self.MOST_STEPS):
            if self._page.locator(f"{button}:focus").count():
                break
            self._page.keyboard.press("Tab")
        expect(self._page.locator(button)).to_be_focused()
        self._page.keyboard.press("Enter")


def things_of(option: Option) -> list[str]:
    return [*option.get("source", ()), *option.get("target", ())]
