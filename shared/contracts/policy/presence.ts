import { defineOperation } from '#shared/contract/operation.ts'
import { PresenceNote, PresenceOfOthers } from '#shared/contract/presence.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'

/** It changes no record: who is there is noted beside them, for seconds. */
export const notePolicyPresence = defineOperation({
  name: 'notePolicyPresence',
  method: 'PUT',
  path: '/api/policy/v1/details/{policyId}/presence',
  summary: 'Says that the caller has the policy open; answers who else has.',
  whileLooking: true,
  access: 'policy:read',
  params: { policyId: PolicyId },
  body: PresenceNote,
  safe: true,
  response: PresenceOfOthers,
  problems: ['policy.notFound'],
})
