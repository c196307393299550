import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { wrongsOfBooks } from '#functions/ledger/books/wrongsOfBooks.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { bookEntries } from '#functions/ledger/store/bookEntries.ts'
import { carrierAccountOf } from '#functions/ledger/store/carrierAccounts.ts'
import { carrierRemittances } from '#functions/ledger/store/carrierRemittances.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import { booksWrite, readBooks } from '#functions/ledger/store/ledgerBooks.ts'
import { refunds } from '#functions/ledger/store/refunds.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { getPremiumBordereau } from '#shared/contracts/billing/bordereaux.ts'
import { listCarrierBalances, updateCarrierTerms } from '#shared/contracts/billing/carrierBalances.ts'
import * as contract from '#shared/contracts/billing/carrierRemittances.ts'
import { getTrialBalance } from '#shared/contracts/billing/ledger.ts'
import { getStatement } from '#shared/contracts/billing/statements.ts'
import { applyExternalPayment, searchTransactions, updateTransaction } from '#shared/contracts/billing/transactions.ts'
import * as cancellation from '#shared/contracts/policy/cancellation.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { balanceOf, trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { portion } from '#shared/domain/money/money.ts'
import { carrierRemittanceLife } from '#shared/records/carrierRemittance/carrierRemittanceLife.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { duePremiumToday } from '../jobs/duePremium.ts'
import { handler as worker } from '../worker.ts'

type Actor = (typeof cast)[keyof typeof cast]
const first: Actor = cast.superAdmin
const second = { ...cast.superAdmin, userId: 'usr_01JH0000000000000000000V98', name: 'Second Person' } as Actor
const programme = 'programme'

let desk: PolicyDesk
let checks = 0
const at = (instant: string) => vi.setSystemTime(Date.parse(instant))

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-09-10T15:00:00.000Z') })
  desk = await openPolicyDesk()
})
afterAll(async () => {
  await desk.close()
  vi.useRealTimers()
})

const check = async (policy: PolicyRecord, amount: number) => {
  checks += 1
  const paymentDate = bookDate(new Date().toISOString())
  const body = { policyId: policy.id, amount, paymentMethod: 'Check' as const, paymentDate, reference: `C-${checks}` }
  answered(await desk.asBilling(first)(applyExternalPayment, { body }))
}
/** What was collected up to yesterday becomes due, and is counted. */
const dueNow = async () => {
  await desk.deliver()
  await duePremiumToday({ now: new Date().toISOString(), once: 'test' } as never)
  expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
  await desk.deliver()
}
const prepare = (month: Month, actor = first, carrierId = programme) =>
  desk.asBilling(actor)(contract.prepareCarrierRemittance, { body: { carrierId, month } })
const of = (carrierRemittanceId: string) => ({ params: { carrierRemittanceId } })
const approve = (id: string, amount: number, actor = second) =>
  desk.asBilling(actor)(contract.approveCarrierRemittance, { ...of(id), body: { amount } })
const reject = (id: string, actor = second) =>
  desk.asBilling(actor)(contract.rejectCarrierRemittance, { ...of(id), body: { note: 'Wait for the statement' } })
const cancel = (id: string, actor = first) =>
  desk.asBilling(actor)(contract.cancelCarrierRemittance, { ...of(id), body: { note: 'Prepared by mistake' } })
const pay = (id: string, amount: number, paidOn = bookDate(new Date().toISOString()), actor = first) =>
  desk.asBilling(actor)(contract.payCarrierRemittance, { ...of(id), body: { amount, paidOn, reference: 'WIRE-77' } })
const sentBack = (id: string, returnedOn = bookDate(new Date().toISOString()), actor = first) =>
  desk.asBilling(actor)(contract.returnCarrierRemittance, { ...of(id), body: { returnedOn, note: 'Account closed' } })
const problem = (code: string) => ({ problem: { code } })
const unfit = (field: string, detail: unknown) => ({
  status: 422,
  problem: { code: 'request.unfit', errors: [{ detail, path: [field] }] },
})

