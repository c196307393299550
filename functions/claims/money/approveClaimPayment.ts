import { implement } from '#functions/_platform/http/implement.ts'
import { approveClaimPayment as contract } from '#shared/contracts/claims/money.ts'
import { approvalsNeeded, isSameEyes } from '#shared/domain/claims/claimAuthority.ts'
import { claimGuard, requireForDesk } from '../desk/desk.ts'
import { saveClaim } from '../desk/saveClaim.ts'
import { toFile } from '../desk/toFile.ts'
import { erosionOfPolicy } from '../store/claimErosions.ts'
import { answeringCover, mustBeAccepted, mustBeClear, mustHaveAuthority, paymentIn, withPayment } from './checks.ts'
import { moneyText } from './moneyText.ts'
import { payableFor } from './payableFor.ts'

/**
 * An approval is of the amount that was seen, by who may alone decide on it. What is due is worked out anew: a payment that
 * was rejected meanwhile may have borne the retention for this one.
 */
export const approveClaimPayment = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const claim = await requireForDesk(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'pay', { actor })
  const payment = paymentIn(claim, params.paymentId, ['REQUESTED'])
  const { currency } = claim
  const { terms } = await answeringCover(claim, payment.coverageId)
  const erosion = await erosionOfPolicy(terms.policyId)
  const entries = erosion.entries.filter(({ paymentId }) => paymentId !== payment.id)
  const due = Math.min(payment.paid, payableFor(claim, { ...payment, terms, entries }).paid)
  if (body.amount !== payment.paid || due !== payment.paid)
    return fail('claim.amountMismatch', {
      data: { due: moneyText(due, currency), offered: moneyText(body.amount, currency) },
    })
  const asked = { ...payment, requestedBy: payment.requested.by }
  if (isSameEyes(asked, actor.userId)) return fail('claim.secondPerson')
  mustHaveAuthority(actor, 'payment', { amount: payment.paid, currency })
  mustBeAccepted(claim)
  mustBeClear(payment)
  const approvals = [...payment.approvals, { by: actor.userId, name: actor.name, at: now }]
  const status = approvals.length >= approvalsNeeded(payment) ? 'APPROVED' : 'REQUESTED'
  const after = withPayment(claim, { ...payment, approvals, status, screenedAt: now })
  return toFile(await saveClaim(claim, after, { by: actor.name, now }), actor)
})
