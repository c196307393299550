import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { wrongsOfBooks } from '#functions/ledger/books/wrongsOfBooks.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { invoiceOfPolicy, invoices } from '#functions/ledger/store/invoices.ts'
import { refunds } from '#functions/ledger/store/refunds.ts'
import { writeOffs } from '#functions/ledger/store/writeOffs.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { handler as policyWorker } from '#functions/policy/worker.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { applyExternalPayment } from '#shared/contracts/billing/transactions.ts'
import * as contract from '#shared/contracts/billing/writeOffs.ts'
import * as cancellation from '#shared/contracts/policy/cancellation.ts'
import { searchPolicies } from '#shared/contracts/policy/search.ts'
import { smallBalanceUpTo } from '#shared/domain/billing/writeOffRules.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { balanceOf, trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { writeOffLife } from '#shared/records/writeOff/writeOffLife.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { handOver } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]
const second = { ...cast.superAdmin, userId: 'usr_01JH0000000000000000000V99', name: 'Second Person' } as Actor
const note = 'Not worth a letter'

const check = async (policy: PolicyRecord, amount: number, reference: string) =>
  answered(
    await desk.asBilling(cast.superAdmin)(applyExternalPayment, {
      body: {
        policyId: policy.id,
        amount,
        paymentMethod: 'Check',
        paymentDate: bookDate(new Date().toISOString()),
        reference,
      },
    }),
  )

/** A policy of which all but so much is paid. */
const owing = async (left: number) => {
  const policy = await desk.aPolicy()
  await check(policy, policy.totalPremium - left, 'C-1')
  return policy
}

const propose = (policy: PolicyRecord, given: object, actor: Actor = cast.superAdmin) =>
  desk.asBilling(actor)(contract.proposeWriteOff, {
    body: { policyId: policy.id, reason: 'SMALL_BALANCE', note, ...given } as never,
  })
const approve = (writeOffId: string, amount: number, actor: Actor = second) =>
  desk.asBilling(actor)(contract.approveWriteOff, { params: { writeOffId }, body: { amount } })
const reject = (writeOffId: string, actor: Actor = second) =>
  desk.asBilling(actor)(contract.rejectWriteOff, { params: { writeOffId }, body: { note: 'They will pay' } })
const reverse = (writeOffId: string) =>
  desk.asBilling(cast.superAdmin)(contract.reverseWriteOff, { params: { writeOffId } })

const writtenOff = async (policy: PolicyRecord, amount: number, reason = 'SMALL_BALANCE') => {
  const { id } = answered(await propose(policy, { amount, reason }))
  return answered(await approve(id, amount))
}

/** What the ledger holds as written off, with everything else in agreement. */
const held = async ({ id }: PolicyRecord) => {
  const entries = await postings.every({ scopes: [`policy:${id}`] })
  expect(trialBalance(entries).difference).toBe(0)
  const invoice = await invoiceOfPolicy(id)
  if (invoice === undefined) throw new Error('no invoice')
  const refund = invoice.openRefundId === undefined ? undefined : await refunds.byId(invoice.openRefundId)
  expect(wrongsOfBooks(invoice, entries, refund)).toEqual([])
  return balanceOf(entries, 'writeOffs')
}

