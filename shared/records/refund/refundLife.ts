import { can, defineLife, leads } from '../life.ts'
import { type RefundStatus, refundStatusTones } from './refundStatus.ts'

const open = ['DUE', 'APPROVED', 'REJECTED'] as const

/**
 * The life of a refund, which is made by itself where an insured has paid more than is charged, and is as much as that.
 * It is approved, by two people where it is above what one may alone, then paid by the processor or past it; `pay` again
 * asks the processor what became of a payout whose answer was lost. A rejected one stays the insured's money, in suspense.
 * What is charged again or taken back lessens it, and voids it where nothing is left; so does nothing once it is being paid.
 * What the bank returns after it was paid is the insured's credit again, which is another refund.
 */
export const refundLife = defineLife({
  kind: 'refund',
  first: ['DUE'],
  statuses: refundStatusTones,
  actions: {
    approve: { word: 'approve it', by: ['approveRefund'], steps: { DUE: ['DUE', 'APPROVED'] } },
    reject: { word: 'reject it', by: ['rejectRefund'], steps: leads(['DUE', 'APPROVED'], 'REJECTED') },
    reopen: { word: 'reopen it', by: ['reopenRefund'], steps: { REJECTED: 'DUE' } },
    pay: { word: 'pay it', by: ['payRefund'], steps: { APPROVED: ['PAYING', 'PAID'], PAYING: 'PAYING' } },
    settle: { steps: { PAYING: 'PAID' } },
    return: { steps: { PAID: 'RETURNED' } },
    fail: { steps: { PAYING: 'APPROVED' } },
    change: { steps: { DUE: 'DUE', APPROVED: 'DUE', REJECTED: 'REJECTED' } },
    void: { steps: leads(open, 'VOIDED') },
  },
})

export type RefundAction = keyof typeof refundLife.actions

/** Whether a refund of this status allows the action. */
export const canRefund = (status: RefundStatus, action: RefundAction): boolean => can(refundLife, status, action)
