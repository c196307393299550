import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import { agencyBillOf } from '#functions/billing/agencyBill/agencyBillOf.ts'
import { agencyBills } from '#functions/billing/store/agencyBills.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { invoices, rowOfInvoice } from '#functions/ledger/store/invoices.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthOf } from '#shared/domain/calendar/months.ts'
import { AgencyId, DocumentId } from '#shared/domain/ids/ids.ts'
import { monthAfter, monthsBetween } from '#shared/domain/ledger/periods.ts'
import { byItself, type Chronicle } from './chronicle.ts'
import type { Seller } from './seller.ts'

/** When agencies are billed for a month. */
const billedAt = (month: Month): Instant => `${monthAfter(month)}-01T15:00:00.000Z`

/** Tells of the bills of agencies that are billed, month by month, as their policies stood on that day. */
export const agencyBillsTold = (
  chronicle: Chronicle,
  steps: readonly Step[],
  { now, sellers }: { readonly now: Instant; readonly sellers: readonly Seller[] },
): void => {
  const states = steps
    .filter(({ definition }) => definition.kind === invoices.definition.kind)
    // What the definition of invoices writes is an invoice.
    .map(({ state, at }) => ({ invoice: state as InvoiceRecord, at }))
    .filter(({ invoice }) => invoice.agencyBilled)
  const [first] = states
  if (first === undefined) return
  const names = new Map(sellers.map(({ agencyId, agencyName }) => [agencyId, agencyName]))
  for (const month of monthsBetween({ first: monthOf(bookDate(first.at)), last: monthOf(bookDate(now)) })) {
    const at = billedAt(month)
    if (at >= now) continue
    const standing = new Map(states.filter((each) => each.at < at).map(({ invoice }) => [invoice.id, invoice]))
    for (const [id, name] of names) {
      const open = [...standing.values()]
        .filter(({ agencyId }) => agencyId === id)
        .map(rowOfInvoice)
        .filter(({ gross }) => gross > 0)
        .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))
      const bill = agencyBillOf(open, {
        agency: { id: AgencyId.parse(id), name },
        month,
        now: at,
        newDocument: () => DocumentId.parse(chronicle.id('doc', at)),
      })
      if (bill !== undefined) chronicle.tell(agencyBills.create(bill), { at, operation: 'billAgencies', by: byItself })
    }
  }
}
