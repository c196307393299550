import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { listJournal as contract } from '#shared/contracts/billing/books.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { linesUpTo } from '../ledger/ledgerTotals.ts'
import { journalEntryOf } from './journalEntryOf.ts'
import { daysOf, pageOfBook } from './pageOfBook.ts'

/** The postings between two days, newest first, with what all of them come to. */
export const listJournal = implement(contract)(async ({ query, now }) => {
  const { currency } = regionOf(config.region)
  const days = daysOf(query, bookDate(now))
  const [before, until, { entries, nextToken }] = await Promise.all([
    linesUpTo(currency, addDays(days.from, -1)),
    linesUpTo(currency, days.to),
    pageOfBook('all', days, { size: query.size, after: query.after, newestFirst: true }),
  ])
  const [opened, closed] = [trialBalance([{ lines: before }]), trialBalance([{ lines: until }])]
  return {
    ...days,
    currency,
    debit: closed.debit - opened.debit,
    credit: closed.credit - opened.credit,
    entries: entries.map(journalEntryOf),
    ...(nextToken !== undefined && { nextToken }),
  }
})
