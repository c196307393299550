import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import type { ClaimPayment } from '#shared/contracts/claims/claimRecord.ts'
import { requestClaimPayment as contract } from '#shared/contracts/claims/money.ts'
import { reserveFigures } from '#shared/domain/claims/claimFigures.ts'
import { outageMinutes } from '#shared/domain/claims/waitingHours.ts'
import { ClaimPaymentId } from '#shared/domain/ids/ids.ts'
import { claimGuard, requireForDesk } from '../desk/desk.ts'
import { saveClaim } from '../desk/saveClaim.ts'
import { toFile } from '../desk/toFile.ts'
import { erosionOfPolicy } from '../store/claimErosions.ts'
import { vendors } from '../store/vendors.ts'
import { answeringCover, mostEntries, mustBeAccepted, mustBeClear } from './checks.ts'
import { moneyText } from './moneyText.ts'
import { mustBeOver } from './mustHaveCome.ts'
import { payableFor } from './payableFor.ts'

export const requestClaimPayment = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const claim = await requireForDesk(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'pay', { actor })
  const { kind, coverageId, amount, isRansom, threatActor, outage, vendorId } = body
  const money = (value: number) => moneyText(value, claim.currency)
  if (claim.payments.length >= mostEntries) return fail('claim.tooMany')
  if (isRansom && (threatActor === undefined || threatActor.trim() === '')) return fail('claim.ransomUnclear')
  const runsOn =
    outage !== undefined && (!isDay(outage.from) || !isDay(outage.until) || outageMinutes(outage, claim.timeZone) <= 0)
  if (runsOn) return fail('claim.outageUnclear')
  if (outage !== undefined) mustBeOver(claim, outage, now)
  if (vendorId !== undefined) await vendors.require(vendorId)
  mustBeAccepted(claim)
  mustBeClear(body)
  const { terms } = await answeringCover(claim, coverageId)
  const erosion = await erosionOfPolicy(terms.policyId)
  const payable = payableFor(claim, { ...body, terms, entries: erosion.entries })
  const { paid, borne, waited, beyondLimit, left } = payable
  if (beyondLimit > 0)
    return fail('claim.aboveLimit', {
      data: { left: money(left + paid), beyond: money(beyondLimit), asked: money(amount - beyondLimit) },
    })
  if (paid === 0) return fail('claim.nothingPayable', { data: { borne: money(borne) } })
  const reserve = reserveFigures(claim).find((each) => each.kind === kind && each.coverageId === coverageId)
  const free = (reserve?.outstanding ?? 0) - (reserve?.held ?? 0)
  if (paid > free) return fail('claim.aboveReserve', { data: { outstanding: money(free), amount: money(paid) } })
  const { amount: _, ...said } = body
  const payment: ClaimPayment = {
    ...said,
    id: ClaimPaymentId.parse(`cpy_${ulid()}`),
    status: 'REQUESTED',
    ...{ amount, waited, borne, paid },
    requested: { by: actor.userId, name: actor.name, at: now },
    approvals: [],
    screenedAt: now,
  }
  const entry = { claimId: claim.id, paymentId: payment.id, eventId: claim.eventId, coverageId, borne, paid }
  const after = { ...claim, payments: [...claim.payments, payment] }
  return toFile(await saveClaim(claim, after, { by: actor.name, now, writes: [erosion.add(entry)] }), actor)
})

/** Whether a time is of a day that there is. */
const isDay = (time: string): boolean => new Date(`${time}:00Z`).toISOString().startsWith(time)