const balance = async (actor: Actor = first) => {
  const all = answered(await desk.asBilling(actor)(listCarrierBalances, {}))
  const own = all.find(({ carrierId }) => carrierId === programme)
  if (own === undefined) throw new Error('no balance')
  return own
}
const accounts = async () => {
  const sheet = answered(await desk.asBilling(first)(getTrialBalance, { query: {} }))
  expect(sheet.total).toBe(0)
  return Object.fromEntries(sheet.accounts.map(({ code, balance: each }) => [code, each]))
}
const agree = async (policy: PolicyRecord) => {
  const entries = await postings.every({ scopes: [`policy:${policy.id}`] })
  const invoice = await invoiceOfPolicy(policy.id)
  if (invoice === undefined) throw new Error('no invoice')
  const refund = invoice.openRefundId === undefined ? undefined : await refunds.byId(invoice.openRefundId)
  expect(wrongsOfBooks(invoice, entries, refund)).toEqual([])
}

let policy: PolicyRecord
let net = 0
let half = 0

describe('premium that was collected', () => {
  it('is not due while nothing was paid, however much was written', async () => {
    policy = await desk.aPolicy()
    at('2026-09-12T15:00:00.000Z')
    await dueNow()
    const { due, notYetDue, remitted } = await balance()
    expect([due, remitted]).toEqual([0, 0])
    net = notYetDue
    expect(net).toBeGreaterThan(0)
    expect(await prepare('2026-09')).toMatchObject(problem('billing.nothingToRemit'))
  })

  it('becomes due to the carrier net of the commission that is kept, as much of it as was paid of what was charged', async () => {
    const paid = Math.round(policy.totalPremium / 2)
    half = portion(net, { rate: paid / policy.totalPremium })
    await check(policy, paid)
    await dueNow()
    expect((await balance()).due).toBe(0)
    at('2026-09-13T15:00:00.000Z')
    await dueNow()
    expect(await balance()).toMatchObject({ due: half, notYetDue: net - half, remitted: 0, basis: 'COLLECTED' })
    await agree(policy)
    const before = (await postings.every({ scopes: [`policy:${policy.id}`] })).length
    at('2026-09-14T15:00:00.000Z')
    await dueNow()
    expect((await postings.every({ scopes: [`policy:${policy.id}`] })).length).toBe(before)
  })

  it('lies in the trust account, out of which it is remitted, once the day on which its check came is over', async () => {
    const paid = Math.round(policy.totalPremium / 2)
    const entries = await postings.every({ scopes: [`policy:${policy.id}`] })
    expect(entries.filter(({ cause }) => cause.kind === 'deposit')).toMatchObject([
      { description: 'Deposited in trust', effectiveAt: '2026-09-12' },
    ])
    expect(await accounts()).toMatchObject({ '1020': 0, '1050': paid })
  })
})

