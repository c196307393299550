import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { bookChange } from '#functions/ledger/invoices/endorsement.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as finance from '#shared/contracts/billing/finance.ts'
import { waiveLateFee } from '#shared/contracts/billing/lateFees.ts'
import {
  applyExternalPayment,
  closeTransaction,
  searchTransactions,
  updateTransaction,
} from '#shared/contracts/billing/transactions.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { balanceOf, trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { dueOnPolicy } from '../dunning/dueOnPolicy.ts'
import { chargeLateFees } from '../jobs/chargeLateFees.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const link = (policy: PolicyRecord) => desk.asBilling(guestOf('E_PAY', policy.id))

/** A policy whose plan is signed, and nothing of it paid. */
const planned = async () => {
  const policy = await desk.aPolicy({ accountId: await desk.quotes.anAccount() })
  const taxes = policy.rated.taxes.reduce((sum, { amount }) => sum + amount, 0)
  const { policyNumber, productType, totalPremium } = policy
  const asked = { policyNumber, premium: totalPremium - taxes, taxes, term: 12 } as const
  const plan = answered(await link(policy)(finance.createFinanceQuote, { body: asked }))
  const { FinanceQuoteNumber, AmountFinanced, APR, NumberOfInstallments, DownPayment, InstallmentAmount } = plan
  answered(
    await link(policy)(finance.acceptPremiumFinance, {
      body: {
        policyId: policy.id,
        FinanceQuoteNumber,
        AmountFinanced,
        APR,
        NumberOfInstallments,
        DownPayment,
        InstallmentAmount,
        email: 'ida@moreau.example',
        signature: 'Ida Moreau',
        productType,
      },
    }),
  )
  return { policy, plan }
}

/** The job of a day, whole. */
const run = async (day: CalendarDate) => {
  const now = `${day}T16:00:00.000Z` as const
  let at: string | undefined
  do {
    const { effects = [], cursor } = await chargeLateFees.chunk({ today: day }, { cursor: at, now })
    for (const { writes, events } of effects) await commit(writes, { events: events ?? [] })
    at = cursor
  } while (at !== undefined)
}
const schedule = async (policy: PolicyRecord) =>
  answered(await link(policy)(finance.getInstalmentSchedule, { params: { policyId: policy.id } }))

