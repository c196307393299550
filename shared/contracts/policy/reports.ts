import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { wholeNumber } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { placing } from '#shared/domain/identity/accountTypes.ts'
import { AgencyId, PersonaId, TeamId } from '#shared/domain/ids/ids.ts'
import { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { ReasonAction } from './policyFilters.ts'
import { CoverStatus } from './policyParts.ts'

/** When what is answered was added up, and whether it leaves something out (decision: says-what-is-left-out). */
const told = {
  asOf: Instant.describe('When it was added up.'),
  isPart: z.boolean().describe('There are more policies than were added up.'),
}

/** That a month leaves something out, where it does. */
const leavesOut = z.literal(true).optional().describe('There are more policies than were added up.')

/** The spans of the dashboards: 15 minutes, an hour, 4 hours, today, 24 hours, 7 days, month to date, 30 and 90 days. */
const span = {
  duration: wholeNumber({ least: 0, most: 8 }).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  agencyId: AgencyId.optional(),
  teamId: TeamId.optional(),
}

/** Statuses that count: quoting-and-servicing, section 4, Aggregation rules. */
export const getPolicyPremiumTotals = defineOperation({
  name: 'getPolicyPremiumTotals',
  method: 'GET',
  path: '/api/policy/v1/premium',
  summary:
    'Premium, without fees and taxes, of the policies bound in a span (all of them without one), by status, in minor units.',
  access: 'report:read',
  only: [...placing, 'CARRIER'],
  query: z.strictObject(span),
  response: z.object({
    ...told,
    totalPremium: MinorUnits.describe('Of the statuses whose premium counts.'),
    currency: z.enum(currencies),
    byStatus: z.partialRecord(CoverStatus, z.int()),
  }),
})

export const listPremiumByMonth = defineOperation({
  name: 'listPremiumByMonth',
  method: 'GET',
  path: '/api/policy/v1/premium/months',
  summary: 'Premium, without fees and taxes, of the policies bound in each of the last months, in minor units.',
  access: 'report:read',
  only: [...placing, 'CARRIER'],
  query: z.strictObject({
    months: wholeNumber({ least: 1, most: 24 }).default(6).describe('How many, the present one included.'),
    agencyId: AgencyId.optional(),
    teamId: TeamId.optional(),
  }),
  response: z
    .array(z.object({ month: z.string(), premium: MinorUnits, isPart: leavesOut }))
    .describe('Months of the region’s calendar (`2026-11`), oldest first; the statuses whose premium counts.'),
})

export const getEpGraph = defineOperation({
  name: 'getEpGraph',
  method: 'GET',
  path: '/api/policy/v1/ep/graph',
  summary: 'Premium earned month by month, with what was written and what is unearned then, without fees and taxes.',
  access: 'report:read',
  query: z.strictObject({
    from: CalendarDate.optional().describe('A day of the first month, by itself of eleven months before the last.'),
    to: CalendarDate.optional().describe('A day of the last month, by itself today.'),
    carrierId: PersonaId.optional(),
  }),
  response: z
    .array(
      z.object({
        x: z.string().describe('The month (`2026-11`).'),
        y: MinorUnits.describe('Earned in it.'),
        written: MinorUnits,
        unearned: MinorUnits.describe('At its end.'),
        soFar: z.literal(true).optional().describe('It is not over: earned is what is earned by today.'),
        isPart: leavesOut,
      }),
    )
    .describe('Months of the books, oldest first; minor units.'),
  problems: ['report.spanUnfit'],
})

export const getPolicyLimitTotals = defineOperation({
  name: 'getPolicyLimitTotals',
  method: 'GET',
  path: '/api/policy/v1/limit',
  summary: 'Aggregate limits of the policies bound in a span (all of them without one), in whole units.',
  access: 'report:read',
  only: [...placing, 'CARRIER'],
  query: z.strictObject(span),
  response: z.object({ ...told, totalLimit: WholeUnits, currency: z.enum(currencies) }),
})

export const listPolicyStatuses = defineOperation({
  name: 'listPolicyStatuses',
  method: 'GET',
  path: '/api/policy/v1/statuses',
  summary: 'Every status of binders and policies.',
  access: 'any',
  response: z.array(CoverStatus),
})

export const listPolicyReasons = defineOperation({
  name: 'listPolicyReasons',
  method: 'GET',
  path: '/api/policy/v1/reasons',
  summary: 'Reasons to choose from when a policy is cancelled, voided or not to be renewed.',
  access: 'any',
  query: z.strictObject({ action: ReasonAction.default('cancel') }),
  response: z.array(z.object({ code: z.string(), label: z.string() })),
})
