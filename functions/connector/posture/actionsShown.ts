import { accountById, scoreGainOf } from '#functions/account/public.ts'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { listConnectorActions } from '#shared/contracts/connector/connectors.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { ConnectorAction } from '#shared/domain/integration/connectors.ts'
import type { ConnectorRecord } from '../store/connectors.ts'

/** Actions as they are told: each open one with what it would do to the account's risk score. */
export const actionsShown = async (
  { accountId, connectorType }: ConnectorRecord,
  actions: readonly ConnectorAction[],
  now: Instant,
): Promise<ResponseOf<typeof listConnectorActions>> => {
  const account = await accountById(accountId)
  return actions.map((action) => {
    const { control, status } = action
    if (account === undefined || control === undefined || status === 'DONE') return action
    return { ...action, riskEffect: scoreGainOf(account, [{ system: connectorType, control }], now) }
  })
}
