"""The counters that a keeper reads."""

from typing import get_args

import pytest

from sideline.server.metrics import Counted, Metrics


@pytest.mark.parametrize("what", get_args(Counted))
def test_everything_that_is_counted_can_be_read(what: Counted) -> None:
    metrics = Metrics()
    metrics.count(what, "once")
    assert f'sideline_{what}_total{{kind="once"}} 1\n' in metrics.text({})
