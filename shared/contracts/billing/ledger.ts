import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { EntryId, PolicyId } from '#shared/domain/ids/ids.ts'
import { accountKinds } from '#shared/domain/ledger/chartOfAccounts.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'

/** See rule: double-entry. */
export const getTrialBalance = defineOperation({
  name: 'getTrialBalance',
  method: 'GET',
  path: '/api/billing/v1/ledger/trial-balance',
  summary: 'What every account of the ledger was debited and credited up to the end of a day; minor units.',
  access: 'ledger:read',
  only: ['COWBELL'],
  query: z.strictObject({ currency: z.enum(currencies).optional(), asOf: CalendarDate.optional() }),
  response: z.object({
    currency: z.enum(currencies),
    asOf: CalendarDate,
    accounts: z.array(
      z.object({
        code: z.string(),
        name: z.string().describe('By the side on which it stands: what is to come back of a liability is named so.'),
        kind: z.enum(accountKinds).describe('What it is on that side.'),
        authority: z.string().optional().describe('To whom it is payable, where an account is kept by authority.'),
        debit: MinorUnits,
        credit: MinorUnits,
        balance: MinorUnits,
      }),
    ),
    debit: MinorUnits,
    credit: MinorUnits,
    total: MinorUnits.describe('Debits less credits of all accounts: zero.'),
  }),
})

/** A posting of the ledger by its wire names; an account is named by its number and name. */
export const LedgerEntry = z.object({
  entryId: EntryId,
  postedAt: Instant.describe('When it was booked.'),
  effectiveAt: CalendarDate.describe('The day it counts for, by which it is in the books of a month.'),
  happenedOn: CalendarDate.optional().describe('The day it happened on, where that was in a month that is closed.'),
  description: z.string(),
  currency: z.enum(currencies),
  lines: z.array(
    z.object({
      account: z.string(),
      name: z.string(),
      authority: z.string().optional(),
      debit: MinorUnits,
      credit: MinorUnits,
    }),
  ),
})

export const listLedgerEntries = defineOperation({
  name: 'listLedgerEntries',
  method: 'GET',
  path: '/api/billing/v1/ledger/entries/{policyId}',
  summary: 'Postings of a policy, those that count for the newest day first.',
  access: 'ledger:read',
  params: { policyId: PolicyId },
  query: z.strictObject(pageQuery(25)).pick({ page: true, size: true }),
  response: pageOf(LedgerEntry),
  problems: ['policy.notFound'],
})
