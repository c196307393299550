import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '#cdk/local/testing/scratch.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { refunds } from '#functions/ledger/store/refunds.ts'
import { paymentsOfPolicy, transactions } from '#functions/ledger/store/transactions.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { Operation } from '#shared/contract/operation.ts'
import * as contract from '#shared/contracts/billing/refunds.ts'
import { applyExternalPayment } from '#shared/contracts/billing/transactions.ts'
import * as cancellation from '#shared/contracts/policy/cancellation.ts'
import type { LedgerAccount } from '#shared/domain/ledger/chartOfAccounts.ts'
import { balanceOf, trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { refundLife } from '#shared/records/refund/refundLife.ts'
import { cast } from '#tests/cast/actors.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { cards, openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { deliver } from '#tests/support/queue.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]
const second = { ...cast.superAdmin, userId: 'usr_01JH0000000000000000000V99', name: 'Second Person' } as Actor

const of = async ({ id }: PolicyRecord) => {
  const [refund] = await refunds.every({ scopes: [`policy:${id}`] })
  if (refund === undefined) throw new Error('no refund')
  return refund
}
const heldIn = async ({ id }: PolicyRecord, account: LedgerAccount) => {
  const entries = await postings.every({ scopes: [`policy:${id}`] })
  expect(trialBalance(entries).difference).toBe(0)
  return balanceOf(entries, account)
}
const approve = (refundId: string, amount: number, actor: Actor = cast.superAdmin) =>
  desk.asBilling(actor)(contract.approveRefund, { params: { refundId }, body: { amount } })
const pay = (refundId: string, body: object = {}, actor: Actor = cast.superAdmin) =>
  desk.asBilling(actor)(contract.payRefund, { params: { refundId }, body: body as never })
const reject = (refundId: string) =>
  desk.asBilling(cast.superAdmin)(contract.rejectRefund, {
    params: { refundId },
    body: { note: 'Fraud is looked into' },
  })
const reopen = (refundId: string) => desk.asBilling(cast.superAdmin)(contract.reopenRefund, { params: { refundId } })
const voidPolicy = async (policy: PolicyRecord, actor: Actor = cast.underwriter) =>
  answered(
    await desk.asPolicy(actor)(cancellation.voidPolicy, {
      params: { policyId: policy.id },
      body: { reason: 'Issued in error' },
    }),
  )

const check = (policy: PolicyRecord, amount: number, reference: string, creditReason?: string) =>
  desk.asBilling(cast.superAdmin)(applyExternalPayment, {
    body: {
      policyId: policy.id,
      amount,
      paymentMethod: 'Check',
      paymentDate: bookDate(new Date().toISOString()),
      reference,
      ...(creditReason !== undefined && { creditReason }),
    },
  })

const aPaidPolicy = async (card: string = cards.succeeds, more: Parameters<typeof desk.aPolicy>[0] = {}) => {
  const policy = await desk.aPolicy(more)
  await desk.record(policy, await desk.pay(policy, card))
  return policy
}

describe('cancelling a paid policy', () => {
  it('owes back exactly what was paid beyond what is kept, and pays it to the card once two have approved', async () => {
    const policy = await aPaidPolicy()
    await voidPolicy(policy)
    const refund = await of(policy)
    expect(refund).toMatchObject({ status: 'DUE', amount: policy.totalPremium, policyNumber: policy.policyNumber })
    expect(await heldIn(policy, 'refundsPayable')).toBe(-policy.totalPremium)
    expect(await pay(refund.id)).toMatchObject({ status: 409, problem: { code: 'billing.refundNotAllowed' } })
    expect(await approve(refund.id, 1)).toMatchObject({ problem: { code: 'billing.amountMismatch' } })
    expect(await approve(refund.id, refund.amount)).toMatchObject({ value: { status: 'APPROVED' } })
    expect(await pay(refund.id)).toMatchObject({
      value: {
        status: 'PAID',
        payout: { paymentMethod: 'Credit Card', lastFourDigits: '4242', reference: expect.stringMatching(/^pay_/) },
      },
    })
    expect([await heldIn(policy, 'refundsPayable'), await heldIn(policy, 'trustCash')]).toEqual([0, 0])
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 0, status: 'Paid' })
    expect(await pay(refund.id)).toMatchObject({ problem: { code: 'billing.refundNotAllowed' } })
  })

  it('owes nothing back where nothing was paid', async () => {
    const policy = await desk.aPolicy()
    await voidPolicy(policy)
    expect(await refunds.every({ scopes: [`policy:${policy.id}`] })).toEqual([])
  })

  it('takes its refund back when it is undone before it is paid', async () => {
    const policy = await aPaidPolicy(cards.succeeds, { accountId: await desk.quotes.anAccount() })
    const params = { policyId: policy.id }
    answered(
      await desk.asPolicy(cast.underwriter)(cancellation.flatCancelPolicy, {
        params,
        body: { reason: 'Not taken up' },
      }),
    )
    answered(await desk.asPolicy(cast.underwriter)(cancellation.undoCancelledPolicy, { params }))
    expect(await of(policy)).toMatchObject({ status: 'VOIDED' })
    expect(await heldIn(policy, 'refundsPayable')).toBe(0)
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 0, amountPaid: policy.totalPremium, status: 'Paid' })
  })
})

