import { implement } from '#functions/_platform/http/implement.ts'
import { listPeriods as contract } from '#shared/contracts/billing/periods.ts'
import { closingsOf, readStanding, summaryOf } from './standing.ts'

/** The months of the books, newest first. */
export const listPeriods = implement(contract)(async ({ now }) => {
  const standing = await readStanding(now)
  const closings = await closingsOf(standing.books, standing.months)
  return {
    periods: standing.months.toReversed().map((month) => summaryOf(standing, month, closings.get(month))),
    ...(standing.oldestOpen !== undefined && { next: standing.oldestOpen }),
  }
})
