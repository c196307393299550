import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { paidDownBy, scheduleOfQuote } from '#functions/ledger/invoices/plan.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import { acceptPremiumFinance as contract } from '#shared/contracts/billing/finance.ts'
import type { FinanceQuote } from '#shared/contracts/billing/invoiceRecord.ts'
import { disaffirmDays } from '#shared/domain/billing/instalments.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { planRefusal } from './financing.ts'

const figures = [
  'AmountFinanced',
  'APR',
  'DownPayment',
  'FinanceQuoteNumber',
  'InstallmentAmount',
  'NumberOfInstallments',
] as const

const isAsShown = (quote: FinanceQuote, body: BodyOf<typeof contract>): boolean =>
  figures.every((figure) => quote[figure] === body[figure])

/** Whether a plan is still what can be signed: what is due has not changed, and its first part is not due with the signature. */
const stillHolds = ({ FirstInstallmentDue, TotalPremium }: FinanceQuote, due: number, today: CalendarDate): boolean =>
  TotalPremium === due && FirstInstallmentDue > addDays(today, disaffirmDays)

/**
 * The insured’s own signature, which holds for the plan as it was shown and for nothing else; signing it twice is signing it
 * once.
 */
export const acceptPremiumFinance = implement(contract)(async ({ body, actor, now, fail }) => {
  const policy = await requirePolicy(body.policyId, actor)
  if (actor.accountType !== 'CUSTOMER') return fail('billing.notTheInsured')
  const invoice = await requireInvoice(body.policyId, actor)
  const { financeQuote, agreement } = invoice
  if (financeQuote === undefined) return fail('billing.noFinanceQuote')
  if (!isAsShown(financeQuote, body)) return fail('billing.financeQuoteChanged')
  if (agreement?.FinanceQuoteNumber === body.FinanceQuoteNumber) return { financed: true }
  const reason = planRefusal(invoice, policy, bookDate(now))
  if (reason !== undefined) return fail('billing.notFinanceable', { data: { reason } })
  if (!stillHolds(financeQuote, balanceDue(invoice), bookDate(now))) return fail('billing.financeQuoteChanged')
  const { FinanceQuoteNumber, email, signature } = body
  const schedule = scheduleOfQuote(financeQuote, paidDownBy(invoice, financeQuote, bookDate(now)))
  const signedBy = { id: actor.userId, name: actor.name, email: actor.email }
  const signed = { FinanceQuoteNumber, email, signature, signedAt: now, signedBy, schedule }
  await commit([invoices.update(invoice, { ...invoice, agreement: signed, session: undefined, lastUpdated: now })], {
    events: [{ name: 'plan.signed', detail: { policyId: policy.id, planNumber: FinanceQuoteNumber } }],
  })
  return { financed: true }
})
