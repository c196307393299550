import type { AssistantRequest } from '#shared/contracts/webhook/assistants.ts'
import { nowHere } from '#web/i18n/clock.ts'

/** Where a request stands today: what nobody answered, or used, in time is over before the platform writes so. */
export const standingOf = ({
  status,
  expiresAt,
}: Pick<AssistantRequest, 'expiresAt' | 'status'>): AssistantRequest['status'] =>
  (status === 'WAITING' || status === 'APPROVED') && Date.parse(expiresAt) <= nowHere() ? 'EXPIRED' : status
