import type { Write } from '#functions/_platform/storage/record.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { invoiceOfPolicy, invoices } from '../store/invoices.ts'
import { refunds } from '../store/refunds.ts'

type Teams = InvoiceRecord['teamIds']

/**
 * The writes by which the teams that see a policy see its invoice, and the refund that is open: none where they do. What was
 * paid stays as it was.
 */
export const invoiceFollows = async (policyId: string, teamIds: Teams, now: Instant): Promise<readonly Write[]> => {
  const invoice = await invoiceOfPolicy(policyId)
  if (invoice === undefined) return []
  const refund = invoice.openRefundId === undefined ? undefined : await refunds.byId(invoice.openRefundId)
  const isSame = (before: Teams): boolean => before.join() === teamIds.join()
  return [
    ...(isSame(invoice.teamIds) ? [] : [invoices.update(invoice, { ...invoice, teamIds, lastUpdated: now })]),
    ...(refund === undefined || isSame(refund.teamIds)
      ? []
      : [refunds.update(refund, { ...refund, teamIds, lastUpdated: now })]),
  ]
}
