import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { removeClaim as contract } from '#shared/contracts/claims/claims.ts'
import { claimGuard } from '../desk/desk.ts'
import { claims, requireClaim } from '../store/claims.ts'

export const removeClaim = implement(contract)(async ({ params, actor }) => {
  const claim = await requireClaim(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'remove', { actor })
  await commit([claims.remove(claim)])
})
