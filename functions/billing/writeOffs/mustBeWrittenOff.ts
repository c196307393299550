import { fail } from '#functions/_platform/problems/problem.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import { policyById } from '#functions/policy/public.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { WriteOffRecord } from '#shared/contracts/billing/writeOff.ts'
import { whyNotWrittenOff } from '#shared/domain/billing/writeOffRules.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { moneyText } from '../invoices/moneyText.ts'

/** Refuses what may not be written off of an invoice as it stands, or is more than is due on it. */
export const mustBeWrittenOff = async (
  invoice: InvoiceRecord,
  { amount, reason }: Pick<WriteOffRecord, 'amount' | 'reason'>,
): Promise<void> => {
  const { agencyBilled = false, currency, policyId, status } = invoice
  const due = balanceDue(invoice)
  const policy = await policyById(policyId)
  const why = whyNotWrittenOff({
    reason,
    due,
    currency,
    agencyBilled,
    isPaying: status === 'Processed',
    hasEnded: policy !== undefined && isOver(policy.status),
  })
  if (why !== undefined) fail('billing.notWrittenOff', { data: { reason: why } })
  if (amount > due)
    fail('billing.writeOffAboveDue', {
      data: { due: moneyText(due, currency), offered: moneyText(amount, currency) },
    })
}
