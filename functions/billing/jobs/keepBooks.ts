import { z } from 'zod'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { keptBooks } from '#functions/ledger/books/keptBooks.ts'
import { openBooks } from '#functions/ledger/periods/openBooks.ts'
import { policyById, walkIssued } from '#functions/policy/public.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'

/** Policies whose books are looked at together; some eight of them fill a transaction. */
const together = 8

/** Brings the books of every policy to the end of a day: carries over those of the former chart, then earns by days. */
export const keepBooks = defineJob({
  kind: 'keepBooks',
  input: z.strictObject({ through: CalendarDate }),
  key: ({ through }) => through,
  effect: 'booked',
  async chunk({ through }, { cursor: after, now }) {
    const books = await openBooks()
    const { ids, cursor } = await walkIssued(together, after)
    const effects = []
    for (const { id, at } of ids) {
      const policy = await policyById(id)
      const kept = policy && (await keptBooks(policy, { through, books }, now))
      if (kept !== undefined) effects.push({ cursor: at, ...kept })
    }
    return {
      effects,
      done: ids.length,
      ...(cursor !== undefined && { cursor }),
      beside: (writes, isWhole) =>
        books.holding(writes, isWhole && cursor === undefined ? { keptThrough: through } : {}),
    }
  },
})
