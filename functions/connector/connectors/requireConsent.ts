import { fail } from '#functions/_platform/problems/problem.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { ConnectorType } from '#shared/domain/integration/connectors.ts'
import { connectorKey, connectors } from '../store/connectors.ts'

interface Of {
  readonly accountId: string
  readonly connectorType: ConnectorType
}

/** Whether the addendum was agreed to, not too long ago. */
export const hasConsent = async ({ accountId, connectorType }: Of, now: Instant): Promise<boolean> => {
  const connector = await connectors.byUnique('kind', connectorKey(accountId, connectorType))
  return connector !== undefined && connector.agreedUntil > now
}

export const requireConsent = async (of: Of, now: Instant): Promise<void> => {
  if (!(await hasConsent(of, now))) fail('connector.consentMissing')
}
