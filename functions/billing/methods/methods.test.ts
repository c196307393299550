import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { invoiceOfPolicy, invoices } from '#functions/ledger/store/invoices.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { listInvoiceHistory } from '#shared/contracts/billing/history.ts'
import * as contract from '#shared/contracts/billing/methods.ts'
import { getProcessorPayment } from '#shared/contracts/billing/processor.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'
import { cast, castIds, guestOf } from '#tests/cast/actors.ts'
import { cards, openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

type Actor = ReturnType<typeof guestOf>
const link = (policy: PolicyRecord) => guestOf('E_PAY', policy.id)

/** The token of the card with which the down payment of a policy was paid. */
const aToken = async (policy: PolicyRecord): Promise<string> => {
  const { downPayment = 0 } = (await paymentOf(policy.id)) ?? {}
  await desk.record(policy, await desk.pay(policy, cards.succeeds, true), downPayment)
  const { transactions } = answered(
    await desk.asBilling(link(policy))(getProcessorPayment, { params: { policyNumber: policy.policyNumber } }),
  )
  return transactions[0]?.tokenId ?? ''
}
const save = (policy: PolicyRecord, tokenId: string, actor: Actor = link(policy), more: object = {}) =>
  desk.asBilling(actor)(contract.createPaymentMethod, {
    body: {
      paymentCategory: 'CreditCard',
      tokenId,
      customerEmail: 'ida@moreau.example',
      expirationMonth: 8,
      expirationYear: 2040,
      creditCardType: 'Visa',
      last4Digits: '4242',
      ...more,
    } as never,
  })
const list = async (policy: PolicyRecord, actor: Actor = link(policy)) =>
  answered(await desk.asBilling(actor)(contract.listPaymentMethods, { params: { policyId: policy.id } }))
const charge = (policy: PolicyRecord, tokenId: string, amount: number, more: object = {}) =>
  desk.asBilling(cast.producer)(contract.payForAccount, {
    params: { accountId: policy.accountId },
    body: { policyId: policy.id, tokenId, amount, ...more },
  })

describe('saved cards', () => {
  it('are kept as the processor’s token, once, and seen by way of the same link', async () => {
    const policy = await desk.aPolicy()
    const tokenId = await aToken(policy)
    expect(tokenId).toMatch(/^tok_/)
    expect(answered(await save(policy, tokenId))).toEqual({ tokenId })
    expect(answered(await save(policy, tokenId))).toEqual({ tokenId })
    expect(await list(policy)).toEqual([{ title: 'Visa ending in 4242', type: 'Credit Card', tokenId }])
    const base = link(policy)
    const otherLink = base.workflow && { ...base, workflow: { ...base.workflow, workflowId: 'wfl_other' } }
    aWhilePasses()
    expect(await list(policy, otherLink)).toEqual([])
    expect(await list(policy, cast.producer)).toHaveLength(1)
  })

  it('are those that paid the policy, and never a card number', async () => {
    const policy = await desk.aPolicy()
    expect(await save(policy, 'tok_unknown')).toMatchObject({
      status: 404,
      problem: { code: 'billing.methodNotFound' },
    })
    expect(await save(policy, 'tok_1', link(policy), { cardNumber: '4242424242424242' })).toMatchObject({ status: 400 })
    expect(await save(policy, 'tok_1', link(policy), { last4Digits: '4242424242424242' })).toMatchObject({
      status: 400,
    })
    expect(await save(policy, 'tok_1', cast.producer)).toMatchObject({
      status: 422,
      problem: { code: 'billing.nameThePolicy', errors: [{ path: ['policyId'] }] },
    })
    expect(await save(policy, 'tok_1', cast.otherProducer, { policyId: policy.id })).toMatchObject({
      status: 404,
      problem: { code: 'policy.notFound' },
    })
    const other = await desk.aPolicy()
    const params = { policyId: other.id }
    expect(await desk.asBilling(link(policy))(contract.listPaymentMethods, { params })).toMatchObject({ status: 404 })
  })

  it('are bank accounts too', async () => {
    const policy = await desk.aPolicy()
    const tokenId = await aToken(policy)
    const body = {
      tokenId,
      paymentCategory: 'BankAccount' as const,
      customerEmail: 'ida@moreau.example',
      last4Digits: '6789',
      bankAccountType: 'Checking',
      bankName: 'Harbour Bank',
      policyId: policy.id,
    }
    expect(await desk.asBilling(cast.producer)(contract.createPaymentMethod, { body })).toMatchObject({ ok: true })
    expect((await list(policy, cast.producer)).map(({ title }) => title)).toContain('Harbour Bank ending in 6789')
  })
})

describe('paying for an account with a saved card', () => {
  it('charges exactly what is due, once', async () => {
    const policy = await desk.aPolicy()
    const tokenId = await aToken(policy)
    await save(policy, tokenId, cast.producer, { policyId: policy.id })
    const due = (await paymentOf(policy.id))?.dueAmount ?? 0
    expect(await charge(policy, tokenId, due - 1)).toMatchObject({ problem: { code: 'billing.amountMismatch' } })
    expect(answered(await charge(policy, tokenId, due))).toMatchObject({ status: 'succeeded' })
    expect(await paymentOf(policy.id)).toMatchObject({ isPaid: true, dueAmount: 0, amountPaid: policy.totalPremium })
    expect(await charge(policy, tokenId, due)).toMatchObject({ problem: { code: 'billing.alreadyPaid' } })
  })

  it('charges once when it is asked for twice at once', async () => {
    const policy = await desk.aPolicy()
    const tokenId = await aToken(policy)
    await save(policy, tokenId, cast.producer, { policyId: policy.id })
    const due = (await paymentOf(policy.id))?.dueAmount ?? 0
    await Promise.all([charge(policy, tokenId, due), charge(policy, tokenId, due)])
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 0, amountPaid: policy.totalPremium })
  })

  it('charges once where the processor’s answer was lost and the invoice changed before it was asked for again', async () => {
    const policy = await desk.aPolicy()
    const tokenId = await aToken(policy)
    await save(policy, tokenId, cast.producer, { policyId: policy.id })
    const due = (await paymentOf(policy.id))?.dueAmount ?? 0
    const send = globalThis.fetch
    let lost: unknown
    const line = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      // The processor does not come through to us either, meanwhile.
      if (String(request[0]).endsWith('/processor/events')) throw new Error('Nobody is there.')
      const response = await send(...request)
      if (lost !== undefined || !String(request[0]).endsWith('/charges')) return response
      lost = await response.json()
      throw new Error('The answer was lost.')
    })
    expect(await charge(policy, tokenId, due)).toMatchObject({ problem: { code: 'billing.processorUnavailable' } })
    const invoice = await invoiceOfPolicy(policy.id)
    if (invoice === undefined) throw new Error('There is no invoice.')
    await commit([invoices.update(invoice, { ...invoice, description: 'Looked at' })])
    const { transactionId, status } = answered(await charge(policy, tokenId, due))
    expect(lost).toMatchObject({ transactionId, status })
    line.mockRestore()
    expect(await paymentOf(policy.id)).toMatchObject({ isPaid: true, dueAmount: 0, amountPaid: policy.totalPremium })
  })

  it('first settles a charge whose answer was lost before another card is charged', async () => {
    const policy = await desk.aPolicy()
    const tokenId = await aToken(policy)
    await save(policy, tokenId, cast.producer, { policyId: policy.id })
    const due = (await paymentOf(policy.id))?.dueAmount ?? 0
    const invoice = await invoiceOfPolicy(policy.id)
    if (invoice === undefined) throw new Error('There is no invoice.')
    const charging = { key: 'chg_1', tokenId, amount: due - 100, at: policy.created }
    await commit([invoices.update(invoice, { ...invoice, charging })])
    expect(await charge(policy, tokenId, due)).toMatchObject({ problem: { code: 'billing.amountMismatch' } })
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 100 })
    expect(answered(await charge(policy, tokenId, 100))).toMatchObject({ status: 'succeeded' })
    expect(await paymentOf(policy.id)).toMatchObject({ isPaid: true, amountPaid: policy.totalPremium })
    expect(await invoiceOfPolicy(policy.id)).not.toHaveProperty('charging')
    const told = answered(
      await desk.asBilling(cast.superAdmin)(listInvoiceHistory, { params: { policyId: policy.id } }),
    )
    expect(JSON.stringify(told)).not.toMatch(/chg_|tok_/)
  })

  it('needs a saved card, an issued policy of the account, and nothing in process', async () => {
    const policy = await desk.aPolicy()
    expect(await charge(policy, 'tok_unknown', policy.totalPremium)).toMatchObject({
      status: 404,
      problem: { code: 'billing.methodNotFound' },
    })
    const binder = await desk.aBinder()
    expect(await charge(binder, 'tok_1', 1)).toMatchObject({ problem: { code: 'billing.notInvoiced' } })
    const foreign = { ...policy, accountId: AccountId.parse(castIds.account(2)) }
    expect(await charge(foreign, 'tok_1', 1)).toMatchObject({ problem: { code: 'policy.notFound' } })
    const tokenId = await aToken(policy)
    await save(policy, tokenId, cast.producer, { policyId: policy.id })
    const slow = await desk.pay(policy, cards.timesOut)
    await desk.record(policy, slow, policy.totalPremium - ((await paymentOf(policy.id))?.amountPaid ?? 0))
    expect(await charge(policy, tokenId, 1)).toMatchObject({ problem: { code: 'billing.inProcess' } })
  })
})

