import { implement } from '#functions/_platform/http/implement.ts'
import { setClaimReserve as contract } from '#shared/contracts/claims/money.ts'
import { requireForDesk } from '../desk/desk.ts'
import { toFile } from '../desk/toFile.ts'
import { reserved } from './reserved.ts'

export const setClaimReserve = implement(contract)(async ({ params, body, actor, now }) => {
  const claim = await requireForDesk(params.claimId, actor)
  return toFile(await reserved(claim, { reserve: body, actor, now }), actor)
})