describe('an instalment that is late', () => {
  it('costs a fee once its days of grace are over, booked once, due with the last part, and let go with a reason', async () => {
    const { policy, plan } = await planned()
    const late = addDays(plan.FirstInstallmentDue, 11)
    await run(addDays(late, -1))
    expect((await schedule(policy)).lateFees).toEqual([])
    await run(late)
    await run(addDays(late, 1))
    const amount = Math.min(2_500, Math.round(plan.InstallmentAmount * 0.05))
    const charged = await schedule(policy)
    expect(charged.lateFees).toMatchObject([{ number: 1, dueDate: plan.FirstInstallmentDue, amount }])
    expect(charged.total).toBe(policy.totalPremium + amount)
    const entries = async () => (await postings.list({ scopes: [`policy:${policy.id}`], size: 100 })).hits
    expect(balanceOf(await entries(), 'lateFeeIncome')).toBe(0 - amount)
    const waive = (number: number, actor = cast.superAdmin) =>
      desk.asBilling(actor)(waiveLateFee, {
        params: { policyId: policy.id },
        body: { number, reason: 'The bank was closed' },
      })
    expect(await waive(1, cast.producer)).toMatchObject({ status: 403 })
    expect(await waive(2)).toMatchObject({ problem: { code: 'billing.noLateFee' } })
    expect((await dueOnPolicy(policy.id, new Date().toISOString()))?.lateFee).toBe(amount)
    expect(answered(await waive(1))).toMatchObject({ number: 1, amount, waived: { reason: 'The bank was closed' } })
    expect(await waive(1)).toMatchObject({ problem: { code: 'billing.noLateFee' } })
    expect(balanceOf(await entries(), 'lateFeeIncome')).toBe(0)
    expect(trialBalance(await entries()).difference).toBe(0)
    expect(await schedule(policy)).toMatchObject({
      total: policy.totalPremium,
      lateFees: [{ number: 1, waivedBecause: 'The bank was closed' }],
    })
    // What was let go is not charged again.
    await run(addDays(late, 2))
    expect((await invoiceOfPolicy(policy.id))?.lateFees).toHaveLength(1)
  })

  it('follows the day of a payment that is corrected: it goes where that was in time, and comes where it was not', async () => {
    const { policy, plan } = await planned()
    const first = plan.FirstInstallmentDue
    const pay = (amount: number, paymentDate: CalendarDate, reference: string) =>
      desk.asBilling(cast.superAdmin)(applyExternalPayment, {
        body: { policyId: policy.id, amount, paymentMethod: 'Check', paymentDate, reference },
      })
    const correct = async (reference: string, paymentDate: CalendarDate) => {
      const { hits } = answered(
        await desk.asBilling(cast.superAdmin)(searchTransactions, { query: { policyId: policy.id } }),
      )
      const found = hits.find(({ transactionId }) => transactionId === reference) ?? expect.fail()
      const { id, transactionId, invoiceNumber, status, paymentMethod, processorName, amountPaid, paymentDesc } = found
      const known = { id, transactionId, invoiceNumber, status, paymentMethod, processorName, amountPaid, paymentDesc }
      return desk.asBilling(cast.superAdmin)(updateTransaction, { body: { ...known, paymentDate } })
    }
    const late = addDays(first, 20)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${late}T20:00:00.000Z`) })
    answered(await pay(plan.DownPayment, addDays(late, -15), 'DOWN'))
    await run(addDays(first, 11))
    answered(await pay(plan.InstallmentAmount, addDays(late, -1), 'LATE'))
    const fees = async () => (await invoiceOfPolicy(policy.id))?.lateFees ?? []
    expect(await fees()).toMatchObject([{ number: 1 }])
    answered(await correct('LATE', addDays(first, 10)))
    expect(await fees()).toMatchObject([{ number: 1, waived: { reason: `The payment came on ${addDays(first, 10)}` } }])
    const entries = await postings.every({ scopes: [`policy:${policy.id}`] })
    expect(balanceOf(entries, 'lateFeeIncome')).toBe(0)
    expect(trialBalance(entries).difference).toBe(0)
    // What was let go once is not charged again.
    answered(await correct('LATE', addDays(first, 12)))
    expect(await fees()).toHaveLength(1)
    vi.useRealTimers()
  })

  it('is let go where a check is entered after its days of grace that came within them', async () => {
    const { policy, plan } = await planned()
    const first = plan.FirstInstallmentDue
    const pay = (amount: number, paymentDate: CalendarDate, reference: string) =>
      desk.asBilling(cast.superAdmin)(applyExternalPayment, {
        body: { policyId: policy.id, amount, paymentMethod: 'Check', paymentDate, reference },
      })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${addDays(first, 12)}T20:00:00.000Z`) })
    answered(await pay(plan.DownPayment, addDays(first, -5), 'DOWN'))
    await run(addDays(first, 11))
    const fees = async () => (await invoiceOfPolicy(policy.id))?.lateFees ?? []
    const income = async () => balanceOf(await postings.every({ scopes: [`policy:${policy.id}`] }), 'lateFeeIncome')
    const rest = 10_000
    answered(await pay(plan.InstallmentAmount - rest, addDays(first, 10), 'NOT ALL'))
    // What is left of it is the part of what came late.
    expect((await fees())[0]).toMatchObject({ amount: 500 })
    expect((await fees())[0]).not.toHaveProperty('waived')
    expect(await income()).toBe(-500)
    answered(await pay(rest, addDays(first, 10), 'THE REST'))
    expect(await fees()).toMatchObject([
      { number: 1, waived: { by: cast.superAdmin.userId, reason: `The payment came on ${addDays(first, 10)}` } },
    ])
    const entries = await postings.every({ scopes: [`policy:${policy.id}`] })
    expect(balanceOf(entries, 'lateFeeIncome')).toBe(0)
    expect(trialBalance(entries).difference).toBe(0)
    const due = policy.totalPremium - plan.DownPayment - plan.InstallmentAmount
    expect(balanceOf(entries, 'premiumReceivable')).toBe(due)
    expect((await schedule(policy)).total).toBe(policy.totalPremium)
    vi.useRealTimers()
  })

  it('costs nothing once its payment was closed by hand, until something is charged anew', async () => {
    const { policy, plan } = await planned()
    const late = addDays(plan.FirstInstallmentDue, 11)
    const description = 'Sent to collections'
    answered(await desk.asBilling(cast.superAdmin)(closeTransaction, { body: { policyId: policy.id, description } }))
    await run(late)
    expect((await schedule(policy)).lateFees).toEqual([])
    const change = { premium: 10_000, tria: 0, fees: {}, taxes: {}, commission: 0, carrierCommission: 0 }
    const booked = await bookChange(policy, change, { reason: 'Endorsed', by: 'usr_1', now: `${late}T17:00:00.000Z` })
    await commit([...booked.writes], { events: booked.events })
    await run(addDays(late, 1))
    expect((await schedule(policy)).lateFees).toHaveLength(1)
  })
})