describe('a remittance to a carrier', () => {
  let id = ''

  it('is prepared once, of what is due and was not remitted, and of no month that is ahead', async () => {
    expect(await prepare('2026-10')).toMatchObject(problem('billing.periodNotFound'))
    expect(await prepare('2026-09', first, 'org_nobody')).toMatchObject(problem('billing.carrierNotFound'))
    const both = await Promise.all([prepare('2026-09'), prepare('2026-09', second)])
    const codes = both.map((each) => ('problem' in each ? each.problem?.code : 'prepared'))
    expect(codes.toSorted()).toEqual(['billing.carrierRemittanceUnderWay', 'prepared'])
    const [draft] = await carrierRemittances.every({ scopes: ['all'] })
    expect(draft).toMatchObject({ status: 'DRAFT', amount: half, becameDue: half, broughtForward: 0 })
    expect(draft?.legalEntity).toBe('Palisade Insurance Services, LLC')
    answered(await cancel(draft?.id ?? ''))
    const again = answered(await prepare('2026-09'))
    id = again.id
    expect((await balance()).underWay).toBe(id)
  })

  it('takes a second person, who decides on the amount that was seen', async () => {
    expect(await approve(id, half, first)).toMatchObject({ status: 409, ...problem('billing.ownCarrierRemittance') })
    expect(await reject(id, first)).toMatchObject(problem('billing.ownCarrierRemittance'))
    expect(await approve(id, half - 1)).toMatchObject(problem('billing.amountMismatch'))
    expect(await pay(id, half)).toMatchObject(problem('billing.carrierRemittanceNotAllowed'))
    expect(await approve(id, half)).toMatchObject({
      value: { status: 'APPROVED', approval: { name: 'Second Person' } },
    })
    const asked = [contract.approveCarrierRemittance, contract.payCarrierRemittance, contract.returnCarrierRemittance]
    expect(asked.map(({ stepUp }) => stepUp)).toEqual(['always', 'always', 'always'])
  })

  it('leaves the trust account as it is paid, and nothing of it is due any more, even before the totals know', async () => {
    const before = await accounts()
    expect(await pay(id, half, '2026-09-13')).toMatchObject(
      unfit('paidOn', expect.stringContaining('It was approved on')),
    )
    expect(await pay(id, half, '2026-09-15')).toMatchObject(unfit('paidOn', 'This day has not come yet'))
    expect(await pay(id, half)).toMatchObject({
      value: { status: 'PAID', payment: { on: '2026-09-14', bookedOn: '2026-09-14', reference: 'WIRE-77' } },
    })
    expect(await prepare('2026-09')).toMatchObject(problem('billing.nothingToRemit'))
    await desk.deliver()
    const after = await accounts()
    expect(after['2150']).toBe(0)
    expect((after['1050'] ?? 0) - (before['1050'] ?? 0)).toBe(0 - half)
    expect(await balance()).toMatchObject({
      due: 0,
      remitted: half,
      notYetDue: net - half,
      last: { amount: half, month: '2026-09', on: '2026-09-14', reference: 'WIRE-77' },
    })
  })

  it('stands in the carrier’s statement with what is still owed, and moves no premium of its bordereau', async () => {
    const query = { kind: 'carrier', id: programme } as const
    const statement = answered(await desk.asBilling(first)(getStatement, { query }))
    expect(statement.closing).toBe(half - net)
    expect(statement.rows).toContainEqual(
      expect.objectContaining({ description: 'Premium remitted to carrier', debit: half, credit: 0 }),
    )
    const { totals, ledger } = answered(
      await desk.asBilling(first)(getPremiumBordereau, { query: { month: '2026-09' } }),
    )
    expect(totals).toEqual(ledger)
    expect(totals.net).toBe(net)
  })

  it('is due again where the bank sends it back', async () => {
    expect(await sentBack(id, '2026-09-13')).toMatchObject(
      unfit('returnedOn', expect.stringContaining('It was paid on')),
    )
    expect(await sentBack(id, '2026-09-15')).toMatchObject(unfit('returnedOn', 'This day has not come yet'))
    expect(await sentBack(id)).toMatchObject({
      value: { status: 'RETURNED', bankReturn: { on: '2026-09-14', note: 'Account closed' } },
    })
    await desk.deliver()
    expect((await accounts())['2150']).toBe(0 - half)
    const { due, remitted, last } = await balance()
    expect([due, remitted, last]).toEqual([half, 0, undefined])
    const entries = (await bookEntries.every({ scopes: [`carrier:${programme}`] })).filter(
      ({ cause }) => cause.kind === 'carrierRemittance',
    )
    expect(entries).toHaveLength(2)
    expect(trialBalance(entries).rows.map(({ number, balance: each }) => [number, each])).toEqual([
      ['1050', 0],
      ['2150', 0],
    ])
  })

  it('leaves the one before as the last that was paid, where a newer one is sent back', async () => {
    const first = answered(await prepare('2026-09'))
    answered(await approve(first.id, half))
    answered(await pay(first.id, half))
    const other = await desk.aPolicy()
    await check(other, other.totalPremium)
    at('2026-09-15T15:00:00.000Z')
    await dueNow()
    const second = answered(await prepare('2026-09'))
    answered(await approve(second.id, net))
    answered(await pay(second.id, net))
    expect((await balance()).last).toMatchObject({ amount: net, on: '2026-09-15' })
    answered(await sentBack(second.id))
    expect((await balance()).last).toEqual({ amount: half, month: '2026-09', on: '2026-09-14', reference: 'WIRE-77' })
    answered(await sentBack(first.id))
    expect((await balance()).last).toBeUndefined()
    const body = { reason: 'Not taken up' }
    answered(
      await desk.asPolicy(cast.underwriter)(cancellation.flatCancelPolicy, { params: { policyId: other.id }, body }),
    )
  })

  it('says in its history who did what', async () => {
    const lines = answered(await desk.asBilling(first)(contract.listCarrierRemittanceHistory, of(id)))
    expect(lines.hits.map(({ operation }) => operation).toSorted()).toEqual([
      'approveCarrierRemittance',
      'payCarrierRemittance',
      'prepareCarrierRemittance',
      'returnCarrierRemittance',
    ])
  })
})

