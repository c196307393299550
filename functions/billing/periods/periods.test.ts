import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { historyOf } from '#functions/_platform/storage/history.ts'
import { stateLastMonth } from '#functions/commissions/jobs/dueCommissions.ts'
import { handler as commissionsWorker } from '#functions/commissions/worker.ts'
import { type PostingRecord, postings } from '#functions/ledger/postings/postings.ts'
import { invoiceOfPolicy, invoices } from '#functions/ledger/store/invoices.ts'
import { readBooks } from '#functions/ledger/store/ledgerBooks.ts'
import { periodClosings } from '#functions/ledger/store/periodClosings.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { listLedgerEntries } from '#shared/contracts/billing/ledger.ts'
import * as contract from '#shared/contracts/billing/periods.ts'
import { applyExternalPayment, searchTransactions, updateTransaction } from '#shared/contracts/billing/transactions.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { periodClosingLife } from '#shared/records/periodClosing/periodClosingLife.ts'
import { cast } from '#tests/cast/actors.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { closeMonth } from '../jobs/closeMonth.ts'
import { handler as worker } from '../worker.ts'

type Actor = (typeof cast)[keyof typeof cast]
const first: Actor = cast.superAdmin
const second = { ...cast.superAdmin, userId: 'usr_01JH0000000000000000000V98', name: 'Second Person' } as Actor

let desk: PolicyDesk
let policy: PolicyRecord
let checks = 0
const now = () => new Date().toISOString()
const at = (instant: string) => vi.setSystemTime(Date.parse(instant))

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-09-10T15:00:00.000Z') })
  desk = await openPolicyDesk()
})
afterAll(async () => {
  await desk.close()
  vi.useRealTimers()
})

const list = async () => answered(await desk.asBilling(first)(contract.listPeriods, {}))
const period = async (month: Month) => answered(await desk.asBilling(first)(contract.getPeriod, { params: { month } }))
const kindsOf = async (month: Month) => (await period(month)).obstacles.map(({ kind }) => kind)
const close = async (month: Month, actor = first, debit?: number) =>
  desk.asBilling(actor)(contract.closePeriod, {
    params: { month },
    body: { debit: debit ?? (await period(month)).debit },
  })
const reopen = (month: Month, actor = second) =>
  desk.asBilling(actor)(contract.reopenPeriod, { params: { month }, body: { reason: 'A wire was left out' } })
const fileOf = async (month: Month, index = 0) => {
  const closingId = (await period(month)).closings[index]?.id
  if (closingId === undefined) throw new Error(`${month} was not closed`)
  return answered(await desk.asBilling(first)(contract.getPeriodFile, { params: { closingId } }))
}
const entries = () => postings.every({ scopes: [`policy:${policy.id}`] })
let before: ReadonlySet<string> = new Set()
const check = async (paymentDate: PostingRecord['effectiveAt'], amount = 1_000) => {
  checks += 1
  before = new Set((await entries()).map(({ id }) => id))
  return desk.asBilling(first)(applyExternalPayment, {
    body: { policyId: policy.id, amount, paymentMethod: 'Check', paymentDate, reference: `C-${checks}` },
  })
}
/** The posting of the last check. */
const bookedCheck = async () => (await entries()).find(({ id, cause }) => cause.kind === 'payment' && !before.has(id))

/** The first of a month: the jobs of the last one are through, and their postings not counted yet. */
const jobsRun = async (instant: string) => {
  at(instant)
  await closeMonth({ now: now(), once: 'test' } as never)
  expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
  await stateLastMonth({ now: now(), once: 'test' } as never)
  expect(await runJobsOf(desk.quotes.table, commissionsWorker)).toEqual([])
}

describe('the months of the books', () => {
  it('are none before anything was posted', async () => {
    expect(await list()).toEqual({ periods: [] })
    expect(await desk.asBilling(first)(contract.getPeriod, { params: { month: '2026-09' } })).toMatchObject({
      problem: { code: 'billing.periodNotFound' },
    })
  })

  it('begin with the first posting, and cost today’s postings nothing', async () => {
    policy = await desk.aPolicy()
    answered(await check('2026-09-10'))
    await desk.deliver()
    expect(await list()).toMatchObject({
      next: '2026-09',
      periods: [{ month: '2026-09', status: 'OPEN', currency: 'USD', closings: [] }],
    })
    expect(await readBooks()).toBeUndefined()
    for (const month of ['2026-08', '2026-10'] as const)
      expect(await desk.asBilling(first)(contract.getPeriod, { params: { month } })).toMatchObject({ status: 404 })
  })
})

