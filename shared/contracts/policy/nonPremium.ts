import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { NonPremiumTerms } from './endorsedTerms.ts'
import { PolicyRecord } from './policyRecord.ts'

const policyId = { policyId: PolicyId }

export const updateNonPremium = defineOperation({
  name: 'updateNonPremium',
  method: 'PUT',
  path: '/api/policy/v1/nonpremium/{policyId}',
  summary: 'Changes how the insured is called, where it is and who is written to; the premium stays.',
  access: 'policy:endorse',
  params: policyId,
  body: z.strictObject({
    ...NonPremiumTerms.shape,
    effectiveDate: CalendarDate.optional().describe('From which day it counts, by itself today.'),
  }),
  response: PolicyRecord.pick({
    id: true,
    policyNumber: true,
    created: true,
    customerEmail: true,
    quoteId: true,
    accountId: true,
    agencyId: true,
    productType: true,
    status: true,
    totalPremium: true,
    brokerFee: true,
    mgaFee: true,
    effectiveDate: true,
    firmographicData: true,
  }),
  problems: [
    'policy.endorsementDate',
    'policy.notAllowed',
    'policy.notFound',
    'policy.nothingChanges',
    'policy.otherState',
  ],
})

export const updateNonPremiumDate = defineOperation({
  name: 'updateNonPremiumDate',
  method: 'PUT',
  path: '/api/policy/v1/nonpremium/{policyId}/date',
  summary: 'Has the last non-premium change count from another day.',
  access: 'policy:endorse',
  params: policyId,
  body: z.strictObject({ effectiveDate: CalendarDate }),
  response: z.object({ id: PolicyId, effectiveDate: CalendarDate }),
  problems: ['policy.endorsementDate', 'policy.noNonPremium', 'policy.notAllowed', 'policy.notFound'],
})
