import { implement } from '#functions/_platform/http/implement.ts'
import { assignClaim as contract } from '#shared/contracts/claims/desk.ts'
import { adjusterOf } from './adjusterOf.ts'
import { assigned } from './assigned.ts'
import { claimGuard, requireForDesk } from './desk.ts'
import { toFile } from './toFile.ts'

export const assignClaim = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const claim = await requireForDesk(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'assign', { actor })
  const adjuster =
    body.adjusterId === 'me' || body.adjusterId === actor.userId
      ? { id: actor.userId, name: actor.name }
      : await adjusterOf(body.adjusterId, claim.partnerIds ?? [])
  if (adjuster === undefined) return fail('claim.adjusterUnknown')
  return toFile(await assigned(claim, { adjuster, actor, now }), actor)
})
