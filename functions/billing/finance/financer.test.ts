import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { dueOnPolicy } from '#functions/billing/public.ts'
import { bookChange } from '#functions/ledger/invoices/endorsement.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { invoiceOfPolicy, invoices } from '#functions/ledger/store/invoices.ts'
import { refunds } from '#functions/ledger/store/refunds.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/billing/finance.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { getPaymentProcessorKey } from '#shared/contracts/billing/processor.ts'
import { approveRefund, payRefund } from '#shared/contracts/billing/refunds.ts'
import { applyExternalPayment, searchTransactions, updateTransaction } from '#shared/contracts/billing/transactions.ts'
import { cancelForFinancer, flatCancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import { dunningDays } from '#shared/domain/billing/dunning.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { balanceOf, trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { cards, openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { dunInvoices } from '../jobs/dunInvoices.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const by = () => desk.asBilling(cast.superAdmin)
const downPayment = 50_000
const terms = { apr: 7.125, numberOfInstallments: 9 }

const installmentOf = async (financedAmount: number) =>
  answered(await by()(contract.calculateInstallment, { body: { ...terms, financedAmount } })).installmentAmount

const add = async (policy: PolicyRecord, more: object = {}) => {
  const amountFinanced = policy.totalPremium - downPayment
  return by()(contract.createPremiumFinance, {
    body: {
      policyId: policy.id,
      accountId: policy.accountId,
      customerEmail: 'ida@moreau.example',
      totalPremium: policy.totalPremium,
      financerName: 'Tidewater Premium Finance',
      ...terms,
      downPayment,
      amountFinanced,
      installmentAmount: await installmentOf(amountFinanced),
      ...more,
    },
  })
}
const pays = (
  policy: PolicyRecord,
  amount: number,
  transactionId: string,
  paymentDate = bookDate(new Date().toISOString()),
) => by()(contract.payPremiumFinance, { body: { policyId: policy.id, transactionId, amount, paymentDate } })
/** A policy that was bound some days ago. */
const boundBefore = async (days: number, more: Parameters<PolicyDesk['aBinder']>[0] = {}) => {
  const binder = await desk.aBinder(more, new Date(Date.now() - days * 86_400_000).toISOString())
  await desk.issue(binder)
  return desk.read(binder.id)
}
/** Has the premium financed for some days already. */
const financedFor = async ({ id }: PolicyRecord, days: number) => {
  const invoice = await invoiceOfPolicy(id)
  if (invoice?.financer === undefined) return expect.fail()
  const addedAt = new Date(Date.now() - days * 86_400_000).toISOString()
  return commit([invoices.update(invoice, { ...invoice, financer: { ...invoice.financer, addedAt } })])
}
const payment = async ({ id }: PolicyRecord) => answered(await by()(getPayment, { params: { policyId: id } }))

describe('a premium financer who is added by hand', () => {
  it('is taken with terms that add up and the installment that they give, once', async () => {
    const policy = await desk.aPolicy()
    expect(await add(policy, { totalPremium: policy.totalPremium + 1 })).toMatchObject({
      problem: { code: 'billing.amountMismatch' },
    })
    expect(await add(policy, { downPayment: 1 })).toMatchObject({ problem: { code: 'billing.financeTerms' } })
    expect(await add(policy, { installmentAmount: 1 })).toMatchObject({ problem: { code: 'billing.financeTerms' } })
    expect(await add(policy, { apr: 7.1255 })).toMatchObject({ status: 400 })
    expect(answered(await add(policy))).toEqual({ id: expect.stringMatching(/^pfi_/) })
    expect(await add(policy)).toMatchObject({ problem: { code: 'billing.notFinanceable' } })
    expect(await payment(policy)).toMatchObject({ financer: { name: 'Tidewater Premium Finance', paid: 0 } })
  })

  it('is refused where the agency is billed', async () => {
    expect(await add(await desk.aPolicy({ agencyBilled: true }))).toMatchObject({
      problem: { code: 'billing.notFinanceable' },
    })
  })

  it('pays what is financed, by two at once once, and no more than that', async () => {
    const policy = await desk.aPolicy()
    const financed = policy.totalPremium - downPayment
    expect(await pays(policy, 1, 'WIRE-0')).toMatchObject({ problem: { code: 'billing.noFinancer' } })
    answered(await add(policy))
    expect(await pays(policy, financed + 1, 'WIRE-1')).toMatchObject({ problem: { code: 'billing.financedRest' } })
    const told = await Promise.all([pays(policy, financed, 'WIRE-2'), pays(policy, financed, 'WIRE-2')])
    expect(told.map(({ status }) => status)).toEqual([200, 200])
    expect(await payment(policy)).toMatchObject({
      status: 'Partially Paid',
      dueAmount: downPayment,
      financer: { paid: financed },
    })
    const entries = await postings.every({ scopes: [`policy:${policy.id}`] })
    expect(trialBalance(entries).difference).toBe(0)
    expect(balanceOf(entries, 'cashClearing')).toBe(financed)
    expect(await pays(policy, 1, 'WIRE-3')).toMatchObject({ problem: { code: 'billing.financedRest' } })
    expect(await pays(policy, 1, 'WIRE-2')).toMatchObject({ problem: { code: 'billing.referenceKnown' } })
  })

  it('does not keep who never pays their own part from notice, and their cover stands again once they have', async () => {
    const effectiveDate = dateAt(new Date().toISOString(), 'America/Los_Angeles')
    const policy = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
    const owing = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
    answered(await add(policy))
    answered(await add(owing))
    const { dueDate = effectiveDate } = (await invoiceOfPolicy(policy.id)) ?? {}
    const last = addDays(dueDate, dunningDays.us)
    expect((await payment(policy)).noticedOn).toBe(last)
    // Who has paid their own part waits for their financer as little as their cover does.
    const check = {
      paymentMethod: 'Check' as const,
      paymentDate: bookDate(new Date().toISOString()),
      reference: 'CHECK-31',
      amount: downPayment,
    }
    answered(await desk.asBilling(cast.superAdmin)(applyExternalPayment, { body: { policyId: owing.id, ...check } }))
    expect((await payment(owing)).noticedOn).toBeUndefined()
    let cursor: string | undefined
    do {
      const at = new Date().toISOString()
      const { effects = [], cursor: next } = await dunInvoices.chunk({ today: last }, { cursor, now: at })
      for (const { writes, events } of effects) await commit(writes, { events: events ?? [] })
      cursor = next
    } while (cursor !== undefined)
    expect((await desk.read(owing.id)).status).not.toBe('CANCEL PENDING')
    expect(await desk.read(policy.id)).toMatchObject({
      status: 'CANCEL PENDING',
      cancellation: { reason: 'Premium not paid' },
    })
    expect(await dueOnPolicy(policy.id, `${last}T16:00:00.000Z`)).toMatchObject({ amount: downPayment })
    const late = { ...check, reference: 'CHECK-32' }
    answered(await desk.asBilling(cast.superAdmin)(applyExternalPayment, { body: { policyId: policy.id, ...late } }))
    await desk.deliver()
    const standing = await desk.read(policy.id)
    expect(standing.cancellation).toBeUndefined()
    expect(standing.status).toBe('ISSUED')
  })

  it('leaves the insured their own part to pay, and nothing more once that has come', async () => {
    const policy = await desk.aPolicy()
    const financed = policy.totalPremium - downPayment
    answered(await add(policy))
    const now = new Date().toISOString()
    expect(await payment(policy)).toMatchObject({
      dueAmount: policy.totalPremium,
      instalment: { amount: downPayment },
      financer: { owes: financed },
    })
    expect(await dueOnPolicy(policy.id, now)).toMatchObject({ amount: downPayment })
    const query = { policyId: policy.id, isInstalment: 'true' } as const
    const { url } = answered(await desk.asBilling(guestOf('E_PAY', policy.id))(getPaymentProcessorKey, { query }))
    answered(await desk.record(policy, await desk.payAt(url, cards.succeeds), downPayment))
    const paidDown = await payment(policy)
    expect(paidDown).toMatchObject({ dueAmount: financed, financer: { owes: financed } })
    expect(paidDown.instalment).toBeUndefined()
    expect(await dueOnPolicy(policy.id, now)).toBeUndefined()
    answered(await pays(policy, financed, 'WIRE-30'))
    expect(await payment(policy)).toMatchObject({ status: 'Paid', dueAmount: 0, financer: { owes: 0 } })
  })

  it('pays on no day before it finances the premium, and on none to come', async () => {
    const policy = await boundBefore(5)
    answered(await add(policy))
    const today = bookDate(new Date().toISOString())
    const unfit = (detail: unknown) => ({
      status: 422,
      problem: { code: 'request.unfit', errors: [{ detail, path: ['paymentDate'] }] },
    })
    const early = unfit(expect.stringContaining('The premium is financed since'))
    expect(await pays(policy, 100, 'WIRE-20', addDays(today, -1))).toMatchObject(early)
    expect(await pays(policy, 100, 'WIRE-20', addDays(today, 1))).toMatchObject(unfit('This day has not come yet'))
    answered(await pays(policy, 100, 'WIRE-20', today))
    const [known] = answered(await by()(searchTransactions, { query: { policyId: policy.id } })).hits
    if (known === undefined) return expect.fail()
    const { id, transactionId, invoiceNumber, paymentMethod, processorName, amountPaid, status } = known
    const said = { id, transactionId, invoiceNumber, paymentMethod, processorName, amountPaid, status, paymentDesc: '' }
    expect(await by()(updateTransaction, { body: { ...said, paymentDate: addDays(today, -1) } })).toMatchObject(early)
  })

  it('owes again what was recorded by mistake, once that is void', async () => {
    const policy = await desk.aPolicy()
    answered(await add(policy))
    answered(await pays(policy, 10_000, 'WIRE-4'))
    const [known] = answered(await by()(searchTransactions, { query: { policyId: policy.id } })).hits
    if (known === undefined) return expect.fail()
    const { id, transactionId, invoiceNumber, paymentDate, paymentMethod, processorName, amountPaid } = known
    expect(processorName).toBe('Tidewater Premium Finance')
    const body = { id, transactionId, invoiceNumber, paymentDate, paymentMethod, processorName, amountPaid }
    answered(await by()(updateTransaction, { body: { ...body, status: 'Void', paymentDesc: 'Another policy’s' } }))
    expect(await payment(policy)).toMatchObject({ financer: { paid: 0 }, dueAmount: policy.totalPremium })
  })

  it('gets the return premium of a cancelled policy by check or wire, and no card does', async () => {
    const policy = await desk.aPolicy()
    answered(await add(policy))
    answered(await pays(policy, policy.totalPremium - downPayment, 'WIRE-5'))
    await desk.asPolicy(cast.underwriter)(flatCancelPolicy, {
      params: { policyId: policy.id },
      body: { reason: 'Not taken up' },
    })
    const [refund] = await refunds.every({ scopes: [`policy:${policy.id}`] })
    if (refund === undefined) return expect.fail()
    const { id: refundId, amount } = refund
    expect(amount).toBe(policy.totalPremium - downPayment)
    answered(await by()(approveRefund, { params: { refundId }, body: { amount } }))
    expect(await by()(payRefund, { params: { refundId }, body: {} })).toMatchObject({
      problem: { code: 'billing.payoutToFinancer', detail: expect.stringContaining('Tidewater Premium Finance') },
    })
    const pastProcessor = { paymentMethod: 'Wire' as const, reference: 'BACK-1' }
    expect(await by()(payRefund, { params: { refundId }, body: { pastProcessor } })).toMatchObject({
      value: { status: 'PAID' },
    })
  })

  it('gets of all refunds together what it has paid and no more', async () => {
    const policy = await desk.aPolicy()
    answered(await add(policy))
    answered(await pays(policy, policy.totalPremium - downPayment, 'WIRE-9'))
    const today = bookDate(new Date().toISOString())
    const check = { paymentMethod: 'Check' as const, paymentDate: today, reference: 'CHECK-9', amount: downPayment }
    answered(await by()(applyExternalPayment, { body: { policyId: policy.id, ...check } }))
    const less = { premium: -60_000, tria: 0, fees: {}, taxes: {}, commission: -9_000, carrierCommission: -15_000 }
    const booked = await bookChange(policy, less, { reason: 'Endorsed', by: 'usr_1', now: new Date().toISOString() })
    await commit([...booked.writes], { events: booked.events })
    const open = async () => {
      const rows = await refunds.every({ scopes: [`policy:${policy.id}`] })
      return rows.find(({ status }) => status === 'DUE') ?? expect.fail()
    }
    const { id: refundId, amount, payees } = await open()
    expect(payees).toEqual([{ to: 'FINANCER', name: 'Tidewater Premium Finance', amount: 60_000 }])
    answered(await by()(approveRefund, { params: { refundId }, body: { amount } }))
    const pastProcessor = { paymentMethod: 'Wire' as const, reference: 'BACK-9' }
    answered(await by()(payRefund, { params: { refundId }, body: { pastProcessor } }))
    await desk.asPolicy(cast.underwriter)(flatCancelPolicy, {
      params: { policyId: policy.id },
      body: { reason: 'Not taken up' },
    })
    const rest = policy.totalPremium - downPayment - 60_000
    expect((await open()).payees?.[0]).toEqual({ to: 'FINANCER', name: 'Tidewater Premium Finance', amount: rest })
  })

  it('gets nothing of what the insured paid twice, however the credit grows and shrinks', async () => {
    const policy = await desk.aPolicy()
    answered(await add(policy))
    answered(await pays(policy, policy.totalPremium - downPayment, 'WIRE-10'))
    const paymentDate = bookDate(new Date().toISOString())
    const body = { policyId: policy.id, paymentMethod: 'Check' as const, paymentDate, amount: downPayment }
    answered(await by()(applyExternalPayment, { body: { ...body, reference: 'CHECK-10' } }))
    answered(await by()(applyExternalPayment, { body: { ...body, reference: 'CHECK-11', creditReason: 'Paid twice' } }))
    const open = async () => {
      const [row] = await refunds.every({ scopes: [`policy:${policy.id}`] })
      return refunds.require(row?.id ?? '')
    }
    const changes = async (premium: number) => {
      const change = { premium, tria: 0, fees: {}, taxes: {}, commission: 0, carrierCommission: 0 }
      const booked = await bookChange(policy, change, {
        reason: 'Endorsed',
        by: 'usr_1',
        now: new Date().toISOString(),
      })
      await commit([...booked.writes], { events: booked.events })
    }
    const lender = { to: 'FINANCER', name: 'Tidewater Premium Finance' }
    expect((await open()).payees).toEqual([{ to: 'INSURED', amount: downPayment }])
    await changes(-60_000)
    expect((await open()).payees).toEqual([
      { ...lender, amount: 60_000 },
      { to: 'INSURED', amount: downPayment },
    ])
    await changes(20_000)
    expect((await open()).payees).toEqual([
      { ...lender, amount: 40_000 },
      { to: 'INSURED', amount: downPayment },
    ])
    await changes(45_000)
    expect((await open()).payees).toEqual([{ to: 'INSURED', amount: downPayment - 5_000 }])
    const entries = await postings.every({ scopes: [`policy:${policy.id}`] })
    expect(trialBalance(entries).difference).toBe(0)
  })

  it('gets back what it paid for a policy that the insured had paid already', async () => {
    const policy = await desk.aPolicy()
    answered(await add(policy))
    const paymentDate = bookDate(new Date().toISOString())
    const check = { paymentMethod: 'Check' as const, paymentDate, reference: 'CHECK-12', amount: policy.totalPremium }
    answered(await by()(applyExternalPayment, { body: { policyId: policy.id, ...check } }))
    answered(await pays(policy, 70_000, 'WIRE-12'))
    const [row] = await refunds.every({ scopes: [`policy:${policy.id}`] })
    expect((await refunds.require(row?.id ?? '')).payees).toEqual([
      { to: 'FINANCER', name: 'Tidewater Premium Finance', amount: 70_000 },
    ])
  })

  it('ends the policy by its power of attorney: the return is its own up to what it is owed, and the rest the insured’s', async () => {
    const zone = 'America/Los_Angeles'
    const today = dateAt(new Date().toISOString(), zone)
    const effectiveDate = addMonths(today, -6)
    const accountId = await desk.quotes.anAccount()
    const policy = await desk.aPolicy({ accountId, effectiveDate, endDate: addMonths(effectiveDate, 12) })
    await meetDeadlines({ now: new Date().toISOString() })
    const asStaff = desk.asPolicy(cast.underwriter)
    const cancel = (more: object) =>
      asStaff(cancelForFinancer, {
        params: { policyId: policy.id },
        body: { effectiveDate: today, noticedOn: addDays(today, -10), owed: 20_000, ...more },
      })
    expect(await cancel({})).toMatchObject({ problem: { code: 'billing.noFinancer' } })
    answered(await add(policy))
    answered(await pays(policy, policy.totalPremium - downPayment, 'WIRE-7'))
    const quote = await by()(contract.getPayOff, { params: { policyId: policy.id }, query: { instalmentsPaid: 0 } })
    expect(answered(quote)).toMatchObject({
      financer: 'Tidewater Premium Finance',
      payOff: policy.totalPremium - downPayment,
      paid: policy.totalPremium - downPayment,
      repaid: 0,
    })
    const beyond = await cancel({ owed: 99_999_999 })
    expect(beyond).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['owed'], detail: expect.stringMatching(/^No more than \$/) }] },
    })
    expect(await cancel({ noticedOn: today })).toMatchObject({
      problem: { code: 'policy.cancelNotice', detail: expect.stringContaining('10 days') },
    })
    expect(await cancel({ noticedOn: addDays(today, 1) })).toMatchObject({ status: 422 })
    expect(await cancel({})).toMatchObject({
      status: 422,
      problem: {
        code: 'request.unfit',
        errors: [{ detail: expect.stringContaining('enter that day or a later one'), path: ['noticedOn'] }],
      },
    })
    await financedFor(policy, 12)
    expect(answered(await cancel({}))).toMatchObject({ status: 'CANCELLED' })
    const { cancellation, transactions } = await desk.read(policy.id)
    expect(transactions.at(-1)).toMatchObject({ manner: 'PRO_RATA', reason: 'Premium finance not paid' })
    // The down payment was never made: it comes off what is returned first.
    const [refund] = (await refunds.list({ scopes: [`policy:${policy.id}`], size: 5 })).hits
    const amount = (cancellation?.returned ?? 0) - downPayment
    expect(refund?.amount).toBe(amount)
    expect((await refunds.byId(refund?.id ?? ''))?.payees).toEqual([
      { to: 'FINANCER', name: 'Tidewater Premium Finance', amount: 20_000 },
      { to: 'INSURED', amount: amount - 20_000 },
    ])
    const { hits } = await postings.list({ scopes: [`policy:${policy.id}`], size: 100 })
    expect(trialBalance(hits).difference).toBe(0)
  })
})
