import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import * as contract from '#shared/contracts/billing/ledger.ts'
import { applyExternalPayment } from '#shared/contracts/billing/transactions.ts'
import { cancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { postingsForPayment } from '#shared/domain/ledger/paymentPostings.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { cards, openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler as worker } from '../worker.ts'
import { ledgerTotals, periodsOf, periodsUpTo } from './ledgerTotals.ts'

let desk: PolicyDesk
let today: CalendarDate
beforeAll(async () => {
  desk = await openPolicyDesk()
  today = bookDate(new Date().toISOString())
})
afterAll(() => desk.close())

const balance = async (query: { asOf?: string; currency?: 'AUD' | 'GBP' | 'USD' } = {}) =>
  answered(await desk.asBilling(cast.superAdmin)(contract.getTrialBalance, { query }))
const account = async (code: string, query = {}) =>
  (await balance(query)).accounts.find((each) => each.code === code)?.balance ?? 0

/** Postings of a payment on a day, told to the totals as often as asked. */
const postOn = async (date: CalendarDate, amount: number, times = 1) => {
  const of = {
    policyId: PolicyId.parse('pol_01JH0000000000000000000P01'),
    policyNumber: 'PAL-GB-1',
    currency: 'GBP' as const,
  }
  const occasion = {
    of,
    cause: { kind: 'payment' as const, id: 'test' },
    effectiveAt: date,
    now: `${date}T12:00:00.000Z` as const,
  }
  const { writes, events } = bookingOf(postingsForPayment(amount), occasion)
  await commit(writes, { events })
  const told = Array.from({ length: times }, (_, time) =>
    events.map(({ name, detail }, index) => ({
      messageId: `${time}-${index}`,
      body: JSON.stringify({ id: `evt_${date}_${time}_${index}`, 'detail-type': name, time: date, detail }),
    })),
  )
  await Promise.all(told.map((Records) => worker({ Records } as unknown as Parameters<typeof worker>[0])))
}

describe('the trial balance', () => {
  it('is zero after everything that can happen to a policy’s money', async () => {
    const policy = await desk.aPolicy({ brokerFee: 10_000 })
    await desk.record(policy, await desk.pay(policy))
    const declined = await desk.aPolicy()
    await desk.record(declined, await desk.pay(declined, cards.declines))
    const byCheck = await desk.aPolicy()
    answered(
      await desk.asBilling(cast.superAdmin)(applyExternalPayment, {
        body: { policyId: byCheck.id, amount: 1_000, paymentMethod: 'Check', paymentDate: today, reference: '1017' },
      }),
    )
    const flat = {
      params: { policyId: byCheck.id },
      body: { reason: 'Duplicate', effectiveDate: byCheck.effectiveDate },
    }
    answered(await desk.asPolicy(cast.underwriter)(cancelPolicy, flat))
    await desk.deliver()
    const sheet = await balance()
    expect(sheet).toMatchObject({ currency: 'USD', asOf: today, total: 0 })
    expect(sheet.debit).toBe(sheet.credit)
    expect(sheet.debit).toBeGreaterThan(0)
    expect(sheet.accounts.reduce((sum, each) => sum + each.balance, 0)).toBe(0)
    expect(sheet.accounts.map(({ code }) => code)).toEqual([...sheet.accounts.map(({ code }) => code)].sort())
    expect(await account('1050')).toBe(policy.totalPremium)
    expect(await account('1020')).toBe(1_000)
  })

  it('counts a posting once, however often it is told and by whom', async () => {
    await postOn('2025-03-14', 700, 5)
    expect(await account('1030', { currency: 'GBP', asOf: '2025-03-14' })).toBe(700)
  })

  it('loses nothing when many postings of a day are counted at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => postOn('2025-04-01', 100 + index, 1)))
    expect(await account('1030', { currency: 'GBP', asOf: '2025-04-01' })).toBe(700 + 828)
  })

  it('says how it stood at the end of any day, of years, months and days', async () => {
    await postOn('2024-12-31', 10)
    await postOn('2025-01-01', 20)
    await postOn('2025-01-31', 40)
    const at = (asOf: string) => account('1030', { currency: 'GBP', asOf })
    expect(await at('2024-12-30')).toBe(0)
    expect(await at('2024-12-31')).toBe(10)
    expect(await at('2025-01-30')).toBe(30)
    expect(await at('2025-01-31')).toBe(70)
    expect(await at('2025-03-13')).toBe(70)
    expect(await at('2026-01-01')).toBe(70 + 700 + 828)
    expect((await balance({ currency: 'AUD' })).accounts).toEqual([])
  })

  it('reads a bounded number of totals', () => {
    expect(periodsOf('2026-11-20')).toEqual(['2026', '2026-11', '2026-11-20'])
    expect(periodsUpTo('2021-02-02')).toEqual(['2020', '2021-01', '2021-02-01', '2021-02-02'])
    expect(periodsUpTo('2026-12-31')).toHaveLength(6 + 11 + 31)
  })

  it('reads no more of a day that nobody books than of the last that somebody does', async () => {
    const far = `${new Date().getFullYear() + 11}-06-30`
    const reads = vi.spyOn(ledgerTotals, 'byIds')
    expect((await balance({ currency: 'GBP', asOf: far })).debit).toBeGreaterThan(0)
    const [read = []] = reads.mock.lastCall ?? []
    expect(await account('1030', { currency: 'GBP', asOf: '9999-12-31' })).toBe(
      await account('1030', { currency: 'GBP', asOf: far }),
    )
    expect(reads.mock.calls.every(([ids]) => ids.length === read.length)).toBe(true)
    expect(read.length).toBeLessThan(600)
    reads.mockRestore()
  })

  it('is for those who read the ledger', async () => {
    expect(await desk.asBilling(cast.producer)(contract.getTrialBalance, { query: {} })).toMatchObject({ status: 403 })
  })
})

