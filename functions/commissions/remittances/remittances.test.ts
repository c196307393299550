import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { wrongsOfBooks } from '#functions/ledger/books/wrongsOfBooks.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { type PostingRecord, postings } from '#functions/ledger/postings/postings.ts'
import { expectedCommission } from '#functions/ledger/public.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import { booksWrite, noBooks, readBooks } from '#functions/ledger/store/ledgerBooks.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { getTrialBalance } from '#shared/contracts/billing/ledger.ts'
import * as contract from '#shared/contracts/commissions/index.ts'
import type { RemittanceException } from '#shared/contracts/commissions/remittance.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { remittanceLife } from '#shared/records/remittance/remittanceLife.ts'
import { remittanceExceptionLife } from '#shared/records/remittanceException/remittanceExceptionLife.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { handler } from '../index.ts'
import { remittanceExceptions } from '../store/remittanceExceptions.ts'
import { remittances } from '../store/remittances.ts'
import { handler as worker } from '../worker.ts'
import { readRemittance } from './readRemittance.ts'

let desk: PolicyDesk
const ask = callerOf(handler)
const [clerk, second] = [cast.superAdmin, { ...cast.superAdmin, userId: 'usr_01JH0000000000000000000Z98', name: 'Zoe' }]
const now = () => new Date().toISOString()

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-09-10T15:00:00.000Z') })
  desk = await openPolicyDesk()
})
afterAll(async () => {
  await desk.close()
  vi.useRealTimers()
})

const money = (minor: number) => (minor / 100).toFixed(2)
const csvOf = (rows: readonly (readonly [string, number, string])[]) =>
  [
    'Policy Number,Amount,Date,Reference',
    ...rows.map(([policy, amount, reference]) => `${policy},${money(amount)},2026-09-09,${reference}`),
  ].join('\n')
const reads = (csv: string, more: object = {}, actor = clerk) =>
  ask(actor)(contract.createRemittance, {
    body: { source: 'CARRIER', sender: 'Oak Mutual', period: '2026-09', fileName: 'september.csv', csv, ...more },
  })
const books = async (csv: string, more: object = {}) => {
  const { id } = answered(await reads(csv, more))
  answered(await ask(clerk)(contract.bookRemittance, { params: { remittanceId: id } }))
  expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
  await desk.deliver()
  aWhilePasses()
  return answered(await ask(clerk)(contract.getRemittance, { params: { remittanceId: id } }))
}
const exceptions = async (status: RemittanceException['status'] = 'OPEN') =>
  answered(await ask(clerk)(contract.searchRemittanceExceptions, { query: { status, size: 100 } })).hits
const propose = (
  exceptionId: RemittanceException['id'],
  resolution: 'ACCEPT' | 'SETTLE' | 'WRITE_OFF',
  more: object = {},
) =>
  ask(clerk)(contract.proposeRemittanceException, {
    params: { exceptionId },
    body: { resolution, note: 'As the carrier wrote', ...more },
  })
/** Approves what is proposed now, or what was seen of it before. */
const approve = async (
  exceptionId: RemittanceException['id'],
  resolution: 'ACCEPT' | 'SETTLE' | 'WRITE_OFF',
  actor = second,
  seen?: RemittanceException['proposal'],
) => {
  const proposedAt = (seen ?? (await remittanceExceptions.byId(exceptionId))?.proposal)?.at
  return ask(actor)(contract.approveRemittanceException, {
    params: { exceptionId },
    body: { resolution, ...(proposedAt && { proposedAt }) },
  })
}
const balanceIn = async () => {
  await desk.deliver()
  const { accounts } = answered(await desk.asBilling(clerk)(getTrialBalance, { query: { asOf: bookDate(now()) } }))
  expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
  return (number: string) => accounts.find(({ code }) => code === number)?.balance ?? 0
}
const balances = async () => {
  const of = await balanceIn()
  return { receivable: of('1330'), suspense: of('2350') }
}
/** Where money that came lies. */
const cash = async () => {
  const of = await balanceIn()
  return { clearing: of('1020'), trust: of('1050') }
}
/** What is short is receivable and what is not matched in suspense, as the queue says. */
const queueTies = async () => {
  await desk.deliver()
  aWhilePasses()
  const open = [...(await exceptions('OPEN')), ...(await exceptions('PROPOSED'))]
  const sum = (those: readonly RemittanceException[]) => those.reduce((total, { difference }) => total + difference, 0)
  const short = open.filter(({ kind }) => kind === 'SHORT')
  expect(await balances()).toEqual({
    receivable: 0 - sum(short),
    suspense: 0 - sum(open.filter(({ kind }) => kind !== 'SHORT')),
  })
}

