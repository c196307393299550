import { config } from '#functions/_platform/config/config.ts'
import { planOf } from '#functions/ledger/invoices/plan.ts'
import { isPursued } from '#functions/ledger/invoices/standing.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { type LateFee, lateFeeRuleOf, lateFeesOn } from '#shared/domain/billing/lateFee.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'

/** The late fees that a policy's plan has earned and does not carry yet; none while a payment is on its way, or is not asked for. */
export const lateFeesOf = (
  invoice: InvoiceRecord,
  { firmographicData }: Pick<PolicyRecord, 'firmographicData'>,
  today: CalendarDate,
): LateFee[] => {
  const rule = lateFeeRuleOf({ region: config.region, state: firmographicData.state })
  const parts = planOf(invoice, today)
  if (rule === undefined || parts === undefined || invoice.status === 'Processed' || !isPursued(invoice)) return []
  const had = (invoice.lateFees ?? []).map(({ number }) => number)
  return lateFeesOn(parts, had, { rule, today })
}
