import type { Write } from '#functions/_platform/storage/record.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { commissionsBecomingDue } from '#shared/domain/ledger/commissionParts.ts'
import { postingsForBrokerFeeDue, postingsForCommissionDue } from '#shared/domain/ledger/commissionPostings.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { OpenBooks } from '../periods/openBooks.ts'
import { bookingOf, joined } from '../postings/booking.ts'
import { type PostingRecord, postings } from '../postings/postings.ts'
import { invoices, type StoredInvoice } from '../store/invoices.ts'
import { brokerFeeStanding, commissionStanding } from './commissionStanding.ts'

/** What a policy's commission comes to for everybody who has a part of it. */
interface DueCommission {
  /** Who is owed more by it, or less. */
  readonly agencyIds: readonly string[]
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

/** What of commission and broker's fee on a policy becomes due to each agency, or comes back. */
export const dueToAgencies = (
  entries: readonly PostingRecord[],
  standing: Parameters<typeof commissionStanding>[1],
): ReadonlyMap<string, readonly Posting[]> => {
  const commissions = commissionsBecomingDue(commissionStanding(entries, standing))
  const fees = commissionsBecomingDue(brokerFeeStanding(entries, standing))
  return new Map(
    [...new Set([...commissions.keys(), ...fees.keys()])].map((id) => [
      id,
      [...postingsForCommissionDue(commissions.get(id) ?? 0), ...postingsForBrokerFeeDue(fees.get(id) ?? 0)],
    ]),
  )
}

/**
 * What makes the commission on a policy, and its broker's fee, due on the premium that was collected by the end of a day, or claws back what was
 * returned since, a posting for each agency that has a part of it; undefined when nothing changed. It is committed over the
 * invoice, so that two at once are one; the caller holds the books.
 */
export const dueCommission = async (
  invoice: StoredInvoice,
  { through, books }: { readonly through: CalendarDate; readonly books: Pick<OpenBooks, 'on'> },
  now: Instant,
): Promise<DueCommission | undefined> => {
  const entries = await postings.every({ scopes: [`policy:${invoice.policyId}`] })
  // Of a later day it is due already.
  if (entries.some(({ cause, effectiveAt }) => cause.kind === 'commission' && effectiveAt > through)) return undefined
  const due = dueToAgencies(entries, { through, invoice })
  if (due.size === 0) return undefined
  const { writes, events } = joined(
    [...due].map(([id, made]) => {
      const agencyId = AgencyId.parse(id)
      return bookingOf(made, {
        of: invoice,
        agencyId,
        cause: { kind: 'commission', id },
        ...books.on(through),
        now,
      })
    }),
  )
  return {
    agencyIds: [...due.keys()],
    writes: [invoices.update(invoice, { ...invoice, lastUpdated: now }), ...writes],
    events,
  }
}
