import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById } from '#functions/account/public.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { fileIncident as contract } from '#shared/contracts/claims/incident.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { movedEvents } from '../desk/knownOf.ts'
import { filed } from '../notices/filed.ts'
import { newClaim } from '../notices/newClaim.ts'
import { noticeFaults } from '../notices/noticeFaults.ts'
import { claims } from '../store/claims.ts'

export const fileIncident = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const account = (await accountById(policy.accountId)) ?? fail('account.notFound')
  const errors = noticeFaults(body, regionOf(config.region))
  if (errors.length > 0) return fail('claim.incomplete', { errors })
  const { claim, held } = await filed(newClaim({ account, policy, notice: body, actor, now }), { actor, now })
  await commit([claims.create(claim), ...held], { events: movedEvents(undefined, claim) })
  return { claimNumber: claim.claimNumber ?? '' }
})
