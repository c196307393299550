"""The Palisade API, called by an API key."""

from .client import Palisade, until
from .refused import Refused, Unreached
from .webhooks import WebhookRefused, verify_webhook

__all__ = ["Palisade", "Refused", "Unreached", "WebhookRefused", "until", "verify_webhook"]
