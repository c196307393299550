import type { AssistantRequest } from '#shared/contracts/webhook/assistants.ts'

/** Where a request stands today: what nobody answered, or used, in time is over before the platform writes so. */
export const standingOf = ({
  status,
  expiresAt,
}: Pick<AssistantRequest, 'expiresAt' | 'status'>): AssistantRequest['status'] =>
  (status === 'WAITING' || status === 'APPROVED') && Date.parse(expiresAt) <= Date.now() ? 'EXPIRED' : status
