import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { CommissionStanding } from '#shared/domain/ledger/commissionPostings.ts'
import { balanceOf } from '#shared/domain/ledger/trialBalance.ts'
import { movementKinds } from '../postings/booking.ts'
import type { PostingRecord } from '../postings/postings.ts'

/** Which postings have to do with what is charged for a policy, and which with what was paid. */
/** A late fee is no premium. */
const noPremium: readonly PostingRecord['cause']['kind'][] = ['commission', 'lateFee', 'lateFeeWaived']
const isCharge = ({ cause: { kind } }: PostingRecord): boolean =>
  !noPremium.includes(kind) && (movementKinds[kind] === 'charge' || movementKinds[kind] === 'return')
const isPayment = ({ cause: { kind } }: PostingRecord): boolean =>
  movementKinds[kind] === 'payment' || movementKinds[kind] === 'chargeback'
const isRefund = ({ cause: { kind } }: PostingRecord): boolean => movementKinds[kind] === 'refund'

/** The commission on a policy as its postings up to the end of a day tell it. */
export const commissionStanding = (
  entries: readonly PostingRecord[],
  { through, agencyBilled }: { readonly through: CalendarDate; readonly agencyBilled: boolean },
): CommissionStanding => {
  const until = entries.filter(({ effectiveAt }) => effectiveAt <= through)
  const charges = until.filter(isCharge)
  const payments = until.filter(isPayment)
  return {
    written: 0 - balanceOf(charges, 'commissionPayable'),
    charged: balanceOf(charges, 'premiumReceivable'),
    paid: 0 - balanceOf([...payments, ...until.filter(isRefund)], 'premiumReceivable'),
    retained: balanceOf(payments, 'commissionPayable'),
    madeDue: 0 - balanceOf(entries, 'commissionDue'),
    agencyBilled,
  }
}