it('a write-off is seen by the premium processor whose policy it is of, who may propose one', async () => {
  const processor = partnerOf('PREMIUM_PROCESSOR', 'Premium Processor Admin', 'org_trust') as unknown as Actor
  const other = { ...processor, organizationId: 'org_other' } as unknown as Actor
  const policy = await owing(1000)
  const invoice = await invoiceOfPolicy(policy.id)
  if (invoice === undefined) throw new Error('There is no invoice.')
  const kept = await policies.require(policy.id)
  await commit([invoices.update(invoice, { ...invoice, partnerIds: ['org_trust'] })])
  await commit([policies.update(kept, { ...kept, partnerIds: ['org_trust'] })])
  const { id } = answered(await propose(policy, { amount: 1000 }, processor))
  await desk.quotes.settle()
  const listed = async (actor: Actor) =>
    answered(await desk.asBilling(actor)(contract.searchWriteOffs, { query: {} as never })).hits.map((hit) => hit.id)
  expect(await listed(processor)).toEqual([id])
  expect(await listed(other)).toEqual([])
  expect(await desk.asBilling(processor)(contract.getWriteOff, { params: { writeOffId: id } })).toMatchObject({
    ok: true,
  })
  expect(await desk.asBilling(other)(contract.getWriteOff, { params: { writeOffId: id } })).toMatchObject({
    status: 404,
  })
})

describe('writing off what is left of an invoice', () => {
  it('takes two people, and moves nothing before the second', async () => {
    const policy = await owing(1_200)
    const proposed = answered(await propose(policy, { amount: 1_200 }))
    expect(proposed).toMatchObject({ status: 'PROPOSED', amount: 1_200, proposal: { name: cast.superAdmin.name } })
    expect(await held(policy)).toBe(0)
    expect(await propose(policy, { amount: 1 })).toMatchObject({ problem: { code: 'billing.writeOffWaits' } })
    const own = { status: 409, problem: { code: 'billing.ownWriteOff' } }
    expect(await approve(proposed.id, 1_200, cast.superAdmin)).toMatchObject(own)
    expect(await reject(proposed.id, cast.superAdmin)).toMatchObject(own)
    expect(await approve(proposed.id, 1_100)).toMatchObject({ problem: { code: 'billing.amountMismatch' } })
    expect(await approve(proposed.id, 1_200)).toMatchObject({
      value: { status: 'APPROVED', approval: { name: 'Second Person' } },
    })
    expect(await held(policy)).toBe(1_200)
    expect(await paymentOf(policy.id)).toMatchObject({
      dueAmount: 0,
      status: 'Paid',
      amountPaid: policy.totalPremium - 1_200,
    })
  })

  it('leaves it due where the second says no, with why', async () => {
    const policy = await owing(900)
    const { id } = answered(await propose(policy, { amount: 900 }))
    expect(await reject(id)).toMatchObject({ value: { status: 'REJECTED', rejection: { note: 'They will pay' } } })
    expect([await held(policy), (await paymentOf(policy.id))?.dueAmount]).toEqual([0, 900])
    answered(await propose(policy, { amount: 900 }))
  })

  it('is of a small balance while the cover lasts, and never more than is due', async () => {
    const policy = await owing(2_501)
    const refused = { status: 409, problem: { code: 'billing.notWrittenOff' } }
    expect(await propose(policy, { amount: 2_501 })).toMatchObject(refused)
    expect(await propose(policy, { amount: 2_501, reason: 'UNCOLLECTABLE' })).toMatchObject(refused)
    await check(policy, 1, 'C-2')
    expect(await propose(policy, { amount: 2_501 })).toMatchObject({ problem: { code: 'billing.writeOffAboveDue' } })
    expect(await propose(policy, { amount: 2_500 })).toMatchObject({ ok: true })
  })

  it('is of any balance once the policy is cancelled, and what was earned is never paid', async () => {
    const effectiveDate = addMonths(bookDate(new Date().toISOString()), -6)
    const begun = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
    await meetDeadlines({ now: new Date().toISOString() })
    const policy = await desk.read(begun.id)
    const given = { amount: policy.totalPremium, reason: 'UNCOLLECTABLE' }
    expect(await propose(policy, given)).toMatchObject({ problem: { code: 'billing.notWrittenOff' } })
    answered(
      await desk.asPolicy(cast.underwriter)(cancellation.cancelPolicy, {
        params: { policyId: policy.id },
        body: { reason: 'Insured elsewhere', effectiveDate: dateAt(new Date().toISOString(), policy.timeZone) },
      }),
    )
    const { dueAmount: amount = 0 } = (await paymentOf(policy.id)) ?? {}
    expect(amount).toBeGreaterThan(smallBalanceUpTo.USD)
    await writtenOff(policy, amount, 'UNCOLLECTABLE')
    expect(await held(policy)).toBe(amount)
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 0, amountPaid: 0 })
  })

  it('is of any balance of a term that ended with its renewal', async () => {
    const policy = await owing(90_000)
    await commit([policies.update(await policies.require(policy.id), { ...policy, status: 'RENEWED' })])
    await writtenOff(policy, 90_000, 'UNCOLLECTABLE')
    expect(await held(policy)).toBe(90_000)
  })

  it('is due again where the cancellation is undone: nothing is given up for cover that goes on', async () => {
    const effectiveDate = addMonths(bookDate(new Date().toISOString()), -6)
    // A company that has no other cover.
    const accountId = await desk.quotes.anAccount()
    const begun = await desk.aPolicy({ accountId, effectiveDate, endDate: addMonths(effectiveDate, 12) })
    await meetDeadlines({ now: new Date().toISOString() })
    const policy = await desk.read(begun.id)
    const by = desk.asPolicy(cast.superAdmin)
    const params = { policyId: policy.id }
    const body = { reason: 'Insured elsewhere', effectiveDate: dateAt(new Date().toISOString(), policy.timeZone) }
    answered(await by(cancellation.cancelPolicy, { params, body }))
    const { dueAmount: amount = 0 } = (await paymentOf(policy.id)) ?? {}
    const { id } = await writtenOff(policy, amount, 'UNCOLLECTABLE')
    answered(await by(cancellation.undoCancelledPolicy, { params }))
    expect(await writeOffs.byId(id)).toMatchObject({ status: 'REVERSED', reversal: { by: cast.superAdmin.userId } })
    expect(await held(policy)).toBe(0)
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: policy.totalPremium, isPaid: false })
    await check(policy, policy.totalPremium, 'C-1')
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 0, amountPaid: policy.totalPremium, isPaid: true })
  })

  it('is refused where the money came before the second looked', async () => {
    const other = await owing(800)
    const { id } = answered(await propose(other, { amount: 800 }))
    await check(other, 300, 'C-2')
    expect(await approve(id, 800)).toMatchObject({ problem: { code: 'billing.writeOffAboveDue' } })
    await check(other, 500, 'C-3')
    expect(await approve(id, 800)).toMatchObject({ problem: { code: 'billing.notWrittenOff' } })
  })
})

