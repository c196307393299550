import type { BookEntry } from '#functions/ledger/store/bookEntries.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { BordereauTransaction } from '#shared/domain/ledger/premiumBordereau.ts'

/** What of a policy a posting was made for. */
export const transactionOf = ({ cause: { kind } }: BookEntry, policy: PolicyRecord): BordereauTransaction => {
  if (kind === 'issue') return policy.isRenewal ? 'RN' : 'NB'
  if (kind === 'cancellation') return 'CN'
  return kind === 'undoneCancellation' ? 'RI' : 'EN'
}

/** The day from which it counts: that of the transaction of the policy that the posting was made for. */
export const countsFrom = (entry: BookEntry, policy: PolicyRecord): CalendarDate =>
  policy.transactions.find(({ postings }) => postings.includes(entry.postingId))?.effectiveDate ??
  (entry.cause.kind === 'issue' ? policy.effectiveDate : (entry.happenedOn ?? entry.effectiveAt))
