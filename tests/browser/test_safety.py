"""T8: what people write is shown and never run, in the name and in the chat, in 200 ways."""

import pytest
from browser.conftest import People
from browser.hands import Wish, script, set_up
from browser.payloads import PAYLOADS
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

NAME_LENGTH = 24
SHORT_ENOUGH = [payload for payload in PAYLOADS if len(payload) <= NAME_LENGTH]
IN_NAMES = [
    *SHORT_ENOUGH,
    "<svg/onload=__x=1>",
    "<img src onerror=__x=1>",
    "<b onclick=__x=1>x",
    "{{__x=1}}",
    "${__x=1}",
    "'><script>__x=1//",
    "<script>__x=1</script>",
]
LISTEN = """
window.__csp = [];
document.addEventListener("securitypolicyviolation", (event) => window.__csp.push(event.violatedDirective));
"""


def ran(page: Page) -> bool:
    return bool(page.evaluate("'__x' in window"))


def table_for_two(people: People, name: str) -> tuple[Page, Page]:
    ann = people.open()
    ann.context.add_init_script(LISTEN)
    ann.reload()
    ann.get_by_label("Your name").fill(name)
    set_up(ann, Wish("jukem", company="friend"))
    bob = people.open(ann.locator("#invite-link").input_value())
    bob.locator("#join-name").fill(name)
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.locator("[data-seat='0']")).to_contain_text(name)
    return ann, bob


def test_there_are_200_payloads() -> None:
    assert len(set(PAYLOADS)) == 200


def test_200_payloads_in_the_chat_are_shown_as_they_were_written(people: People) -> None:
    ann, bob = table_for_two(people, "<b>Eve</b>")
    heard = bob.get_by_role("log", name="Talk")
    ann.locator("#chat").evaluate(script("say_all"), list(PAYLOADS))
    expect(heard.locator("p")).to_have_count(len(PAYLOADS))
    told = heard.locator("p").all_inner_texts()
    assert [line.removeprefix("<b>Eve</b> ") for line in told] == [" ".join(p.split()) for p in PAYLOADS]
    assert heard.locator("p > *:not(strong)").count() == 0
    assert not ran(ann)
    assert not ran(bob)
    assert ann.evaluate("window.__csp") == []


def test_payloads_in_names_are_shown_as_they_were_written(people: People) -> None:
    for name in IN_NAMES:
        page = people.open()
        page.get_by_label("Your name").fill(name)
        set_up(page, Wish("jukem", company="screen"))
        expect(page.locator("[data-seat='0'] .person")).to_have_text(" ".join(name.split()))
        assert not ran(page), name
        page.context.close()


def test_a_longer_payload_than_a_name_may_be_is_cut_by_the_page_and_refused_by_the_server(
    people: People,
) -> None:
    people.expected.append("400")
    page = people.open()
    page.get_by_label("Your name").fill(PAYLOADS[0])
    assert len(page.get_by_label("Your name").input_value()) <= len(PAYLOADS[0])
    answers = page.evaluate(script("ask_for_tables"), list(PAYLOADS))
    assert {status for status, length in answers if length > NAME_LENGTH} == {400}
    assert not ran(page)


def test_the_page_runs_under_its_policy_without_a_violation(people: People) -> None:
    page = people.open()
    page.context.add_init_script(LISTEN)
    page.reload()
    set_up(page, Wish("jukem"))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("window.__csp") == []


def test_planted_fault_a_payload_put_into_the_page_as_markup_is_noticed(people: People) -> None:
    """What the tests above look for can be found: the policy stops the script of markup, and reports it."""
    people.expected += ["Content Security Policy", "404"]
    page = people.open()
    page.context.add_init_script(LISTEN)
    page.reload()
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=window.__x=1>')")
    page.wait_for_function("window.__csp.length > 0")
    assert page.evaluate("window.__csp")[0].startswith("script-src")
    assert not ran(page)
    page.context.add_init_script("window.__x = 1")
    page.reload()
    assert ran(page)
