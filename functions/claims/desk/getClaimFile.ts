import { implement } from '#functions/_platform/http/implement.ts'
import { getClaimFile as contract } from '#shared/contracts/claims/desk.ts'
import { allowedOn, requireForDesk } from './desk.ts'
import { toFile } from './toFile.ts'

export const getClaimFile = implement(contract)(async ({ params, actor }) => {
  const claim = await requireForDesk(params.claimId, actor)
  return { ...(await toFile(claim, actor)), allowedActions: allowedOn(claim, actor) }
})
