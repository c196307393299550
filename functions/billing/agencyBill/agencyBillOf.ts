import type { InvoiceRow } from '#functions/ledger/store/invoices.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import type { AgencyId, DocumentId } from '#shared/domain/ids/ids.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { type AgencyBillRecord, agencyBillIdOf } from '../store/agencyBills.ts'

interface Billed {
  readonly agency: { readonly id: AgencyId; readonly name: string }
  readonly month: Month
  readonly now: Instant
  /** Names a document that is still to be made. */
  readonly newDocument: () => DocumentId
}

const lineOf = ({
  policyId,
  policyNumber,
  companyName,
  dueDate,
  gross,
  commission,
  brokerFee,
  amount,
}: InvoiceRow) => ({
  policyId,
  policyNumber,
  companyName,
  dueDate,
  gross,
  commission,
  ...(brokerFee !== undefined && { brokerFee }),
  amount,
})

/** The bill of a month of what an agency owes on its open invoices, in their order; undefined where there are none. */
export const agencyBillOf = (
  open: readonly InvoiceRow[],
  { agency, month, now, newDocument }: Billed,
): AgencyBillRecord | undefined => {
  const [first] = open
  if (first === undefined) return undefined
  const sumOf = (amount: (row: InvoiceRow) => MinorUnits) => open.reduce((sum, row) => sum + amount(row), 0)
  const brokerFee = sumOf((row) => row.brokerFee ?? 0)
  return {
    id: agencyBillIdOf(agency.id, month),
    agencyId: agency.id,
    agencyName: agency.name,
    month,
    currency: first.currency,
    lines: open.map(lineOf),
    gross: sumOf(({ gross }) => gross),
    commission: sumOf(({ commission }) => commission),
    ...(brokerFee !== 0 && { brokerFee }),
    amount: sumOf(({ amount }) => amount),
    docId: newDocument(),
    csvDocId: newDocument(),
    created: now,
  }
}
