import { z } from 'zod'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { carrierOf, type OnPaper } from '#functions/directory/public.ts'
import { duePremium as duePremiumOf } from '#functions/ledger/books/duePremium.ts'
import { openBooks } from '#functions/ledger/periods/openBooks.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { carrierAccountOf } from '#functions/ledger/store/carrierAccounts.ts'
import { invoiceIdOf, invoices } from '#functions/ledger/store/invoices.ts'
import { walkIssued } from '#functions/policy/public.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'

/** Policies that are looked at together; some eight of them fill a transaction. */
const together = 8

const basisOf = async (invoice: OnPaper) => (await carrierAccountOf(await carrierOf(invoice)))?.basis ?? 'COLLECTED'

/**
 * Makes premium due to carriers on what was collected of every policy by the end of a day, or takes back what was returned,
 * and takes checks and wires to the trust account.
 */
export const duePremium = defineJob({
  kind: 'duePremium',
  input: z.strictObject({ through: CalendarDate }),
  key: ({ through }) => through,
  effect: 'booked',
  async chunk({ through }, { cursor: after, now }) {
    const books = await openBooks()
    const { ids, cursor } = await walkIssued(together, after)
    const effects: Effect[] = []
    for (const { id, at } of ids) {
      const invoice = await invoices.byId(invoiceIdOf(id))
      if (invoice === undefined) continue
      const basis = await basisOf(invoice)
      const due = await duePremiumOf(invoice, { through, basis, books }, now)
      if (due !== undefined) effects.push({ cursor: at, ...due })
    }
    return {
      effects,
      done: ids.length,
      ...(cursor !== undefined && { cursor }),
      beside: (writes) => books.holding(writes),
    }
  },
})

/** Every day what was collected up to the day before lies in trust, and becomes due to the carriers. */
export const duePremiumToday: Job = ({ now }) => beginJob(duePremium, { through: addDays(bookDate(now), -1) }, now)
