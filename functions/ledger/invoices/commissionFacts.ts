import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { CommissionFacts } from '#shared/domain/ledger/agencyCommission.ts'
import { ownPart } from '#shared/domain/ledger/commissionParts.ts'
import { chargedOf, paidOf } from './standing.ts'

/** What the agency kept of its payments as its commission. */
export const retainedOf = ({ movements }: Pick<InvoiceRecord, 'movements'>): number =>
  movements.reduce((sum, { retained = 0 }) => sum + retained, 0)

/**
 * What the agency's own commission on an invoice follows from, without the parts of others; nothing was written in books of
 * the former chart.
 */
export const commissionFacts = (
  invoice: Pick<InvoiceRecord, 'agencyId' | 'books' | 'commission' | 'movements'>,
): CommissionFacts => ({
  written: ownPart(
    invoice.books?.written.agencyCommission ?? 0,
    invoice.commission?.of === invoice.agencyId ? invoice.commission : undefined,
  ),
  charged: chargedOf(invoice),
  paid: paidOf(invoice),
  retained: retainedOf(invoice),
})
