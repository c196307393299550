import { implement } from '#functions/_platform/http/implement.ts'
import { rejectClaimPayment as contract } from '#shared/contracts/claims/money.ts'
import { claimGuard, requireForDesk } from '../desk/desk.ts'
import { saveClaim } from '../desk/saveClaim.ts'
import { toFile } from '../desk/toFile.ts'
import { returnedInvoice } from '../invoices/invoiceOfPayment.ts'
import { erosionOfPolicy } from '../store/claimErosions.ts'
import { paymentIn, withPayment } from './checks.ts'

/** What it would have taken of the policy is free again; a vendor's invoice that it was made of waits for the desk anew. */
export const rejectClaimPayment = implement(contract)(async ({ params, body, actor, now }) => {
  const claim = await requireForDesk(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'pay', { actor })
  const payment = paymentIn(claim, params.paymentId, ['APPROVED', 'REQUESTED'])
  const rejection = { by: actor.userId, name: actor.name, at: now, note: body.note }
  const after = withPayment(claim, { ...payment, status: 'REJECTED', rejection })
  const erosion = claim.policyId === undefined ? undefined : await erosionOfPolicy(claim.policyId)
  const freed = erosion === undefined ? [] : [erosion.without(payment.id)]
  const writes = [...freed, ...(await returnedInvoice(payment, rejection))]
  return toFile(await saveClaim(claim, after, { by: actor.name, now, writes }), actor)
})
