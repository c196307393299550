import { implement } from '#functions/_platform/http/implement.ts'
import {
  commissionStatementById,
  commissionStatementIdOf,
  requireCommissionAgency,
} from '#functions/commissions/public.ts'
import { getCommissionStatement as contract } from '#shared/contracts/docs/documents.ts'
import type { Month } from '#shared/domain/calendar/months.ts'

/** The statement as it was made: an agency's own, and for staff that of the agency they name. */
export const getCommissionStatement = implement(contract)(async ({ query, actor, fail }) => {
  const agencyId = query.agencyId ?? (actor.accountType === 'AGENCY' ? actor.organizationId : undefined)
  if (agencyId === undefined) return fail('commission.noStatement')
  const agency = await requireCommissionAgency(agencyId, actor)
  const month = `${query.year}-${String(query.month).padStart(2, '0')}` as Month // numbers by their contract
  const statement = await commissionStatementById(commissionStatementIdOf(agency.id, month))
  if (statement === undefined) return fail('commission.noStatement')
  return { docId: statement.docId, csvDocId: statement.csvDocId }
})
