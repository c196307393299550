import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { booksWrite, readBooks } from '#functions/ledger/store/ledgerBooks.ts'
import { periodClosings } from '#functions/ledger/store/periodClosings.ts'
import type { PeriodClosingRecord } from '#shared/contracts/billing/period.ts'
import { reopenPeriod as contract } from '#shared/contracts/billing/periods.ts'
import { monthBefore } from '#shared/domain/ledger/periods.ts'
import { periodGuard } from './periodGuard.ts'
import { periodOf, readStanding } from './standing.ts'

/** What was booked in the meantime stays where it is; what happened in the month can be booked into it again. */
export const reopenPeriod = implement(contract)(async ({ params: { month }, body, actor, now, fail }) => {
  await retryStale(async () => {
    const books = await readBooks()
    const closing = await periodClosings.require(books?.closings[month]?.at(-1) ?? '')
    const status = periodGuard.after(closing.status, 'reopen', { actor })
    if (books?.closedThrough === undefined || books.closedThrough !== month)
      return fail('billing.periodNotLast', { data: { month: books?.closedThrough ?? '' } })
    if (books.taxFiledThrough !== undefined && month <= books.taxFiledThrough) return fail('billing.periodFiled')
    if (closing.closed.by === actor.userId) return fail('billing.ownClosing')
    const reopened: PeriodClosingRecord = {
      ...closing,
      status,
      reopened: { by: actor.userId, name: actor.name, at: now, reason: body.reason },
      lastUpdated: now,
    }
    const isFirst = books.closings[monthBefore(month)] === undefined
    await commit([
      periodClosings.update(closing, reopened),
      booksWrite(books, { closedThrough: isFirst ? undefined : monthBefore(month) }),
    ])
    return reopened
  })
  return periodOf(await readStanding(now), month)
})
