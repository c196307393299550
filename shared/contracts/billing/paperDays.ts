import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, manyOf, wholeNumber } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { paperDeeds } from '#shared/domain/policy/paperDays.ts'
import { line } from '#shared/domain/text/text.ts'

/** Something that was done to a policy on a carrier's paper. */
const PaperTransaction = z.object({
  key: z.string().describe('The policy and what of it this is.'),
  policyId: PolicyId,
  policyNumber: z.string(),
  companyName: z.string(),
  deed: z.enum(paperDeeds),
  day: CalendarDate.describe('On which it was done, by the region’s calendar.'),
  effectiveDate: CalendarDate.describe('From which it counts.'),
  premium: MinorUnits.describe('What it changed of the premium, without taxes and fees; what comes back below zero.'),
  currency: z.enum(currencies),
})
export type PaperTransaction = z.infer<typeof PaperTransaction>

const span = {
  from: CalendarDate.optional().describe('The first day; by itself the last one.'),
  to: CalendarDate.optional().describe('The last day, at most 31 after the first; by itself today.'),
  carrierId: line(60)
    .optional()
    .describe('By itself the own organization, for staff the first that has business by then.'),
}
const problems = ['billing.bookTooLong', 'billing.carrierNotFound', 'billing.daysUnfit'] as const

export const listPaperTransactions = defineOperation({
  name: 'listPaperTransactions',
  method: 'GET',
  path: '/api/billing/v1/paper-days/transactions',
  summary:
    'Policies issued, endorsed, cancelled, brought back and not renewed on a carrier’s paper, by the day on which that was done, the newest day first. A carrier has its own alone.',
  access: 'bordereau:read',
  query: z.strictObject({
    ...span,
    deed: manyOf(z.enum(paperDeeds)).describe('What was done; all of it by itself.'),
    size: wholeNumber({ least: 1, most: 500 })
      .default(25)
      .describe('Of how many policies a page tells; one to which more was done on a day has a row for each.'),
    after: z.string().max(1300).optional().describe('The nextToken of the page before.'),
  }),
  response: hitsOf(PaperTransaction),
  problems,
})

export const getPaperDays = defineOperation({
  name: 'getPaperDays',
  method: 'GET',
  path: '/api/billing/v1/paper-days',
  summary:
    'How much was done on a carrier’s paper on each day, and what it changed of the premium. A carrier has its own.',
  access: 'bordereau:read',
  query: z.strictObject(span),
  response: z.object({
    carrierId: z.string(),
    carrierName: z.string(),
    currency: z.enum(currencies),
    from: CalendarDate,
    to: CalendarDate,
    days: z
      .array(
        z.object({
          day: CalendarDate,
          deeds: z.partialRecord(z.enum(paperDeeds), z.int()).describe('How often each was done.'),
          premium: MinorUnits,
        }),
      )
      .describe('Days on which something was done, the newest first.'),
  }),
  problems,
})
