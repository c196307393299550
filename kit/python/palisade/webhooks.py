"""Webhooks, as Standard Webhooks signs them."""

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping, Sequence
from typing import Any


class WebhookRefused(Exception):
    """What came is not from the platform, or comes too late."""


def _is(signature: str, made: bytes) -> bool:
    try:
        return hmac.compare_digest(base64.b64decode(signature, validate=True), made)
    except binascii.Error:
        return False


def verify_webhook(
    headers: Mapping[str, str],
    body: bytes | str,
    secrets: Sequence[str],
    *,
    tolerance: int = 300,
    now: float | None = None,
) -> dict[str, Any]:
    """The event with its id, once it is sure who sent it. What was seen before under its id was sent again."""
    named = {name.lower(): value for name, value in headers.items()}
    id_, timestamp = named.get("webhook-id", ""), named.get("webhook-timestamp", "")
    at = time.time() if now is None else now
    if not timestamp.isdecimal() or abs(at - int(timestamp)) > tolerance:
        raise WebhookRefused("It was not signed just now.")
    text = body.decode() if isinstance(body, bytes) else body
    content = f"{id_}.{timestamp}.{text}".encode()
    signatures = named.get("webhook-signature", "").split(" ")
    given = [each.removeprefix("v1,") for each in signatures if each.startswith("v1,")]
    for secret in secrets:
        made = hmac.new(base64.b64decode(secret), content, hashlib.sha256).digest()
        if any(_is(each, made) for each in given):
            return {**json.loads(text), "id": id_}
    raise WebhookRefused("It is signed by none of the secrets.")