describe('the entries of a policy', () => {
  it('are balanced, newest first, by page', async () => {
    const policy = await desk.aPolicy()
    await desk.record(policy, await desk.pay(policy))
    const page = async (number: number, size: number) =>
      answered(
        await desk.asBilling(cast.superAdmin)(contract.listLedgerEntries, {
          params: { policyId: policy.id },
          query: { page: String(number), size: String(size) },
        }),
      )
    const all = await page(0, 25)
    expect(all.content.map(({ description }) => description)).toEqual([
      'Payment settled',
      'Payment received',
      'Agency commission',
      'Premium written',
    ])
    for (const { lines, currency } of all.content) {
      expect(currency).toBe('USD')
      expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0)
    }
    expect(all.content[1]?.lines[0]).toMatchObject({ account: '1030', debit: policy.totalPremium })
    expect(await page(1, 3)).toMatchObject({ totalElements: 4, size: 3, number: 1, content: [{ effectiveAt: today }] })
  })

  it('stand by the day they count for, whenever they were booked', async () => {
    const bound = new Date(Date.now() - 20 * 86_400_000).toISOString()
    const binder = await desk.aBinder({}, bound)
    await desk.issue(binder)
    const pay = async (reference: string, paymentDate: CalendarDate) => {
      const body = { policyId: binder.id, amount: 1_000, paymentMethod: 'Check', paymentDate, reference } as const
      answered(await desk.asBilling(cast.superAdmin)(applyExternalPayment, { body }))
    }
    await pay('C-TODAY', today)
    await pay('C-LATE', addDays(today, -3))
    const input = { params: { policyId: binder.id }, query: {} }
    const { content } = answered(await desk.asBilling(cast.superAdmin)(contract.listLedgerEntries, input))
    const days = content.map(({ effectiveAt }) => effectiveAt)
    expect(days).toEqual(days.toSorted().toReversed())
    const paid = content.filter(({ description }) => description === 'Payment received')
    expect(paid.map(({ effectiveAt }) => effectiveAt)).toEqual([today, addDays(today, -3)])
  })

  it('are nobody else’s, and no payment link’s', async () => {
    const policy = await desk.aPolicy()
    const input = { params: { policyId: policy.id }, query: {} }
    for (const actor of [cast.producer, guestOf('E_PAY', policy.id)])
      expect(await desk.asBilling(actor)(contract.listLedgerEntries, input)).toMatchObject({ status: 403 })
    const unknown = { ...input, params: { policyId: 'pol_01JH0000000000000000000P99' } }
    expect(await desk.asBilling(cast.superAdmin)(contract.listLedgerEntries, unknown)).toMatchObject({
      problem: { code: 'policy.notFound' },
    })
  })
})
