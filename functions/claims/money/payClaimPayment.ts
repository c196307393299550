import { implement } from '#functions/_platform/http/implement.ts'
import { bookDate } from '#functions/ledger/public.ts'
import { payClaimPayment as contract } from '#shared/contracts/claims/money.ts'
import { postingsForClaimPaid } from '#shared/domain/ledger/claimPostings.ts'
import { claimGuard, requireForDesk } from '../desk/desk.ts'
import { saveClaim } from '../desk/saveClaim.ts'
import { toFile } from '../desk/toFile.ts'
import { paidInvoice } from '../invoices/invoiceOfPayment.ts'
import { mustBeAccepted, paymentIn, withPayment } from './checks.ts'
import { mustBeClear } from './mustBeClear.ts'
import { mustBeDue } from './mustBeDue.ts'
import { mustHaveCome } from './mustHaveCome.ts'

/** The payee is held against the lists once more, which change from day to day, and what is paid against what is due. */
export const payClaimPayment = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const claim = await requireForDesk(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'pay', { actor })
  const payment = paymentIn(claim, params.paymentId, ['APPROVED'])
  if (claim.policyId === undefined) return fail('claim.notPlaced')
  mustHaveCome(claim, { day: body.paidOn, field: 'paidOn', now })
  const approved = bookDate(payment.approvals.at(-1)?.at ?? payment.requested.at)
  if (body.paidOn < approved) return fail('claim.paidBeforeApproval', { data: { approved } })
  mustBeAccepted(claim)
  await mustBeClear(claim, payment, { actor, now, step: 'make', amount: payment.paid })
  const stands = await mustBeDue(claim, payment, payment.paid)
  const after = withPayment(claim, {
    ...payment,
    status: 'PAID',
    screenedAt: now,
    payout: { ...body, by: actor.name },
  })
  const booked = {
    postings: postingsForClaimPaid(payment.paid),
    kind: 'claimPayment',
    id: payment.id,
    on: body.paidOn,
  } as const
  const writes = [...stands, ...(await paidInvoice(payment, { paidOn: body.paidOn, now }))]
  const { vendorInvoiceId } = payment
  const events =
    vendorInvoiceId === undefined
      ? []
      : [{ name: 'vendorInvoice.moved', detail: { vendorInvoiceId, status: 'PAID' } } as const]
  return toFile(await saveClaim(claim, after, { by: actor.name, now, booked, writes, events }), actor)
})
