import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'
import { type PremiumBreakdown, totalOf } from '../ledger/premiumBreakdown.ts'
import { type FeeKey, feeKeys, type TaxKey, taxKeys } from '../rating/ratedPremium.ts'

/** What an invoice line is for; the printed label is the document's, by this key and the region. */
export type InvoiceLineKey = 'premium' | 'tria' | FeeKey | TaxKey

export type InvoiceLine = { readonly key: InvoiceLineKey; readonly amount: MinorUnits }

export type Invoice = {
  readonly invoiceNumber: string
  readonly dueDate: CalendarDate
  readonly lines: readonly InvoiceLine[]
  readonly total: MinorUnits
}

/** Days after the policy was made to which an unpaid invoice refers (identity-and-public, section 9). */
export const invoiceReferenceDays = 7

/** The lines of what is owed, without those of nothing; they add up to the total premium. */
export const invoiceLines = (rated: PremiumBreakdown): InvoiceLine[] =>
  [
    { key: 'premium' as const, amount: rated.premium },
    { key: 'tria' as const, amount: rated.tria },
    ...feeKeys.map((key) => ({ key, amount: rated.fees[key] ?? 0 })),
    ...taxKeys.map((key) => ({ key, amount: rated.taxes[key] ?? 0 })),
  ].filter(({ amount }) => amount !== 0)

/** `INV-PAL-US-1000042-01-1`: the first invoice of that policy term. */
export const invoiceNumberOf = (policyNumber: string, sequence: number): string => `INV-${policyNumber}-${sequence}`

/**
 * By when the invoice of an issue is paid: seven days later. What renews cover is asked for well before it begins, and is due
 * on its first day at the earliest (rule: renewal-due).
 */
export const issueDueOn = (
  { isRenewal, effectiveDate }: { readonly isRenewal: boolean; readonly effectiveDate: CalendarDate },
  issued: CalendarDate,
): CalendarDate => {
  const reference = addDays(issued, invoiceReferenceDays)
  return isRenewal && effectiveDate > reference ? effectiveDate : reference
}

/** The invoice of an issue or endorsement made on `created` (YYYY-MM-DD), due seven days later. */
export const invoiceOf = (
  rated: PremiumBreakdown,
  policyNumber: string,
  sequence: number,
  created: CalendarDate,
): Invoice => ({
  invoiceNumber: invoiceNumberOf(policyNumber, sequence),
  dueDate: addDays(created, invoiceReferenceDays),
  lines: invoiceLines(rated),
  total: totalOf(rated),
})

/** Of the revisions of a policy the newest that asks for money; the newest that gives back where none does, nothing of what moves none. */
export const newestAsked = <Revision extends { readonly money: { readonly total: MinorUnits } }>(
  revisions: readonly Revision[],
): Revision | undefined =>
  revisions.findLast(({ money }) => money.total > 0) ?? revisions.findLast(({ money }) => money.total !== 0)