describe('approving a refund', () => {
  it('is not done by whoever made it due, where it is above the limit', async () => {
    const policy = await aPaidPolicy()
    await voidPolicy(policy, cast.superAdmin)
    const { id, amount } = await of(policy)
    expect(await approve(id, amount)).toMatchObject({ status: 409, problem: { code: 'billing.secondPerson' } })
    expect(await approve(id, amount, second)).toMatchObject({ value: { status: 'APPROVED' } })
  })

  it('takes two people where a payment made it due', async () => {
    const policy = await desk.aPolicy()
    const { url } = answered(
      await desk.asBilling(cast.superAdmin)(
        (await import('#shared/contracts/billing/processor.ts')).getPaymentProcessorKey,
        { query: { policyId: policy.id } },
      ),
    )
    await check(policy, policy.totalPremium, 'C-1')
    await desk.record(policy, await desk.payAt(url, cards.succeeds))
    const { id, amount } = await of(policy)
    expect(await approve(id, amount)).toMatchObject({ value: { status: 'DUE', approvals: [{}] } })
    expect(await approve(id, amount)).toMatchObject({ problem: { code: 'billing.secondPerson' } })
    expect(await approve(id, amount, second)).toMatchObject({ value: { status: 'APPROVED', approvals: [{}, {}] } })
  })

  it('is spoken of by the invoice no longer than it is owed', async () => {
    const paid = await desk.aPolicy()
    answered(await check(paid, paid.totalPremium + 100, 'PAID-1', 'Rounded up'))
    expect(await paymentOf(paid.id)).toMatchObject({ description: expect.stringContaining('$1 more than was due') })
    const refund = await of(paid)
    answered(await approve(refund.id, 100))
    answered(await pay(refund.id, { pastProcessor: { paymentMethod: 'Check', reference: '2001' } }))
    expect(await paymentOf(paid.id)).toMatchObject({ description: '' })

    const undone = await desk.aPolicy({ accountId: await desk.quotes.anAccount() })
    const params = { policyId: undone.id }
    const cancel = { params, body: { reason: 'Not taken up' } }
    answered(await desk.asPolicy(cast.underwriter)(cancellation.flatCancelPolicy, cancel))
    answered(await check(undone, 100, 'LATE-1', 'Came late'))
    answered(await desk.asPolicy(cast.underwriter)(cancellation.undoCancelledPolicy, { params }))
    expect(await paymentOf(undone.id)).toMatchObject({ description: '', dueAmount: undone.totalPremium - 100 })
  })

  it('is asked for again when the amount changes', async () => {
    const policy = await desk.aPolicy()
    await check(policy, policy.totalPremium + 1_000, 'C-1', 'Cashed')
    const { id } = await of(policy)
    answered(await approve(id, 1_000))
    await check(policy, 500, 'C-2', 'Cashed too')
    expect(await of(policy)).toMatchObject({ id, status: 'DUE', amount: 1_500, approvals: [] })
    expect(await approve(id, 1_000)).toMatchObject({ problem: { code: 'billing.amountMismatch' } })
  })
})

