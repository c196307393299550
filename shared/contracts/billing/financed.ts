import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { filledText, text } from '#shared/domain/text/text.ts'
import { CoverStatus } from '../policy/policyParts.ts'
import { financedSortParameters, financedStandings } from './financedFilters.ts'
import { AskedEnd } from './invoiceRecord.ts'

/** A policy whose premium is financed, by a financer or by a plan; minor units. */
export const FinancedPolicy = z.object({
  id: z.string(),
  invoiceNumber: z.string(),
  policyId: PolicyId,
  policyNumber: z.string(),
  companyName: z.string(),
  currency: z.enum(currencies),
  kind: z.enum(['FINANCER', 'PLAN']).describe('A financer lends to the insured, or the insured signed our own plan.'),
  name: z.string().optional().describe('The financer’s name.'),
  financed: MinorUnits,
  paid: MinorUnits.describe('What has come of what is financed.'),
  instalments: z.int(),
  instalmentAmount: MinorUnits,
  due: MinorUnits.describe('What is due on the policy in all.'),
  dueDate: CalendarDate.describe('By when the first of it is to be paid.'),
  late: MinorUnits.describe('What of it was to be paid before today.'),
  lateParts: z.int().describe('How many instalments are late.'),
  owedBy: MinorUnits.describe('What the financer has still to pay.'),
  owedTo: MinorUnits.describe('What of a refund that is not paid yet is the financer’s.'),
  saidOwed: MinorUnits.optional().describe('What it said is left of its loan, as it had the policy cancelled.'),
  asked: AskedEnd.omit({ by: true }).optional().describe('That it asks for the end of the policy.'),
  policyStatus: CoverStatus,
  endsOn: CalendarDate.optional().describe('Of a policy that is cancelled, or will be: the day cover ends.'),
})
export type FinancedPolicy = z.infer<typeof FinancedPolicy>

export const searchFinancedPolicies = defineOperation({
  name: 'searchFinancedPolicies',
  method: 'GET',
  path: '/api/billing/v1/finance/policies',
  summary:
    'Policies whose premium is financed, in the caller’s reach: what was paid of them, what is late, what financers owe and are owed.',
  access: 'billing:manage',
  query: z.strictObject({
    ...hitsQuery(25),
    sort: z.enum(financedSortParameters).default('dueDate'),
    standing: z
      .enum(financedStandings)
      .optional()
      .describe('Where they stand; those that are late are told the longest late first, whatever the order.'),
  }),
  response: hitsOf(FinancedPolicy),
})

/** How many policies, and what they come to. */
const sum = z.object({ policies: z.int(), amount: MinorUnits })

export const getFinancingStanding = defineOperation({
  name: 'getFinancingStanding',
  method: 'GET',
  path: '/api/billing/v1/finance/standing',
  summary: 'What is financed in the caller’s reach, what of it is due and late, and what financers owe and are owed.',
  access: 'billing:manage',
  response: z.object({
    currency: z.enum(currencies),
    financed: sum,
    due: sum.describe('What is due on financed policies, late or not.'),
    late: sum.describe('What was to be paid before today.'),
    owedBy: sum.describe('What financers have still to pay.'),
    owedTo: sum.describe('What of refunds that are not paid yet is financers’.'),
    asked: z.int().describe('Policies whose financer asks for the end.'),
  }),
})

/** The policy's own desk decides: it cancels (`cancelForFinancer`), or declines. */
export const askFinancerCancellation = defineOperation({
  name: 'askFinancerCancellation',
  method: 'POST',
  path: '/api/billing/v1/finance/cancellation/{policyId}',
  summary: 'Asks for the end of a policy whose insured does not repay its financer.',
  access: 'billing:manage',
  params: { policyId: PolicyId },
  body: z.strictObject({
    noticedOn: CalendarDate.describe('When the financer mailed its notice to the insured.'),
    owed: MinorUnits.min(0).describe('What is left of the loan; minor units.'),
    note: text(500).optional(),
  }),
  problems: [
    'billing.cancellationAsked',
    'billing.noFinancer',
    'billing.notInvoiced',
    'policy.notAllowed',
    'policy.notFound',
  ],
})

export const declineFinancerCancellation = defineOperation({
  name: 'declineFinancerCancellation',
  method: 'PUT',
  path: '/api/billing/v1/finance/cancellation/{policyId}/decline',
  summary: 'Declines what a financer asked for, with the reason that it reads.',
  access: 'policy:cancel',
  params: { policyId: PolicyId },
  body: z.strictObject({ reason: filledText(500, { missing: 'Reason is a required field' }) }),
  problems: ['billing.nothingAsked', 'billing.notInvoiced', 'policy.notFound'],
})
