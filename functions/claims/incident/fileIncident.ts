import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById } from '#functions/account/public.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { fileIncident as contract } from '#shared/contracts/claims/incident.ts'
import { movedEvents } from '../desk/knownOf.ts'
import { claimIdOf } from '../notices/claimIdOf.ts'
import { filed } from '../notices/filed.ts'
import { mustBeFit } from '../notices/mustBeFit.ts'
import { newClaim } from '../notices/newClaim.ts'
import { sentAgain } from '../notices/sentAgain.ts'
import { claims } from '../store/claims.ts'

/** A code is over soon: a notice goes on under the next one, so that its key is the policy's. */
export const fileIncident = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const { noticeKey, ...notice } = body
  const policy = await requirePolicy(params.policyId, actor)
  const account = (await accountById(policy.accountId)) ?? fail('account.notFound')
  const id = noticeKey === undefined ? undefined : claimIdOf([policy.id], noticeKey)
  const known = id === undefined ? undefined : await claims.byId(id)
  if (known !== undefined) {
    const { claimNumber = '' } = await sentAgain(known, notice, { actor, now, isFiled: true })
    return { claimNumber }
  }
  const draft = newClaim({ account, policy, notice, id, actor, now })
  mustBeFit(notice, { timeZone: draft.timeZone, now })
  const { claim, held } = await filed(draft, { actor, now })
  await commit([claims.create(claim), ...held], { events: movedEvents(undefined, claim) })
  return { claimNumber: claim.claimNumber ?? '' }
})
