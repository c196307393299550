import { config } from '#functions/_platform/config/config.ts'
import { externalOf } from '#functions/billing/transactions/externalOf.ts'
import { commissionFacts } from '#functions/ledger/invoices/commissionFacts.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthOf } from '#shared/domain/calendar/months.ts'
import { TransactionId } from '#shared/domain/ids/ids.ts'
import { netDue, netPayment } from '#shared/domain/ledger/agencyCommission.ts'
import { monthAfter } from '#shared/domain/ledger/periods.ts'
import { type Bill, bookedTold, closedTold } from './booksTold.ts'
import { atWork } from './calendarOfCompany.ts'
import type { Telling } from './companyTold.ts'
import type { Payment } from './fates.ts'
import { shownTold } from './paidTold.ts'

const monthOfIssue = ({ invoice }: Bill): Month => monthOf(bookDate(invoice.created))

/** When an agency that is billed pays for a policy: once the bill of the month of its issue has come. */
export const netPaidAt = (bill: Bill): Instant => atWork(config.region, `${monthAfter(monthOfIssue(bill))}-20`)

const initialsOf = (name: string): string => name.replace(/[^A-Z]/g, '')

/** Tells of an agency's wire for a policy, net of its commission; one reference for all of a month. */
export const netPaidTold = async (telling: Telling, unpaid: Bill, payment: Payment): Promise<Bill> => {
  const { calendar, chronicle, now, seller, staff } = telling
  if (payment === 'unpaid' || unpaid.invoice.total <= 0 || netPaidAt(unpaid) >= now) return unpaid
  const at = calendar.from(netPaidAt(unpaid))
  const { invoice, policy } = closedTold(chronicle, unpaid, at)
  const facts = commissionFacts(invoice)
  const amount = netDue(facts)
  const { gross: _, ...kept } = netPayment(facts, amount)
  const day = bookDate(at)
  const external = await externalOf(
    invoice,
    {
      transactionId: `W-${monthOfIssue(unpaid).replace('-', '')}-${initialsOf(seller.agencyName)}`,
      amount,
      ...kept,
      paymentMethod: 'Wire',
      paymentDate: day,
      processorName: 'Wire',
    },
    { id: TransactionId.parse(chronicle.id('txn', at)), by: staff.bookkeeper.id, now: at, on: { effectiveAt: day } },
  )
  const deed = { at, operation: 'applyExternalPayment', by: { id: staff.bookkeeper.id } }
  const paid = bookedTold(chronicle, external.invoice, external.writes, deed)
  return shownTold(telling, { policy, invoice: paid.invoice, transaction: external.transaction })
}
