import { implement } from '#functions/_platform/http/implement.ts'
import { flatCancelPolicy as contract } from '#shared/contracts/policy/cancellation.ts'
import { isNonPayment } from './cancellationFacts.ts'
import { takeBack } from './takeBack.ts'

export const flatCancelPolicy = implement(contract)(async ({ params, body, actor, now, fail }) => {
  if (isNonPayment(body.reason)) return fail('policy.flatNonPayment')
  return takeBack({ policyId: params.policyId, reason: body.reason }, actor, now, 'flatCancel')
})
