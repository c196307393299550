"""What goes wrong with a call."""

from typing import Any


class Refused(Exception):
    """What the platform refuses: its code to go by, its sentence to show, the fields that are wrong."""

    def __init__(self, operation: str, status: int, problem: dict[str, Any]) -> None:
        said = problem.get("detail") or problem.get("message") or f"status {status}"
        super().__init__(f"{operation}: {said}")
        self.status = status
        self.code: str = problem.get("code", "unknown")
        self.errors: list[dict[str, Any]] = problem.get("errors", [])
        self.data: dict[str, Any] = problem.get("data", {})
        # What support asks for.
        self.request_id: str | None = problem.get("requestId")


class Unreached(Exception):
    """No answer came, however often it was tried. With a key it is safe to try again with the same key."""

    def __init__(self, operation: str, idempotency_key: str | None) -> None:
        super().__init__(f"{operation}: no answer came")
        self.idempotency_key = idempotency_key
