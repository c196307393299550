import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { type PostingRecord, postings } from '#functions/ledger/postings/postings.ts'
import { accountBook, type BookEntry } from '#functions/ledger/store/bookEntries.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import type { AccountBook, AccountEntry } from '#shared/contracts/billing/books.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { EntryId } from '#shared/domain/ids/ids.ts'
import { accountByNumber, chartOfAccounts } from '#shared/domain/ledger/chartOfAccounts.ts'
import { netOf } from '#shared/domain/ledger/partyLines.ts'
import type { PostingLine } from '#shared/domain/ledger/posting.ts'
import { accountKey } from '#shared/domain/ledger/trialBalance.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { linesUpTo } from '../ledger/ledgerTotals.ts'
import { mustBeProviders } from './mustBeProviders.ts'
import { type Days, daysOf, pageOfBook, wholeBook } from './pageOfBook.ts'

/** An account, or its part for an authority, between two days. */
interface Asked {
  readonly code: string
  readonly authority?: string | undefined
  readonly from?: CalendarDate | undefined
  readonly to?: CalendarDate | undefined
  readonly policyId?: string | undefined
  /** How much of it; all where nobody says. */
  readonly page?: { readonly size: number; readonly after?: string | undefined }
}

const sumOf = (lines: readonly PostingLine[], side: 'credit' | 'debit'): MinorUnits =>
  lines.reduce((sum, line) => sum + line[side], 0)

type Read = Pick<BookEntry, 'companyName' | 'postingId'> & Omit<PostingRecord, 'agencyId' | 'id' | 'parties'>

/** Entries as an account's, each with what the account held after it. */
const rowsOf = (
  entries: readonly Read[],
  isOf: (line: PostingLine) => boolean,
  opening: MinorUnits,
): AccountEntry[] => {
  let balance = opening
  return entries.map(
    ({
      cause,
      companyName,
      description,
      effectiveAt,
      happenedOn,
      lines,
      policyId,
      policyNumber,
      postedAt,
      postingId,
    }) => {
      const own = lines.filter(isOf)
      balance += netOf(own)
      return {
        entryId: EntryId.parse(postingId),
        effectiveAt,
        ...(happenedOn !== undefined && { happenedOn }),
        postedAt,
        description,
        cause,
        ...(policyId !== undefined && { policyId }),
        ...(policyNumber !== undefined && { policyNumber }),
        ...(companyName !== undefined && { companyName }),
        debit: sumOf(own, 'debit'),
        credit: sumOf(own, 'credit'),
        balance,
      }
    },
  )
}

/** Where a page goes on: what the account held before it, and its place. */
const placeOf = (after: string | undefined): { readonly balance?: number; readonly token?: string } => {
  const [balance, token] = after?.split('.') ?? []
  return token === undefined || !/^-?\d{1,15}$/.test(balance ?? '') ? {} : { balance: Number(balance), token }
}

const asRead = ({ id, parties, ...posting }: PostingRecord): Read => ({
  ...posting,
  postingId: id,
  ...(parties?.companyName !== undefined && { companyName: parties.companyName }),
})

/** Of the postings of one policy, which are few, those to an account. */
const ofPolicy = async (policyId: string, isOf: (line: PostingLine) => boolean, { from, to }: Days) => {
  const all = (await postings.every({ scopes: [`policy:${policyId}`], sort: 'postedAt' }))
    .filter(({ lines }) => lines.some(isOf))
    .toSorted((a, b) => a.effectiveAt.localeCompare(b.effectiveAt))
  const linesOf = (those: readonly PostingRecord[]) => those.flatMap(({ lines }) => lines.filter(isOf))
  const within = all.filter(({ effectiveAt }) => effectiveAt >= from && effectiveAt <= to)
  return {
    before: linesOf(all.filter(({ effectiveAt }) => effectiveAt < from)),
    within: linesOf(within),
    entries: within.map(asRead),
  }
}

/** An account of the ledger between two days, of all policies or of one. */
export const accountBookOf = async (
  { code, authority, policyId, page, ...asked }: Asked,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<AccountBook> => {
  const account = accountByNumber(code) ?? fail('billing.accountNotFound')
  const days = daysOf(asked, bookDate(now))
  const { currency } = regionOf(config.region)
  const key = accountKey({ account, ...(authority !== undefined && { authority }) })
  const isOf = (line: PostingLine) => accountKey(line) === key
  const head = {
    currency,
    code,
    name: chartOfAccounts[account].name,
    ...(authority !== undefined && { authority }),
    ...days,
  }
  if (policyId !== undefined) {
    const policy = await requirePolicy(policyId, actor)
    const { before, within, entries } = await ofPolicy(policy.id, isOf, days)
    const [opening, debit, credit] = [netOf(before), sumOf(within, 'debit'), sumOf(within, 'credit')]
    return {
      ...head,
      opening,
      debit,
      credit,
      closing: opening + debit - credit,
      entries: rowsOf(entries, isOf, opening),
    }
  }
  mustBeProviders(actor)
  const book = accountBook(currency, key)
  const place = placeOf(page?.after)
  const [before, until, read] = await Promise.all([
    linesUpTo(currency, addDays(days.from, -1)),
    linesUpTo(currency, days.to),
    page === undefined
      ? wholeBook(book, days).then((entries) => ({ entries, nextToken: undefined }))
      : pageOfBook(book, days, { size: page.size, after: place.token }),
  ])
  const [opened, closed] = [before.filter(isOf), until.filter(isOf)]
  const opening = netOf(opened)
  const entries = rowsOf(read.entries, isOf, place.balance ?? opening)
  return {
    ...head,
    opening,
    debit: sumOf(closed, 'debit') - sumOf(opened, 'debit'),
    credit: sumOf(closed, 'credit') - sumOf(opened, 'credit'),
    closing: netOf(closed),
    entries,
    ...(read.nextToken !== undefined && { nextToken: `${entries.at(-1)?.balance ?? opening}.${read.nextToken}` }),
  }
}
