import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import { refunds } from '#functions/ledger/store/refunds.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { Transaction } from '#shared/contracts/billing/transaction.ts'
import * as contract from '#shared/contracts/billing/transactions.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { balanceOf } from '#shared/domain/ledger/trialBalance.ts'
import { cast, castIds, guestOf } from '#tests/cast/actors.ts'
import { cards, openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
let today: CalendarDate
beforeAll(async () => {
  desk = await openPolicyDesk()
  today = bookDate(new Date().toISOString())
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]
const apply = (policy: PolicyRecord, amount: number, more: object = {}, actor: Actor = cast.superAdmin) =>
  desk.asBilling(actor)(contract.applyExternalPayment, {
    body: {
      policyId: policy.id,
      amount,
      paymentMethod: 'Check',
      paymentDate: today,
      reference: '1017',
      ...more,
    },
  })
const search = async (query: object, actor: Actor = cast.superAdmin) =>
  answered(await desk.asBilling(actor)(contract.searchTransactions, { query }))
const only = async (policy: PolicyRecord): Promise<Transaction> => {
  const [hit] = (await search({ policyId: policy.id })).hits
  if (hit === undefined) throw new Error('no payment')
  return hit
}
const receivable = async ({ id }: PolicyRecord) =>
  balanceOf((await postings.list({ scopes: [`policy:${id}`], size: 100 })).hits, 'premiumReceivable')

const refundsOf = async ({ id }: PolicyRecord) => (await refunds.list({ scopes: [`policy:${id}`], size: 10 })).hits

/** A policy that was bound long ago. */
const boundInJanuary = async (more: Parameters<PolicyDesk['aBinder']>[0] = {}) => {
  const binder = await desk.aBinder(more, '2026-01-15T18:00:00.000Z')
  await desk.issue(binder)
  return desk.read(binder.id)
}

const unfit = (detail: unknown) => ({
  status: 422,
  problem: { code: 'request.unfit', errors: [{ detail, path: ['paymentDate'] }] },
})

describe('what is done to the payment of a policy', () => {
  it('is done over the version that was seen of its invoice, or of the policy, and of no other', async () => {
    const policy = await desk.aPolicy()
    const asked = { body: { policyId: policy.id, description: 'Sent to collections' } }
    const close = async (tag: string) =>
      desk.asBilling(cast.superAdmin)(contract.closeTransaction, asked, { headers: { 'if-match': tag } })
    const { id, version } = (await invoiceOfPolicy(policy.id)) ?? { id: '', version: 0 }
    const changed = { status: 412, problem: { code: 'conflict.changed' } }
    expect(await close(`"${id}=${version + 1}"`)).toMatchObject(changed)
    expect(await close(`"${policy.id}=0"`)).toMatchObject(changed)
    expect((await invoiceOfPolicy(policy.id))?.version).toBe(version)
    expect(await close(`"${id}=${version}"`)).toMatchObject({ ok: true })
    expect(await close(`"${id}=${version}"`)).toMatchObject(changed)
  })

  it('is nothing where it was done before, over a version that holds', async () => {
    const policy = await desk.aPolicy()
    await apply(policy, 5_000)
    const { id, version } = (await invoiceOfPolicy(policy.id)) ?? { id: '', version: 0 }
    const body = { policyId: policy.id, amount: 5_000, paymentMethod: 'Check', paymentDate: today, reference: '1017' }
    const again = async (tag: string) =>
      desk.asBilling(cast.superAdmin)(contract.applyExternalPayment, { body } as never, {
        headers: { 'if-match': tag },
      })
    expect(await again(`"${id}=${version}"`)).toMatchObject({ ok: true, value: { transactionId: '1017' } })
    expect(await again(`"${id}=${version - 1}"`)).toMatchObject({ status: 412 })
  })
})

describe('payments past the processor', () => {
  it('lessen what is due, once for a reference', async () => {
    const policy = await desk.aPolicy()
    const applied = await Promise.all([apply(policy, 5_000), apply(policy, 5_000)])
    for (const answer of applied) expect(answer).toMatchObject({ status: 201, value: { transactionId: '1017' } })
    expect(await paymentOf(policy.id)).toMatchObject({
      status: 'Partially Paid',
      dueAmount: policy.totalPremium - 5_000,
      amountPaid: 5_000,
    })
    await apply(policy, policy.totalPremium - 5_000, { reference: 'W-1', paymentMethod: 'Wire' })
    expect(await paymentOf(policy.id)).toMatchObject({ status: 'Paid', isPaid: true, dueAmount: 0 })
    expect(await receivable(policy)).toBe(0)
    expect(await desk.events('payment.received', policy.id)).toHaveLength(2)
  })

  it('are refused under the reference of another, or of one that did not arrive', async () => {
    const policy = await desk.aPolicy()
    await apply(policy, 5_000)
    const known = (amount: string, status: string) => ({
      status: 409,
      problem: { code: 'billing.referenceKnown', data: { reference: '1017', amount, status } },
    })
    expect(await apply(policy, 7_000)).toMatchObject(known('$50', 'Paid'))
    expect(await apply(policy, 5_000, { paymentMethod: 'Wire' })).toMatchObject(known('$50', 'Paid'))
    const paid = await only(policy)
    const { id, transactionId, invoiceNumber, paymentDate, paymentMethod, processorName, amountPaid } = paid
    const bounced = { id, transactionId, invoiceNumber, paymentDate, paymentMethod, processorName, amountPaid }
    await desk.asBilling(cast.superAdmin)(contract.updateTransaction, {
      body: { ...bounced, status: 'Failed', paymentDesc: 'Returned by the bank' },
    })
    expect(await apply(policy, 5_000)).toMatchObject(known('$50', 'Failed'))
    expect(await apply(policy, 5_000, { reference: '1017 again' })).toMatchObject({ status: 201 })
    expect(await paymentOf(policy.id)).toMatchObject({ amountPaid: 5_000 })
  })

  it('are not dated before the policy was bound', async () => {
    const policy = await desk.aPolicy()
    const bound = bookDate((await desk.read(policy.id)).boundAt)
    expect(await apply(policy, 100, { paymentDate: addDays(bound, -1) })).toMatchObject(
      unfit(expect.stringContaining('The policy was bound on')),
    )
    expect(await apply(policy, 100, { paymentDate: bound })).toMatchObject({ status: 201 })
  })

  it('are not dated ahead, not of nothing, and entered by those who manage billing', async () => {
    const policy = await desk.aPolicy()
    expect(await apply(policy, 100, { paymentDate: addDays(today, 2) })).toMatchObject(
      unfit('This day has not come yet'),
    )
    expect(await apply(policy, 0)).toMatchObject({ status: 400 })
    expect(await apply(policy, 100, { note: 'x' })).toMatchObject({ status: 400 })
    expect(await apply(policy, 100, {}, cast.producer)).toMatchObject({ status: 403 })
    const binder = await desk.aBinder()
    expect(await apply(binder, 100)).toMatchObject({ status: 409, problem: { code: 'billing.notInvoiced' } })
  })
})

describe('more than is due', () => {
  it('is refused, with what is due, what was offered and by how much it is more', async () => {
    const policy = await desk.aPolicy()
    await apply(policy, policy.totalPremium)
    expect(await apply(policy, 99_999_999, { reference: 'TOO MUCH' })).toMatchObject({
      status: 409,
      problem: { code: 'billing.overpaid', data: { due: '$0', offered: '$999,999.99', over: '$999,999.99' } },
    })
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 0, amountPaid: policy.totalPremium })
    expect(await apply(policy, 1, { reference: 'ONE CENT' })).toMatchObject({ problem: { code: 'billing.overpaid' } })
    expect((await search({ policyId: policy.id })).totalHits).toBe(1)
  })

  it('is kept as a credit where somebody says why', async () => {
    const policy = await desk.aPolicy()
    const kept = await apply(policy, policy.totalPremium + 2_500, { creditReason: 'The check was cashed' })
    expect(kept).toMatchObject({ status: 201 })
    expect(await paymentOf(policy.id)).toMatchObject({
      status: 'Paid',
      dueAmount: 0,
      description: '$25 more than was due came in and is kept as a credit until it is refunded. The check was cashed',
    })
    expect(await only(policy)).toMatchObject({ paymentDesc: 'Kept as a credit: $25. The check was cashed' })
    expect(await refundsOf(policy)).toMatchObject([{ status: 'DUE', amount: 2_500 }])
    expect(await receivable(policy)).toBe(0)
  })
})

