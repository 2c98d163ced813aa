"""Settings come from a file, the environment and the command line; what is wrong is said in a sentence."""

from pathlib import Path

import pytest

from sideline.server.config import BadConfiguration, Settings
from sideline.server.hosting.configuring import configured
from sideline.server.hosting.prudence import disk_of, unwise


def written(folder: Path, text: str) -> Path:
    file = folder / "club.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_nothing_said_is_what_is_delivered() -> None:
    assert configured(None, {}, {}).settings == Settings()


def test_the_command_line_decides_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, "port = 1\nbot_workers = 1\n[limits]\nconnections = 1\n")
    found = configured(file, {"SIDELINE_PORT": "2", "SIDELINE_BOT_WORKERS": "2"}, {"port": "3"})
    settings = found.settings
    assert (settings.port, settings.bot_workers, settings.connections) == (3, 2, 1)
    assert found.said["port"] == "the command line"
    assert found.said["connections"] == str(file)
    assert found.said["grace"] == "as delivered"


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_every_setting_may_be_said_in_all_three_places(tmp_path: Path, name: str) -> None:
    value = getattr(Settings(), name)
    text = ",".join(value) if isinstance(value, tuple) else str(value)
    quoted = f"{name} = {str(value).lower() if isinstance(value, bool | int | float) else repr(text)}\n"
    for found in (
        configured(written(tmp_path, quoted), {}, {}),
        configured(None, {f"SIDELINE_{name.upper()}": text}, {}),
        configured(None, {}, {name: text}),
    ):
        assert getattr(found.settings, name) == value
        assert found.said[name] != "as delivered"


def test_a_list_is_written_with_commas_or_as_a_list(tmp_path: Path) -> None:
    two = ("https://a.example", "https://b.example")
    file = written(tmp_path, 'origins = ["https://a.example", "https://b.example"]')
    assert configured(file, {}, {}).settings.origins == two
    assert configured(None, {}, {"origins": "https://a.example, https://b.example"}).settings.origins == two


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        ({"prot": "80"}, "There is no setting called prot"),
        ({"port": "eighty"}, "port cannot be 'eighty'"),
        ({"warm": "perhaps"}, "warm cannot be 'perhaps'"),
        ({"base_path": "sideline"}, "base_path is plain and begins with /"),
        ({"metrics_address": "9737"}, "metrics_address is written as 127.0.0.1:9737"),
        ({"metrics_address": "127.0.0.1:\u00b2"}, "metrics_address is written as 127.0.0.1:9737"),
        ({"metrics_address": "127.0.0.1:" + "9" * 5000}, "metrics_address is written as 127.0.0.1:9737"),
        ({"log_format": "xml"}, "log_format cannot be 'xml'"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(flags: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadConfiguration, match=sentence):
        configured(None, {}, flags)


def test_a_file_that_is_not_toml_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadConfiguration, match="cannot be read"):
        configured(written(tmp_path, "port: 80"), {}, {})


def test_an_https_origin_makes_cookies_secure() -> None:
    assert configured(None, {}, {"origins": "https://club.example"}).settings.secure
    assert not configured(None, {}, {"origins": "http://club.example"}).settings.secure


@pytest.mark.parametrize(
    ("flags", "warning"),
    [
        ({"host": "0.0.0.0"}, "origins is empty"),
        ({"origins": "https://club.example"}, "trusted_proxies is empty"),
        ({"origins": "https://club.example", "trusted_proxies": "*"}, "claim any address"),
        ({"origins": "https://a.example,http://b.example"}, "for https only"),
        ({"origins": "https://a.example/sideline"}, "is not an origin"),
        ({"connections": "100000000"}, "open files"),
        ({"database": "/nowhere/tables.db"}, "cannot be written"),
        ({"finished_expiry": "1"}, "none is kept"),
        ({"replay_folder": "/dev/null/replays"}, "matches stay where they are"),
    ],
)
def test_what_is_unwise_is_said(flags: dict[str, str], warning: str) -> None:
    assert any(warning in sentence for sentence in unwise(configured(None, {}, flags).settings))


def test_a_careful_set_up_is_not_warned_of(tmp_path: Path) -> None:
    flags = {
        "origins": "https://club.example",
        "trusted_proxies": "127.0.0.1",
        "connections": "100",
        "database": str(tmp_path / "tables.db"),
    }
    assert unwise(configured(None, {}, flags).settings) == []


def test_the_disk_below_a_folder_is_known(tmp_path: Path) -> None:
    assert disk_of(Path("/proc")) == "proc"