describe('paying a refund out', () => {
  it('is past the processor what came past it', async () => {
    const policy = await desk.aPolicy()
    await check(policy, policy.totalPremium + 2_500, 'C-1', 'Cashed')
    const { id } = await of(policy)
    answered(await approve(id, 2_500))
    expect(await pay(id)).toMatchObject({ status: 409, problem: { code: 'billing.payoutPastProcessor' } })
    const pastProcessor = { paymentMethod: 'Check', reference: '2044' }
    expect(await pay(id, { pastProcessor })).toMatchObject({ value: { status: 'PAID', payout: pastProcessor } })
    expect(await heldIn(policy, 'refundsPayable')).toBe(0)
    await check(policy, 100, 'C-3', 'Once more')
    expect((await refunds.every({ scopes: [`policy:${policy.id}`] })).map(({ status }) => status).toSorted()).toEqual([
      'DUE',
      'PAID',
    ])
  })

  it('stays approved, with the bank’s words, when it is declined', async () => {
    const policy = await aPaidPolicy()
    await check(policy, 1_013, 'C-1', 'Cashed')
    const { id } = await of(policy)
    answered(await approve(id, 1_013))
    const declined = { status: 409, problem: { code: 'billing.payoutDeclined' } }
    expect(await pay(id)).toMatchObject(declined)
    expect(await of(policy)).toMatchObject({ status: 'APPROVED', failure: 'The bank refused the payout.' })
    expect(await pay(id)).toMatchObject(declined)
    expect(await heldIn(policy, 'refundsPayable')).toBe(-1_013)
  })

  it('is due once more, and paid in another way, when the bank returns it after it was paid', async () => {
    const policy = await aPaidPolicy()
    await check(policy, 1_014, 'C-1', 'Cashed')
    const { id } = await of(policy)
    answered(await approve(id, 1_014))
    const { payout } = answered(await pay(id))
    desk.letTimePass()
    const told = await eventually(async () =>
      (await eventsOf(desk.quotes.table)).find(
        ({ name, detail }) =>
          name === 'payout.returned' && 'payoutId' in detail && detail.payoutId === payout?.reference,
      ),
    )
    const time = new Date().toISOString()
    const body = JSON.stringify({ id: 'evt_returned', 'detail-type': told.name, time, detail: told.detail })
    for (const messageId of ['once', 'again']) await deliver(worker, [{ messageId, body }])
    const all = await refunds.every({ scopes: [`policy:${policy.id}`] })
    expect(all.map(({ amount, status }) => [status, amount]).toSorted()).toEqual([
      ['DUE', 1_014],
      ['RETURNED', 1_014],
    ])
    expect(await refunds.byId(id)).toMatchObject({ status: 'RETURNED', failure: 'The account is closed.' })
    expect([await heldIn(policy, 'refundsPayable'), await heldIn(policy, 'premiumReceivable')]).toEqual([-1_014, 0])
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 0, status: 'Paid' })
    const again = all.find(({ status }) => status === 'DUE')?.id ?? id
    answered(await approve(again, 1_014))
    answered(await pay(again, { pastProcessor: { paymentMethod: 'Check', reference: '2060' } }))
    expect(await heldIn(policy, 'refundsPayable')).toBe(0)
  })

  it('stays approved where the processor does not know the card any more, and is paid past it then', async () => {
    const policy = await aPaidPolicy()
    await check(policy, 2_000, 'C-1', 'Cashed')
    const { id } = await of(policy)
    answered(await approve(id, 2_000))
    for (const { id: transactionId } of await paymentsOfPolicy(policy.id)) {
      const payment = await transactions.require(transactionId)
      if (payment.paidWith === undefined) continue
      await commit([transactions.update(payment, { ...payment, paidWith: { ...payment.paidWith, token: 'tok_gone' } })])
    }
    expect(await pay(id)).toMatchObject({ status: 409, problem: { code: 'billing.payoutDeclined' } })
    expect(await of(policy)).toMatchObject({ status: 'APPROVED', failure: expect.stringContaining('does not know') })
    const pastProcessor = { paymentMethod: 'Check', reference: '2051' }
    expect(await pay(id, { pastProcessor })).toMatchObject({ value: { status: 'PAID', payout: pastProcessor } })
  })

  it('is one payout, however many ask for it at once, and is asked again after the processor was away', async () => {
    const policy = await aPaidPolicy()
    await check(policy, 700, 'C-1', 'Cashed')
    const { id } = await of(policy)
    answered(await approve(id, 700))
    const url = process.env.PROCESSOR_URL
    process.env.PROCESSOR_URL = 'http://127.0.0.1:9'
    expect(await pay(id)).toMatchObject({ status: 503 })
    process.env.PROCESSOR_URL = url
    expect(await of(policy)).toMatchObject({ status: 'PAYING' })
    const answers = await Promise.all([pay(id), pay(id), pay(id)])
    const paid = answers.filter(({ ok }) => ok)
    expect(paid.length).toBeGreaterThan(0)
    expect(new Set(paid.map((answer) => answer.ok && answer.value.payout?.reference)).size).toBe(1)
    const entries = await postings.every({ scopes: [`policy:${policy.id}`] })
    expect(entries.filter(({ description }) => description === 'Refund paid')).toHaveLength(1)
  })
})

