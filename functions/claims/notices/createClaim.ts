import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { requireAccount } from '#functions/account/public.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { createClaim as contract } from '#shared/contracts/policy/claims.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { movedEvents } from '../desk/knownOf.ts'
import { claims } from '../store/claims.ts'
import { filed } from './filed.ts'
import { newClaim } from './newClaim.ts'
import { noticeFaults } from './noticeFaults.ts'

export const createClaim = implement(contract)(async ({ body, actor, now, fail }) => {
  const { accountId, policyId, isFiled, ...notice } = body
  const account = await requireAccount(accountId, actor)
  const policy = policyId === undefined ? undefined : await requirePolicy(policyId, actor)
  if (policy !== undefined && policy.accountId !== account.id) return fail('policy.notFound')
  const errors = noticeFaults(notice, regionOf(config.region))
  if (errors.length > 0) return fail('claim.incomplete', { errors })
  const draft = newClaim({ account, policy, notice, actor, now })
  const { claim, held } = isFiled ? await filed(draft, { actor, now }) : { claim: draft, held: [] }
  await commit([claims.create(claim), ...held], { events: movedEvents(undefined, claim) })
  return { id: claim.id, claimNumber: claim.claimNumber, status: claim.status }
})
