import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { planOf } from '../invoices/plan.ts'
import { balanceDue, chargedOf, paidOf } from '../invoices/standing.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * What does not add up of an invoice's plan, as sentences: its parts as they were signed are what was quoted, as they stand
 * they are what is charged, and what was paid on them with what is due of them is that too; late fees are of its parts.
 */
export const wrongsOfPlan = (invoice: InvoiceRecord): string[] => {
  const { agreement, financeQuote: quote, lateFees = [] } = invoice
  const differs = (what: string, is: number, should: number) =>
    is === should ? [] : [`${what} come to ${is}, which should be ${should}`]
  if (agreement === undefined) return lateFees.length > 0 ? ['late fees are charged on a plan that was not signed'] : []
  const signed = agreement.schedule.map(({ amount }) => amount)
  const numbers = new Set(agreement.schedule.map(({ number }) => number))
  const isQuoted = quote !== undefined && quote.FinanceQuoteNumber === agreement.FinanceQuoteNumber
  const parts = planOf(invoice, agreement.schedule[0]?.dueDate ?? invoice.dueDate) ?? []
  const paid = sum(parts.map((part) => part.paid))
  const due = sum(parts.map((part) => part.amount - part.paid))
  const charged = chargedOf(invoice)
  // Money that was paid back and charged back besides is owed beside the plan, as what was paid beyond it is.
  const standing = Math.max(0, Math.min(paidOf(invoice), charged))
  const owed = standing === paidOf(invoice) ? balanceDue(invoice) : charged - standing
  return [
    ...(isQuoted ? differs('the installments that were signed', sum(signed), quote.TotalPremium) : []),
    ...differs('the installments', sum(parts.map(({ amount }) => amount)), charged),
    ...differs('what was paid on the installments', paid, standing),
    ...differs('what is due of the installments', due, owed),
    ...differs('paid and due of the installments', paid + due, charged),
    ...lateFees
      .filter(({ number }) => !numbers.has(number))
      .map(({ number }) => `a late fee is charged on installment ${number}, which there is not`),
  ]
}
