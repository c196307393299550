import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { dueOnPolicy } from '#functions/billing/public.ts'
import { wrongsOfPlan } from '#functions/ledger/books/wrongsOfPlan.ts'
import { bookChange, dueOfChange, paymentOf } from '#functions/ledger/public.ts'
import { invoiceOfPolicy, invoices } from '#functions/ledger/store/invoices.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/billing/finance.ts'
import type { FinanceQuote } from '#shared/contracts/billing/invoiceRecord.ts'
import { getDownPayment, getPayment } from '#shared/contracts/billing/payments.ts'
import { getPaymentProcessorKey } from '#shared/contracts/billing/processor.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { cards, openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const link = (policy: PolicyRecord) => desk.asBilling(guestOf('E_PAY', policy.id))
const taxesOf = ({ rated }: PolicyRecord) => rated.taxes.reduce((sum, { amount }) => sum + amount, 0)
const quote = (policy: PolicyRecord, more: object = {}, as = link(policy)) =>
  as(contract.createFinanceQuote, {
    body: {
      policyNumber: policy.policyNumber,
      premium: policy.totalPremium - taxesOf(policy),
      taxes: taxesOf(policy),
      term: 12,
      ...more,
    },
  })
const sign = (policy: PolicyRecord, plan: FinanceQuote, more: object = {}, as = link(policy)) =>
  as(contract.acceptPremiumFinance, {
    body: {
      policyId: policy.id,
      FinanceQuoteNumber: plan.FinanceQuoteNumber,
      AmountFinanced: plan.AmountFinanced,
      APR: plan.APR,
      NumberOfInstallments: plan.NumberOfInstallments,
      DownPayment: plan.DownPayment,
      InstallmentAmount: plan.InstallmentAmount,
      email: 'ida@moreau.example',
      signature: 'Ida Moreau',
      productType: policy.productType,
      ...more,
    },
  })
const available = async (policy: PolicyRecord) =>
  answered(await link(policy)(contract.getFinancingAvailability, { params: { policyId: policy.id } }))