describe('money that comes after all', () => {
  it('makes good what was written off, in parts, and only what is more is owed back', async () => {
    const policy = await owing(1_000)
    const { id } = await writtenOff(policy, 1_000)
    await check(policy, 400, 'C-2')
    expect(await writeOffs.byId(id)).toMatchObject({ status: 'APPROVED', recovered: 400 })
    expect(await held(policy)).toBe(600)
    await check(policy, 600, 'C-3')
    expect(await writeOffs.byId(id)).toMatchObject({ status: 'RECOVERED', recovered: 1_000 })
    expect(await held(policy)).toBe(0)
    expect(await refunds.every({ scopes: [`policy:${policy.id}`] })).toEqual([])
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 0, amountPaid: policy.totalPremium, status: 'Paid' })
  })

  it('is asked for again where a write-off is taken back', async () => {
    const policy = await owing(700)
    const { id } = await writtenOff(policy, 700)
    await check(policy, 200, 'C-2')
    expect(await reverse(id)).toMatchObject({ value: { status: 'REVERSED', recovered: 200 } })
    expect(await held(policy)).toBe(0)
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 500, status: 'Partially Paid' })
    await check(policy, 500, 'C-3')
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 0, status: 'Paid' })
  })

  it('is not paid back by a cancellation to whom never paid it', async () => {
    const policy = await owing(1_500)
    await writtenOff(policy, 1_500)
    answered(
      await desk.asPolicy(cast.underwriter)(cancellation.flatCancelPolicy, {
        params: { policyId: policy.id },
        body: { reason: 'Not taken up' },
      }),
    )
    const [refund] = await refunds.every({ scopes: [`policy:${policy.id}`] })
    expect(refund?.amount).toBe(policy.totalPremium - 1_500)
    expect(await held(policy)).toBe(0)
  })

  it('is told beside the payment, as is that nothing is charged at all, so that neither passes for money that came', async () => {
    const policy = await owing(1_500)
    await writtenOff(policy, 1_500)
    const payment = async () =>
      answered(await desk.asBilling(cast.underwriter)(getPayment, { params: { policyId: policy.id } }))
    expect(await payment()).toMatchObject({
      status: 'Paid',
      chargedAmount: policy.totalPremium,
      writtenOff: 1_500,
    })
    answered(
      await desk.asPolicy(cast.underwriter)(cancellation.flatCancelPolicy, {
        params: { policyId: policy.id },
        body: { reason: 'Not taken up' },
      }),
    )
    expect(await payment()).toMatchObject({ status: 'Paid', chargedAmount: 0, dueAmount: 0 })
  })
})