describe('premium that is returned', () => {
  it('lessens what is due, also of a remittance that was approved, and goes forward below zero', async () => {
    await check(policy, policy.totalPremium - Math.round(policy.totalPremium / 2))
    at('2026-09-20T15:00:00.000Z')
    await dueNow()
    const paid = answered(await prepare('2026-09'))
    expect(paid.amount).toBe(net)
    answered(await approve(paid.id, net))
    answered(await pay(paid.id, net))
    const body = { reason: 'Not taken up' }
    answered(
      await desk.asPolicy(cast.underwriter)(cancellation.flatCancelPolicy, { params: { policyId: policy.id }, body }),
    )
    at('2026-09-21T15:00:00.000Z')
    await dueNow()
    await agree(policy)
    expect(await balance()).toMatchObject({ due: 0 - net, remitted: net, notYetDue: 0 })
    expect(await prepare('2026-09')).toMatchObject(problem('billing.nothingToRemit'))
    const more = await desk.aPolicy()
    const other = await desk.aPolicy()
    await check(more, more.totalPremium)
    await check(other, other.totalPremium)
    at('2026-10-02T15:00:00.000Z')
    await dueNow()
    const next = answered(await prepare('2026-10'))
    expect(next).toMatchObject({ broughtForward: 0 - net, becameDue: 2 * net, amount: net })
    answered(await approve(next.id, net))
    const params = { policyId: more.id }
    answered(await desk.asPolicy(cast.underwriter)(cancellation.flatCancelPolicy, { params, body }))
    at('2026-10-03T15:00:00.000Z')
    await dueNow()
    expect(await pay(next.id, net)).toMatchObject(problem('billing.carrierRemittanceMoved'))
    expect(await reject(next.id)).toMatchObject(problem('billing.carrierRemittanceNotAllowed'))
    answered(await cancel(next.id))
    expect((await carrierAccountOf(programme))?.underWay).toBeUndefined()
  })
})

describe('a carrier that is paid as premium is written', () => {
  it('is owed all of it before anything was collected', async () => {
    const { due } = await balance()
    const unpaid = await desk.aPolicy()
    const given = { params: { carrierId: programme }, body: { basis: 'WRITTEN' as const } }
    expect(await desk.asBilling(cast.producer)(updateCarrierTerms, given)).toMatchObject({ status: 403 })
    expect(answered(await desk.asBilling(first)(updateCarrierTerms, given))).toMatchObject({ basis: 'WRITTEN' })
    at('2026-10-05T15:00:00.000Z')
    await dueNow()
    await agree(unpaid)
    expect(await balance()).toMatchObject({ due: due + net, notYetDue: 0 })
  })
})

describe('a payment as of a day whose month was closed', () => {
  it('is booked on the first open day, and keeps its value date', async () => {
    const draft = answered(await prepare('2026-10'))
    answered(await approve(draft.id, draft.amount))
    at('2026-11-12T15:00:00.000Z')
    await commit([booksWrite(await readBooks(), { closedThrough: '2026-10' })])
    expect(await pay(draft.id, draft.amount, '2026-10-30')).toMatchObject({
      value: { payment: { on: '2026-10-30', bookedOn: '2026-11-01' } },
    })
    await desk.deliver()
    const entries = await bookEntries.every({ scopes: [`carrier:${programme}`] })
    expect(entries.filter(({ cause }) => cause.id === draft.id)).toMatchObject([
      { effectiveAt: '2026-11-01', happenedOn: '2026-10-30' },
    ])
  })
})

