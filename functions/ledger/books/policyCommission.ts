import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type AgencyStanding, commissionByAgency } from '#shared/domain/ledger/commissionParts.ts'
import { bookDate } from '../postings/bookDate.ts'
import { postings } from '../postings/postings.ts'
import { invoiceOfPolicy } from '../store/invoices.ts'
import { commissionStanding } from './commissionStanding.ts'

/** Where everybody's commission on a policy stands today, read off its postings; undefined while it is a binder. */
export const policyCommission = async (
  policyId: string,
  now: Instant,
): Promise<readonly AgencyStanding[] | undefined> => {
  const invoice = await invoiceOfPolicy(policyId)
  if (invoice === undefined) return undefined
  const entries = await postings.every({ scopes: [`policy:${policyId}`] })
  return commissionByAgency(commissionStanding(entries, { through: bookDate(now), invoice }))
}
