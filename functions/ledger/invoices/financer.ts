import type { Write } from '#functions/_platform/storage/record.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { OwedFinancer } from '#shared/domain/billing/refundPayees.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { invoiceOfPolicy, invoices } from '../store/invoices.ts'
import { paidByFinancer } from './standing.ts'

/** The financer of an invoice with what it is owed at most: what it has paid, or what it has said is left of its loan. */
export const owedFinancer = (invoice: Pick<InvoiceRecord, 'financer' | 'movements'>): OwedFinancer | undefined => {
  const { financer } = invoice
  if (financer === undefined) return undefined
  const paid = paidByFinancer(invoice)
  return { name: financer.name, owed: Math.min(paid, financer.owed ?? paid) }
}

/** Who finances a policy's premium, and what it has paid; undefined where nobody does. */
export const financerOf = async (
  policyId: string,
): Promise<{ readonly name: string; readonly paid: MinorUnits } | undefined> => {
  const invoice = await invoiceOfPolicy(policyId)
  return invoice?.financer && { name: invoice.financer.name, paid: paidByFinancer(invoice) }
}

/** The write of what a financer says it is still owed. */
export const financerOwed = async (policyId: string, owed: MinorUnits, now: Instant): Promise<Write[]> => {
  const invoice = await invoiceOfPolicy(policyId)
  if (invoice?.financer === undefined || invoice.financer.owed === owed) return []
  return [invoices.update(invoice, { ...invoice, financer: { ...invoice.financer, owed }, lastUpdated: now })]
}
