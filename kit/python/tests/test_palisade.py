import base64
import hashlib
import hmac
import json
import threading
import unittest
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from palisade import Palisade, Refused, Unreached, WebhookRefused, verify_webhook

Reply = tuple[int, Any, dict[str, str]] | None


class Platform:
    """A platform that answers calls one after the other; what it was sent, and how long was waited between."""

    def __init__(self, *replies: Reply) -> None:
        self.sent: list[tuple[str, dict[str, str]]] = []
        self.waits: list[float] = []
        self.tokens = 0
        left = list(replies)
        platform = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_: Any) -> None:
                pass

            def reply(self) -> None:
                self.rfile.read(int(self.headers.get("content-length", 0)))
                if self.path.endswith("/token"):
                    platform.tokens += 1
                    self.answer(200, {"access_token": f"token-{platform.tokens}", "expires_in": 900}, {})
                    return
                platform.sent.append((self.path, {name.lower(): value for name, value in self.headers.items()}))
                reply = left.pop(0) if left else None
                if reply is None:
                    self.close_connection = True
                    return
                self.answer(*reply)

            def answer(self, status: int, said: Any, headers: dict[str, str]) -> None:
                content = json.dumps(said).encode()
                self.send_response(status)
                for name, value in {"content-type": "application/json", **headers}.items():
                    self.send_header(name, value)
                self.send_header("content-length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            do_GET = do_POST = do_PUT = do_DELETE = reply

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        origin = f"http://127.0.0.1:{self.server.server_port}"
        self.palisade = Palisade(origin, "key_1", "secret", tries=3, sleep=self.waits.append)

    def __enter__(self) -> "Platform":
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


def problem(status: int, code: str, **headers: str) -> Reply:
    said = {"code": code, "detail": f"It is {code}.", "requestId": "req-1", "errors": [{"detail": "wrong"}]}
    return status, said, {name.replace("_", "-"): value for name, value in headers.items()}


def ok(said: Any) -> Reply:
    return 200, said, {}


class Calls(unittest.TestCase):
    def test_signs_in_once_and_again_where_a_token_opens_nothing_any_more(self) -> None:
        with Platform(ok({"id": "quo_1"}), problem(401, "session.required"), ok({"id": "quo_2"})) as platform:
            platform.palisade.get_quote(quote_id="quo_1")
            self.assertEqual(platform.tokens, 1)
            self.assertEqual(platform.palisade.get_quote(quote_id="quo/2")["id"], "quo_2")
            self.assertEqual(platform.sent[-1][1]["authorization"], "Bearer token-2")
            self.assertIn("quo%2F2", platform.sent[-1][0])

    def test_repeats_with_the_same_key_and_waits_as_long_as_it_is_told(self) -> None:
        with Platform(None, problem(429, "request.tooFast", retry_after="17"), ok({"id": "tag_1"})) as platform:
            platform.palisade.create_tag(body={"name": "Key account"})
            self.assertEqual(len({headers["idempotency-key"] for _, headers in platform.sent}), 1)
            self.assertEqual(platform.waits[-1], 17)

    def test_gives_up_at_last_and_tells_the_key_to_go_on_with(self) -> None:
        with Platform() as platform, self.assertRaises(Unreached) as raised:
            platform.palisade.create_tag(body={"name": "Key account"}, idempotency_key="mine")
        self.assertEqual(raised.exception.idempotency_key, "mine")

    def test_raises_a_refusal_and_repeats_none(self) -> None:
        with Platform(problem(409, "tag.alreadyExists")) as platform, self.assertRaises(Refused) as raised:
            platform.palisade.create_tag(body={"name": "Key account"})
        self.assertEqual((raised.exception.status, raised.exception.code), (409, "tag.alreadyExists"))
        self.assertEqual(raised.exception.request_id, "req-1")
        self.assertEqual(len(platform.sent), 1)

    def test_finds_a_platform_on_this_machine_by_its_name(self) -> None:
        with Platform(ok({"id": "quo_1"})) as platform:
            host = f"us.localhost:{platform.server.server_address[1]}"
            self.assertEqual(Palisade(f"http://{host}", "key_1", "secret").get_quote(quote_id="quo_1")["id"], "quo_1")
            self.assertEqual(platform.sent[-1][1]["host"], host)

    def test_goes_through_pages(self) -> None:
        self.goes_through(lambda palisade: palisade.list_webhooks, [{"content": [1, 2]}, {"content": [3]}], "page=1")
        named = [{"hits": [1, 2], "nextToken": "next"}, {"hits": [3]}]
        self.goes_through(lambda palisade: palisade.search_accounts, named, "after=next")

    def goes_through(self, operation: Callable[[Palisade], Any], pages: list[Any], asked: str) -> None:
        with Platform(*map(ok, pages)) as platform:
            self.assertEqual(list(platform.palisade.each(operation(platform.palisade), size=2)), [1, 2, 3])
            self.assertIn(asked, platform.sent[-1][0])


class Webhooks(unittest.TestCase):
    def test_takes_what_one_of_the_secrets_signs_just_now_and_no_other(self) -> None:
        secret, former = (base64.b64encode(bytes([letter] * 24)).decode() for letter in (1, 2))
        body, at = json.dumps({"type": "quote.ready", "data": {"quoteId": "quo_1"}}), 1_790_000_000
        made = hmac.new(base64.b64decode(former), f"whd_1.{at}.{body}".encode(), hashlib.sha256).digest()
        headers = {
            "Webhook-Id": "whd_1",
            "webhook-timestamp": str(at),
            "webhook-signature": f"v1,{base64.b64encode(made).decode()}",
        }
        self.assertEqual(verify_webhook(headers, body, [secret, former], now=at + 60)["id"], "whd_1")
        for wrong in (
            lambda: verify_webhook(headers, body, [secret], now=at),
            lambda: verify_webhook(headers, f"{body} ", [secret, former], now=at),
            lambda: verify_webhook(headers, body, [former], now=at + 301),
            lambda: verify_webhook({**headers, "webhook-signature": "v1,%%% v2,x"}, body, [former], now=at),
        ):
            self.assertRaises(WebhookRefused, wrong)


if __name__ == "__main__":
    unittest.main()
