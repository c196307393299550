import { draftBinder } from '#functions/policy/binders/draftBinder.ts'
import { withReturn } from '#functions/policy/cancellation/withReturn.ts'
import { deadlineOf } from '#functions/policy/lifecycle/deadline.ts'
import { afterAction } from '#functions/policy/lifecycle/policyAction.ts'
import { cancellationTransaction } from '#functions/policy/stack/cancellationTransaction.ts'
import { withTransaction } from '#functions/policy/stack/withTransaction.ts'
import { deadlines } from '#functions/policy/store/deadlines.ts'
import { policies } from '#functions/policy/store/policies.ts'
import type { RefundRecord } from '#shared/contracts/billing/refund.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { programmeCarrier } from '#shared/domain/organizations/programmeCarrier.ts'
import type { PolicyAction } from '#shared/records/policy/policyLife.ts'
import type { CoverStatus } from '#shared/records/policy/policyStatus.ts'
import type { Bill } from './booksTold.ts'
import { byItself, type Chronicle, type Deed } from './chronicle.ts'
import { cancellationTold } from './moneyTold.ts'

type Changes = Parameters<typeof afterAction>[3]

/** What a cancellation leaves: the bill, and what is owed back. */
interface CancelledBill {
  readonly bill: Bill
  readonly refund?: RefundRecord
}

/** Tells of the binder of a bound quote. */
export const binderTold = (
  chronicle: Chronicle,
  quote: QuoteRecord,
  { number, carrierId = programmeCarrier }: { readonly number: string; readonly carrierId?: string | undefined },
  deed: Deed,
): PolicyRecord => {
  const policyId = quote.binder?.id ?? chronicle.id('pol', deed.at)
  const write = draftBinder(quote, { policyId, number, carrierId, now: deed.at })
  chronicle.tell(write, deed)
  // `draftBinder` writes the record of a policy.
  return write.after as PolicyRecord
}

/** Tells of a step of a policy's life. */
export const policyStepTold = (
  chronicle: Chronicle,
  policy: PolicyRecord,
  action: PolicyAction,
  deed: Deed,
  changes: Changes = {},
  outcome?: CoverStatus,
): PolicyRecord => {
  const after = afterAction(policy, action, deed.at, changes, outcome)
  chronicle.tell(policies.create(after), deed)
  return after
}

/** Tells of something that changes the policy and not its status. */
export const policyChangeTold = (
  chronicle: Chronicle,
  policy: PolicyRecord,
  deed: Deed,
  changes: Partial<PolicyRecord>,
): PolicyRecord => {
  const after = { ...policy, ...changes, lastUpdated: deed.at }
  chronicle.tell(policies.create(after), deed)
  return after
}

/** Tells of a cancellation that takes effect, with what it returns. */
export const cancelledTold = async (
  chronicle: Chronicle,
  bill: Bill,
  action: Extract<PolicyAction, 'cancel' | 'flatCancel' | 'void'>,
  cancellation: Cancellation,
  deed: Deed,
): Promise<CancelledBill> => {
  const { policy } = bill
  const { invoice, refund, booked } = await cancellationTold(chronicle, bill, cancellation, deed)
  const outcome = action === 'cancel' ? 'CANCELLED' : undefined
  const changes = { openForRenewal: false, ...withReturn(cancellation, booked) }
  const after = withTransaction(
    afterAction(policy, action, deed.at, changes, outcome),
    cancellationTransaction(policy, cancellation, {
      known: deed.at,
      returned: booked.breakdown,
      manner: action === 'void' ? 'VOID' : booked.manner,
    }),
  )
  chronicle.tell(policies.create(after), deed)
  return { bill: { ...bill, policy: after, invoice }, ...(refund && { refund }) }
}

/** Tells of what will become of the policy by itself, next. */
export const deadlineTold = (chronicle: Chronicle, policy: PolicyRecord): undefined => {
  const next = deadlineOf(policy)
  if (next === undefined) return
  const deadline = { id: policy.id.replace(/^pol_/, 'ddl_'), policyId: policy.id, ...next }
  chronicle.tell(deadlines.create(deadline), { at: policy.lastUpdated, operation: 'meetDeadlines', by: byItself })
}
