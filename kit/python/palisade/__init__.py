"""The Palisade API, called by an API key."""

from .client import Palisade, until
from .open_account import open_account
from .refused import Refused, Unreached
from .webhooks import WebhookRefused, verify_webhook

__all__ = ["Palisade", "Refused", "Unreached", "WebhookRefused", "open_account", "until", "verify_webhook"]
