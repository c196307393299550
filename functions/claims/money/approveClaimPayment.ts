import { implement } from '#functions/_platform/http/implement.ts'
import { approveClaimPayment as contract } from '#shared/contracts/claims/money.ts'
import { approvalsNeeded, isSameEyes } from '#shared/domain/claims/claimAuthority.ts'
import { claimGuard, requireForDesk } from '../desk/desk.ts'
import { saveClaim } from '../desk/saveClaim.ts'
import { toFile } from '../desk/toFile.ts'
import { mustBeAccepted, mustHaveAuthority, paymentIn, withPayment } from './checks.ts'
import { mustBeClear } from './mustBeClear.ts'
import { mustBeDue } from './mustBeDue.ts'

/** An approval is of the amount that was seen, by who may alone decide on it, and that is due still. */
export const approveClaimPayment = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const claim = await requireForDesk(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'pay', { actor })
  const payment = paymentIn(claim, params.paymentId, ['REQUESTED'])
  const { currency } = claim
  const writes = await mustBeDue(claim, payment, body.amount)
  const asked = { ...payment, requestedBy: payment.requested.by }
  if (isSameEyes(asked, actor.userId)) return fail('claim.secondPerson')
  mustHaveAuthority(actor, 'payment', { amount: payment.paid, currency })
  mustBeAccepted(claim)
  await mustBeClear(claim, payment, { actor, now, step: 'approve', amount: payment.paid })
  const approvals = [...payment.approvals, { by: actor.userId, name: actor.name, at: now }]
  const status = approvals.length >= approvalsNeeded(payment) ? 'APPROVED' : 'REQUESTED'
  const after = withPayment(claim, { ...payment, approvals, status, screenedAt: now })
  const waits = { name: 'claim.paymentAsked', detail: { claimId: claim.id, paymentId: payment.id } } as const
  const events = status === 'APPROVED' ? [] : [waits]
  return toFile(await saveClaim(claim, after, { by: actor.name, now, writes, events }), actor)
})
