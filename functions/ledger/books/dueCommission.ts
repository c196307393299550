import type { Write } from '#functions/_platform/storage/record.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { commissionBecomingDue, postingsForCommissionDue } from '#shared/domain/ledger/commissionPostings.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { OpenBooks } from '../periods/openBooks.ts'
import { bookingOf } from '../postings/booking.ts'
import { postings } from '../postings/postings.ts'
import { invoices, type StoredInvoice } from '../store/invoices.ts'
import { commissionStanding } from './commissionStanding.ts'

/**
 * What makes an agency's commission due on the premium of a policy that was collected by the end of a day, or claws back
 * what was returned since; undefined when nothing changed. It is committed over the invoice, so that two at once are one; the caller holds the books.
 */
export const dueCommission = async (
  invoice: StoredInvoice,
  { through, books }: { readonly through: CalendarDate; readonly books: Pick<OpenBooks, 'on'> },
  now: Instant,
): Promise<{ readonly writes: readonly Write[]; readonly events: readonly DomainEvent[] } | undefined> => {
  const entries = await postings.every({ scopes: [`policy:${invoice.policyId}`] })
  // Of a later day it is due already.
  if (entries.some(({ cause, effectiveAt }) => cause.kind === 'commission' && effectiveAt > through)) return undefined
  const amount = commissionBecomingDue(
    commissionStanding(entries, { through, agencyBilled: invoice.agencyBilled === true }),
  )
  if (amount === 0) return undefined
  const { agencyId } = invoice
  const { writes, events } = bookingOf(postingsForCommissionDue(amount), {
    of: invoice,
    agencyId,
    cause: { kind: 'commission', id: agencyId },
    ...books.on(through),
    now,
  })
  return { writes: [invoices.update(invoice, { ...invoice, lastUpdated: now }), ...writes], events }
}