describe('paying in instalments', () => {
  it('is reminded of by what the plan asks for, and not by all that is left', async () => {
    const policy = await desk.aPolicy()
    const plan = answered(await quote(policy))
    const reminded = async () => (await dueOnPolicy(policy.id, new Date().toISOString()))?.amount
    expect(await reminded()).toBe(policy.totalPremium)
    answered(await sign(policy, plan))
    expect(await reminded()).toBe(plan.DownPayment)
    await desk.record(policy, await desk.pay(policy, undefined, true), plan.DownPayment)
    expect(await reminded()).toBe(plan.InstallmentAmount)
  })

  it('is signed by the insured alone, and it is kept who that was', async () => {
    const policy = await desk.aPolicy({ brokerFee: 10_000 })
    const plan = answered(await quote(policy))
    for (const seller of [cast.producer, cast.superAdmin])
      expect(await sign(policy, plan, {}, desk.asBilling(seller))).toMatchObject({
        status: 409,
        problem: { code: 'billing.notTheInsured' },
      })
    answered(await sign(policy, plan))
    const { name, email } = guestOf('E_PAY', policy.id)
    expect((await invoiceOfPolicy(policy.id))?.agreement).toMatchObject({ signedBy: { name, email } })
  })

  it('keeps the schedule of the plan, with what was paid on each part of it', async () => {
    const policy = await desk.aPolicy({ brokerFee: 10_000 })
    const schedule = () => link(policy)(contract.getInstalmentSchedule, { params: { policyId: policy.id } })
    expect(await schedule()).toMatchObject({ status: 404, problem: { code: 'billing.noPlan' } })
    const plan = answered(await quote(policy))
    answered(await sign(policy, plan))
    const signed = answered(await schedule())
    expect(signed).toMatchObject({ total: policy.totalPremium, paid: 0 })
    expect(signed.parts).toHaveLength(11)
    expect(signed.parts[0]).toMatchObject({ number: 0, amount: plan.DownPayment, paid: 0, state: 'UPCOMING' })
    expect(signed.parts[1]).toMatchObject({ dueDate: plan.FirstInstallmentDue, amount: plan.InstallmentAmount })
    await desk.record(policy, await desk.pay(policy, undefined, true), plan.DownPayment)
    const paid = answered(await schedule())
    expect(paid.parts.slice(0, 2)).toMatchObject([
      { paid: plan.DownPayment, state: 'PAID' },
      { paid: 0, state: 'UPCOMING' },
    ])
    expect(paid.paid).toBe(plan.DownPayment)
    expect(await desk.events('plan.signed', policy.id)).toHaveLength(1)
    // What is due next is told by the plan, in mails too.
    expect((await paymentOf(policy.id))?.unpaidSince).toBe(plan.FirstInstallmentDue)
  })

  it('is paid part by part, at the amount that the plan asks for', async () => {
    const policy = await desk.aPolicy()
    const { id: policyId } = policy
    const page = () => link(policy)(getPaymentProcessorKey, { query: { policyId, isInstalment: 'true' } })
    const payment = async () => answered(await link(policy)(getPayment, { params: { policyId } }))
    expect(await page()).toMatchObject({ status: 404, problem: { code: 'billing.noPlan' } })
    const plan = answered(await quote(policy))
    answered(await sign(policy, plan))
    expect((await payment()).instalment).toBeUndefined()
    await desk.record(policy, await desk.pay(policy, undefined, true), plan.DownPayment)
    const asked = { amount: plan.InstallmentAmount, dueDate: plan.FirstInstallmentDue, isLate: false }
    expect((await payment()).instalment).toEqual(asked)
    const { url } = answered(await page())
    await desk.record(policy, await desk.payAt(url, cards.succeeds), plan.InstallmentAmount)
    const after = await payment()
    expect(after.instalment).toEqual({ ...asked, dueDate: addMonths(plan.FirstInstallmentDue, 1) })
    expect(after.dueAmount).toBe(policy.totalPremium - plan.DownPayment - plan.InstallmentAmount)
  })

  it('keeps the down payment that was agreed when the policy is changed before it is paid, and spreads the rest', async () => {
    const policy = await desk.aPolicy()
    const plan = answered(await quote(policy))
    answered(await sign(policy, plan))
    const params = { policyId: policy.id }
    const parts = async () => answered(await link(policy)(contract.getInstalmentSchedule, { params })).parts
    const signed = await parts()
    const changes = async (premium: number) => {
      const now = new Date().toISOString()
      const shown = await dueOfChange(policy.id, { change: premium, now })
      const change = { premium, tria: 0, fees: {}, taxes: {}, commission: 0, carrierCommission: 0 }
      const booked = await bookChange(policy, change, { reason: 'Endorsed', by: 'usr_1', now })
      await commit([...booked.writes], { events: booked.events })
      return shown
    }
    const before = new Map(signed.map(({ number, amount }) => [number, amount]))
    const shown = await changes(27_003)
    const after = await parts()
    expect(after.map(({ number, amount }) => amount - (before.get(number) ?? 0))).toEqual([
      0, 2_700, 2_700, 2_700, 2_700, 2_700, 2_700, 2_700, 2_700, 2_700, 2_703,
    ])
    // What was shown before it was done is what it did, and nothing of it is due before its part is.
    expect(shown.instalments.map(({ after: then }) => then)).toEqual(after.slice(1).map(({ amount }) => amount))
    expect(shown.dueBy).toBeUndefined()
    const invoice = (await invoiceOfPolicy(policy.id)) ?? expect.fail()
    expect(wrongsOfPlan(invoice)).toEqual([])
    // What was disclosed and signed stays as it was.
    expect(invoice.agreement?.schedule.map(({ amount }) => amount)).toEqual(signed.map(({ amount }) => amount))
    expect(answered(await link(policy)(contract.getFinanceQuote, { query: params }))).toEqual(plan)
    expect(answered(await link(policy)(getDownPayment, { params }))).toEqual({
      downPayment: plan.DownPayment,
      financed: plan.AmountFinanced + 27_003,
      instalments: after.slice(1).map(({ number, dueDate, amount }) => ({ number, dueDate, amount })),
      currency: 'USD',
    })
    expect((await dueOnPolicy(policy.id, new Date().toISOString()))?.amount).toBe(plan.DownPayment)
    await changes(-27_003)
    expect(await parts()).toEqual(signed)
    expect((await invoiceOfPolicy(policy.id))?.agreement).not.toHaveProperty('added')
    await desk.record(policy, await desk.pay(policy, undefined, true), plan.DownPayment)
    expect((await dueOnPolicy(policy.id, new Date().toISOString()))?.amount).toBe(plan.InstallmentAmount)
  })

  it('is not signed once what is due is no longer what it was quoted on, and is quoted anew', async () => {
    const policy = await desk.aPolicy()
    const plan = answered(await quote(policy))
    const invoice = await invoiceOfPolicy(policy.id)
    const [charged] = invoice?.movements ?? []
    if (invoice === undefined || charged === undefined) throw new Error('nothing is charged')
    const movements = [...invoice.movements, { ...charged, amount: 1_000 }]
    await commit([invoices.update(invoice, { ...invoice, movements })])
    expect(await sign(policy, plan)).toMatchObject({ status: 409, problem: { code: 'billing.financeQuoteChanged' } })
  })

  it('is quoted, signed as shown, and then known of', async () => {
    const policy = await desk.aPolicy({ brokerFee: 10_000 })
    expect(await available(policy)).toEqual({ available: true })
    const none = await link(policy)(contract.getFinanceQuote, { query: { policyId: policy.id } })
    expect(none).toMatchObject({ status: 404, problem: { code: 'billing.noFinanceQuote' } })
    const plan = answered(await quote(policy))
    expect(plan).toMatchObject({ NumberOfInstallments: 10, TotalPremium: policy.totalPremium, FinanceCharge: 0 })
    expect(plan.DownPayment + plan.AmountFinanced).toBe(policy.totalPremium)
    expect(plan.TotalPaymentAmount).toBe(policy.totalPremium)
    expect(plan.FirstInstallmentDue > addMonths(policy.effectiveDate, 1)).toBe(true)
    const read = await link(policy)(contract.getFinanceQuote, { query: { policyId: policy.id } })
    expect(answered(read)).toEqual(plan)
    expect(answered(await sign(policy, plan))).toEqual({ financed: true })
    expect(answered(await sign(policy, plan))).toEqual({ financed: true })
    const payment = await link(policy)(getPayment, { params: { policyId: policy.id } })
    expect(answered(payment)).toMatchObject({ premiumFinanced: true, dueAmount: policy.totalPremium })
    expect(await available(policy)).toMatchObject({ available: false, reason: expect.stringContaining('signed') })
    expect(await quote(policy)).toMatchObject({ status: 409, problem: { code: 'billing.notFinanceable' } })
  })

  it('is signed with a full name, for exactly the plan that was shown', async () => {
    const policy = await desk.aPolicy()
    const shown = { ...(await desk.read(policy.id)) }
    expect(shown.id).toBe(policy.id)
    const plan = answered(await quote(policy))
    expect(await sign(policy, plan, { signature: 'Ida' })).toMatchObject({
      status: 400,
      problem: { errors: [{ detail: 'Please enter full name.', path: ['signature'] }] },
    })
    expect(await sign(policy, plan, { InstallmentAmount: plan.InstallmentAmount - 1 })).toMatchObject({
      status: 409,
      problem: { code: 'billing.financeQuoteChanged' },
    })
    const unquoted = await desk.aPolicy()
    expect(await sign(unquoted, plan)).toMatchObject({ problem: { code: 'billing.noFinanceQuote' } })
  })

  it('is not for a policy that is partly paid or billed to its agency, nor of other amounts', async () => {
    const paid = await desk.aPolicy()
    await desk.record(paid, await desk.pay(paid))
    expect(await available(paid)).toMatchObject({ available: false })
    expect(await quote(paid)).toMatchObject({ problem: { code: 'billing.notFinanceable' } })
    const billed = await desk.aPolicy({ agencyBilled: true })
    expect(await available(billed)).toMatchObject({ available: false, reason: expect.stringContaining('agency') })
    const policy = await desk.aPolicy()
    expect(await quote(policy, { taxes: 99 })).toMatchObject({
      status: 409,
      problem: { code: 'billing.amountMismatch' },
    })
    expect(await quote(policy, { term: 24 })).toMatchObject({ status: 400 })
  })

  it('is a link’s own policy’s alone', async () => {
    const [policy, other] = [await desk.aPolicy(), await desk.aPolicy()]
    const refused = { status: 404, problem: { code: 'policy.notFound' } }
    expect(await quote(policy, {}, link(other))).toMatchObject(refused)
    expect(await link(other)(contract.getFinancingAvailability, { params: { policyId: policy.id } })).toMatchObject(
      refused,
    )
    expect(await link(other)(contract.getFinanceQuote, { query: { policyId: policy.id } })).toMatchObject(refused)
    const plan = answered(await quote(policy))
    expect(await sign(other, plan, { policyId: policy.id })).toMatchObject(refused)
    expect(await quote({ ...policy, policyNumber: 'PAL-US-1-01' })).toMatchObject(refused)
  })

  it('is calculated for any amount, rate and number of months', async () => {
    const of = (body: object) => desk.asBilling(cast.producer)(contract.calculateInstallment, { body: body as never })
    expect(answered(await of({ apr: 0, financedAmount: 100_000, numberOfInstallments: 10 }))).toEqual({
      installmentAmount: 10_000,
    })
    expect(answered(await of({ apr: 8.125, financedAmount: 100_000, numberOfInstallments: 10 }))).toEqual({
      installmentAmount: 10_376,
    })
    expect(await of({ apr: 8.1255, financedAmount: 100_000, numberOfInstallments: 10 })).toMatchObject({ status: 400 })
    expect(await of({ apr: 0, financedAmount: 0, numberOfInstallments: 10 })).toMatchObject({ status: 400 })
  })
})
