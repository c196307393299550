import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { refunds } from '#functions/ledger/store/refunds.ts'
import type { RefundRecord } from '#shared/contracts/billing/refund.ts'
import type { TransactionRecord } from '#shared/contracts/billing/transaction.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'
import { postingsForRefundPaid, postingsForRefundRefused } from '#shared/domain/ledger/refundPostings.ts'
import { nextIn } from '#shared/records/life.ts'
import { type RefundAction, refundLife } from '#shared/records/refund/refundLife.ts'
import type { RefundStatus } from '#shared/records/refund/refundStatus.ts'
import { type Bill, bookedTold, closedTold } from './booksTold.ts'
import type { Deed } from './chronicle.ts'
import type { Telling } from './companyTold.ts'

/** A refund with the bill whose credit it is. */
interface Owed {
  readonly bill: Bill
  readonly refund: RefundRecord
}

/** What a step of a refund's life brings along. */
interface Along {
  readonly changes?: Partial<Omit<RefundRecord, 'id' | 'status'>>
  readonly outcome?: RefundStatus
  readonly made?: readonly Posting[]
}

const stepTold = (
  { chronicle }: Telling,
  { bill, refund }: Owed,
  action: RefundAction,
  deed: Deed,
  { changes, outcome, made = [] }: Along,
): Owed => {
  const next = nextIn(refundLife, refund.status, action, outcome)
  if (!next.ok) throw new Error(`A refund that is ${refund.status} knows no ${action}.`)
  const closed = closedTold(chronicle, bill, deed.at)
  const { invoice } = closed
  const after = { ...refund, ...changes, status: next.status, lastUpdated: deed.at }
  chronicle.tell(refunds.create(after), deed)
  const { writes } = bookingOf(made, {
    of: invoice,
    cause: { kind: 'refund', id: refund.id },
    effectiveAt: bookDate(deed.at),
    now: deed.at,
  })
  const openRefundId = next.status === 'PAID' ? undefined : refund.id
  const moved = bookedTold(chronicle, { ...invoice, openRefundId, lastUpdated: deed.at }, writes, deed)
  return { bill: { ...closed, invoice: moved.invoice }, refund: after }
}

/** Who made it due counts as one of two, so that an administrator's word is enough. */
const approvedTold = (telling: Telling, owed: Owed): Owed => {
  const { id: by, name } = telling.staff.administrator
  const at = telling.calendar.minutesLater(telling.chronicle.dice.between(300, 3000))
  const deed = { at, operation: 'approveRefund', by: { id: by } }
  return stepTold(telling, owed, 'approve', deed, { changes: { approvals: [{ by, name, at }] }, outcome: 'APPROVED' })
}

const rejectedTold = (telling: Telling, owed: Owed): Owed => {
  const { id: by, name } = telling.staff.administrator
  const at = telling.calendar.minutesLater(telling.chronicle.dice.between(300, 3000))
  const rejection = { by, name, at, note: 'The account that paid is closed; a new one is asked for.' }
  return stepTold(
    telling,
    owed,
    'reject',
    { at, operation: 'rejectRefund', by: { id: by } },
    { changes: { rejection, approvals: [] }, made: postingsForRefundRefused(owed.refund.amount) },
  )
}

const payoutTold = (telling: Telling, owed: Owed, { paidWith, paymentMethod }: TransactionRecord): Owed => {
  const { calendar, chronicle, staff } = telling
  const at = calendar.minutesLater(chronicle.dice.between(60, 2000))
  const deed = { at, operation: 'payRefund', by: { id: staff.administrator.id } }
  // What was paid past the processor goes back past it.
  if (paidWith === undefined) {
    const payout = { paymentMethod: 'Wire' as const, reference: `R-${owed.refund.policyNumber}`, paidOn: bookDate(at) }
    return stepTold(telling, owed, 'pay', deed, {
      changes: { payout },
      outcome: 'PAID',
      made: postingsForRefundPaid(owed.refund.amount),
    })
  }
  const paying = stepTold(telling, owed, 'pay', deed, { changes: { attempts: 1 }, outcome: 'PAYING' })
  const payout = {
    paymentMethod: paymentMethod === 'Credit Card' ? ('Credit Card' as const) : ('Bank Account' as const),
    reference: chronicle.id('pay', at),
    lastFourDigits: paidWith.lastFourDigits,
    paidOn: bookDate(at),
  }
  return stepTold(
    telling,
    paying,
    'settle',
    { ...deed, at: calendar.minutesLater(1) },
    { changes: { payout }, made: postingsForRefundPaid(owed.refund.amount) },
  )
}

/** Tells what became of a refund that is due: of one in the last days nothing yet, of the others most are paid. */
export const refundTold = (telling: Telling, owed: Owed): Bill => {
  const { transaction } = owed.bill
  const { dice } = telling.chronicle
  const age = Date.parse(telling.now) - Date.parse(owed.refund.created)
  if (age < 8 * 86_400_000 || dice.percent(8)) return owed.bill
  if (dice.percent(12)) return rejectedTold(telling, owed).bill
  const approved = approvedTold(telling, owed)
  return transaction === undefined || dice.percent(12) ? approved.bill : payoutTold(telling, approved, transaction).bill
}
