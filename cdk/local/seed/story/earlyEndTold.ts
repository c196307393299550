import { cancellationFacts } from '#functions/policy/cancellation/cancellationFacts.ts'
import { policyReasons } from '#functions/policy/reports/policyReasons.ts'
import { cancellationTransaction } from '#functions/policy/stack/cancellationTransaction.ts'
import { withTransaction } from '#functions/policy/stack/withTransaction.ts'
import { policies } from '#functions/policy/store/policies.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageInstant } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { cancellationReason } from '#shared/domain/policy/cancellationReasons.ts'
import { earliestCancellation } from '#shared/domain/policy/cancellationRules.ts'
import type { Bill } from './booksTold.ts'
import { accountEventTold, ownDeed, sellersDeed, type Telling, underwritersDeed } from './companyTold.ts'
import type { Ending } from './fates.ts'
import { cancelledTold, policyStepTold } from './policyTold.ts'
import { refundTold } from './refundTold.ts'

const { flatcancel, void: voided } = policyReasons
const reasons: Readonly<Record<Ending, readonly string[]>> = {
  cancelled: [
    cancellationReason('INSURED_REQUEST'),
    cancellationReason('COVER_ELSEWHERE'),
    cancellationReason('BUSINESS_CLOSED'),
  ],
  cancelPending: [cancellationReason('INSURED_REQUEST'), cancellationReason('BUSINESS_CLOSED')],
  cancelRequested: [cancellationReason('INSURED_REQUEST'), cancellationReason('COVER_ELSEWHERE')],
  flatCancelled: [flatcancel.COVER_ELSEWHERE],
  reinstatement: [cancellationReason('NON_PAYMENT')],
  term: [cancellationReason('INSURED_REQUEST')],
  void: [voided.ISSUED_IN_ERROR],
}

const cancellationOf = (telling: Telling, ending: Ending, effectiveDate: CalendarDate, at: Instant): Cancellation => ({
  reason: telling.chronicle.dice.pick(reasons[ending]),
  effectiveDate,
  requestedBy: ending === 'cancelRequested' ? telling.seller.id : telling.staff.underwriter.id,
  requestedAt: at,
  before: 'IN FORCE',
  flat: ending === 'flatCancelled' || ending === 'void',
})

const actions = { cancelled: 'cancel', flatCancelled: 'flatCancel', void: 'void' } as const
const operations = { cancelled: 'cancelPolicy', flatCancelled: 'flatCancelPolicy', void: 'voidPolicy' } as const

/** The cover ends as of a day, told on another. */
const over = async (
  telling: Telling,
  bill: Bill,
  ending: keyof typeof actions,
  { asOf, on }: { readonly asOf: CalendarDate; readonly on: CalendarDate },
): Promise<Bill> => {
  const at = telling.calendar.on(on)
  const deed = underwritersDeed(telling, operations[ending], at)
  const cancellation = cancellationOf(telling, ending, asOf, at)
  const { bill: after, refund } = await cancelledTold(telling.chronicle, bill, actions[ending], cancellation, deed)
  const closed = telling.calendar.minutesLater(1)
  accountEventTold(telling, 'lastPolicyEnded', 'closeAccount', closed)
  return refund === undefined ? after : refundTold(telling, { bill: after, refund })
}

/** The cover is to end on a day ahead. */
const later = (telling: Telling, bill: Bill, ending: 'cancelPending' | 'cancelRequested'): Bill | undefined => {
  const { calendar, chronicle, today } = telling
  const at = calendar.on(addDays(today, -chronicle.dice.between(1, 6)))
  const cancellation = cancellationOf(telling, ending, addDays(today, chronicle.dice.between(5, 25)), at)
  if (cancellation.effectiveDate >= bill.policy.expirationDate) return undefined
  const [action, deed, outcome] =
    ending === 'cancelRequested'
      ? (['requestCancel', sellersDeed(telling, 'cancelPolicy', at), undefined] as const)
      : (['cancel', underwritersDeed(telling, 'cancelPolicy', at), 'CANCEL PENDING'] as const)
  return { ...bill, policy: policyStepTold(chronicle, bill.policy, action, deed, { cancellation }, outcome) }
}

/** Nobody has paid: the cover ends once the notice is over, and can still be brought back. */
const unpaid = (telling: Telling, bill: Bill): Bill | undefined => {
  const { calendar, chronicle, today } = telling
  const { policy, invoice } = bill
  const reason = chronicle.dice.pick(reasons.reinstatement)
  const noticed = addDays(today, -chronicle.dice.between(2, 30))
  if (invoice.status !== 'Unpaid' || noticed <= invoice.dueDate) return undefined
  const at = calendar.on(noticed)
  const effectiveDate = earliestCancellation(cancellationFacts(policy, reason, { unpaidSince: invoice.dueDate }, at))
  const cancellation = { ...cancellationOf(telling, 'reinstatement', effectiveDate, at), reason }
  const deed = underwritersDeed(telling, 'cancelPolicy', at)
  const pending = policyStepTold(chronicle, policy, 'cancel', deed, { cancellation }, 'CANCEL PENDING')
  if (effectiveDate > today) return { ...bill, policy: pending }
  const over = ownDeed('meetDeadlines', calendar.from(coverageInstant(effectiveDate, policy.timeZone)))
  const changes = { openForRenewal: false, cancellation }
  const open = policyStepTold(chronicle, pending, 'completeCancel', over, changes, 'IN REINSTATEMENT PERIOD')
  const stopped = withTransaction(open, cancellationTransaction(open, cancellation, { known: over.at }))
  chronicle.tell(policies.create(stopped), over)
  return { ...bill, policy: stopped }
}

/** Tells how a policy in force ends before its term is over; undefined where it does not. */
export const earlyEndTold = async (telling: Telling, bill: Bill, ending: Ending): Promise<Bill | undefined> => {
  const { today, chronicle } = telling
  const { status, effectiveDate, expirationDate } = bill.policy
  if (status !== 'IN FORCE' || expirationDate <= today) return undefined
  const middle = addDays(effectiveDate, chronicle.dice.between(20, 150))
  const early = addDays(effectiveDate, 8)
  switch (ending) {
    case 'cancelled':
      return middle < today ? over(telling, bill, ending, { asOf: middle, on: middle }) : undefined
    case 'flatCancelled':
    case 'void':
      return early < today ? over(telling, bill, ending, { asOf: effectiveDate, on: early }) : undefined
    case 'cancelRequested':
    case 'cancelPending':
      return later(telling, bill, ending)
    case 'reinstatement':
      return unpaid(telling, bill)
    default:
      return undefined
  }
}
