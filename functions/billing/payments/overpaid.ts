import { balanceDue, writtenOffOf } from '#functions/ledger/invoices/standing.ts'
import { creditSentence } from '#functions/ledger/refunds/creditSentence.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import { moneyText } from '../invoices/moneyText.ts'

/** By how much a payment is more than what is due and what was written off, minor units; zero when it is not. */
export const overpaidBy = (invoice: Pick<InvoiceRecord, 'movements'>, amount: MinorUnits): MinorUnits =>
  Math.max(0, amount - Math.max(0, balanceDue(invoice)) - writtenOffOf(invoice))

/** What the invoice and the payment say of money that is kept as a credit. */
export const creditWords = (
  over: MinorUnits,
  currency: Currency,
  reason = '',
): { readonly invoice: string; readonly payment: string } => {
  const amount = moneyText(over, currency)
  return {
    invoice: `${amount} ${creditSentence} ${reason}`.trim(),
    payment: `Kept as a credit: ${amount}. ${reason}`.trim(),
  }
}
