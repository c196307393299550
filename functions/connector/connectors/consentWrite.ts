import { ulid } from 'ulid'
import { type Actor, hasJumped } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type ConnectorType, consentUntil } from '#shared/domain/integration/connectors.ts'
import { type ConnectorRecord, connectorKey, connectors } from '../store/connectors.ts'

interface Consent {
  readonly accountId: string
  readonly connectorType: ConnectorType
  readonly agreement: boolean
}

/**
 * An account's connector, and its write: made, or agreed to anew, with an agreement; without one it must have been agreed
 * to. It is written in each case, so that no connection passes a withdrawal.
 */
export const consentWrite = async (
  { accountId, connectorType, agreement }: Consent,
  actor: Actor,
  now: Instant,
): Promise<{ readonly connector: ConnectorRecord; readonly write: Write }> => {
  // Who has jumped in agrees to nothing in the insured's name.
  const isGiven = agreement && !hasJumped(actor)
  const before = await connectors.byUnique('kind', connectorKey(accountId, connectorType))
  if (before !== undefined) {
    const connector = isGiven
      ? { ...before, agreedAt: now, agreedUntil: consentUntil(now), agreedBy: actor.name }
      : before
    if (connector.agreedUntil <= now) return fail('connector.consentMissing')
    return { connector, write: connectors.update(before, connector) }
  }
  if (!isGiven) return fail('connector.consentMissing')
  const id = `cnr_${ulid(Date.parse(now))}`
  const of = { id, accountId, connectorType, agreedAt: now, agreedUntil: consentUntil(now), agreedBy: actor.name }
  const connector: ConnectorRecord = { ...of, told: {}, scores: [], actions: [] }
  return { connector, write: connectors.create(connector) }
}
