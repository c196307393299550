import { implement } from '#functions/_platform/http/implement.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { setClaimPolicy as contract } from '#shared/contracts/claims/desk.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { reserveFigures } from '#shared/domain/claims/claimFigures.ts'
import { claims, isClaimTheirs } from '../store/claims.ts'
import { claimPoliciesOf } from './claimPolicies.ts'
import { answerTo } from './coverOf.ts'
import { daysUnfit } from './daysUnfit.ts'
import { claimGuard, requireForDesk } from './desk.ts'
import { placed } from './placed.ts'
import { saveClaim } from './saveClaim.ts'
import { toFile } from './toFile.ts'
import { whyUnanswered } from './whyUnanswered.ts'

const reasonNeeded = 'By its days this policy does not answer: say why it does'

/** Whether money hangs on the policy under which a claim stands, or on the event that it is of. */
const hasMoney = (claim: ClaimRecord): boolean =>
  claim.payments.some(({ status }) => status !== 'REJECTED') ||
  reserveFigures(claim).some(({ outstanding }) => outstanding > 0)

export const setClaimPolicy = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const claim = await requireForDesk(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'place', { actor })
  const { relatedClaimId, policyId, policyReason, madeOn, occurredOn, isCircumstances, circumstancesOn } = body
  const unfit = daysUnfit(body, { today: dateAt(now, claim.timeZone), filedOn: claim.filedOn })
  if (unfit.length > 0) return fail('request.unfit', { errors: unfit })
  const related = relatedClaimId === undefined ? undefined : await claims.byId(relatedClaimId)
  if (relatedClaimId !== undefined) {
    const isOfAccount =
      related !== undefined &&
      isClaimTheirs(actor, related) &&
      related.accountId === claim.accountId &&
      related.status !== 'UN_FILED' &&
      related.id !== claim.id &&
      related.eventId !== claim.id
    if (!isOfAccount) return fail('claim.relatedUnknown')
  }
  const said: ClaimRecord = {
    ...claim,
    madeOn,
    occurredOn,
    isCircumstances,
    circumstancesOn,
    eventId: related?.eventId ?? claim.id,
  }
  const policies = await claimPoliciesOf(claim.accountId)
  if (policyId !== undefined && !policies.some(({ record }) => record.id === policyId)) return fail('policy.notFound')
  const byDays = await answerTo(
    said,
    policies.map(({ terms }) => terms),
  )
  const wanted = policyId ?? byDays.policy?.policyId
  const reason = policyReason?.trim() ? policyReason : undefined
  if (wanted !== byDays.policy?.policyId && reason === undefined)
    return fail('request.unfit', { errors: [{ path: ['policyReason'], detail: reasonNeeded }] })
  const policy = policies.find(({ record }) => record.id === wanted)?.record
  if (hasMoney(claim) && (policy?.id !== claim.policyId || said.eventId !== claim.eventId))
    return fail('claim.moneyMoved')
  const { policyId: _, policyNumber: __, productType: ___, policyChosen: ____, ...bare } = said
  const after: ClaimRecord = {
    ...bare,
    ...placed(claim, policy),
    ...(policyId !== undefined && { policyChosen: { by: actor.userId, name: actor.name, at: now, reason } }),
  }
  const why = after.coveragePosition === 'ACCEPTED' ? await whyUnanswered(after) : undefined
  if (why !== undefined) return fail('claim.positionStands', { data: { why } })
  return toFile(await saveClaim(claim, after, { by: actor.name, now }), actor)
})