describe('the file of a remittance', () => {
  const within = { from: '2026-09-01', until: '2026-09-10' } as const
  const refused = (csv: string) => {
    const read = readRemittance(csv, within)
    return 'refused' in read ? read.refused : undefined
  }
  it('is read by the names of its first line, in any order and by any separator', () => {
    const csv =
      'Reference;Paid On;Commission;Policy\nR-1;2026-09-09;"1,234.50";PAL-US-1\nR-2;2026-09-10;(12.00);PAL-US-2'
    expect(readRemittance(csv, within)).toEqual({
      lines: [
        { row: 2, policyNumber: 'PAL-US-1', amount: 123_450, paidOn: '2026-09-09', reference: 'R-1' },
        { row: 3, policyNumber: 'PAL-US-2', amount: -1_200, paidOn: '2026-09-10', reference: 'R-2' },
      ],
    })
  })

  it('is refused with formulas, without a column, or with what is no amount or day', () => {
    const head = 'Policy Number,Amount,Date,Reference'
    expect(refused(`${head}\nPAL,=1+1,2026-09-09,R`)).toContain('Row 2, Amount: it is a formula')
    expect(refused(`${head}\nPAL,10.00,2026-09-09,@SUM(A1)`)).toContain('Row 2, Reference: it is a formula')
    expect(refused(`${head}\n-PAL,10.00,2026-09-09,R`)).toContain('Row 2, Policy number: it is a formula')
    expect(refused(`${head}\nPAL,"1.234,50",2026-09-09,R`)).toContain('write it in digits')
    expect(refused(`${head}\nPAL,10.00,09/09/2026,R`)).toContain('write the day as 2026-10-31')
    expect(refused(`${head}\nPAL,10.00,2026-09-11,R`)).toContain('Row 2, Date: this day has not come yet')
    expect(refused(`${head}\nPAL,10.00,2026-08-31,R`)).toContain('pays began on 2026-09-01')
    expect(refused(`${head}\nPAL,0.00,2026-09-09,R`)).toContain('nothing was paid')
    expect(refused('Policy Number,Amount,Date\nPAL,1.00,2026-09-09')).toBe('The first line names no reference.')
    expect(refused(head)).toBe('The file has no payments.')
  })
})

