import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { filledLine, filledText } from '#shared/domain/text/text.ts'
import { AutoRenewal } from './autoRenewal.ts'

const policyId = { policyId: PolicyId }
const reason = filledText(2000)
/** What an insurer that does not renew says to the insured; in the US its notice has to (rule: nonrenewal). */
const note = filledText(1000)
  .optional()
  .describe('Why the insurer does not renew, as the insured is told; asked for in the US.')
const optedOut = z.object({ id: PolicyId, renewalOptOut: z.boolean() })

export const createRenewalOptOut = defineOperation({
  name: 'createRenewalOptOut',
  method: 'POST',
  path: '/api/policy/v1/optout/{policyId}',
  summary: 'The insured does not want the policy renewed, or the insurer does not renew it and gives notice of that.',
  access: 'policy:renew',
  params: policyId,
  body: z.strictObject({ reason, note }),
  response: optedOut,
  problems: [
    'policy.alreadyRenewed',
    'policy.frozen',
    'policy.notAllowed',
    'policy.notFound',
    'policy.refusedByInsurer',
    'policy.renewalOwed',
  ],
})

export const updateRenewalOptOut = defineOperation({
  name: 'updateRenewalOptOut',
  method: 'PUT',
  path: '/api/policy/v1/optout/{policyId}',
  summary: 'Changes or takes back the opt-out of renewal.',
  access: 'policy:renew',
  params: policyId,
  body: z.strictObject({ optOut: z.boolean(), reason: reason.optional(), note }),
  response: optedOut,
  problems: [
    'policy.alreadyRenewed',
    'policy.frozen',
    'policy.notAllowed',
    'policy.notFound',
    'policy.refusedByInsurer',
    'policy.renewalOwed',
  ],
})

/** Who is not of the insured says who of them told so; anybody who may say it takes it back, on any day. */
export const setAutoRenewal = defineOperation({
  name: 'setAutoRenewal',
  method: 'PUT',
  path: '/api/policy/v1/auto-renewal/{policyId}',
  summary: 'Says whether a policy renews itself where nothing stands against it, after its insured was told the price.',
  access: ['policy:renew', 'quote:sign'],
  params: policyId,
  body: z.strictObject({
    wanted: z.boolean(),
    instructedBy: filledLine(120).optional().describe('Who of the insured told so; asked of everybody else.'),
  }),
  response: z.object({ id: PolicyId, autoRenewal: AutoRenewal.optional() }),
  problems: ['policy.alreadyRenewed', 'policy.notAllowed', 'policy.notFound', 'policy.notInstructed'],
})

export const muteRenewalReminders = defineOperation({
  name: 'muteRenewalReminders',
  method: 'PUT',
  path: '/api/policy/v1/mute-renewal-reminders/{policyId}',
  summary: 'Stops the reminders that a policy ends, or lets them go out again.',
  access: 'policy:renew',
  params: policyId,
  body: z.strictObject({ mute: z.boolean() }),
  response: z.object({ id: PolicyId, muted: z.boolean() }),
  problems: ['policy.alreadyRenewed', 'policy.notAllowed', 'policy.notFound'],
})

/** Those that cannot be opted out are named with the reason; the others are. */
export const optOutRenewals = defineOperation({
  name: 'optOutRenewals',
  method: 'PUT',
  path: '/api/policy/v1/bulk/renewal-opt-out',
  summary: 'Several policies are not to be renewed, for one reason.',
  access: 'policy:renew',
  body: z.strictObject({ policyIds: z.array(PolicyId).min(1).max(100), reason, note }),
  response: z.object({
    updated: z.int(),
    failed: z.array(
      z.object({
        policyId: PolicyId,
        policyNumber: z.string().optional().describe('None where there is no such policy in reach.'),
        detail: z.string(),
      }),
    ),
  }),
})
