"""Calls of the API by an API key, with the standard library alone."""

import json
import random
import re
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import quote, urlencode, urlsplit, urlunsplit
from urllib.request import Request, urlopen

from .operations import Operations
from .refused import Refused, Unreached

Seen = TypeVar("Seen")


@dataclass(frozen=True)
class _Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    def said(self) -> dict[str, Any]:
        """What it says as JSON; nothing where it is none."""
        try:
            said = json.loads(self.body)
        except ValueError:
            return {}
        return said if isinstance(said, dict) else {}


@dataclass(frozen=True)
class _Sent:
    method: str
    url: str
    headers: dict[str, str]
    body: bytes | None


def _named(headers: Any) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}


def _found(sent: _Sent) -> _Sent:
    """Names below ``localhost`` are this machine's (RFC 6761, section 6.3), though many resolvers do not know them."""
    to = urlsplit(sent.url)
    if to.scheme != "http" or not (to.hostname or "").endswith(".localhost"):
        return sent
    here = to._replace(netloc="127.0.0.1" if to.port is None else f"127.0.0.1:{to.port}")
    return replace(sent, url=urlunsplit(here), headers={**sent.headers, "host": to.netloc})


def _ask(sent: _Sent, timeout: float) -> _Answer:
    sent = _found(sent)
    request = Request(sent.url, data=sent.body, headers=sent.headers, method=sent.method)
    try:
        with urlopen(request, timeout=timeout) as answer:
            return _Answer(answer.status, _named(answer.headers), answer.read())
    except HTTPError as error:
        return _Answer(error.code, _named(error.headers), error.read())


def _form(fields: dict[str, Any]) -> tuple[str, bytes]:
    """A form; a file of it is its name and its bytes."""
    edge = uuid.uuid4().hex
    parts: list[bytes] = []
    for name, value in fields.items():
        file_name, content = value if isinstance(value, tuple) else (None, str(value).encode())
        about = f'name="{name}"' + (f'; filename="{file_name}"' if file_name else "")
        parts.append(f"--{edge}\r\nContent-Disposition: form-data; {about}\r\n\r\n".encode() + content + b"\r\n")
    return f"multipart/form-data; boundary={edge}", b"".join(parts) + f"--{edge}--\r\n".encode()


def _in_address(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


class Palisade(Operations):
    """The API of one region: ``Palisade(origin, client_id, client_secret).get_quote(quote_id=...)``."""

    def __init__(
        self,
        origin: str,
        client_id: str,
        client_secret: str,
        *,
        tries: int = 5,
        timeout: float = 30,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._origin = origin.rstrip("/")
        self._key = {"client_id": client_id, "client_secret": client_secret}
        self._tries = tries
        self._timeout = timeout
        self._sleep = sleep
        self._lock = threading.Lock()
        self._token: tuple[str, float] | None = None

    def _send(self, sent: _Sent, is_safe: bool) -> _Answer:
        """Sends until it is answered; again only what may be repeated, or what is said to have done nothing."""
        for made in range(1, self._tries + 1):
            # Twice as long each time, spread so that many do not come back at once.
            wait = 0.25 * 2**made * (0.5 + random.random() / 2)
            try:
                answer = _ask(sent, self._timeout)
            except OSError:
                if made == self._tries or not is_safe:
                    raise
            else:
                is_passing = answer.status in (502, 503, 504) or (
                    answer.status == 409 and answer.said().get("code") == "idempotency.inFlight"
                )
                if made == self._tries or not (answer.status == 429 or (is_safe and is_passing)):
                    return answer
                wait = max(wait, float(answer.headers.get("retry-after", 0)))
            self._sleep(wait)
        raise AssertionError("the last try answers or raises")

    def _signed_in(self, refused: str | None = None) -> str:
        """A token: asked for once, however many threads wait for it, and again before it ends."""
        with self._lock:
            if self._token is not None and self._token[0] != refused and time.monotonic() < self._token[1]:
                return self._token[0]
            body = urlencode({"grant_type": "client_credentials", **self._key}).encode()
            headers = {"content-type": "application/x-www-form-urlencoded"}
            answer = self._send(_Sent("POST", f"{self._origin}/api/auth/v1/token", headers, body), True)
            said = answer.said()
            if answer.status != 200:
                raise Refused("exchangeApiKey", answer.status, said)
            self._token = (said["access_token"], time.monotonic() + said["expires_in"] - 60)
            return self._token[0]

    def _call(
        self,
        name: str,
        method: str,
        path: str,
        params: dict[str, Any],
        query: dict[str, Any],
        *,
        body: Any = None,
        is_form: bool = False,
        takes_key: bool = False,
        key: str | None = None,
    ) -> Any:
        filled = re.sub(r"\{(\w+)\}", lambda found: quote(str(params[found[1]]), safe=""), path)
        asked = urlencode({each: _in_address(value) for each, value in query.items() if value is not None})
        url = f"{self._origin}{filled}{'?' + asked if asked else ''}"
        headers: dict[str, str] = {}
        content: bytes | None = None
        if is_form:
            headers["content-type"], content = _form(body)
        elif body is not None:
            headers["content-type"], content = "application/json", json.dumps(body).encode()
        if takes_key:
            key = key or str(uuid.uuid4())
            headers["idempotency-key"] = key

        def send(token: str) -> _Answer:
            sent = _Sent(method, url, {**headers, "authorization": f"Bearer {token}"}, content)
            return self._send(sent, method == "GET" or takes_key)

        try:
            token = self._signed_in()
            answer = send(token)
            # A token ends before its time when its key is changed: another is asked for, once.
            if answer.status == 401:
                answer = send(self._signed_in(refused=token))
        except OSError as error:
            raise Unreached(name, key) from error
        if answer.status >= 300:
            raise Refused(name, answer.status, answer.said())
        if answer.status == 204:
            return None
        return json.loads(answer.body) if "json" in answer.headers.get("content-type", "") else answer.body

    def each(self, operation: Callable[..., Any], *, size: int = 100, **given: Any) -> Iterator[Any]:
        """All that an operation answers page by page: ``palisade.each(palisade.search_accounts)``."""
        place: dict[str, Any] = {}
        while True:
            page = operation(**{**given, **place, "size": size})
            if "hits" in page:
                yield from page["hits"]
                if page.get("nextToken") is None:
                    return
                place = {"after": page["nextToken"]}
            else:
                yield from page["content"]
                if len(page["content"]) < size:
                    return
                place = {"page": place.get("page", given.get("page", 0)) + 1}


def until(
    look: Callable[[], Seen], is_so: Callable[[Seen], bool], *, every: float = 0.5, patience: float = 120
) -> Seen:
    """Looks again until something is so, and answers with what it saw last."""
    end = time.monotonic() + patience
    while not is_so(seen := look()):
        if time.monotonic() + every > end:
            raise TimeoutError("It did not come about in time.")
        time.sleep(every)
    return seen
