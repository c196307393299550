import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '#cdk/local/testing/scratch.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { bookChange } from '#functions/ledger/invoices/endorsement.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { createFinanceQuote } from '#shared/contracts/billing/finance.ts'
import * as payments from '#shared/contracts/billing/payments.ts'
import * as processor from '#shared/contracts/billing/processor.ts'
import { applyExternalPayment } from '#shared/contracts/billing/transactions.ts'
import { downPaymentOf } from '#shared/domain/billing/instalments.ts'
import { balanceOf } from '#shared/domain/ledger/trialBalance.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { cards, openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const link = (policy: PolicyRecord) => desk.asBilling(guestOf('E_PAY', policy.id))
const statusOf = async (policy: PolicyRecord) =>
  answered(await link(policy)(payments.getPayment, { params: { policyId: policy.id } }))
const entriesOf = async ({ id }: PolicyRecord) => (await postings.list({ scopes: [`policy:${id}`], size: 100 })).hits
const receivable = async (policy: PolicyRecord) => balanceOf(await entriesOf(policy), 'premiumReceivable')
const named = async (policy: PolicyRecord, description: string) =>
  (await entriesOf(policy)).filter((entry) => entry.description === description)

describe('paying a policy by its link', () => {
  it('opens the processor’s page for exactly what is due, the same one while it is open', async () => {
    const policy = await desk.aPolicy()
    const key = { query: { policyId: policy.id } }
    const [one, two] = await Promise.all([
      link(policy)(processor.getPaymentProcessorKey, key),
      link(policy)(processor.getPaymentProcessorKey, key),
    ])
    expect(answered(one)).toEqual(answered(two))
    expect(answered(one).url).toMatch(/^http:\/\/pay\.localhost:3000\/session\//)
    expect(answered(one).authCode).toMatch(/^auth_/)
    expect(answered(await link(policy)(processor.getPaymentProcessorKey, key))).toEqual(answered(one))
    const who = answered(await link(policy)(processor.getPaymentProcessor, { query: { policyId: policy.id } }))
    expect(who).toMatchObject({ processorName: 'Sandbox Payments', url: expect.stringContaining(policy.id) })
  })

  it('counts a payment that the processor confirms: paid, posted, told of', async () => {
    const policy = await desk.aPolicy()
    desk.hold()
    const transactionId = await desk.pay(policy)
    expect(await desk.record(policy, transactionId)).toMatchObject({
      ok: true,
      value: { isPaid: true, status: 'Paid' },
    })
    expect(await statusOf(policy)).toMatchObject({ isPaid: true, status: 'Paid', dueAmount: 0, premiumFinanced: false })
    expect(await receivable(policy)).toBe(0)
    expect(await desk.events('payment.received', policy.id)).toHaveLength(1)
    expect(await desk.callBack(await desk.heldCallback(transactionId))).toBe(204)
    await desk.release()
    expect(await named(policy, 'Payment received')).toHaveLength(1)
    await desk.deliver()
    expect(await desk.read(policy.id)).toMatchObject({ paymentStatus: 'Paid' })
    const status = await link(policy)(payments.getPaymentStatus, { params: { policyId: policy.id } })
    expect(answered(status)).toEqual({ isPaid: true, status: 'Paid', policyNumber: policy.policyNumber })
    expect(await link(policy)(processor.getPaymentProcessorKey, { query: { policyId: policy.id } })).toMatchObject({
      status: 409,
      problem: { code: 'billing.alreadyPaid' },
    })
  })

  it('counts it once when the callback comes before the browser', async () => {
    const policy = await desk.aPolicy()
    const transactionId = await desk.pay(policy)
    await eventually(async () => (await statusOf(policy)).isPaid)
    expect(answered(await desk.record(policy, transactionId))).toEqual({ isPaid: true, status: 'Paid' })
    expect(await named(policy, 'Payment received')).toHaveLength(1)
    expect(await desk.events('payment.received', policy.id)).toHaveLength(1)
  })

  it('counts it once when two tell of it at once', async () => {
    const policy = await desk.aPolicy()
    desk.hold()
    const transactionId = await desk.pay(policy)
    const answers = await Promise.all([1, 2, 3].map(() => desk.record(policy, transactionId)))
    for (const answer of answers) expect(answered(answer)).toEqual({ isPaid: true, status: 'Paid' })
    expect(await named(policy, 'Payment received')).toHaveLength(1)
    await desk.release()
  })

  it('takes the down payment while nothing is paid, and then the rest', async () => {
    const policy = await desk.aPolicy()
    const params = { params: { policyId: policy.id } }
    const plan = answered(await link(policy)(payments.getDownPayment, params))
    expect(plan.downPayment + plan.financed).toBe(policy.totalPremium)
    expect(plan.instalments).toHaveLength(10)
    expect(plan.instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(plan.financed)
    const transactionId = await desk.pay(policy, cards.succeeds, true)
    expect(answered(await desk.record(policy, transactionId, plan.downPayment))).toEqual({
      isPaid: false,
      status: 'Partially Paid',
    })
    expect(await statusOf(policy)).toMatchObject({ dueAmount: plan.financed, status: 'Partially Paid' })
    const again = { query: { policyId: policy.id, isDownPayment: 'true' as const } }
    expect(await link(policy)(processor.getPaymentProcessorKey, again)).toMatchObject({
      problem: { code: 'billing.noDownPayment' },
    })
    await desk.record(policy, await desk.pay(policy), plan.financed)
    expect(await statusOf(policy)).toMatchObject({ isPaid: true, dueAmount: 0 })
    const staff = desk.asBilling(cast.underwriter)
    expect(answered(await staff(payments.getAmountPaid, params)).amountPaid).toBe(policy.totalPremium)
    expect(answered(await link(policy)(payments.getBalance, params))).toEqual({ balance: 0, currency: 'USD' })
    expect(answered(await staff(payments.getInvoiceBalance, params))).toMatchObject({
      balance: 0,
      invoices: [{ total: policy.totalPremium, status: 'Paid' }],
    })
  })

  it('asks in instalments for what is charged by now, as the plan that is signed does', async () => {
    const policy = await desk.aPolicy()
    const params = { params: { policyId: policy.id } }
    const before = answered(await link(policy)(payments.getDownPayment, params))
    const changes = async (premium: number) => {
      const change = { premium, tria: 0, fees: {}, taxes: {}, commission: 0, carrierCommission: 0 }
      const now = new Date().toISOString()
      const booked = await bookChange(policy, change, { reason: 'Endorsed', by: 'usr_1', now })
      await commit([...booked.writes], { events: booked.events })
    }
    await changes(27_000)
    const after = answered(await link(policy)(payments.getDownPayment, params))
    // A fifth of what a plan of today is of: nothing was agreed yet.
    const { brokerFee, additionalBrokerFee, mgaFee } = policy
    const total = policy.totalPremium + 27_000
    const downPayment = downPaymentOf({ totalPremium: total, brokerFee: brokerFee + additionalBrokerFee, mgaFee })
    expect(downPayment).toBeGreaterThan(before.downPayment)
    expect(after).toMatchObject({ downPayment, financed: total - downPayment })
    expect(after.instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.financed)
    const body = { policyNumber: policy.policyNumber, premium: policy.totalPremium + 27_000, taxes: 0 }
    const quoted = answered(await link(policy)(createFinanceQuote, { body }))
    expect(quoted).toMatchObject({ AmountFinanced: after.financed, InstallmentAmount: after.instalments[0]?.amount })
    expect(quoted.DownPayment).toBe(downPayment)
    await changes(0 - total)
    const nothing = answered(await link(policy)(payments.getDownPayment, params))
    expect(nothing).toMatchObject({ downPayment: 0, financed: 0, instalments: [] })
  })

  it('fails with the bank’s words when the card is declined, and is paid after it was reset', async () => {
    const policy = await desk.aPolicy()
    const declined = await desk.pay(policy, cards.declines)
    await desk.record(policy, declined)
    expect(await statusOf(policy)).toMatchObject({
      status: 'Failed',
      isPaid: false,
      description: 'The bank refused the payment.',
      dueAmount: policy.totalPremium,
    })
    expect(await desk.events('payment.failed', policy.id)).toHaveLength(1)
    const reset = () => link(policy)(payments.resetFailedPayment, { params: { policyId: policy.id } })
    expect(answered(await reset())).toEqual({ status: 'Unpaid' })
    expect(await reset()).toMatchObject({ status: 409, problem: { code: 'billing.notFailed' } })
    expect(await desk.events('payment.moved', policy.id)).toHaveLength(1)
    await desk.record(policy, await desk.pay(policy))
    expect(await statusOf(policy)).toMatchObject({ status: 'Paid', description: '' })
    expect(await receivable(policy)).toBe(0)
  })

  it('is being processed while the bank does not answer, then fails', async () => {
    const policy = await desk.aPolicy()
    const slow = await desk.pay(policy, cards.timesOut)
    expect(answered(await desk.record(policy, slow))).toEqual({ isPaid: false, status: 'Processed' })
    expect(await desk.events('payment.moved', policy.id)).toHaveLength(1)
    expect(await link(policy)(processor.getPaymentProcessorKey, { query: { policyId: policy.id } })).toMatchObject({
      status: 409,
      problem: { code: 'billing.inProcess' },
    })
    desk.letTimePass()
    await eventually(async () => (await statusOf(policy)).status === 'Failed')
    expect(await statusOf(policy)).toMatchObject({ description: 'The bank did not answer in time.' })
    expect(await entriesOf(policy)).toHaveLength(2)
  })

  it('is kept as a credit, with a word, when a check was faster than the card', async () => {
    const policy = await desk.aPolicy()
    const query = { policyId: policy.id }
    const { url } = answered(await link(policy)(processor.getPaymentProcessorKey, { query }))
    const check = {
      policyId: policy.id,
      amount: policy.totalPremium,
      reference: 'C-9',
      paymentMethod: 'Check',
    } as const
    const paymentDate = bookDate(new Date().toISOString())
    await desk.asBilling(cast.superAdmin)(applyExternalPayment, { body: { ...check, paymentDate } })
    const transactionId = await desk.payAt(url, cards.succeeds)
    expect(answered(await desk.record(policy, transactionId))).toEqual({ isPaid: true, status: 'Paid' })
    const { status, description } = await statusOf(policy)
    expect({ status, description }).toEqual({
      status: 'Paid',
      description: expect.stringMatching(
        /^\$[\d,.]+ more than was due came in and is kept as a credit until it is refunded\.$/,
      ),
    })
    expect(await receivable(policy)).toBe(0)
    expect(balanceOf(await entriesOf(policy), 'refundsPayable')).toBe(-policy.totalPremium)
  })

  it('is owed again when the card holder takes the money back', async () => {
    const policy = await desk.aPolicy()
    await desk.record(policy, await desk.pay(policy, cards.chargesBack))
    desk.letTimePass()
    await eventually(async () => (await statusOf(policy)).status === 'Failed')
    expect(await statusOf(policy)).toMatchObject({
      dueAmount: policy.totalPremium,
      description: 'The card holder disputed the payment.',
    })
    expect(await named(policy, 'Payment charged back')).toHaveLength(1)
    expect(await receivable(policy)).toBe(policy.totalPremium)
    const [received, failed] = [
      await desk.events('payment.received', policy.id),
      await desk.events('payment.failed', policy.id),
    ]
    expect([received.length, failed.length]).toEqual([1, 1])
  })
})

describe('what counts as a payment', () => {
  it('is what the processor says, not what the browser says', async () => {
    const policy = await desk.aPolicy()
    desk.hold()
    const transactionId = await desk.pay(policy)
    expect(await desk.record(policy, transactionId, 100)).toMatchObject({
      status: 409,
      problem: { code: 'billing.amountMismatch' },
    })
    expect(await desk.record(policy, 'txn_ffff')).toMatchObject({
      status: 404,
      problem: { code: 'billing.transactionNotFound' },
    })
    const other = await desk.aPolicy()
    expect(await desk.record(other, transactionId)).toMatchObject({
      problem: { code: 'billing.transactionNotFound' },
    })
    expect(await statusOf(policy)).toMatchObject({ status: 'Unpaid' })
    const valid = (amount: number, of = policy) =>
      link(of)(processor.validateProcessorPayment, { body: { transactionId, policyId: of.id, amount } })
    expect(answered(await valid(policy.totalPremium))).toEqual({ valid: true, status: 'succeeded' })
    expect(answered(await valid(1))).toEqual({ valid: false, status: 'succeeded' })
    expect(await valid(1, other)).toMatchObject({ problem: { code: 'billing.transactionNotFound' } })
    await desk.release()
  })

  it('is told by callbacks that are signed, whatever they say', async () => {
    const policy = await desk.aPolicy()
    desk.hold()
    const callback = await desk.heldCallback(await desk.pay(policy))
    const forged = { ...callback, body: callback.body.replace('succeeded', 'SUCCEEDED') }
    expect(await desk.callBack(forged)).toBe(401)
    expect(await desk.callBack({ ...callback, signature: '' })).toBe(401)
    expect(await statusOf(policy)).toMatchObject({ status: 'Unpaid' })
    expect(await desk.callBack(callback)).toBe(204)
    expect(await desk.callBack(callback)).toBe(204)
    await desk.release()
    expect(await named(policy, 'Payment received')).toHaveLength(1)
  })

  it('is shown by the policy’s number, without card numbers', async () => {
    const policy = await desk.aPolicy()
    const transactionId = await desk.pay(policy)
    await desk.record(policy, transactionId)
    const shown = answered(
      await link(policy)(processor.getProcessorPayment, { params: { policyNumber: policy.policyNumber } }),
    )
    expect(shown.transactions).toMatchObject([{ transactionId, status: 'Paid', amount: policy.totalPremium }])
    expect(JSON.stringify(shown)).not.toContain('4242')
  })

  it('cannot be asked of a processor that is away', async () => {
    const policy = await desk.aPolicy()
    const url = process.env.PROCESSOR_URL
    process.env.PROCESSOR_URL = 'http://127.0.0.1:9'
    const away = { status: 503, problem: { code: 'billing.processorUnavailable' } }
    expect(await link(policy)(processor.getPaymentProcessorKey, { query: { policyId: policy.id } })).toMatchObject(away)
    expect(await desk.record(policy, 'txn_1')).toMatchObject(away)
    process.env.PROCESSOR_URL = url
    expect(await statusOf(policy)).toMatchObject({ status: 'Unpaid' })
  })
})

describe('who may pay what', () => {
  const everyRead = [payments.getPayment, payments.getPaymentStatus, payments.getBalance, payments.getDownPayment]

  it('nobody pays here what the agency is billed for and collects itself', async () => {
    const policy = await desk.aPolicy({ agencyBilled: true })
    const refused = { status: 409, problem: { code: 'billing.agencyOwes' } }
    for (const isDownPayment of [undefined, 'true'] as const)
      expect(
        await link(policy)(processor.getPaymentProcessorKey, {
          query: { policyId: policy.id, ...(isDownPayment && { isDownPayment }) },
        }),
      ).toMatchObject(refused)
    expect(await statusOf(policy)).toMatchObject({ status: 'Unpaid' })
  })

  it('a payment link opens its own policy and no other', async () => {
    const [policy, other] = [await desk.aPolicy(), await desk.aPolicy()]
    const params = { params: { policyId: other.id } }
    const refused = { status: 404, problem: { code: 'policy.notFound' } }
    for (const operation of everyRead) expect(await link(policy)(operation, params)).toMatchObject(refused)
    expect(await link(policy)(payments.resetFailedPayment, params)).toMatchObject(refused)
    expect(await link(policy)(processor.getPaymentProcessorKey, { query: { policyId: other.id } })).toMatchObject(
      refused,
    )
    expect(await desk.record(other, 'txn_1', 1, guestOf('E_PAY', policy.id))).toMatchObject(refused)
    expect(
      await link(policy)(processor.getProcessorPayment, { params: { policyNumber: other.policyNumber } }),
    ).toMatchObject(refused)
    const quoteLink = desk.asBilling(guestOf('QUOTE', policy.id))
    expect(await quoteLink(payments.getPayment, { params: { policyId: policy.id } })).toMatchObject({ status: 403 })
  })

  it('another agency and another insured see no payment', async () => {
    const policy = await desk.aPolicy()
    for (const actor of [cast.otherProducer, cast.otherPolicyHolder])
      for (const operation of everyRead)
        expect(await desk.asBilling(actor)(operation, { params: { policyId: policy.id } })).toMatchObject({
          status: 404,
          problem: { code: 'policy.notFound' },
        })
    expect(await desk.asBilling(cast.producer)(payments.getPayment, { params: { policyId: policy.id } })).toMatchObject(
      { ok: true },
    )
  })

  it('a binder is paid after it is issued', async () => {
    const binder = await desk.aBinder()
    const notYet = { status: 409, problem: { code: 'billing.notInvoiced' } }
    for (const operation of [...everyRead, payments.getAmountPaid, payments.getInvoiceBalance])
      expect(await desk.asBilling(cast.producer)(operation, { params: { policyId: binder.id } })).toMatchObject(notYet)
    expect(await link(binder)(processor.getPaymentProcessorKey, { query: { policyId: binder.id } })).toMatchObject(
      notYet,
    )
  })

  it('fields that are not the contract’s are refused', async () => {
    const policy = await desk.aPolicy()
    const body = { ...desk.completionOf(policy, 'txn_1', 1), cardNumber: '4242424242424242' }
    expect(await link(policy)(processor.recordPayment, { body })).toMatchObject({
      status: 400,
      problem: { code: 'request.invalid' },
    })
  })

  it('those who manage billing say something about a payment', async () => {
    const policy = await desk.aPolicy()
    const body = { policyId: policy.id, description: 'Check promised for Friday' }
    expect(await desk.asBilling(cast.superAdmin)(payments.updatePaymentDescription, { body })).toMatchObject({
      status: 204,
    })
    expect(await statusOf(policy)).toMatchObject({ description: 'Check promised for Friday' })
    expect(await desk.asBilling(cast.producer)(payments.updatePaymentDescription, { body })).toMatchObject({
      status: 403,
    })
  })
})
