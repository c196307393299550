import { implement } from '#functions/_platform/http/implement.ts'
import { setClaimPosition as contract } from '#shared/contracts/claims/desk.ts'
import { mustQuote } from '#shared/domain/claims/reliedOn.ts'
import { claimGuard, requireForDesk } from './desk.ts'
import { saveClaim } from './saveClaim.ts'
import { toFile } from './toFile.ts'
import { whyUnanswered } from './whyUnanswered.ts'

/**
 * A position is taken of a policy; that no policy answers can be said without one, and a claim is accepted under one alone
 * that answers it (rule: accepted-under). Who is denied cover, or may be, is told by which provisions (rule: position-letter).
 */
export const setClaimPosition = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const claim = await requireForDesk(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'position', { actor })
  const { position, letter, provisions = [] } = body
  if (claim.policyId === undefined && (position === 'ACCEPTED' || position === 'RESERVATION_OF_RIGHTS'))
    return fail('claim.notPlaced')
  const why = position === 'ACCEPTED' ? await whyUnanswered(claim) : undefined
  if (why !== undefined) return fail('claim.notAnswered', { data: { policy: claim.policyNumber ?? '', why } })
  if (claim.policyId !== undefined && mustQuote(position) && provisions.length === 0)
    return fail('request.unfit', {
      errors: [{ path: ['provisions'], detail: 'Name the provisions of the policy that it relies on' }],
    })
  const relied = provisions.length > 0 && { provisions }
  const taken = { position, letter, ...relied, by: actor.userId, name: actor.name, at: now }
  const after = { ...claim, coveragePosition: position, positions: [...claim.positions, taken].slice(-50) }
  const event = { name: 'claim.positionTaken', detail: { claimId: claim.id, at: now } } as const
  const events = position === 'UNDER_REVIEW' ? [] : [event]
  return toFile(await saveClaim(claim, after, { by: actor.name, now, events }), actor)
})
