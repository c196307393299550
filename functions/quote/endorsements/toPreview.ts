import { paymentOf } from '#functions/ledger/public.ts'
import { type PolicyRecord, revisionsOf } from '#functions/policy/public.ts'
import type { ChangePreview } from '#shared/contracts/policy/changePreview.ts'
import { invoiceLines } from '#shared/domain/billing/invoice.ts'
import type { WorkedOut } from './endorsed.ts'
import { breakdownOfChange } from './saveChange.ts'

/** A change as whoever asks for it is shown it: what it does, and what the money does. */
export const toPreview = async (policy: PolicyRecord, worked: WorkedOut): Promise<ChangePreview> => {
  const { made, after, effectiveDate, window, reasons, later } = worked
  const { money, changes } = made
  const due = (await paymentOf(policy.id))?.dueAmount ?? 0
  const types = new Map(revisionsOf(policy).map(({ revision, type }) => [revision, type]))
  return {
    effectiveDate,
    earliest: window.from,
    latest: window.to,
    currency: policy.rated.currency,
    changes: [...changes],
    coverages: money.coverages,
    lines: invoiceLines(breakdownOfChange(money)),
    premium: money.premium,
    total: money.total,
    premiumAfter: after.rated.premium,
    totalAfter: after.rated.total,
    charge: Math.max(0, Math.min(money.total, due + money.total)),
    refund: Math.max(0, Math.min(-money.total, -(due + money.total))),
    commission: money.commission,
    reasons: [...reasons],
    later: later.map(({ transaction, conflicts }) => ({
      revision: transaction.revision,
      type: types.get(transaction.revision) ?? 'Endorsement',
      effectiveDate: transaction.effectiveDate,
      conflicts: [...conflicts],
    })),
    toldTo: [after.customerEmail, after.agentEmail].filter((email) => email !== undefined),
  }
}
