import { implement } from '#functions/_platform/http/implement.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { paidByFinancer } from '#functions/ledger/invoices/standing.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { payPremiumFinance as contract } from '#shared/contracts/billing/finance.ts'
import type { TransactionRecord } from '#shared/contracts/billing/transaction.ts'
import { mustBeDay } from '../days/mustBeDay.ts'
import { financedSince } from '../days/owedSince.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { isRecorded } from '../transactions/isRecorded.ts'
import { keepExternal } from '../transactions/keepExternal.ts'

/** The financer's wire: recorded once by its reference, and never more than is financed. */
export const payPremiumFinance = implement(contract)(({ body, actor, now, fail }) =>
  retryStale(async () => {
    const invoice = await requireInvoice(body.policyId, actor)
    const { policyId, transactionId, amount, paymentDate } = body
    const { financer } = invoice
    if (financer === undefined) return fail('billing.noFinancer')
    mustBeDay({ day: paymentDate, field: 'paymentDate', since: financedSince(financer), now })
    const paymentMethod = 'Wire' as const
    const isOther = ({ processorName }: TransactionRecord) => processorName !== financer.name
    if (await isRecorded({ paymentMethod, policyId, transactionId, amount, isOther })) return { status: invoice.status }
    const rest = financer.amountFinanced - paidByFinancer(invoice)
    if (amount > rest)
      return fail('billing.financedRest', {
        data: { due: moneyText(rest, invoice.currency), offered: moneyText(amount, invoice.currency) },
      })
    await keepExternal(
      invoice,
      { transactionId, amount, paymentMethod, paymentDate, processorName: financer.name },
      { actor, now },
      (id) => ({ financer: { ...financer, transactions: [...financer.transactions, id] } }),
    )
    const { status } = await invoices.require(invoice.id)
    return { status }
  }),
)
