"""The first steps with a company, in one."""

import uuid
from typing import Any

from .operations import Operations


def open_account(
    palisade: Operations,
    *,
    company: dict[str, Any],
    details: dict[str, Any],
    contact: dict[str, Any],
    answers: dict[str, Any],
    idempotency_key: str | None = None,
) -> str:
    """Opens the account of a company with all that a quote needs of it, and answers with its id.

    Where it ends in the middle, the same ``idempotency_key`` goes on from there and opens no second one.
    """
    key = idempotency_key or str(uuid.uuid4())
    account_id: str = palisade.create_account(body=company, idempotency_key=f"{key}.company")["id"]
    palisade.update_account_details(account_id=account_id, body=details, idempotency_key=f"{key}.details")
    palisade.add_policy_contact(account_id=account_id, body=contact, idempotency_key=f"{key}.contact")
    palisade.update_security_questions(account_id=account_id, body=answers, idempotency_key=f"{key}.answers")
    return account_id
