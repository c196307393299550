import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { isLargeLoss, largeReserve } from '#shared/domain/integration/sandboxClaims.ts'
import { toMinorUnits } from '#shared/domain/money/money.ts'
import { canClaim } from '#shared/records/claim/claimLife.ts'
import { assigned } from '../desk/assigned.ts'
import { coverOf } from '../desk/coverOf.ts'
import { sandboxDeskFor } from '../desk/sandboxDesk.ts'
import { reserved } from '../money/reserved.ts'
import { claimById } from '../store/claims.ts'

const reason = 'The notice tells of a large loss; this sandbox reserves it at once.'

/**
 * Where no business is done, a claim whose notice tells of a large loss is taken up and reserved as one, by somebody of the
 * desk and as they would. What nobody answers, or somebody took up before, is theirs.
 */
export const takeLarge: Subscriber<'claim.filed'> = async ({ detail: { claimId }, now }) => {
  if (!config.isSandbox) return
  const filed = await claimById(claimId)
  if (filed === undefined || !isLargeLoss(filed.lossDescription)) return
  const amount = toMinorUnits(largeReserve)
  const actor = await sandboxDeskFor(amount, filed.currency)
  if (actor === undefined) return
  if (filed.adjuster === undefined && canClaim(filed.status, 'assign'))
    await assigned(filed, { adjuster: { id: actor.userId, name: actor.name }, actor, now })
  const claim = await claimById(claimId)
  if (claim?.adjuster?.id !== actor.userId || claim.reserves.length > 0 || !canClaim(claim.status, 'reserve')) return
  const cover = await coverOf(claim)
  const coverageId = cover?.coverages.find(({ answers }) => answers)?.coverageId
  // Whether a policy is to answer against its days, people say.
  if (cover?.answer.policy === undefined || coverageId === undefined) return
  await reserved(claim, { reserve: { kind: 'INDEMNITY', coverageId, amount, reason }, actor, now })
}
