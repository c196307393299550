import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { CommissionFacts } from '#shared/domain/ledger/agencyCommission.ts'
import { ownPart } from '#shared/domain/ledger/commissionParts.ts'
import { chargedOf, paidOf } from './standing.ts'

/** What the agency kept of its payments as its commission. */
export const retainedOf = ({ movements }: Pick<InvoiceRecord, 'movements'>): number =>
  movements.reduce((sum, { retained = 0 }) => sum + retained, 0)

/** What of the commission that was written is that of the agency that has the policy, and of those that share it with it. */
const presentCommissionOf = ({ books, formerBrokers = [] }: Pick<InvoiceRecord, 'books' | 'formerBrokers'>): number =>
  formerBrokers.reduce((left, { commission }) => Math.max(0, left - commission), books?.written.agencyCommission ?? 0)

/**
 * What the agency's own commission on an invoice follows from, without the parts of others and of those that had the
 * policy before; nothing was written in books of the former chart.
 */
export const commissionFacts = (
  invoice: Pick<InvoiceRecord, 'agencyId' | 'books' | 'commission' | 'formerBrokers' | 'movements'>,
): CommissionFacts => ({
  written: ownPart(
    presentCommissionOf(invoice),
    invoice.commission?.of === invoice.agencyId ? invoice.commission : undefined,
  ),
  charged: chargedOf(invoice),
  paid: paidOf(invoice),
  retained: retainedOf(invoice),
})