it('a write-off is told in the lists of policies, as on the policy’s page, until it is taken back', async () => {
  const policy = await owing(800)
  const { id } = await writtenOff(policy, 800)
  const params = { policyId: policy.id }
  const row = async () => {
    const [detail] = await desk.events('payment.moved', policy.id)
    if (detail === undefined) return expect.fail()
    await handOver(policyWorker, 'payment.moved', { policyId: policy.id })
    const { hits } = answered(await desk.asPolicy(cast.underwriter)(searchPolicies, { query: {} as never }))
    return hits.find((each) => each.id === policy.id)
  }
  expect(await row()).toMatchObject({ paymentStatus: 'Paid', writtenOff: 800 })
  answered(await reverse(id))
  expect(await row()).not.toHaveProperty('writtenOff')
  expect(answered(await desk.asBilling(cast.underwriter)(getPayment, { params })).status).toBe('Partially Paid')
})

describe('who sees write-offs', () => {
  it('is the provider’s finance staff, and nobody of the agency', async () => {
    const policy = await owing(600)
    const { id } = answered(await propose(policy, { amount: 600 }))
    aWhilePasses()
    const search = (actor: Actor, query: object) =>
      desk.asBilling(actor)(contract.searchWriteOffs, { query: query as never })
    expect(answered(await search(cast.superAdmin, { policyId: policy.id })).hits.map((each) => each.id)).toEqual([id])
    expect(
      answered(await search(cast.superAdmin, { status: 'PROPOSED', sort: '-amount' })).hits.length,
    ).toBeGreaterThan(0)
    const get = (actor: Actor) => desk.asBilling(actor)(contract.getWriteOff, { params: { writeOffId: id } })
    expect(answered(await get(second)).id).toBe(id)
    expect(await get(cast.producer)).toMatchObject({ status: 403 })
    expect(await propose(policy, { amount: 1 }, cast.producer)).toMatchObject({ status: 403 })
  })
})

describe('a write-off in a status that does not allow it', () => {
  const sends = {
    approveWriteOff: (id: string) => approve(id, 1),
    rejectWriteOff: (id: string) => reject(id),
    reverseWriteOff: reverse,
  }

  it.each(Object.entries(sends))('refuses %s', async (name, send) => {
    const operation = (contract as unknown as Record<string, Operation>)[name]
    expect(operation?.problems).toContain('billing.writeOffNotAllowed')
    const policy = await owing(500)
    const { id } = answered(await propose(policy, { amount: 500 }))
    await expectRefused({
      records: writeOffs,
      id,
      life: writeOffLife,
      by: name,
      send: () => send(id),
      problemIn: (status) => ({ code: 'billing.writeOffNotAllowed', data: { status } }),
    })
  })
})
