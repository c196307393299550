import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { createPremiumFinance as contract } from '#shared/contracts/billing/finance.ts'
import { financedInstalment } from '#shared/domain/billing/instalments.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { financingRefusal } from './financing.ts'

/** The terms are those that were shown: they add up to what is due, and the instalment is computed again. */
export const createPremiumFinance = implement(contract)(async ({ body, actor, now, fail }) => {
  const policy = await requirePolicy(body.policyId, actor)
  const invoice = await requireInvoice(body.policyId, actor)
  if (policy.accountId !== body.accountId) return fail('policy.notFound')
  const reason = financingRefusal({ ...invoice, downPayment: 0 }, policy.agencyBilled)
  if (reason !== undefined) return fail('billing.notFinanceable', { data: { reason } })
  const due = balanceDue(invoice)
  const { totalPremium, downPayment, amountFinanced, installmentAmount, apr, numberOfInstallments } = body
  const asText = (amount: number) => moneyText(amount, invoice.currency)
  if (totalPremium !== due)
    return fail('billing.amountMismatch', { data: { due: asText(due), offered: asText(totalPremium) } })
  if (downPayment + amountFinanced !== totalPremium)
    return fail('billing.financeTerms', {
      data: { reason: `down payment and financed amount are not ${asText(totalPremium)} together.` },
    })
  const { instalmentAmount } = financedInstalment(amountFinanced, { apr, count: numberOfInstallments })
  if (instalmentAmount !== installmentAmount)
    return fail('billing.financeTerms', { data: { reason: `the installment is ${asText(instalmentAmount)}.` } })
  const id = `pfi_${ulid()}`
  const { financerName: name, customerEmail } = body
  const financer = {
    id,
    name,
    apr,
    numberOfInstallments,
    downPayment,
    amountFinanced,
    installmentAmount,
    customerEmail,
  }
  await commit([
    invoices.update(invoice, {
      ...invoice,
      financer: { ...financer, addedAt: now, addedBy: actor.userId, transactions: [] },
      session: undefined,
      lastUpdated: now,
    }),
  ])
  return { id }
})
