import { accountById, scoreGainOf } from '#functions/account/public.ts'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { listConnectorActions } from '#shared/contracts/connector/connectors.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type ConnectorAction, connectorTypes } from '#shared/domain/integration/connectors.ts'
import { lackingIn } from '#shared/domain/risk/connectedEvidence.ts'
import type { ConnectorRecord } from '../store/connectors.ts'

/** Actions as they are told: each open one with what it would do to the account's risk score. */
export const actionsShown = async (
  { accountId, connectorType }: ConnectorRecord,
  actions: readonly ConnectorAction[],
  now: Instant,
): Promise<ResponseOf<typeof listConnectorActions>> => {
  const account = await accountById(accountId)
  const lacking = lackingIn(account?.connected ?? {})
  return actions.map((action) => {
    const { control, status } = action
    if (account === undefined || control === undefined || status === 'DONE') return action
    const others = lacking.find((each) => each.control === control)?.systems ?? []
    return {
      ...action,
      riskEffect: scoreGainOf(account, [control], now),
      alsoLackingIn: connectorTypes.filter((type) => type !== connectorType && others.includes(type)),
    }
  })
}