describe('who sees remittances to carriers', () => {
  it('is the provider’s finance staff; a carrier sees what it is owed and what was remitted, of itself alone', async () => {
    aWhilePasses()
    const search = (actor: Actor, query: object) =>
      desk.asBilling(actor)(contract.searchCarrierRemittances, { query: query as never })
    const all = answered(await search(first, {})).hits
    expect(all.length).toBeGreaterThan(3)
    const returned = answered(await search(first, { status: 'RETURNED', sort: '-amount', carrierId: programme })).hits
    expect(returned.map(({ status }) => status)).toEqual(['RETURNED', 'RETURNED', 'RETURNED'])
    const id = all[0]?.id ?? ''
    expect(answered(await desk.asBilling(second)(contract.getCarrierRemittance, of(id))).id).toBe(id)
    expect(await search(cast.producer, {})).toMatchObject({ status: 403 })
    expect(await desk.asBilling(cast.producer)(contract.getCarrierRemittance, of(id))).toMatchObject({ status: 403 })
    const processor = desk.asBilling(partnerOf('PREMIUM_PROCESSOR', 'Premium Processor Admin', 'org_processor'))
    expect(await processor(contract.searchCarrierRemittances, { query: {} as never })).toMatchObject({ status: 403 })
    expect(await processor(contract.getCarrierRemittance, of(id))).toMatchObject({ status: 403 })
    const body = { carrierId: programme, month: '2026-11' as Month }
    expect(await processor(contract.prepareCarrierRemittance, { body })).toMatchObject({ status: 403 })
    const carrier = partnerOf('CARRIER', 'Carrier Admin', 'org_nobody')
    expect(answered(await desk.asBilling(carrier)(listCarrierBalances, {}))).toEqual([])
  })
})

describe('a remittance in a status that does not allow it', () => {
  const sends = {
    approveCarrierRemittance: (id: string) => approve(id, 1),
    cancelCarrierRemittance: (id: string) => cancel(id),
    payCarrierRemittance: (id: string) => pay(id, 1),
    rejectCarrierRemittance: (id: string) => reject(id),
    returnCarrierRemittance: (id: string) => sentBack(id),
  }

  it.each(Object.entries(sends))('refuses %s', async (name, send) => {
    const operation = (contract as unknown as Record<string, Operation>)[name]
    expect(operation?.problems).toContain('billing.carrierRemittanceNotAllowed')
    const [any] = await carrierRemittances.every({ scopes: ['all'] })
    const id = any?.id ?? ''
    await expectRefused({
      records: carrierRemittances,
      id,
      life: carrierRemittanceLife,
      by: name,
      send: () => send(id),
      problemIn: (status) => ({ code: 'billing.carrierRemittanceNotAllowed', data: { status } }),
    })
  })
})

describe('a check that bounces after its day', () => {
  it('does not stay in the trust account', async () => {
    at('2026-12-10T15:00:00.000Z')
    const bounced = await desk.aPolicy()
    await check(bounced, bounced.totalPremium)
    const held = async () => {
      const entries = await postings.every({ scopes: [`policy:${bounced.id}`] })
      return [balanceOf(entries, 'cashClearing'), balanceOf(entries, 'trustCash')]
    }
    at('2026-12-11T15:00:00.000Z')
    await dueNow()
    expect(await held()).toEqual([0, bounced.totalPremium])
    const { hits } = answered(await desk.asBilling(first)(searchTransactions, { query: { policyId: bounced.id } }))
    const { id, transactionId, invoiceNumber, paymentDate, paymentMethod, processorName, amountPaid } =
      hits[0] ?? expect.fail()
    const known = { id, transactionId, invoiceNumber, paymentDate, paymentMethod, processorName, amountPaid }
    answered(await desk.asBilling(first)(updateTransaction, { body: { ...known, status: 'Failed' } }))
    at('2026-12-12T15:00:00.000Z')
    await dueNow()
    expect(await held()).toEqual([0, 0])
    await agree(bounced)
  })
})
