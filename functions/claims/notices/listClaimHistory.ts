import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listClaimHistory as contract } from '#shared/contracts/claims/claims.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { isDesk } from '../desk/desk.ts'
import { requireClaim } from '../store/claims.ts'

/** What the desk keeps of a claim is told to the desk alone, of the provider’s people too. */
export const listClaimHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireClaim(params.claimId, actor)
  return historyFor(id, actor, historyShares.claim, { whole: isDesk(actor) })
})