describe('a refund that is rejected', () => {
  it('keeps the money in suspense until it is reopened, or what it was for is gone', async () => {
    const policy = await desk.aPolicy()
    await check(policy, policy.totalPremium + 900, 'C-1', 'Cashed')
    const { id } = await of(policy)
    expect(await reject(id)).toMatchObject({
      value: { status: 'REJECTED', rejection: { note: 'Fraud is looked into' } },
    })
    expect([await heldIn(policy, 'refundsPayable'), await heldIn(policy, 'suspense')]).toEqual([0, -900])
    expect(await reopen(id)).toMatchObject({ value: { status: 'DUE', approvals: [] } })
    expect(await heldIn(policy, 'suspense')).toBe(0)
    await reject(id)
    await voidPolicy(policy)
    expect(await of(policy)).toMatchObject({ status: 'REJECTED', amount: policy.totalPremium + 900 })
    expect(await heldIn(policy, 'suspense')).toBe(-policy.totalPremium - 900)
  })
})

describe('who sees refunds', () => {
  it('is everybody whose policy it is, and nobody else; those who manage billing settle them', async () => {
    const policy = await aPaidPolicy()
    await voidPolicy(policy)
    const { id } = await of(policy)
    await desk.deliver()
    const search = (actor: Actor, query: object = { policyId: policy.id }) =>
      desk.asBilling(actor)(contract.searchRefunds, { query: query as never })
    for (const actor of [cast.superAdmin, cast.producer])
      expect(answered(await search(actor)).hits.map((each) => each.id)).toEqual([id])
    expect(answered(await search(cast.otherProducer)).hits).toEqual([])
    expect(answered(await search(cast.superAdmin, { status: 'DUE', sort: '-amount' })).hits.length).toBeGreaterThan(0)
    const get = (actor: Actor) => desk.asBilling(actor)(contract.getRefund, { params: { refundId: id } })
    expect(answered(await get(cast.producer))).not.toHaveProperty('causedBy')
    expect(await get(cast.otherProducer)).toMatchObject({ status: 404, problem: { code: 'billing.refundNotFound' } })
    expect(await approve(id, 1, cast.producer)).toMatchObject({ status: 403 })
  })
})

describe('a refund in a status that does not allow it', () => {
  const sends = {
    approveRefund: (id: string) => approve(id, 1),
    payRefund: pay,
    rejectRefund: reject,
    reopenRefund: reopen,
  }

  it.each(Object.entries(sends))('refuses %s', async (name, send) => {
    const operation = (contract as unknown as Record<string, Operation>)[name]
    expect(operation?.problems).toContain('billing.refundNotAllowed')
    const policy = await aPaidPolicy()
    await voidPolicy(policy)
    const { id } = await of(policy)
    await expectRefused({
      records: refunds,
      id,
      life: refundLife,
      by: name,
      send: () => send(id),
      problemIn: (status) => ({ code: 'billing.refundNotAllowed', data: { status } }),
    })
  })
})
