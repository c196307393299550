import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { agencyById } from '#functions/directory/public.ts'
import { getAgencyBillInvoice as contract } from '#shared/contracts/billing/agencyBill.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { agencyBillIdOf, agencyBills } from '../store/agencyBills.ts'

/** The bill as it was made: an agency's own, and for staff that of the agency they name. */
export const getAgencyBillInvoice = implement(contract)(async ({ params, query, actor, fail }) => {
  const agencyId = query.agencyId ?? (actor.accountType === 'AGENCY' ? actor.organizationId : undefined)
  const agency = agencyId === undefined ? undefined : await agencyById(agencyId)
  if (agency === undefined || !isTheirs(actor, { agencyId: agency.id, teamIds: actor.teamIds }))
    return fail(query.agencyId === undefined ? 'billing.noAgencyBill' : 'agency.notFound')
  const month = `${params.year}-${params.month.padStart(2, '0')}` as Month // digits by their contract
  const { docId, csvDocId } = await agencyBills.require(agencyBillIdOf(agency.id, month))
  return { docId, csvDocId }
})
