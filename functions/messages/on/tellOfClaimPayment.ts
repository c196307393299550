import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { claimById } from '#functions/claims/public.ts'
import { usersOfRole } from '#functions/directory/public.ts'
import type { ClaimPayment } from '#shared/contracts/claims/claimRecord.ts'
import { approvalsNeeded, authorityOf, isSameEyes } from '#shared/domain/claims/claimAuthority.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Who is asked to approve: the next are told where too few of those before may. */
const inTurn = ['Head of Claims', 'Super Admin', 'Power User'] as const

/** Whoever may approve a payment, beyond who asked for it and who approved it before; as many as it takes at least. */
const approversOf = async (payment: ClaimPayment, currency: Currency, missing: number) => {
  const seen = { ...payment, requestedBy: payment.requested.by }
  const told = new Map<string, string>()
  for (const role of inTurn) {
    if (told.size >= missing) break
    if (authorityOf(role, 'payment', currency) < payment.paid) continue
    for (const { email, enabled, firstName, id } of await usersOfRole(role))
      if (enabled && !isSameEyes(seen, id)) told.set(email, firstName)
  }
  return [...told]
}

/** A payment that waits for approval is told to who may give it (decision: approvers-told). */
export const tellOfClaimPayment: Subscriber<'claim.paymentAsked'> = async ({ detail, now, once }) => {
  const claim = await claimById(detail.claimId)
  const payment = claim?.payments.find(({ id }) => id === detail.paymentId)
  if (claim === undefined || payment?.status !== 'REQUESTED') return
  const missing = approvalsNeeded(payment) - payment.approvals.length
  const mails = (await approversOf(payment, claim.currency, missing)).map(([to, firstName]) =>
    mailOf({
      template: 'claimPaymentWaits',
      to,
      firstName,
      data: {
        insured: claim.companyName,
        claimNumber: claim.claimNumber ?? claim.id,
        payee: payment.payee,
        amount: payment.paid,
        askedBy: payment.requested.name,
        missing,
        isRansom: payment.isRansom,
        link: `${config.publicUrl}/admin/claims/${claim.id}`,
      },
    }),
  )
  await askForMails(mails, now, once)
}
