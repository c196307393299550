import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PlaceZone } from '#shared/domain/calendar/timeZone.ts'
import { AccountId, PolicyId, WorkflowId } from '#shared/domain/ids/ids.ts'
import { line } from '#shared/domain/text/text.ts'
import { ClaimNotice, noticeKey } from './claimNotice.ts'

/** Somebody has an incident and cannot sign in: the number of the policy leads to a code for its policy holder. */
export const beginIncident = defineOperation({
  name: 'beginIncident',
  method: 'POST',
  path: '/api/claims/v1/incident',
  summary:
    'Begins the first notice of an incident without a session, by the policy’s number. The answer is the same whether there is such a policy: a code goes to the policy holder alone.',
  access: 'public',
  body: z.strictObject({ policyNumber: line(40) }),
  status: 201,
  response: z.object({ workflowId: WorkflowId }),
  problems: ['auth.throttled'],
})

export const getIncident = defineOperation({
  name: 'getIncident',
  method: 'GET',
  path: '/api/claims/v1/incident/{policyId}',
  summary: 'The policy of an incident, and the breach coach to call.',
  access: 'workflow',
  workflows: ['INCIDENT'],
  params: { policyId: PolicyId },
  response: z.object({
    policyId: PolicyId,
    accountId: AccountId,
    policyNumber: z.string(),
    companyName: z.string(),
    effectiveDate: CalendarDate,
    expirationDate: CalendarDate,
    timeZone: PlaceZone.describe('Where the insured is.'),
    coach: z.object({ name: z.string(), phone: z.string() }).optional(),
  }),
  problems: ['policy.notFound'],
})

export const fileIncident = defineOperation({
  name: 'fileIncident',
  method: 'POST',
  path: '/api/claims/v1/incident/{policyId}/notice',
  summary: 'Files the first notice of an incident at the policy that the code opened.',
  access: 'workflow',
  workflows: ['INCIDENT'],
  params: { policyId: PolicyId },
  body: z.strictObject({ ...ClaimNotice.shape, noticeKey }),
  status: 201,
  response: z.object({ claimNumber: z.string() }),
  problems: ['account.notFound', 'claim.incomplete', 'policy.notFound'],
})