describe('a remittance of commission', () => {
  let policies: PolicyRecord[]
  let expected: number
  it('is expected of a policy as the part of its premium that is the provider’s', async () => {
    policies = [await desk.aPolicy(), await desk.aPolicy(), await desk.aPolicy()]
    await desk.deliver()
    const [first] = policies
    if (first === undefined) throw new Error('no policy')
    expected = await expectedCommission(first.id, monthOf(bookDate(now())))
    expect(expected).toBe(Math.round(first.rated.premium / 4))
  })

  it('is read by staff of the whole book, of a month that has begun; a dry run moves nothing', async () => {
    const [first] = policies
    if (first === undefined) throw new Error('no policy')
    const csv = csvOf([[first.policyNumber, expected, 'R-1']])
    expect(await reads(csv, {}, cast.agencyAdmin)).toMatchObject({ status: 403 })
    expect(await reads(csv, { period: '2026-10' })).toMatchObject({ problem: { code: 'commission.remittanceAhead' } })
    expect(await reads('a,b\n1,2')).toMatchObject({ problem: { code: 'commission.remittanceUnreadable' } })
    const dry = answered(await reads(csv))
    expect(dry).toMatchObject({
      status: 'CHECKED',
      total: expected,
      counts: { MATCHED: 1 },
      lines: [{ verdict: 'MATCHED', difference: 0 }],
    })
    expect(await balances()).toEqual({ receivable: 0, suspense: 0 })
    const params = { remittanceId: dry.id }
    expect(answered(await ask(clerk)(contract.discardRemittance, { params }))).toMatchObject({ status: 'DISCARDED' })
    expect(await ask(clerk)(contract.bookRemittance, { params })).toMatchObject({
      problem: { code: 'commission.remittanceNotAllowed' },
    })
    const bound = { ...cast.superAdmin, agencyIds: [castIds.agency(1)] }
    expect(await ask(bound)(contract.getRemittance, { params })).toMatchObject({ status: 404 })
    aWhilePasses()
    expect(answered(await ask(clerk)(contract.listRemittances, {}))).toMatchObject([{ id: dry.id }])
    expect(answered(await ask(bound)(contract.listRemittances, {}))).toEqual([])
  })

  it('is booked line by line: what is not as expected waits in the queue, which the ledger ties to', async () => {
    const [one, two, three] = policies.map(({ policyNumber }) => policyNumber)
    const booked = await books(
      csvOf([
        [one ?? '', expected + 50, 'R-1'],
        [two ?? '', expected - 5_000, 'R-2'],
        [three ?? '', expected + 7_000, 'R-3'],
        ['PAL-US-9999999-01', 4_000, 'R-4'],
        [one ?? '', expected + 50, 'R-1'],
      ]),
    )
    expect(booked).toMatchObject({
      status: 'BOOKED',
      counts: { MATCHED: 1, SHORT: 1, OVER: 1, UNMATCHED: 1, TWICE: 1 },
    })
    const open = await exceptions()
    expect(open.map(({ kind, difference }) => [kind, difference]).sort()).toEqual(
      [
        ['OVER', 7_000],
        ['SHORT', -5_000],
        ['TWICE', expected + 50],
        ['UNMATCHED', 4_000],
      ].sort(),
    )
    await queueTies()
    for (const { id } of policies) {
      const invoice = await invoiceOfPolicy(id)
      const entries: PostingRecord[] = await postings.every({ scopes: [`policy:${id}`] })
      if (invoice !== undefined) expect(wrongsOfBooks(invoice, entries, undefined)).toEqual([])
    }
  })

  it('has what was short brought by a later payment', async () => {
    const [, two] = policies
    await books(csvOf([[two?.policyNumber ?? '', 5_000, 'R-5']]))
    expect((await exceptions()).some(({ kind }) => kind === 'SHORT')).toBe(false)
    expect((await exceptions('RESOLVED')).find(({ kind }) => kind === 'SHORT')).toMatchObject({ overtaken: true })
    await queueTies()
  })

  it('has its exceptions decided by two people, with balanced postings', async () => {
    const by = async (kind: RemittanceException['kind']) => (await exceptions()).find((each) => each.kind === kind)
    const over = await by('OVER')
    if (over === undefined) throw new Error('no exception')
    expect(await approve(over.id, 'WRITE_OFF')).toMatchObject({ problem: { code: 'commission.exceptionNotAllowed' } })
    answered(await propose(over.id, 'WRITE_OFF'))
    expect(await approve(over.id, 'WRITE_OFF', clerk)).toMatchObject({ problem: { code: 'commission.ownException' } })
    expect(await approve(over.id, 'ACCEPT')).toMatchObject({ problem: { code: 'commission.exceptionMoved' } })
    const reject = (actor: typeof clerk) =>
      ask(actor)(contract.rejectRemittanceException, { params: { exceptionId: over.id }, body: { note: 'Too much' } })
    expect(await reject(clerk)).toMatchObject({ problem: { code: 'commission.ownException' } })
    expect(answered(await reject(second))).toMatchObject({ status: 'OPEN', rejection: { note: 'Too much' } })
    const { proposal: seen } = answered(await propose(over.id, 'ACCEPT'))
    answered(await reject(second))
    vi.setSystemTime(Date.now() + 1_000)
    answered(await propose(over.id, 'ACCEPT', { note: 'The carrier wrote something else' }))
    expect(await approve(over.id, 'ACCEPT', second, seen)).toMatchObject({
      problem: { code: 'commission.exceptionMoved' },
    })
    const unseen = { params: { exceptionId: over.id }, body: { resolution: 'ACCEPT' as const } }
    expect(await ask(second)(contract.approveRemittanceException, unseen)).toMatchObject({
      problem: { code: 'commission.exceptionMoved' },
    })
    expect(answered(await approve(over.id, 'ACCEPT'))).toMatchObject({ status: 'RESOLVED', approval: { name: 'Zoe' } })
    const twice = await by('TWICE')
    answered(await propose(twice?.id as never, 'SETTLE'))
    const [a, b] = await Promise.all([approve(twice?.id as never, 'SETTLE'), approve(twice?.id as never, 'SETTLE')])
    expect([a.ok, b.ok].sort()).toEqual([false, true])
    await queueTies()
  })

  it('has a payment that was not matched put to the policy it belongs to, where that is what is expected', async () => {
    const found = (await exceptions()).find(({ kind }) => kind === 'UNMATCHED')
    const id = found?.id as never
    const [one] = policies
    expect(await propose(id, 'SETTLE', { policyNumber: one?.policyNumber })).toMatchObject({
      problem: { code: 'commission.remittanceNotOf' },
    })
    const other = await desk.aPolicy()
    await desk.deliver()
    const booked = await books(csvOf([['PAL-US-9999999-02', expected - 30, 'R-9']]))
    const wrong = (await exceptions()).find(({ remittanceId }) => remittanceId === booked.id)?.id as never
    answered(await propose(wrong, 'SETTLE', { policyNumber: other.policyNumber }))
    answered(await approve(wrong, 'SETTLE'))
    await queueTies()
    const again = answered(await reads(csvOf([[other.policyNumber, expected, 'R-10']])))
    expect(again.counts).toMatchObject({ TWICE: 1 })
    answered(await propose(id, 'SETTLE'))
    answered(await approve(id, 'SETTLE'))
    await queueTies()
    expect(await exceptions()).toEqual([])
    expect(await balances()).toEqual({ receivable: 0, suspense: 0 })
  })
})

