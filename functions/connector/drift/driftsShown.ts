import { accountById, scoreGainOf } from '#functions/account/public.ts'
import type { DriftShown } from '#shared/contracts/connector/connectors.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { driftsByControl } from '#shared/domain/integration/drift.ts'
import type { ConnectorRecord } from '../store/connectors.ts'
import { coversOf } from './coversOf.ts'

/** What has drifted at a system, each with what mending it would do to the risk score; nothing without agreement or cover. */
export const driftsShown = async (
  { accountId, agreedUntil, drifts = [] }: ConnectorRecord,
  now: Instant,
): Promise<readonly DriftShown[]> => {
  if (drifts.length === 0 || agreedUntil <= now) return []
  const account = await accountById(accountId)
  if (account === undefined || (await coversOf(accountId)).length === 0) return []
  return driftsByControl(drifts).map((drift) => ({ ...drift, riskEffect: scoreGainOf(account, [drift.control], now) }))
}
