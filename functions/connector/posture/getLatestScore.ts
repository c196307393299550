import { implement } from '#functions/_platform/http/implement.ts'
import { accountById, scoreGainOf } from '#functions/account/public.ts'
import { getLatestScore as contract } from '#shared/contracts/connector/connectors.ts'
import { lackingIn } from '#shared/domain/risk/connectedEvidence.ts'
import { requireConnector } from '../store/connectors.ts'

export const getLatestScore = implement(contract)(async ({ params, actor, now, fail }) => {
  const { accountId, connectorType, latest } = await requireConnector(params.connectorId, actor, params.connectorType)
  if (latest === undefined) return fail('connector.nothingRead')
  const account = await accountById(accountId)
  const lacking = lackingIn(account?.connected ?? {}).filter(({ systems }) => systems.includes(connectorType))
  return {
    ...latest,
    riskEffect:
      account === undefined
        ? 0
        : scoreGainOf(
            account,
            lacking.map(({ control }) => control),
            now,
          ),
  }
})
