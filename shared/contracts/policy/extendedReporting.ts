import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { erpOptions } from '#shared/domain/rating/rateBook.ts'
import { MoneyPreview } from './moneyPreview.ts'

const policyId = { policyId: PolicyId }
const ErpOption = z.enum(erpOptions)

export const getErpEligibility = defineOperation({
  name: 'getErpEligibility',
  method: 'GET',
  path: '/api/policy/v1/erp/eligibility/{policyId}',
  summary: 'Whether claims may be reported longer once a policy has ended, and why not.',
  access: 'policy:read',
  params: policyId,
  response: z.object({
    eligible: z.boolean(),
    reason: z.string().optional().describe('Why not, in words.'),
    endedOn: CalendarDate.optional().describe('When cover ended.'),
    until: CalendarDate.optional().describe('The last day on which it can be extended.'),
    source: z.string().optional().describe('By which law or terms it can be extended until then.'),
  }),
  problems: ['policy.notFound'],
})

export const listErpOptions = defineOperation({
  name: 'listErpOptions',
  method: 'GET',
  path: '/api/policy/v1/erp/options/{policyId}',
  summary:
    'For how long reporting can be extended, and at which part of the annual premium, by the policy’s rate book.',
  access: 'policy:read',
  params: policyId,
  response: z.array(z.object({ option: ErpOption, months: z.int(), factor: z.number() })),
  problems: ['policy.notFound'],
})

export const getErpPremium = defineOperation({
  name: 'getErpPremium',
  method: 'GET',
  path: '/api/policy/v1/erp/premium/{policyId}',
  summary: 'What extended reporting costs, minor units; earned in full the day it is issued.',
  access: 'policy:read',
  params: policyId,
  query: z.strictObject({ option: ErpOption }),
  response: MoneyPreview.extend({
    option: ErpOption,
    months: z.int(),
    factor: z.number(),
    from: CalendarDate,
    until: CalendarDate.describe('The last day on which a claim can be reported.'),
    coverages: MoneyPreview.shape.coverages.describe('Those that are claims-made: of them alone claims are taken.'),
  }),
  problems: ['policy.notExtendable', 'policy.notFound'],
})

export const issueErp = defineOperation({
  name: 'issueErp',
  method: 'POST',
  path: '/api/policy/v1/erp/issue/{policyId}',
  summary: 'Extends the reporting of a policy that has ended; it is charged on its invoice.',
  access: 'policy:issue',
  params: policyId,
  status: 201,
  body: z.strictObject({
    option: ErpOption,
    expectedTotal: MinorUnits.optional().describe('What it was shown to cost, minor units; another price is refused.'),
  }),
  response: z.object({
    id: PolicyId,
    endorsementId: z.string(),
    revision: z.int(),
    reportingUntil: CalendarDate,
    total: MinorUnits,
  }),
  money: true,
  problems: ['policy.endorsementPrice', 'policy.notAllowed', 'policy.notExtendable', 'policy.notFound'],
})
