import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { PolicyStanding } from './policy.ts'

const policyId = { policyId: PolicyId }

export const proposeRescission = defineOperation({
  name: 'proposeRescission',
  method: 'POST',
  path: '/api/policy/v1/rescission/{policyId}',
  summary: 'Proposes to treat a policy as if it had never been; somebody else decides.',
  access: 'policy:cancel',
  params: policyId,
  body: z.strictObject({
    reason: filledText(2000, { missing: 'Reason is required' }).describe('What was not so, and how it is known.'),
  }),
  response: PolicyStanding,
  problems: ['policy.notAllowed', 'policy.notFound', 'policy.rescissionWaits'],
})

export const rescindPolicy = defineOperation({
  name: 'rescindPolicy',
  method: 'PUT',
  path: '/api/policy/v1/rescission/{policyId}',
  summary: 'Rescinds a policy as somebody else proposed: it was never made, and everything is returned.',
  access: 'policy:cancel',
  notJumped: true,
  params: policyId,
  body: z.strictObject({
    expectedTotal: MinorUnits.optional().describe(
      'What it was shown to change of the price, minor units, below zero what is returned; another is refused.',
    ),
  }),
  response: PolicyStanding,
  money: true,
  problems: [
    'policy.excessAbove',
    'policy.frozen',
    'policy.notAllowed',
    'policy.notFound',
    'policy.noRescission',
    'policy.ownRescission',
    'policy.returnMoved',
  ],
})

export const withdrawRescission = defineOperation({
  name: 'withdrawRescission',
  method: 'DELETE',
  path: '/api/policy/v1/rescission/{policyId}',
  summary: 'Takes the proposal to rescind a policy back, or turns it down.',
  access: 'policy:cancel',
  params: policyId,
  response: PolicyStanding,
  problems: ['policy.notAllowed', 'policy.notFound', 'policy.noRescission'],
})
