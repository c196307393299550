import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { downPaymentOf } from '#shared/domain/billing/instalments.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { chargedOf, receivedOn } from './standing.ts'
import { statusAfterRecharged } from './statusAfter.ts'

type Recharged = Pick<InvoiceRecord, 'agreement' | 'description' | 'downPayment' | 'lines' | 'movements' | 'status'>

/**
 * What is paid down of an invoice as it is charged now: as it was signed for, or the part of the premium that a plan of today
 * would ask for (rule: instalments); never more than is charged.
 */
const downPaymentNow = ({ agreement, lines, movements }: Recharged): MinorUnits => {
  const charged = chargedOf({ movements })
  const feesOf = (key: string) => lines.find((line) => line.key === key)?.amount ?? 0
  const fees = {
    brokerFee: feesOf('brokerFee') + feesOf('additionalBrokerFee'),
    mgaFee: feesOf('mgaFee'),
  }
  const agreed = agreement?.schedule[0]?.amount ?? downPaymentOf({ totalPremium: charged, ...fees })
  return Math.max(0, Math.min(agreed, charged))
}

/** An invoice of which more or less is charged than before: where its payment stands then. What has failed is said while it counts. */
export const recharged = <Invoice extends Recharged>(invoice: Invoice): Invoice => {
  const status = statusAfterRecharged(invoice.status, receivedOn(invoice))
  const isForgotten = invoice.status === 'Failed' && status !== 'Failed'
  return { ...invoice, downPayment: downPaymentNow(invoice), status, ...(isForgotten && { description: '' }) }
}
