import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { refunds, type StoredRefund } from '#functions/ledger/store/refunds.ts'
import type { RefundRecord } from '#shared/contracts/billing/refund.ts'
import * as contracts from '#shared/contracts/billing/refunds.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type RefundAction, refundLife } from '#shared/records/refund/refundLife.ts'
import type { RefundStatus } from '#shared/records/refund/refundStatus.ts'

export const guard = guardOf(refundLife, {
  refusal: 'billing.refundNotAllowed',
  contracts: Object.values(contracts).filter((each) => 'name' in each),
})

/** The refund, or `billing.refundNotFound` when there is none or it is not in the actor's reach. */
export const requireRefund = (id: string, actor: Actor): Promise<StoredRefund> =>
  refunds.require(id, (refund) => isTheirs(actor, refund))

/** The refund after a step of its life; refused with `billing.refundNotAllowed` when the life does not have it. */
export const afterAction = (
  refund: RefundRecord,
  action: RefundAction,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
  changes: Partial<Omit<RefundRecord, 'id' | 'status'>> = {},
  outcome?: RefundStatus,
): RefundRecord => ({
  ...refund,
  ...changes,
  status: guard.after(refund.status, action, { actor }, outcome),
  lastUpdated: now,
})
