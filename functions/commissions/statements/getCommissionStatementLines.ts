import { implement } from '#functions/_platform/http/implement.ts'
import { getCommissionStatementLines as contract } from '#shared/contracts/commissions/statements.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { requireStatedAgency } from '../account/requireCommissionAgency.ts'
import { commissionStatementIdOf, commissionStatements } from '../store/commissionStatements.ts'

export const getCommissionStatementLines = implement(contract)(async ({ query, actor }) => {
  const agency = await requireStatedAgency(query.agencyId, actor)
  const month = `${query.year}-${String(query.month).padStart(2, '0')}` as Month // numbers by their contract
  const { currency, lines, payments } = await commissionStatements.require(commissionStatementIdOf(agency.id, month))
  return { currency, lines: [...lines], payments: [...payments] }
})
