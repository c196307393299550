import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { type BookEntry, bookEntries } from '#functions/ledger/store/bookEntries.ts'
import type { Statement } from '#shared/contracts/billing/statement.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthOf } from '#shared/domain/calendar/months.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { EntryId } from '#shared/domain/ids/ids.ts'
import { netOf, partyLines } from '#shared/domain/ledger/partyLines.ts'
import { firstDayOf, lastDayOf, monthBefore } from '#shared/domain/ledger/periods.ts'
import type { PostingLine } from '#shared/domain/ledger/posting.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { wholeBook } from '../books/pageOfBook.ts'
import { agencyLines } from '../ledger/entryOf.ts'
import { partyLinesUpTo } from '../ledger/ledgerTotals.ts'
import type { Party } from './partyOf.ts'

/** From one month to another, both among them. */
export interface Months {
  readonly from: Month
  readonly to: Month
}

const longestMonths = 36

/** The months that are asked for; by themselves the present one. */
export const monthsAsked = (
  { from, to }: { readonly from?: Month | undefined; readonly to?: Month | undefined },
  now: Instant,
): Months => {
  const last = to ?? from ?? monthOf(bookDate(now))
  const first = from ?? last
  return first > last || monthOf(addMonths(firstDayOf(first), longestMonths)) <= last
    ? fail('billing.daysUnfit')
    : { from: first, to: last }
}

const rowOf = (entry: BookEntry, lines: readonly PostingLine[], before: MinorUnits): Statement['rows'][number] => {
  const net = netOf(lines)
  const { companyName, description, effectiveAt, policyId, policyNumber, postingId } = entry
  return {
    entryId: EntryId.parse(postingId),
    day: effectiveAt,
    description,
    ...(policyId !== undefined && { policyId }),
    ...(policyNumber !== undefined && { policyNumber }),
    ...(companyName !== undefined && { companyName }),
    debit: Math.max(0, net),
    credit: Math.max(0, 0 - net),
    balance: before + net,
  }
}

/** The statement of a party over some months, read off the postings; what moves only within its account is no movement. */
export const statementOf = async ({ kind, id, name, book }: Party, { from, to }: Months): Promise<Statement> => {
  const { currency } = regionOf(config.region)
  const linesOf = (entry: BookEntry) =>
    kind === 'agency' ? agencyLines(entry, id) : partyLines(entry.lines, { kind, id, billed: false })
  const days = { from: firstDayOf(from), to: lastDayOf(to) }
  // An insured has few postings, of which no totals are kept.
  const own = kind === 'account' ? await bookEntries.every({ scopes: [book], sort: 'day' }) : undefined
  const [before, entries] =
    own === undefined
      ? await Promise.all([
          partyLinesUpTo(currency, id, monthBefore(from)).then((lines) =>
            partyLines(lines, { kind, id, billed: true }),
          ),
          wholeBook(book, days),
        ])
      : [
          own.filter(({ effectiveAt }) => effectiveAt < days.from).flatMap(linesOf),
          own.filter(({ effectiveAt }) => effectiveAt >= days.from && effectiveAt <= days.to),
        ]
  const opening = netOf(before)
  let balance = opening
  const rows = entries.flatMap((entry) => {
    const row = rowOf(entry, linesOf(entry), balance)
    balance = row.balance
    return row.debit === row.credit ? [] : [row]
  })
  const sum = (side: 'credit' | 'debit') => rows.reduce((total, row) => total + row[side], 0)
  return {
    kind,
    id,
    name,
    from,
    to,
    currency,
    opening,
    debit: sum('debit'),
    credit: sum('credit'),
    closing: balance,
    rows,
  }
}
