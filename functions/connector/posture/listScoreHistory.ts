import { implement } from '#functions/_platform/http/implement.ts'
import { listScoreHistory as contract } from '#shared/contracts/connector/connectors.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { requireConnector } from '../store/connectors.ts'

export const listScoreHistory = implement(contract)(async ({ params, query, actor, now }) => {
  const { scores } = await requireConnector(params.connectorId, actor, params.connectorType)
  const since = addDays(CalendarDate.parse(now.slice(0, 10)), 1 - query.days)
  return scores.filter(({ date }) => date >= since)
})
