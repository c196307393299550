import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { updateClaim as contract } from '#shared/contracts/claims/claims.ts'
import { claimGuard } from '../desk/desk.ts'
import { movedEvents } from '../desk/knownOf.ts'
import { claims, requireClaim } from '../store/claims.ts'
import { amended } from './amended.ts'

/** A notice is saved whole. */
export const updateClaim = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const claim = await requireClaim(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'update', { actor })
  const { accountId, isFiled, ...notice } = body
  if (accountId !== undefined && accountId !== claim.accountId) return fail('claim.notFound')
  const { claim: after, held } = await amended(claim, notice, { actor, now, isFiled })
  await commit([claims.update(claim, after), ...held], { events: movedEvents(claim, after) })
  return { id: claim.id, claimNumber: after.claimNumber, status: after.status }
})
