import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { askedOfInsured } from '#functions/ledger/invoices/askedOfInsured.ts'
import { balanceDue, paidOf } from '#functions/ledger/invoices/standing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { invoices, type StoredInvoice } from '#functions/ledger/store/invoices.ts'
import { paymentPage } from '#functions/policy/public.ts'
import type { PaymentSession } from '#shared/contracts/billing/invoiceRecord.ts'
import { getPaymentProcessorKey as contract } from '#shared/contracts/billing/processor.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mustBePayable } from '../payments/guards.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { openSession } from './processor.ts'

/** A page that ends within this time is not handed out again: filling it in takes a while. */
const leastMinutesLeft = 5

const isOpen = ({ expiresAt }: PaymentSession, now: Instant): boolean =>
  Date.parse(expiresAt) - Date.parse(now) > leastMinutesLeft * 60_000

const answerOf = ({ url, sessionId, authCode }: PaymentSession) => ({ url, key: sessionId, authCode })

/** Two who ask at once for the same page of the same invoice get one session, so that it is paid once. */
const sessionKeyOf = (invoice: StoredInvoice, amount: number): string => `${invoice.id}|${invoice.version}|${amount}`

/**
 * Opens the processor's page for what is due, for the down payment while nothing has been paid, or for what the plan asks
 * for after it. Whoever asks while it is open is shown the same page.
 */
export const getPaymentProcessorKey = implement(contract)(({ query, actor, now, fail }) =>
  retryStale(async () => {
    const invoice = await requireInvoice(query.policyId, actor)
    mustBePayable(invoice)
    const due = balanceDue(invoice)
    const isDownPayment = query.isDownPayment === true
    if (isDownPayment && paidOf(invoice) !== 0) return fail('billing.noDownPayment')
    const instalment =
      query.isInstalment === true ? (askedOfInsured(invoice, bookDate(now)) ?? fail('billing.noPlan')) : undefined
    const amount = isDownPayment ? invoice.downPayment : (instalment?.amount ?? due)
    const { session } = invoice
    if (session !== undefined && session.amount === amount && isOpen(session, now)) return answerOf(session)
    const opened = await openSession({
      amount,
      currency: invoice.currency,
      reference: invoice.policyNumber,
      customerEmail: invoice.customerEmail,
      returnUrl: `${config.publicUrl}${paymentPage(invoice.policyId)}`,
      idempotencyKey: sessionKeyOf(invoice, amount),
    })
    const kept: PaymentSession = { ...opened, amount, isDownPayment }
    await commit([invoices.update(invoice, { ...invoice, session: kept, lastUpdated: now })])
    return answerOf(kept)
  }),
)
