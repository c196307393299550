import type { Write } from '#functions/_platform/storage/record.ts'
import { accountById, accountConnected } from '#functions/account/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { ConnectorRecord } from '../store/connectors.ts'

/** The account as it is assessed without what the connector told; no write where it told nothing, or the account is gone. */
export const riskForgotten = async (
  { accountId, connectorType }: Pick<ConnectorRecord, 'accountId' | 'connectorType'>,
  now: Instant,
): Promise<Write[]> => {
  const account = await accountById(accountId)
  if (account?.connected?.[connectorType] === undefined) return []
  return [accountConnected(account, { system: connectorType, controls: undefined }, now)]
}
