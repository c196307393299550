import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { ages } from '#shared/domain/ledger/ages.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'

/** Who owes it: an agency that is billed, a financed policy – its insured by a plan, or its financer –, or an insured. */
export const owers = ['AGENCY', 'FINANCED', 'INSURED'] as const

const { after, before, size } = hitsQuery(25)

/** Something that was to be paid before today; minor units. */
export const Receivable = z.object({
  id: z.string(),
  invoiceNumber: z.string(),
  policyId: PolicyId,
  policyNumber: z.string(),
  companyName: z.string(),
  owedBy: z.enum(owers),
  currency: z.enum(currencies),
  amount: MinorUnits.describe('What is late: of a plan its late instalments, of an agency less its commission.'),
  dueDate: CalendarDate.describe('By when the oldest of it was to be paid.'),
  daysLate: z.int(),
  age: z.enum(ages),
})
export type Receivable = z.infer<typeof Receivable>

export const searchReceivables = defineOperation({
  name: 'searchReceivables',
  method: 'GET',
  path: '/api/billing/v1/receivables',
  summary: 'What was to be paid on policies before today and was not, in the caller’s reach, the oldest first.',
  access: ['billing:invoice', 'billing:manage'],
  query: z.strictObject({ age: z.enum(ages).optional().describe('Days late.'), after, before, size }),
  response: hitsOf(Receivable),
})

/** Of an agency what it owes itself, of a premium processor what is financed. */
export const getReceivablesAging = defineOperation({
  name: 'getReceivablesAging',
  method: 'GET',
  path: '/api/billing/v1/receivables/aging',
  summary: 'What was to be paid before today and was not, by how many days it is late.',
  access: ['billing:invoice', 'billing:manage'],
  response: z.object({
    currency: z.enum(currencies),
    asOf: Instant.describe('When it was added up.'),
    isPart: z.boolean().describe('There is more that is late than was added up: the oldest is in it.'),
    ages: z
      .array(z.object({ age: z.enum(ages), invoices: z.int(), amount: MinorUnits }))
      .describe('Each age, the youngest first.'),
  }),
})
