import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { RefundRecord } from '#shared/contracts/billing/refund.ts'
import { overpaidByInsured } from '#shared/domain/billing/overpayment.ts'
import { wholeOf } from '#shared/domain/billing/payOff.ts'
import { givenToFinancer, type OwedFinancer } from '#shared/domain/billing/refundPayees.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { formatMoney } from '#shared/domain/money/money.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { bookDate } from '../postings/bookDate.ts'
import { invoiceOfPolicy, invoices } from '../store/invoices.ts'
import { paidByFinancer } from './standing.ts'

/**
 * The financer of an invoice with what it is owed at most: what it has paid and was not given back, or what it has said is left
 * of its loan.
 */
export const owedFinancer = (
  invoice: Pick<InvoiceRecord, 'financer' | 'movements'>,
  givenBack: MinorUnits,
): OwedFinancer | undefined => {
  const { financer } = invoice
  if (financer === undefined) return undefined
  const paid = Math.max(0, paidByFinancer(invoice) - givenBack)
  return { name: financer.name, owed: Math.min(paid, financer.owed ?? paid) }
}

/**
 * What of the credit on an invoice the insured has paid itself, beyond what was due; `openSince` is when the open refund was
 * made.
 */
export const overpaidOn = (
  { financer, movements }: Pick<InvoiceRecord, 'financer' | 'movements'>,
  openSince: Instant | undefined,
): MinorUnits =>
  overpaidByInsured(
    movements.map(({ amount, at, kind, transactionId: id }) => ({
      kind,
      amount,
      at,
      isFinanced: id !== undefined && (financer?.transactions.includes(id) ?? false),
    })),
    openSince,
  )

/** The invoice once a refund was paid: what the financer had of it is no longer left of its loan. */
export const repaidFinancer = <Invoice extends Pick<InvoiceRecord, 'financer'>>(
  invoice: Invoice,
  refund: Pick<RefundRecord, 'payees'>,
): Invoice => {
  const { financer } = invoice
  if (financer?.owed === undefined) return invoice
  return { ...invoice, financer: { ...financer, owed: Math.max(0, financer.owed - givenToFinancer(refund)) } }
}

/** Who finances a policy's premium, since when, what it has paid, and what can be left of its loan at most. */
interface FinancerFacts {
  readonly name: string
  readonly paid: MinorUnits
  readonly since: CalendarDate
  readonly whole: MinorUnits
}

/** Who finances a policy's premium; undefined where nobody does. */
export const financerOf = async (policyId: string): Promise<FinancerFacts | undefined> => {
  const invoice = await invoiceOfPolicy(policyId)
  if (invoice?.financer === undefined) return undefined
  const { name, addedAt } = invoice.financer
  return { name, paid: paidByFinancer(invoice), since: bookDate(addedAt), whole: wholeOf(invoice.financer) }
}

/** Refuses what a financer says is left of its loan where that is more than the loan was ever repaid with: a typing error. */
export const mustBeLeft = (owed: MinorUnits, whole: MinorUnits): void => {
  if (owed <= whole) return
  const { currency, locale } = regionOf(config.region)
  const detail = `No more than ${formatMoney(whole, currency, locale)} can be left of the loan: it is repaid with that in all`
  fail('request.unfit', { errors: [{ path: ['owed'], detail }] })
}

/** The write of what a financer says it is still owed; what it asked for is done then. */
export const financerOwed = async (policyId: string, owed: MinorUnits, now: Instant): Promise<Write[]> => {
  const invoice = await invoiceOfPolicy(policyId)
  if (invoice?.financer === undefined) return []
  const { asked, ...financer } = invoice.financer
  if (asked === undefined && financer.owed === owed) return []
  return [invoices.update(invoice, { ...invoice, financer: { ...financer, owed }, lastUpdated: now })]
}
