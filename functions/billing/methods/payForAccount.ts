import { implement } from '#functions/_platform/http/implement.ts'
import { balanceDue, paidOf } from '#functions/ledger/invoices/standing.ts'
import { payForAccount as contract } from '#shared/contracts/billing/methods.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { followTransaction } from '../payments/followTransaction.ts'
import { mustBePayable } from '../payments/guards.ts'
import { chargeToken } from '../processor/processor.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { maySee, savedMethodId, savedMethods } from '../store/savedMethods.ts'

/**
 * Has the processor charge a saved card or account with what is due, or with the down payment while nothing was paid. The
 * same amount of the same invoice is charged once, however often it is asked for.
 */
export const payForAccount = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const invoice = await requireInvoice(body.policyId, actor)
  if (invoice.accountId !== params.accountId) return fail('policy.notFound')
  mustBePayable(invoice)
  const method = await savedMethods.require(
    savedMethodId({ accountId: params.accountId, tokenId: body.tokenId }),
    (each) => maySee(actor, each),
  )
  const due = balanceDue(invoice)
  const isDownPayment = paidOf(invoice) === 0 && body.amount === invoice.downPayment
  if (body.amount !== due && !isDownPayment)
    return fail('billing.amountMismatch', {
      data: { due: moneyText(due, invoice.currency), offered: moneyText(body.amount, invoice.currency) },
    })
  const { transactionId } = await chargeToken({
    token: method.tokenId,
    amount: body.amount,
    currency: invoice.currency,
    reference: invoice.policyNumber,
    customerEmail: invoice.customerEmail,
    idempotencyKey: `${invoice.id}|${invoice.version}|${body.amount}`,
  })
  const followed = await followTransaction(transactionId, now)
  return { transactionId, status: followed?.told.status ?? 'processing' }
})
