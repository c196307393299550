import { implement } from '#functions/_platform/http/implement.ts'
import { mustAllowOnPolicy, reinstateAs, requirePolicy } from '#functions/policy/public.ts'
import { reinstatePolicy as contract } from '#shared/contracts/policy/reinstatement.ts'
import { requireLetter } from './requireLetter.ts'

/** What the insured signed is on record before cover comes back. */
export const reinstatePolicy = implement(contract)(async ({ params, body, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllowOnPolicy(policy, 'reinstate', actor)
  if (body.letter !== undefined) await requireLetter(body.letter.letterId, policy, actor)
  return reinstateAs(policy, body, { actor, now })
})
