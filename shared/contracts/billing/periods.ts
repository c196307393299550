import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Month } from '#shared/domain/calendar/months.ts'
import { PeriodClosingId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { Period, PeriodSummary } from './period.ts'

const month = { month: Month }

export const listPeriods = defineOperation({
  name: 'listPeriods',
  method: 'GET',
  path: '/api/billing/v1/ledger/periods',
  summary: 'The months of the books, newest first, with who closed them; `next` is the oldest that is open.',
  access: 'ledger:read',
  only: ['COWBELL'],
  response: z.object({ periods: z.array(PeriodSummary), next: Month.optional() }),
})

export const getPeriod = defineOperation({
  name: 'getPeriod',
  method: 'GET',
  path: '/api/billing/v1/ledger/periods/{month}',
  summary: 'A month account by account: as it was frozen, or as it would be, with what keeps it from being closed.',
  access: 'ledger:read',
  only: ['COWBELL'],
  params: month,
  response: Period,
  problems: ['billing.periodNotFound'],
})

export const closePeriod = defineOperation({
  name: 'closePeriod',
  method: 'POST',
  path: '/api/billing/v1/ledger/periods/{month}/close',
  summary: 'Closes the oldest open month: it is frozen, and nothing is booked into it or before it any more.',
  access: 'ledger:close',
  only: ['COWBELL'],
  params: month,
  body: z.strictObject({ debit: MinorUnits.describe('The debits of the month that were seen, minor units.') }),
  response: Period,
  money: true,
  problems: ['billing.periodMoved', 'billing.periodNotAllowed', 'billing.periodNotClosable', 'billing.periodNotFound'],
})

export const reopenPeriod = defineOperation({
  name: 'reopenPeriod',
  method: 'POST',
  path: '/api/billing/v1/ledger/periods/{month}/reopen',
  summary: 'Reopens the last closed month, with a reason, for somebody else than who closed it; what was frozen stays.',
  access: 'ledger:close',
  only: ['COWBELL'],
  notJumped: true,
  params: month,
  body: z.strictObject({ reason: filledText(500, { missing: 'Reason is a required field' }) }),
  response: Period,
  money: true,
  stepUp: 'always',
  problems: [
    'billing.closingNotFound',
    'billing.ownClosing',
    'billing.periodFiled',
    'billing.periodNotAllowed',
    'billing.periodNotLast',
  ],
})

export const getPeriodFile = defineOperation({
  name: 'getPeriodFile',
  method: 'GET',
  path: '/api/billing/v1/ledger/closings/{closingId}/file',
  summary: 'What a closing froze as comma-separated values, the same whenever it is asked for.',
  access: 'ledger:read',
  only: ['COWBELL'],
  params: { closingId: PeriodClosingId },
  response: z.object({ fileName: z.string(), csv: z.string() }),
  problems: ['billing.closingNotFound'],
})

export const listPeriodClosingHistory = defineOperation({
  name: 'listPeriodClosingHistory',
  method: 'GET',
  path: '/api/billing/v1/ledger/closings/{closingId}/history',
  summary: 'What was done to one closing of a month, by whom, and what it changed.',
  access: 'ledger:read',
  only: ['COWBELL'],
  params: { closingId: PeriodClosingId },
  response: HistoryPage,
  problems: ['billing.closingNotFound'],
})