describe('a month with something unfinished', () => {
  it('is not closed, and says what and how many', async () => {
    at('2026-10-01T13:00:00.000Z')
    expect(await kindsOf('2026-09')).toEqual(['notOver', 'booksNotKept', 'commissionNotStated'])
    expect(await close('2026-09')).toMatchObject({
      status: 409,
      problem: {
        code: 'billing.periodNotClosable',
        detail: expect.stringContaining('1 job that keeps the books through Sep 30, 2026 is not done.'),
      },
    })
  })

  it('waits for what was dated back into it to be in its totals', async () => {
    await jobsRun('2026-10-01T16:05:00.000Z')
    expect((await readBooks())?.keptThrough).toBe('2026-09-30')
    expect((await readBooks())?.statedThrough).toBe('2026-09')
    at('2026-10-02T05:00:00.000Z')
    const late = (await readBooks())?.late['2026-09'] ?? 0
    expect(late).toBeGreaterThan(0)
    expect((await period('2026-09')).obstacles).toEqual([{ kind: 'uncounted', count: late }])
    expect(await close('2026-09')).toMatchObject({ problem: { code: 'billing.periodNotClosable' } })
    await desk.deliver()
    expect((await period('2026-09')).obstacles).toEqual([])
  })

  it('warns of what is left where money only passes', async () => {
    const { warnings } = await period('2026-09')
    expect(warnings).toContainEqual({
      kind: 'balance',
      count: 1,
      amount: 1_000,
      account: expect.stringMatching(/^1020 /),
    })
  })

  it('is not closed as somebody saw it before, nor a later one', async () => {
    expect(await close('2026-09', first, 1)).toMatchObject({ problem: { code: 'billing.periodMoved' } })
    expect(await kindsOf('2026-10')).toEqual(['earlierOpen', 'notOver', 'booksNotKept', 'commissionNotStated'])
  })

  it('is closed by those who may close, and read by those who read the ledger', async () => {
    expect(await close('2026-09', cast.producer, 1)).toMatchObject({ status: 403 })
    expect(await desk.asBilling(cast.producer)(contract.listPeriods, {})).toMatchObject({ status: 403 })
  })
})

