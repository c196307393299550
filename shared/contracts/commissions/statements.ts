import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { wholeNumber } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { CommissionStatement, CommissionStatementLine, StatedPayment } from './commissionStatement.ts'

export const listCommissionStatements = defineOperation({
  name: 'listCommissionStatements',
  method: 'GET',
  path: '/api/commissions/v1/statements',
  summary:
    'Commission statements of a year or a month, page by page: the agency’s own, for staff those of all agencies or of one, for an aggregator those of one of its agencies. A page that is full has another behind it, which may be empty.',
  access: 'commission:read',
  query: z.strictObject({
    year: wholeNumber({ least: 2020, most: 2099 }),
    month: wholeNumber({ least: 1, most: 12 }).optional(),
    agencyId: AgencyId.optional(),
    page: wholeNumber({ least: 0, most: 1_000_000 }).default(0),
    size: wholeNumber({ least: 1, most: 3000 }).default(3000),
  }),
  response: z.array(CommissionStatement),
  problems: ['agency.notFound'],
})

export const getCommissionStatementLines = defineOperation({
  name: 'getCommissionStatementLines',
  method: 'GET',
  path: '/api/commissions/v1/statements/lines',
  summary: 'An agency’s commission statement of a month policy by policy, and what was paid, as it was made.',
  access: 'commission:read',
  query: z.strictObject({
    year: wholeNumber({ least: 2020, most: 2099 }),
    month: wholeNumber({ least: 1, most: 12 }),
    agencyId: AgencyId,
  }),
  response: z.object({
    currency: z.enum(currencies),
    lines: z.array(CommissionStatementLine),
    payments: z.array(StatedPayment),
  }),
  problems: ['agency.notFound', 'commission.noStatement'],
})

const agencyFigures = {
  total: MinorUnits.describe('Became due, less what was clawed back.'),
  paid: MinorUnits,
  pending: MinorUnits.describe('Due and not paid at the end of the last day; below zero it is carried forward.'),
}

export const listAgencyCommissions = defineOperation({
  name: 'listAgencyCommissions',
  method: 'GET',
  path: '/api/commissions/v1/agencies',
  summary:
    'For an aggregator, what commission became due and was paid to each of its agencies between two days, the most first; for others nothing.',
  access: 'commission:read',
  query: z.strictObject({ from: CalendarDate, to: CalendarDate }),
  response: z.object({
    currency: z.enum(currencies),
    agencies: z.array(z.object({ id: z.string(), name: z.string(), ...agencyFigures })),
    isPart: z.boolean().describe('There are more agencies than are told.'),
  }),
  problems: ['commission.spanInvalid'],
})

/** Without an agency, staff see those of all agencies together. */
export const getCommissionAggregate = defineOperation({
  name: 'getCommissionAggregate',
  method: 'GET',
  path: '/api/commissions/v1/aggregate',
  summary: 'What commission became due and was paid between two days, and what was still to be paid at the end.',
  access: 'commission:read',
  query: z.strictObject({ from: CalendarDate, to: CalendarDate, agencyId: AgencyId.optional() }),
  response: z.object({
    ...agencyFigures,
    currency: z.enum(currencies),
  }),
  problems: ['agency.notFound', 'commission.spanInvalid'],
})
