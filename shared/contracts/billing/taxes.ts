import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Month } from '#shared/domain/calendar/months.ts'
import { TaxReturnId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { TaxReturn, TaxReturnRow } from './taxReturn.ts'

/** An authority as the ledger names it, and the last month of the period. */
const which = z.strictObject({ authority: line(60), to: Month })

export const listTaxReturns = defineOperation({
  name: 'listTaxReturns',
  method: 'GET',
  path: '/api/billing/v1/taxes/returns',
  summary:
    'The tax returns of every authority to which the ledger owed something: what is due first, then what was filed.',
  access: 'ledger:read',
  only: ['COWBELL'],
  response: z.object({ returns: z.array(TaxReturn), closedThrough: Month.optional() }),
})

export const getTaxReturn = defineOperation({
  name: 'getTaxReturn',
  method: 'GET',
  path: '/api/billing/v1/taxes/return',
  summary: 'A tax return of an authority and a period, transaction by transaction: as it was filed, or as it would be.',
  access: 'ledger:read',
  only: ['COWBELL'],
  query: which,
  response: TaxReturn.extend({ transactions: z.array(TaxReturnRow), allowedActions }),
  problems: ['billing.bookTooLong', 'billing.taxReturnNotFound'],
})

export const getTaxReturnFile = defineOperation({
  name: 'getTaxReturnFile',
  method: 'GET',
  path: '/api/billing/v1/taxes/return/file',
  summary: 'A tax return as comma-separated values in its authority’s columns; of one that was filed what was filed.',
  access: 'ledger:read',
  only: ['COWBELL'],
  query: which,
  response: z.object({ fileName: z.string(), csv: z.string() }),
  problems: ['billing.bookTooLong', 'billing.taxReturnNotFound'],
})

export const listTaxReturnHistory = defineOperation({
  name: 'listTaxReturnHistory',
  method: 'GET',
  path: '/api/billing/v1/taxes/returns/{taxReturnId}/history',
  summary: 'What was done to one tax return since it was filed, by whom, and what it changed.',
  access: 'ledger:read',
  only: ['COWBELL'],
  params: { taxReturnId: TaxReturnId },
  response: HistoryPage,
  problems: ['billing.taxReturnNotFound'],
})

const reference = filledLine(100, { missing: 'Reference is a required field' })

export const fileTaxReturn = defineOperation({
  name: 'fileTaxReturn',
  method: 'POST',
  path: '/api/billing/v1/taxes/returns',
  summary: 'Notes that a return was filed: its figures and its file are frozen, its months stay closed.',
  access: 'tax:file',
  body: z.strictObject({
    ...which.shape,
    payable: MinorUnits.describe('What is payable as it was seen, minor units.'),
    filedOn: CalendarDate,
    reference: reference.describe('The authority’s word for it: a confirmation, a submission number.'),
  }),
  response: TaxReturn,
  status: 201,
  money: true,
  problems: [
    'billing.bookTooLong',
    'billing.taxEarlierOpen',
    'billing.taxMoved',
    'billing.taxPeriodOpen',
    'billing.taxReturnNotAllowed',
    'billing.taxReturnNotFound',
  ],
})

export const payTaxReturn = defineOperation({
  name: 'payTaxReturn',
  method: 'PUT',
  path: '/api/billing/v1/taxes/returns/{taxReturnId}/pay',
  summary: 'Notes the payment of a return that somebody else filed: it leaves the trust account.',
  access: 'tax:file',
  notJumped: true,
  params: { taxReturnId: TaxReturnId },
  body: z.strictObject({
    payable: MinorUnits.min(1).describe('What is payable as it was seen, minor units.'),
    paidOn: CalendarDate,
    reference: reference.describe('Of the bank transfer.'),
  }),
  response: TaxReturn,
  money: true,
  stepUp: 'always',
  problems: ['billing.ownTaxReturn', 'billing.taxMoved', 'billing.taxReturnNotAllowed', 'billing.taxReturnNotFound'],
})