describe('money of no policy', () => {
  const strays = async (reference: string) => {
    const { id } = await books(csvOf([['PAL-US-9999999-05', 41_300, reference]]))
    return (await exceptions()).find(({ remittanceId }) => remittanceId === id)?.id as never
  }
  it('lies in trust and in suspense, not in clearing from where nobody takes it, until somebody decides', async () => {
    const before = await cash()
    const id = await strays('R-20')
    expect(await cash()).toEqual({ ...before, trust: before.trust + 41_300 })
    answered(await propose(id, 'WRITE_OFF'))
    answered(await approve(id, 'WRITE_OFF'))
    expect(await cash()).toEqual({ ...before, trust: before.trust + 41_300 })
    await queueTies()
  })

  it('leaves trust when it is sent back, and stays there once it is found to be of a policy', async () => {
    const before = await cash()
    const back = await strays('R-21')
    answered(await propose(back, 'SETTLE'))
    answered(await approve(back, 'SETTLE'))
    expect(await cash()).toEqual(before)
    const policy = await desk.aPolicy()
    await desk.deliver()
    const due = await expectedCommission(policy.id, monthOf(bookDate(now())))
    const { id: remittanceId } = await books(csvOf([['PAL-US-9999999-06', due, 'R-22']]))
    const found = (await exceptions()).find((each) => each.remittanceId === remittanceId)?.id as never
    const held = await cash()
    answered(await propose(found, 'SETTLE', { policyNumber: policy.policyNumber }))
    answered(await approve(found, 'SETTLE'))
    expect(await cash()).toEqual(held)
    await queueTies()
  })
})