describe('paying online', () => {
  const enabled = async (body: object, actor: Actor | (typeof cast)['producer'] = cast.producer) =>
    desk.asBilling(actor)(contract.checkXpressEnabled, { body: body as never })

  it('is for what is due and not billed to the agency', async () => {
    const policy = await desk.aPolicy()
    expect(answered(await enabled({ policyId: policy.id }))).toEqual({ enabled: true })
    expect(answered(await enabled({ policyId: policy.id }, link(policy)))).toEqual({ enabled: true })
    const billed = await desk.aPolicy({ agencyBilled: true })
    expect(answered(await enabled({ policyId: billed.id }))).toEqual({ enabled: false })
    await desk.record(policy, await desk.pay(policy))
    expect(answered(await enabled({ policyId: policy.id }))).toEqual({ enabled: false })
  })

  it('is asked of the own agency alone', async () => {
    expect(answered(await enabled({ agencyId: castIds.agency(1) }))).toEqual({ enabled: true })
    expect(await enabled({ agencyId: AgencyId.parse(castIds.agency(2)) })).toMatchObject({
      status: 404,
      problem: { code: 'agency.notFound' },
    })
    expect(await enabled({ agencyId: castIds.agency(1), policyId: 'x' })).toMatchObject({ status: 400 })
    const foreign = await desk.aPolicy({ agencyId: AgencyId.parse(castIds.agency(2)) })
    expect(await enabled({ policyId: foreign.id })).toMatchObject({ problem: { code: 'policy.notFound' } })
  })
})
