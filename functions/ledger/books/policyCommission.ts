import type { Instant } from '#shared/domain/calendar/instant.ts'
import { commissionEarned } from '#shared/domain/ledger/agencyCommission.ts'
import { commissionBecomingDue } from '#shared/domain/ledger/commissionPostings.ts'
import { bookDate } from '../postings/bookDate.ts'
import { postings } from '../postings/postings.ts'
import { invoiceOfPolicy } from '../store/invoices.ts'
import { commissionStanding } from './commissionStanding.ts'

/** Where the commission on a policy stands today, read off its postings; nothing moved while it is a binder. */
export const policyCommission = async (policyId: string, now: Instant) => {
  const invoice = await invoiceOfPolicy(policyId)
  if (invoice === undefined) return undefined
  const standing = commissionStanding(await postings.every({ scopes: [`policy:${policyId}`] }), {
    through: bookDate(now),
    agencyBilled: invoice.agencyBilled === true,
  })
  return {
    written: standing.written,
    earned: commissionEarned(standing),
    retained: standing.retained,
    booked: standing.madeDue,
    toBook: commissionBecomingDue(standing),
  }
}
