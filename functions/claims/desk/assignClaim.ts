import { implement } from '#functions/_platform/http/implement.ts'
import { mayIn, membershipsOf, userById } from '#functions/directory/public.ts'
import { assignClaim as contract } from '#shared/contracts/claims/desk.ts'
import { claimGuard, requireForDesk } from './desk.ts'
import { saveClaim } from './saveClaim.ts'
import { toFile } from './toFile.ts'

/** Who works on claims of an organization that has a share in this one. */
const adjusterOf = async (id: string, partnerIds: readonly string[]) => {
  const user = await userById(id)
  if (user?.enabled !== true) return undefined
  const places = membershipsOf(user).filter(
    ({ accountType, organizationId }) =>
      accountType === 'COWBELL' || (accountType === 'CARRIER' && partnerIds.includes(organizationId)),
  )
  const works = (await Promise.all(places.map((place) => mayIn(place, 'claim:manage')))).includes(true)
  return works ? { id: user.id, name: `${user.firstName} ${user.lastName}` } : undefined
}

export const assignClaim = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const claim = await requireForDesk(params.claimId, actor)
  const status = claimGuard.after(claim.status, 'assign', { actor })
  const adjuster =
    body.adjusterId === 'me' || body.adjusterId === actor.userId
      ? { id: actor.userId, name: actor.name }
      : await adjusterOf(body.adjusterId, claim.partnerIds ?? [])
  if (adjuster === undefined) return fail('claim.adjusterUnknown')
  return toFile(await saveClaim(claim, { ...claim, status, adjuster }, { by: actor.name, now }), actor)
})
