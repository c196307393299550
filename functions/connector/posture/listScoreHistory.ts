import { implement } from '#functions/_platform/http/implement.ts'
import { listScoreHistory as contract } from '#shared/contracts/connector/connectors.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { requireConnector } from '../store/connectors.ts'
import { today } from './today.ts'

export const listScoreHistory = implement(contract)(async ({ params, query, actor, now }) => {
  const { scores } = await requireConnector(params.connectorId, actor, params.connectorType)
  const since = addDays(today(now), 1 - query.days)
  return scores.filter(({ date }) => date >= since)
})
