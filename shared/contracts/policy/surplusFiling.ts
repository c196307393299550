import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { policyPageQuery } from './policyFilters.ts'
import { SurplusFiling } from './policyParts.ts'
import { UnfiledPolicy } from './unfiledPolicy.ts'

export const listUnfiledPolicies = defineOperation({
  name: 'listUnfiledPolicies',
  method: 'GET',
  path: '/api/policy/v1/surplus-filing',
  summary: 'Issued surplus lines policies without a transaction number of their state, with the day they are due.',
  access: 'policy:issue',
  query: z.strictObject(policyPageQuery),
  response: hitsOf(UnfiledPolicy),
})

export const recordSurplusFiling = defineOperation({
  name: 'recordSurplusFiling',
  method: 'PUT',
  path: '/api/policy/v1/surplus-filing/{policyId}',
  summary: 'Records the number under which the state’s stamping office has a surplus lines policy, or corrects it.',
  access: 'policy:issue',
  params: { policyId: PolicyId },
  body: z.strictObject({
    number: filledLine(60).describe('The transaction number (SLA number).'),
    filedOn: CalendarDate,
  }),
  response: z.object({ surplusFiling: SurplusFiling }),
  problems: ['policy.notAllowed', 'policy.notFound', 'policy.notSurplus'],
})
