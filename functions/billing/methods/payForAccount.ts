import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail, Problem } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { invoiceOfPolicy, invoices, type StoredInvoice } from '#functions/ledger/store/invoices.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { payForAccount as contract } from '#shared/contracts/billing/methods.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { followTransaction } from '../payments/followTransaction.ts'
import { mustBePayable } from '../payments/guards.ts'
import { isAsked } from '../payments/isAsked.ts'
import { chargeToken } from '../processor/processor.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { maySee, savedMethodId, savedMethods } from '../store/savedMethods.ts'

type OpenCharge = NonNullable<InvoiceRecord['charging']>

/** Takes a charge that is answered off its invoice. */
const close = (policyId: string, key: string): Promise<void> =>
  retryStale(async () => {
    const invoice = await invoiceOfPolicy(policyId)
    if (invoice?.charging?.key !== key) return
    const { charging: _charging, ...rest } = invoice
    await commit([invoices.update(invoice, rest)])
  })

/** What came of a charge: asked again with its key, the processor answers with the same payment. */
const outcomeOf = async (invoice: StoredInvoice, { key, tokenId, amount }: OpenCharge, now: Instant) => {
  const { transactionId } = await chargeToken({
    token: tokenId,
    amount,
    currency: invoice.currency,
    reference: invoice.policyNumber,
    customerEmail: invoice.customerEmail,
    idempotencyKey: key,
  })
  const followed = await followTransaction(transactionId, now)
  await close(invoice.policyId, key)
  return { told: { transactionId, status: followed?.told.status ?? 'processing' }, isNews: followed?.isNews === true }
}

/** What came of a charge that was left open; nothing of a card that the processor has forgotten. */
const cameOf = (invoice: StoredInvoice, charge: OpenCharge, now: Instant) =>
  outcomeOf(invoice, charge, now).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'billing.methodNotFound') return undefined
    throw error
  })

const mustBeDue = (invoice: StoredInvoice, amount: number, now: Instant): void => {
  const due = balanceDue(invoice)
  if (!isAsked(invoice, amount, bookDate(now)))
    fail('billing.amountMismatch', {
      data: { due: moneyText(due, invoice.currency), offered: moneyText(amount, invoice.currency) },
    })
}

/**
 * Has the processor charge a saved card or account with what is due, the down payment while nothing was paid, or what
 * the plan asks for. The invoice says so before the processor is asked. Whatever comes between, whoever asks next first learns what came of it,
 * so that nothing is charged twice.
 */
export const payForAccount = implement(contract)(async ({ params: { accountId }, body, actor, now, fail: refuse }) => {
  const { policyId, tokenId, amount } = body
  const mine = async () => {
    const invoice = await requireInvoice(policyId, actor)
    return invoice.accountId === accountId ? invoice : refuse('policy.notFound')
  }
  return retryStale(async () => {
    const found = await mine()
    const open = found.charging
    if (open === undefined) mustBePayable(found)
    await savedMethods.require(savedMethodId({ accountId, tokenId }), (each) => maySee(actor, each))
    const came = open && (await cameOf(found, open, now))
    if (came?.isNews && open?.tokenId === tokenId && open.amount === amount) return came.told
    const invoice = open === undefined ? found : await mine()
    mustBePayable(invoice)
    mustBeDue(invoice, amount, now)
    const charging = { key: `chg_${ulid()}`, tokenId, amount, at: now }
    await commit([invoices.update(invoice, { ...invoice, charging, lastUpdated: now })])
    return (await outcomeOf(invoice, charging, now)).told
  })
})
