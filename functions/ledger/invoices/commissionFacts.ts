import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { CommissionFacts } from '#shared/domain/ledger/agencyCommission.ts'
import { ownPart } from '#shared/domain/ledger/commissionParts.ts'
import { chargedOf, paidOf } from './standing.ts'

/** What the agency kept of its payments as its commission alone. */
export const retainedOf = ({ movements }: Pick<InvoiceRecord, 'movements'>): number =>
  movements.reduce((sum, { retained = 0 }) => sum + retained, 0)

/** What of the commission that was written is that of the agency that has the policy, and of those that share it with it. */
const presentCommissionOf = ({ books, formerBrokers = [] }: Pick<InvoiceRecord, 'books' | 'formerBrokers'>): number =>
  formerBrokers.reduce((left, { commission }) => Math.max(0, left - commission), books?.written.agencyCommission ?? 0)

type Fees = Pick<InvoiceRecord, 'formerBrokers' | 'movements'>

const isKept = ({ kind }: InvoiceRecord['movements'][number]): boolean => kind === 'payment' || kind === 'chargeback'

/** What of what was charged and not returned is the fee of whoever has the policy, or had it. */
export const brokerFeesOf = ({ movements }: Pick<InvoiceRecord, 'movements'>): number =>
  movements.reduce((sum, each) => sum + (isKept(each) ? 0 : (each.brokerFee ?? 0)), 0)

/** What of it is that of the agency that has the policy: those of before keep theirs, and give back what is returned beyond it. */
const presentBrokerFee = ({ formerBrokers = [], movements }: Fees): number =>
  formerBrokers.reduce((left, { brokerFee = 0 }) => Math.max(0, left - brokerFee), brokerFeesOf({ movements }))

/** What it kept of its payments as its fee. */
const feeRetainedOf = ({ movements }: Pick<InvoiceRecord, 'movements'>): number =>
  movements.reduce((sum, each) => sum + (isKept(each) ? (each.brokerFee ?? 0) : 0), 0)

/**
 * What the agency's own commission on an invoice, and the broker's fee with it, follow from, without the parts of others and
 * of those that had the policy before; nothing was written in books of the former chart.
 */
export const commissionFacts = (
  invoice: Pick<InvoiceRecord, 'agencyId' | 'books' | 'commission' | 'formerBrokers' | 'movements'>,
): CommissionFacts => {
  const brokerFee = presentBrokerFee(invoice)
  const commission = ownPart(
    presentCommissionOf(invoice),
    invoice.commission?.of === invoice.agencyId ? invoice.commission : undefined,
  )
  return {
    written: commission + brokerFee,
    charged: chargedOf(invoice),
    paid: paidOf(invoice),
    retained: retainedOf(invoice) + feeRetainedOf(invoice),
    ...(brokerFee !== 0 && { brokerFee }),
  }
}