describe('the list of payments', () => {
  it('shows what is the caller’s, by policy, status, day and words', async () => {
    const policy = await desk.aPolicy({ companyName: 'Alder Mills' })
    await desk.record(policy, await desk.pay(policy))
    const other = await boundInJanuary({ companyName: 'Birch & Sons' })
    await desk.record(other, await desk.pay(other, cards.declines))
    await apply(other, 100, { paymentDate: '2026-02-03', reference: 'OLD-1' })
    await desk.deliver()
    expect(await search({ policyId: policy.id })).toMatchObject({
      totalHits: 1,
      hits: [
        {
          status: 'Paid',
          paymentMethod: 'Credit Card',
          amountPaid: policy.totalPremium,
          paymentDate: today,
          policyNumber: policy.policyNumber,
          invoiceNumber: `INV-${policy.policyNumber}-1`,
          paidWith: { brand: 'Visa', lastFourDigits: '4242' },
        },
      ],
    })
    expect((await search({ policyId: policy.id })).hits[0]?.paidWith).not.toHaveProperty('token')
    expect((await search({ policyId: other.id, status: 'Failed' })).hits).toMatchObject([
      { failure: 'The bank refused the payment.' },
    ])
    const winter = { policyId: other.id, from: '2026-02-01', to: '2026-02-28' }
    for (const sort of ['paymentDate', '-paymentDate'])
      expect((await search({ ...winter, sort })).hits).toMatchObject([{ transactionId: 'OLD-1' }])
    expect((await search({ policyId: other.id, paymentMethod: 'Check' })).hits).toMatchObject([
      { transactionId: 'OLD-1' },
    ])
    expect((await search({ policyId: other.id, paymentMethod: 'Wire' })).hits).toEqual([])
    expect((await search({ search: 'alder' })).hits).toMatchObject([{ companyName: 'Alder Mills' }])
    expect((await search({ search: 'OLD-1', accountId: other.accountId })).hits).toHaveLength(1)
    expect((await search({ agencyId: castIds.agency(2) })).hits).toEqual([])
    expect((await search({}, cast.producer)).hits.length).toBeGreaterThan(2)
    expect((await search({}, cast.otherProducer)).hits).toEqual([])
    expect((await search({ policyId: policy.id }, cast.otherProducer)).hits).toEqual([])
    const link = desk.asBilling(guestOf('E_PAY', policy.id))
    expect(await link(contract.searchTransactions, { query: {} })).toMatchObject({ status: 403 })
    const first = await search({ size: 1 })
    const second = await search({ size: 1, after: first.nextToken })
    expect(second.hits[0]?.id).not.toBe(first.hits[0]?.id)
    expect((await search({ size: 1, before: second.prevToken })).hits).toEqual(first.hits)
  })
})

