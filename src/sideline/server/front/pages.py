"""The page as it is served, wherever its routes are asked for."""

from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import sideline

STATIC: Final = Path(str(sideline.__path__[0])) / "static"
PAGES: Final = (
    "/",
    "/t/{id}",
    "/t/{id}/review",
    "/r",
    "/r/{id}",
    "/r/{id}/review",
    "/new/{game}",
    "/rules",
    "/rules/{game}",
    "/learn",
    "/me",
    "/day",
    "/day/{id}",
    "/series/{id}",
    "/series/new/{game}/{kind}",
)
"""Where the page is found; it knows by its own table of routes what it shows there."""

BASE: Final = '<base href="/"'
NOT_BUILT: Final = "<!doctype html><title>Sideline</title><p>The page has not been built: run make play.</p>"


class FrontPage:
    """The page; it finds out from its address what it shall show, and from its base where everything is."""

    def __init__(self, base: str) -> None:
        self._base = base

    async def show(self, request: Request) -> Response:
        """Return the page."""
        return self.written(HTTPStatus.OK)

    def written(self, status: HTTPStatus) -> Response:
        """Write the page with this status."""
        page = STATIC / "index.html"
        if not page.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        text = page.read_text(encoding="utf-8").replace(BASE, f'<base href="{self._base}/"', 1)
        return HTMLResponse(text, status, headers={"cache-control": "no-cache"})

    async def lead_on(self, request: Request) -> Response:
        """Lead from the base path without its slash to the page."""
        return Response(status_code=308, headers={"location": f"{self._base}/"})


class Parts(StaticFiles):
    """What the page is made of; a person at any other address gets the page, which says that it is none."""

    def __init__(self, page: FrontPage) -> None:
        super().__init__(directory=STATIC, check_dir=False)
        self._page = page

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a part of the page, or the page itself to whoever reads pages."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as why:
            is_read = "text/html" in Headers(scope=scope).get("accept", "")
            if why.status_code != HTTPStatus.NOT_FOUND or not is_read:
                raise
            return self._page.written(HTTPStatus.NOT_FOUND)
