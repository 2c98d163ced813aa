"""Where settings come from: a file, the environment and the command line, of which the last decides."""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, get_origin

import msgspec

from sideline.server.config import BadConfiguration, Settings, host_and_port

PREFIX: Final = "SIDELINE_"
PRINTED: Final = "as delivered"
LISTS: Final = frozenset(
    field.name for field in msgspec.structs.fields(Settings) if get_origin(field.type) is tuple
)


class Source(NamedTuple):
    """A place where settings stand, and what stands there."""

    name: str
    values: Mapping[str, Any]


class Configured(NamedTuple):
    """What is in force, and for every setting where it was said."""

    settings: Settings
    said: Mapping[str, str]


def configured(file: Path | None, environment: Mapping[str, str], flags: Mapping[str, str]) -> Configured:
    """Put the settings together; a later source decides."""
    sources = [from_file(file)] if file else []
    sources += [from_environment(environment), Source("the command line", flags)]
    values: dict[str, Any] = {}
    said = dict.fromkeys(Settings.__struct_fields__, PRINTED)
    for source in sources:
        for name, value in source.values.items():
            values[name] = read(name, value, source.name)
            said[name] = source.name
    return Configured(checked(Settings(**values)), said)


def from_file(file: Path) -> Source:
    """Read a TOML file; headings only group what stands below them."""
    try:
        text = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as why:
        raise BadConfiguration(f"{file} cannot be read: {why}.") from why
    return Source(str(file), dict(ungrouped(text.items())))


def ungrouped(items: Iterable[tuple[str, Any]]) -> Iterable[tuple[str, Any]]:
    """Take settings out of the groups they stand in."""
    for name, value in items:
        if isinstance(value, dict):
            yield from ungrouped(value.items())
        else:
            yield name, value


def from_environment(environment: Mapping[str, str]) -> Source:
    """Read SIDELINE_PORT and its like; other variables are not ours."""
    known = {f"{PREFIX}{name.upper()}": name for name in Settings.__struct_fields__}
    return Source(
        "the environment", {known[name]: value for name, value in environment.items() if name in known}
    )


def read(name: str, value: Any, where: str) -> Any:
    """Read one value, written as text or as TOML has it; a list may be written with commas."""
    if name not in Settings.__struct_fields__:
        raise BadConfiguration(f"There is no setting called {name} ({where}); `serve --check` lists them.")
    field = next(field for field in msgspec.structs.fields(Settings) if field.name == name)
    if name in LISTS and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError as why:
        raise BadConfiguration(f"{name} cannot be {value!r} ({where}): {why}.") from why


def checked(settings: Settings) -> Settings:
    """Refuse what cannot work, and derive what follows from the rest."""
    base = settings.base_path.rstrip("/")
    if base and (not base.startswith("/") or any(sign in base for sign in '?#"<> ')):
        raise BadConfiguration(
            f"base_path is plain and begins with /, as /sideline does; it cannot be {base!r}."
        )
    if settings.metrics_address:
        host_and_port(settings.metrics_address)
    secure = settings.secure or any(origin.startswith("https:") for origin in settings.origins)
    return msgspec.structs.replace(settings, base_path=base, secure=secure)
