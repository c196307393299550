import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { wholeNumber } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { EntryId, PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { line } from '#shared/domain/text/text.ts'
import { LedgerEntry } from './ledger.ts'

const ledgerAccount = z.string().regex(/^\d{4}$/, 'must be the number of an account')
const authority = line(60).optional().describe('Its part for this authority, where an account is kept by authority.')
const size = wholeNumber({ least: 1, most: 500 }).default(100)
const after = z.string().max(1200).optional().describe('The nextToken of the page before.')

/** For what a posting was made, and the id of it: an invoice, a payment, a claim. */
const Cause = z.object({ kind: z.string(), id: z.string() })

/** Of whom an entry tells. */
const Of = { policyId: PolicyId.optional(), policyNumber: z.string().optional(), companyName: z.string().optional() }

/** What a posting did to one account, and what the account held after it: debits less credits. Minor units. */
const AccountEntry = z.object({
  entryId: EntryId,
  effectiveAt: CalendarDate,
  happenedOn: CalendarDate.optional().describe('The day it happened on, where that was in a month that was closed.'),
  postedAt: Instant,
  description: z.string(),
  cause: Cause,
  ...Of,
  debit: MinorUnits,
  credit: MinorUnits,
  balance: MinorUnits,
})
export type AccountEntry = z.infer<typeof AccountEntry>

/** An account from one day to another. */
export const AccountBook = z.object({
  currency: z.enum(currencies),
  code: z.string(),
  name: z.string(),
  authority: z.string().optional(),
  from: CalendarDate,
  to: CalendarDate,
  opening: MinorUnits.describe('Before the first day: debits less credits.'),
  debit: MinorUnits,
  credit: MinorUnits,
  closing: MinorUnits,
  entries: z.array(AccountEntry),
  nextToken: z.string().optional(),
})
export type AccountBook = z.infer<typeof AccountBook>

export const listAccountEntries = defineOperation({
  name: 'listAccountEntries',
  method: 'GET',
  path: '/api/billing/v1/ledger/accounts/{ledgerAccount}/entries',
  summary: 'An account between two days, oldest first: what it held before, every posting to it, what it holds then.',
  access: 'ledger:read',
  params: { ledgerAccount },
  query: z.strictObject({
    authority,
    from: CalendarDate.optional().describe('By itself the first day of the month of the last.'),
    to: CalendarDate.optional().describe('By itself today.'),
    policyId: PolicyId.optional().describe('Of one policy alone; all of it on one page.'),
    size,
    after,
  }),
  response: AccountBook,
  problems: ['billing.accountNotFound', 'billing.booksOfAll', 'billing.daysUnfit', 'policy.notFound'],
})

/** An entry of the journal: a posting with all of its lines. */
export const JournalEntry = LedgerEntry.extend({ cause: Cause, ...Of })
export type JournalEntry = z.infer<typeof JournalEntry>

export const listJournal = defineOperation({
  name: 'listJournal',
  method: 'GET',
  path: '/api/billing/v1/ledger/journal',
  summary: 'The postings between two days, newest first.',
  access: 'ledger:read',
  only: ['COWBELL'],
  query: z.strictObject({
    from: CalendarDate.optional().describe('By itself the first day of the month of the last.'),
    to: CalendarDate.optional().describe('By itself today.'),
    size: wholeNumber({ least: 1, most: 500 }).default(50),
    after,
  }),
  response: z.object({
    from: CalendarDate,
    to: CalendarDate,
    debit: MinorUnits.describe('Of all postings between the days.'),
    credit: MinorUnits,
    currency: z.enum(currencies),
    entries: z.array(JournalEntry),
    nextToken: z.string().optional(),
  }),
  problems: ['billing.daysUnfit'],
})

export const getLedgerFile = defineOperation({
  name: 'getLedgerFile',
  method: 'GET',
  path: '/api/billing/v1/ledger/file',
  summary: 'The trial balance, an account or the journal as comma-separated values.',
  access: 'ledger:read',
  only: ['COWBELL'],
  query: z.strictObject({
    book: z.enum(['journal', 'account', 'trialBalance']),
    ledgerAccount: ledgerAccount.optional().describe('The number of an account, of whose book it is.'),
    authority,
    from: CalendarDate.optional().describe('By itself the first day of the month of the last.'),
    to: CalendarDate.optional().describe('By itself today; of the trial balance the day it is as of.'),
    policyId: PolicyId.optional(),
  }),
  response: z.object({ fileName: z.string(), csv: z.string() }),
  problems: ['billing.accountNotFound', 'billing.bookTooLong', 'billing.daysUnfit', 'policy.notFound'],
})
