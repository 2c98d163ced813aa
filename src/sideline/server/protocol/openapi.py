"""The description of the HTTP interface, made from the endpoints and their models."""

import re
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any, Final

import msgspec

from sideline.engine.words import LANGUAGES
from sideline.server.protocol.endpoints import Endpoint
from sideline.server.protocol.messages import Failure

REFERENCE: Final = "#/components/schemas/{name}"
PLACE: Final = re.compile(r"{(\w+)}")


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Describe every endpoint."""
    models = [model for each in endpoints for model in (each.asks, each.gives) if _is_model(model)]
    schemas, components = msgspec.json.schema_components([*models, Failure], ref_template=REFERENCE)
    of = dict(zip(map(repr, models), schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, of, schemas[-1])
    about = {
        "title": "Sideline",
        "version": version("sideline"),
        "description": "Tables for tabletop sports.",
    }
    return {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": components}}


def operation(endpoint: Endpoint, of: dict[str, Any], failure: Any) -> dict[str, Any]:
    """Describe one endpoint."""
    described: dict[str, Any] = {
        "summary": endpoint.about,
        "description": f"For: {endpoint.who}{', once the match is over' if endpoint.only_over else ''}.",
        "parameters": [*_places(endpoint), LANGUAGE],
        "responses": {str(endpoint.success): answer(endpoint, of), "default": _json("Refused.", failure)},
    }
    if endpoint.asks is not None:
        described["requestBody"] = {"required": True, **_json("", of[repr(endpoint.asks)])}
        del described["requestBody"]["description"]
    return described


def answer(endpoint: Endpoint, of: dict[str, Any]) -> dict[str, Any]:
    """Describe what an endpoint gives."""
    if endpoint.gives is None:
        return {"description": "Done."}
    if isinstance(endpoint.gives, str):
        return {"description": "Text.", "content": {endpoint.gives: {"schema": {"type": "string"}}}}
    return _json("Done.", of[repr(endpoint.gives)])


def _json(about: str, schema: Any) -> dict[str, Any]:
    return {"description": about, "content": {"application/json": {"schema": schema}}}


def _places(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in PLACE.findall(endpoint.path)
    ]


def _is_model(model: Any) -> bool:
    return model is not None and not isinstance(model, str)


LANGUAGE: Final = {"name": "lang", "in": "query", "schema": {"type": "string", "enum": list(LANGUAGES)}}