describe('the day on which it is booked', () => {
  const bookedFor = async (policyId: string) =>
    (await postings.every({ scopes: [`policy:${policyId}`] })).filter(({ cause }) => cause.kind === 'remittance')
  const remits = async (reference: string) => {
    const policy = await desk.aPolicy()
    await desk.deliver()
    const due = await expectedCommission(policy.id, '2026-09')
    return { policy, csv: csvOf([[policy.policyNumber, due, reference]]) }
  }
  afterAll(() => vi.setSystemTime(Date.parse('2026-09-10T15:00:00.000Z')))

  it('is the bank’s, also when the file is booked a month later', async () => {
    const { policy, csv } = await remits('R-30')
    vi.setSystemTime(Date.parse('2026-10-05T15:00:00.000Z'))
    const late = (await readBooks())?.late['2026-09'] ?? 0
    await books(csv, { period: '2026-09' })
    const booked = await bookedFor(policy.id)
    expect(booked.map(({ effectiveAt, happenedOn }) => [effectiveAt, happenedOn])).toEqual([
      ['2026-09-09', undefined],
      ['2026-09-09', undefined],
    ])
    expect((await readBooks())?.late['2026-09']).toBe(late + booked.length)
  })

  it('is the first that is open where the bank’s month is closed, and the bank’s day is kept beside it', async () => {
    vi.setSystemTime(Date.parse('2026-09-10T15:00:00.000Z'))
    const { policy, csv } = await remits('R-31')
    vi.setSystemTime(Date.parse('2026-11-05T15:00:00.000Z'))
    await commit([booksWrite(await readBooks(), { closedThrough: '2026-09' })])
    await books(csv, { period: '2026-09' })
    expect((await bookedFor(policy.id)).map(({ effectiveAt, happenedOn }) => [effectiveAt, happenedOn])).toEqual([
      ['2026-10-01', '2026-09-09'],
      ['2026-10-01', '2026-09-09'],
    ])
    const { closedThrough: _, ...open } = (await readBooks()) ?? noBooks
    await commit([booksWrite(await readBooks(), { ...open, closedThrough: undefined })])
  })
})

describe('in a status that does not have it', () => {
  it('a remittance is neither booked nor discarded', async () => {
    const { id } = answered(await reads(csvOf([['PAL-US-9999999-03', 4_000, 'R-11']])))
    const params = { remittanceId: id }
    const sent = {
      bookRemittance: () => ask(clerk)(contract.bookRemittance, { params }),
      discardRemittance: () => ask(clerk)(contract.discardRemittance, { params }),
    }
    for (const [by, send] of Object.entries(sent))
      await expectRefused({
        records: remittances,
        id,
        life: remittanceLife,
        by,
        send,
        problemIn: (status) => ({ code: 'commission.remittanceNotAllowed', data: { status } }),
      })
  })

  it('nothing is proposed of an exception, approved or rejected', async () => {
    await books(csvOf([['PAL-US-9999999-04', 4_000, 'R-12']]))
    const id = (await exceptions())[0]?.id
    if (id === undefined) throw new Error('no exception')
    const sent = {
      proposeRemittanceException: () => propose(id, 'SETTLE'),
      approveRemittanceException: () => approve(id, 'SETTLE'),
      rejectRemittanceException: () =>
        ask(second)(contract.rejectRemittanceException, { params: { exceptionId: id }, body: { note: 'Too much' } }),
    }
    for (const [by, send] of Object.entries(sent))
      await expectRefused({
        records: remittanceExceptions,
        id,
        life: remittanceExceptionLife,
        by,
        send,
        problemIn: (status) => ({ code: 'commission.exceptionNotAllowed', data: { status } }),
      })
  })
})
