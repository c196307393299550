import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import {
  issueLayer,
  mustAllowOnPolicy,
  mustCostAsShown,
  offerLayer,
  requirePolicy,
  towerOf,
} from '#functions/policy/public.ts'
import { issueExcessPolicy as contract } from '#shared/contracts/policy/excess.ts'
import { mustCoverWithinAuthority } from '../actions/guards.ts'
import { requireQuote } from '../store/reach.ts'

/** The policy that a quote has become, or will become. */
const policyOfQuote = async (quoteId: string, actor: Actor): Promise<string> =>
  (await requireQuote(quoteId, actor)).binder?.id ?? fail('policy.notFound')

/** Issues an excess layer over a policy, at the price that was shown. */
export const issueExcessPolicy = implement(contract)(async ({ body, actor, now }) => {
  const policyId = body.policyId ?? (await policyOfQuote(body.quoteId ?? '', actor))
  const tower = await towerOf(await requirePolicy(policyId, actor))
  mustAllowOnPolicy(tower.ground, 'addExcess', actor)
  const offer = offerLayer(tower, body, now)
  const { premium, total } = offer.rated
  mustCoverWithinAuthority({ limit: body.limit, premium, firmographicData: tower.ground.firmographicData }, actor)
  mustCostAsShown({ shown: body.expectedTotal, total })
  const { id, policyNumber, status } = await issueLayer(tower, offer, { layer: body, by: actor.userId, now })
  return { id, policyNumber, status, total }
})