describe('a closed month', () => {
  let frozen: { fileName: string; csv: string }

  it('is closed once by two at once', async () => {
    const seen = (await period('2026-09')).debit
    const both = await Promise.all([close('2026-09', first, seen), close('2026-09', first, seen)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({ problem: { code: 'billing.periodNotAllowed' } })
    const closed = await period('2026-09')
    expect(closed).toMatchObject({
      status: 'CLOSED',
      debit: seen,
      credit: seen,
      difference: 0,
      closings: [{ status: 'CLOSED', closed: { by: first.userId } }],
    })
    expect(closed.accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
    expect(await list()).toMatchObject({
      next: '2026-10',
      periods: [{ status: 'OPEN' }, { status: 'CLOSED', debit: seen }],
    })
    frozen = await fileOf('2026-09')
    expect(frozen.fileName).toBe('ledger-2026-09.csv')
    expect(frozen.csv).toContain('"2026-09","1110","Premium receivable"')
  })

  it('keeps its figures where a payment is dated into it: that is booked in the open month', async () => {
    answered(await check('2026-09-15'))
    expect(await bookedCheck()).toMatchObject({ effectiveAt: '2026-10-01', happenedOn: '2026-09-15' })
    const page = answered(
      await desk.asBilling(first)(listLedgerEntries, { params: { policyId: policy.id }, query: {} }),
    )
    expect(page.content[0]).toMatchObject({ effectiveAt: '2026-10-01', happenedOn: '2026-09-15' })
    await desk.deliver()
    expect(await fileOf('2026-09')).toEqual(frozen)
    expect((await list()).periods[1]?.debit).toBe((await period('2026-09')).debit)
    answered(await check('2026-10-01'))
    expect(await bookedCheck()).not.toHaveProperty('happenedOn')
  })

  it('keeps its figures where the day of a payment is corrected: back and anew are booked in the open month', async () => {
    const correct = async (reference: string, paymentDate: PostingRecord['effectiveAt']) => {
      const query = { policyId: policy.id }
      const { hits } = answered(await desk.asBilling(first)(searchTransactions, { query }))
      const found = hits.find(({ transactionId }) => transactionId === reference) ?? expect.fail(reference)
      const { id, transactionId, invoiceNumber, status, paymentMethod, processorName, amountPaid, paymentDesc } = found
      const known = { id, transactionId, invoiceNumber, status, paymentMethod, processorName, amountPaid, paymentDesc }
      before = new Set((await entries()).map((each) => each.id))
      answered(await desk.asBilling(first)(updateTransaction, { body: { ...known, paymentDate } }))
      return (await entries())
        .filter((each) => !before.has(each.id))
        .map((each) => [each.cause.kind, each.effectiveAt, each.happenedOn])
    }
    // Of the closed month, to another day of it and out of it.
    expect(await correct('C-1', '2026-09-12')).toEqual([
      ['correction', '2026-10-01', '2026-09-10'],
      ['payment', '2026-10-01', '2026-09-12'],
    ])
    expect(await correct('C-1', '2026-10-01')).toEqual([
      ['correction', '2026-10-01', undefined],
      ['payment', '2026-10-01', undefined],
    ])
    // Of the open month, into the closed one.
    expect(await correct('C-1', '2026-09-28')).toEqual([
      ['correction', '2026-10-01', undefined],
      ['payment', '2026-10-01', '2026-09-28'],
    ])
    await desk.deliver()
    expect(await fileOf('2026-09')).toEqual(frozen)
    expect((await period('2026-09')).difference).toBe(0)
    expect(await kindsOf('2026-10')).toEqual(['notOver', 'booksNotKept', 'commissionNotStated'])
  })

  it('keeps its figures where premium of it is earned late', async () => {
    const invoice = await invoiceOfPolicy(policy.id)
    if (invoice?.books === undefined) throw new Error('no books')
    const books = {
      ...invoice.books,
      through: '2026-09-20' as const,
      earned: { carrier: 0, commission: 0, agencyCommission: 0 },
    }
    await commit([invoices.update(invoice, { ...invoice, books })])
    await worker({ task: 'keepLedger', input: {}, executionName: 'test' } as never)
    expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
    const last = (await entries()).filter(({ cause }) => cause.kind === 'earning').at(-1)
    expect((await entries()).filter(({ cause }) => cause.kind === 'earning')).toContainEqual(
      expect.objectContaining({ effectiveAt: '2026-10-01', happenedOn: '2026-09-30' }),
    )
    expect(last).toBeDefined()
    await desk.deliver()
    expect(await fileOf('2026-09')).toEqual(frozen)
  })

  it('is reopened by somebody else than who closed it, with a reason that its history tells', async () => {
    expect(await reopen('2026-09', first)).toMatchObject({ problem: { code: 'billing.ownClosing' } })
    expect(await reopen('2026-08')).toMatchObject({ problem: { code: 'billing.closingNotFound' } })
    const reopened = answered(await reopen('2026-09'))
    expect(reopened).toMatchObject({
      status: 'OPEN',
      obstacles: [],
      closings: [{ status: 'REOPENED', reopened: { by: second.userId, reason: 'A wire was left out' } }],
    })
    const [closing] = reopened.closings
    expect((await historyOf(closing?.id ?? '', 5)).map(({ operation }) => operation)).toContain('reopenPeriod')
    expect(await reopen('2026-09')).toMatchObject({ problem: { code: 'billing.periodNotAllowed' } })
  })

  it('takes what happened in it again, leaves what was booked in the meantime, and freezes anew', async () => {
    answered(await check('2026-09-16'))
    const booked = await bookedCheck()
    expect(booked).toMatchObject({ effectiveAt: '2026-09-16' })
    expect(booked).not.toHaveProperty('happenedOn')
    expect((await period('2026-09')).obstacles).toEqual([{ kind: 'uncounted', count: 1 }])
    await desk.deliver()
    answered(await close('2026-09', second))
    const { closings } = await period('2026-09')
    expect(closings.map(({ status }) => status)).toEqual(['CLOSED', 'REOPENED'])
    expect((closings[0]?.debit ?? 0) - (closings[1]?.debit ?? 0)).toBe(1_000)
    expect(await fileOf('2026-09', 1)).toEqual(frozen)
    expect((await fileOf('2026-09')).csv).not.toBe(frozen.csv)
    expect((await entries()).filter(({ happenedOn }) => happenedOn === '2026-09-15')).toHaveLength(1)
  })
})

describe('a payment dated back at the same moment as a close', () => {
  it('is in what was frozen, or in the open month', async () => {
    await jobsRun('2026-11-01T16:05:00.000Z')
    at('2026-11-02T15:00:00.000Z')
    await desk.deliver()
    const seen = (await period('2026-10')).debit
    const [paid, closed] = await Promise.all([check('2026-10-20'), close('2026-10', first, seen)])
    answered(paid)
    const booked = await bookedCheck()
    await desk.deliver()
    if (closed.status !== 200) {
      expect(booked).toMatchObject({ effectiveAt: '2026-10-20' })
      expect(closed).toMatchObject({ status: 409 })
      answered(await close('2026-10'))
    } else expect(booked).toMatchObject({ effectiveAt: '2026-11-01', happenedOn: '2026-10-20' })
    const debits = (await entries())
      .filter(({ effectiveAt }) => monthOf(effectiveAt) === '2026-10')
      .flatMap(({ lines }) => lines)
      .reduce((sum, { debit }) => sum + debit, 0)
    expect((await period('2026-10')).debit).toBe(debits)
  })

  it('months are reopened from the last one back', async () => {
    expect(await reopen('2026-09', first)).toMatchObject({ problem: { code: 'billing.periodNotLast' } })
    answered(await reopen('2026-10'))
    answered(await reopen('2026-09', first))
    expect((await readBooks())?.closedThrough).toBeUndefined()
    expect((await list()).next).toBe('2026-09')
  })
})

describe('a closing in a status that does not allow it', () => {
  it('refuses reopenPeriod', async () => {
    expect(contract.reopenPeriod.problems).toContain('billing.periodNotAllowed')
    answered(await close('2026-09'))
    const [closing] = (await period('2026-09')).closings
    await expectRefused({
      records: periodClosings,
      id: closing?.id ?? '',
      life: periodClosingLife,
      by: 'reopenPeriod',
      send: () => reopen('2026-09'),
      problemIn: (status) => ({ code: 'billing.periodNotAllowed', data: { status } }),
    })
  })
})
