import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fewLetters } from '#functions/_platform/mail/fewLetters.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { openWorkflow } from '#functions/directory/public.ts'
import { askedOfInsured } from '#functions/ledger/invoices/askedOfInsured.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { paymentPage } from '#functions/policy/public.ts'
import { sendToAccounting as contract } from '#shared/contracts/billing/accounting.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { isAsked } from '../payments/isAsked.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

/** So many an hour one person sends, of whichever policies to whichever addresses. */
const mostLetters = 20

/** Somebody who keeps the books is mailed the payment page of this one policy, which a one-time code opens. */
export const sendToAccounting = implement(contract)(async ({ body, actor, now, fail }) => {
  const invoice = await requireInvoice(body.policyId, actor)
  if (invoice.policyNumber !== body.policyNumber) return fail('policy.notFound')
  if (invoice.agencyBilled) return fail('billing.agencyOwes')
  const due = balanceDue(invoice)
  if (due <= 0) return fail('billing.alreadyPaid')
  if (!isAsked(invoice, body.amount, bookDate(now)))
    return fail('billing.amountMismatch', {
      data: { due: moneyText(due, invoice.currency), offered: moneyText(body.amount, invoice.currency) },
    })
  const part = askedOfInsured(invoice, bookDate(now))
  const phone = readPhone(regionOf(config.region), body.phone)
  if (!phone.ok) return fail('user.phoneInvalid', { errors: [{ detail: phone.message, path: ['phone'] }] })
  await fewLetters(`payment page ${actor.userId}`, mostLetters, now)
  const workflow = openWorkflow({
    flow: 'E_PAY',
    subjectId: invoice.policyId,
    name: `${body.firstName} ${body.lastName}`,
    email: body.email,
    phone: `+${phone.phone.digits}`,
    redirectUrl: paymentPage(invoice.policyId),
    now,
  })
  const mail = mailWrite({
    template: 'paymentLink',
    to: body.email,
    firstName: body.firstName,
    clientOf: invoice.agencyId,
    data: {
      insured: invoice.companyName,
      policyNumber: invoice.policyNumber,
      requestedBy: actor.name,
      amount: body.amount,
      dueDate: part?.amount === body.amount ? part.dueDate : invoice.dueDate,
      link: workflow.url,
    },
    now,
  })
  await commit([workflow.write, mail.write], { events: [mail.event] })
})
