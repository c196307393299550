import { implement } from '#functions/_platform/http/implement.ts'
import { accountById } from '#functions/account/public.ts'
import { previewReinstatement as contract } from '#shared/contracts/policy/reinstatement.ts'
import { mustCoverOnce } from '../cancellation/mustCoverOnce.ts'
import { toldOfCover } from '../cancellation/toldOfCover.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { moneyPreview } from '../stack/moneyPreview.ts'
import { requirePolicy } from '../store/policies.ts'
import { reinstating } from './reinstating.ts'

export const previewReinstatement = implement(contract)(async ({ params, query, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'reinstate', actor)
  const { money, until, gap, letterFrom } = reinstating(policy, query.kind, now)
  await mustCoverOnce(policy, await accountById(policy.accountId), now)
  return {
    ...(await moneyPreview(policy, money, { actor, now, told: await toldOfCover(policy) })),
    until,
    gap,
    letterFrom,
  }
})
