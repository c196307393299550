import { implement } from '#functions/_platform/http/implement.ts'
import { getClaim as contract } from '#shared/contracts/claims/claims.ts'
import { allowedOn } from '../desk/desk.ts'
import { requireClaim } from '../store/claims.ts'
import { toClaim } from './toClaim.ts'

export const getClaim = implement(contract)(async ({ params, actor }) => {
  const claim = await requireClaim(params.claimId, actor)
  return { ...toClaim(claim, actor), allowedActions: allowedOn(claim, actor) }
})
