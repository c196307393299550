import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { dueCommission } from '#functions/ledger/books/dueCommission.ts'
import { openBooks } from '#functions/ledger/periods/openBooks.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { invoiceIdOf, invoices } from '#functions/ledger/store/invoices.ts'
import { walkIssued } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthOf } from '#shared/domain/calendar/months.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { lastDayOf } from '#shared/domain/ledger/periods.ts'
import { commissionAccountOf } from '../store/commissionAccounts.ts'
import { MonthInput } from './monthInput.ts'
import { stateCommissions } from './stateCommissions.ts'

/** Policies that are looked at together; some eight of them fill a transaction, fewer where several agencies share. */
const together = 8

/** Once a month's statement was made, what comes to light of the month counts in the next one. */
const isStated = async (agencyId: string, month: Month): Promise<boolean> => {
  const account = await commissionAccountOf(agencyId)
  return account?.stated !== undefined && account.stated.month >= month
}

const anyStated = async (agencyIds: readonly string[], month: Month): Promise<boolean> =>
  (await Promise.all(agencyIds.map((id) => isStated(id, month)))).includes(true)

/**
 * Makes commission due on what was collected of every policy by the end of a month, and claws back what was returned; with
 * its last policies the job begins that makes the statements of it.
 */
export const dueCommissions = defineJob({
  kind: 'dueCommissions',
  input: MonthInput,
  key: ({ month }) => month,
  effect: 'booked',
  async chunk({ month }, { cursor: after, now }) {
    const books = await openBooks()
    const { ids, cursor } = await walkIssued(together, after)
    const effects: Effect[] = []
    for (const { id, at } of ids) {
      const invoice = await invoices.byId(invoiceIdOf(id))
      const due = invoice && (await dueCommission(invoice, { through: lastDayOf(month), books }, now))
      if (due === undefined || (await anyStated(due.agencyIds, month))) continue
      effects.push({ cursor: at, writes: due.writes, events: due.events })
    }
    if (cursor === undefined) {
      const { write, events } = await startJob(stateCommissions, { month }, { by: 'Operations', now })
      effects.push({ cursor: ids.at(-1)?.at ?? after ?? '', writes: [write], events })
    }
    return {
      effects,
      done: ids.length,
      ...(cursor !== undefined && { cursor }),
      beside: (writes) => books.holding(writes),
    }
  },
})

/** The month before the one that an instant lies in, by the provider's books. */
export const lastMonth = (now: Instant): Month => monthOf(addMonths(`${monthOf(bookDate(now))}-01`, -1))

/** On the first of a month the commission of the last one becomes due and is stated. */
export const stateLastMonth: Job = ({ now }) => beginJob(dueCommissions, { month: lastMonth(now) }, now)