describe('correcting a payment', () => {
  const edit = (transaction: Transaction, more: object = {}, actor: Actor = cast.superAdmin) => {
    const { id, transactionId, invoiceNumber, status, paymentDate, paymentMethod, processorName, amountPaid } =
      transaction
    const body = {
      id,
      transactionId,
      invoiceNumber,
      status,
      paymentDate,
      paymentMethod,
      processorName,
      amountPaid,
      paymentDesc: transaction.paymentDesc,
      ...more,
    }
    return desk.asBilling(actor)(contract.updateTransaction, { body })
  }

  it('changes its words', async () => {
    const policy = await boundInJanuary()
    await apply(policy, 700)
    const changed = { paymentDesc: 'Second try', paymentMethod: 'Wire' }
    expect(await edit(await only(policy), changed)).toMatchObject({ ok: true, value: changed })
    expect(await paymentOf(policy.id)).toMatchObject({ amountPaid: 700 })
  })

  it('needs no words', async () => {
    const policy = await boundInJanuary()
    await apply(policy, 700)
    const changed = { paymentMethod: 'Wire', paymentDesc: undefined }
    expect(await edit(await only(policy), changed)).toMatchObject({ ok: true, value: { paymentDesc: '' } })
  })

  it('posts it back and anew on the day that it came, however often that is corrected', async () => {
    const policy = await boundInJanuary()
    await apply(policy, 700, { paymentDate: '2026-02-10' })
    const before = await paymentOf(policy.id)
    const booked = async () =>
      (await postings.every({ scopes: [`policy:${policy.id}`] }))
        .filter(({ cause }) => cause.kind === 'payment' || cause.kind === 'correction')
        .map((entry) => [entry.cause.kind, entry.effectiveAt, balanceOf([entry], 'premiumReceivable')])
    expect(await edit(await only(policy), { paymentDate: '2026-03-01' })).toMatchObject({
      ok: true,
      value: { paymentDate: '2026-03-01' },
    })
    const once = [
      ['payment', '2026-02-10', -700],
      ['correction', '2026-02-10', 700],
      ['payment', '2026-03-01', -700],
    ]
    expect(await booked()).toEqual(once)
    answered(await edit(await only(policy), { paymentDate: '2026-02-20' }))
    expect(await booked()).toEqual([...once, ['correction', '2026-03-01', 700], ['payment', '2026-02-20', -700]])
    expect(await paymentOf(policy.id)).toEqual({ ...before, movements: expect.any(Array) })
    expect(await receivable(policy)).toBe(policy.totalPremium - 700)
    expect((await search({ policyId: policy.id })).totalHits).toBe(1)
    // One that did not arrive after all is owed again.
    answered(await edit(await only(policy), { status: 'Void' }))
    expect(await receivable(policy)).toBe(policy.totalPremium)
    const said = (await postings.every({ scopes: [`policy:${policy.id}`] })).map(({ description }) => description)
    expect(said).toContain('Payment voided')
    expect(said).not.toContain('Payment failed')
  })

  it('says why a day stays: the processor’s, of what did not come, and together with what became of it', async () => {
    const refused = (reason: string) => ({
      status: 409,
      problem: { code: 'billing.notEditable', data: { reason: expect.stringContaining(reason) } },
    })
    const policy = await boundInJanuary()
    await apply(policy, 700, { paymentDate: '2026-02-10' })
    const paid = await only(policy)
    const earlier = { paymentDate: '2026-02-03' }
    expect(await edit(paid, { ...earlier, status: 'Failed' })).toMatchObject(refused('one after the other'))
    answered(await edit(paid, { status: 'Failed' }))
    expect(await edit(await only(policy), earlier)).toMatchObject(refused('it did not come'))
    const byCard = await boundInJanuary()
    await desk.record(byCard, await desk.pay(byCard))
    expect(await edit(await only(byCard), earlier)).toMatchObject(refused('the processor alone'))
  })

  it('asks for every field as it is kept: a day as a day, an amount within its bounds, a known status and method', async () => {
    const policy = await desk.aPolicy()
    await apply(policy, 700)
    const known = await only(policy)
    const wrong = {
      transactionId: [' ', undefined],
      invoiceNumber: ['', undefined],
      status: ['Bounced', undefined],
      paymentDate: ['03/01/2026', '2026-02-30', undefined],
      paymentMethod: ['Cash', undefined],
      processorName: ['', undefined],
      amountPaid: [-1, 0.5, 100_000_000_000_001, undefined],
    }
    for (const [field, values] of Object.entries(wrong))
      for (const value of values)
        expect(await edit(known, { [field]: value })).toMatchObject({
          status: 400,
          problem: { errors: [{ path: [field] }] },
        })
    for (const status of ['Paid', 'In Process'] as const) expect((await edit(known, { status })).status).not.toBe(400)
  })

  it('posts back a check that bounced or was entered by mistake', async () => {
    const policy = await desk.aPolicy()
    await apply(policy, policy.totalPremium)
    const paid = await only(policy)
    expect(await edit(paid, { status: 'Failed', paymentDesc: 'Returned by the bank' })).toMatchObject({
      value: { status: 'Failed' },
    })
    expect(await paymentOf(policy.id)).toMatchObject({
      status: 'Failed',
      dueAmount: policy.totalPremium,
      description: 'Returned by the bank',
    })
    expect(await receivable(policy)).toBe(policy.totalPremium)
    const other = await desk.aPolicy()
    await apply(other, 300)
    expect(await edit(await only(other), { status: 'Void' })).toMatchObject({ value: { status: 'Void' } })
    expect(await paymentOf(other.id)).toMatchObject({ status: 'Unpaid', dueAmount: other.totalPremium })
  })

  it('leaves a policy paid that was paid twice', async () => {
    for (const status of ['Void', 'Failed'] as const) {
      const policy = await desk.aPolicy()
      await apply(policy, policy.totalPremium)
      const once = await only(policy)
      await apply(policy, policy.totalPremium, { reference: 'TWICE', creditReason: 'Both checks were cashed' })
      expect(await edit(once, { status })).toMatchObject({ value: { status } })
      expect(await paymentOf(policy.id)).toMatchObject({ status: 'Paid', dueAmount: 0 })
      expect(await refundsOf(policy)).toMatchObject([{ status: 'VOIDED' }])
    }
  })

  it('leaves alone what is posted and what the processor decides', async () => {
    const policy = await desk.aPolicy()
    await apply(policy, 700)
    const check = await only(policy)
    const refused = { status: 409, problem: { code: 'billing.notEditable' } }
    for (const change of [
      { amountPaid: 800 },
      { invoiceNumber: 'INV-2' },
      { transactionId: '1018' },
      { paymentMethod: 'Credit Card' },
      { status: 'In Process' },
    ])
      expect(await edit(check, change)).toMatchObject(refused)
    expect(await edit(check, { paymentDate: addDays(today, 3) })).toMatchObject(unfit('This day has not come yet'))
    expect(await edit(check, { paymentDate: addDays(today, -2) })).toMatchObject(
      unfit(expect.stringContaining('The policy was bound on')),
    )
    const byCard = await desk.aPolicy()
    await desk.record(byCard, await desk.pay(byCard))
    expect(await edit(await only(byCard), { status: 'Void' })).toMatchObject(refused)
    expect(await edit({ ...check, id: 'txn_01JH0000000000000000000X01' as typeof check.id })).toMatchObject({
      status: 404,
      problem: { code: 'billing.transactionNotFound' },
    })
    expect(await edit(check, {}, cast.producer)).toMatchObject({ status: 403 })
  })
})

describe('closing a payment', () => {
  it('keeps the comments and moves nothing', async () => {
    const policy = await desk.aPolicy()
    const close = (body: object, actor: Actor = cast.superAdmin) =>
      desk.asBilling(actor)(contract.closeTransaction, { body: { policyId: policy.id, ...body } as never })
    expect(await close({ description: 'Sent to collections' })).toMatchObject({ status: 204 })
    expect(await paymentOf(policy.id)).toMatchObject({
      description: 'Sent to collections',
      dueAmount: policy.totalPremium,
    })
    expect(await close({ description: ' ' })).toMatchObject({
      status: 400,
      problem: { errors: [{ detail: 'Comments is a required field' }] },
    })
    expect(await close({ description: 'x' }, cast.producer)).toMatchObject({ status: 403 })
    const binder = await desk.aBinder()
    expect(await close({ description: 'x', policyId: binder.id })).toMatchObject({ status: 409 })
  })
})
