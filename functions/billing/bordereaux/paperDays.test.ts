import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { getPremiumBordereau } from '#shared/contracts/billing/bordereaux.ts'
import { getPaperDays, listPaperTransactions } from '#shared/contracts/billing/paperDays.ts'
import * as cancellation from '#shared/contracts/policy/cancellation.ts'
import { createRenewalOptOut, updateRenewalOptOut } from '#shared/contracts/policy/renewals.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'

let desk: PolicyDesk
let first: PolicyRecord
let second: PolicyRecord
const clerk = cast.superAdmin
const at = (instant: string) => vi.setSystemTime(Date.parse(instant))
const day = (text: string) => CalendarDate.parse(text)
const span = { from: day('2026-09-01'), to: day('2026-09-30') }
const of = (policy: PolicyRecord) => ({ params: { policyId: policy.id } })

const rowsOf = async (query: Record<string, unknown>) => {
  aWhilePasses()
  return answered(await desk.asBilling(clerk)(listPaperTransactions, { query: query as never }))
}
const said = async (query: Record<string, unknown>, policy: PolicyRecord) =>
  (await rowsOf(query)).hits.filter(({ policyId }) => policyId === policy.id).map(({ deed, day: on }) => [deed, on])

beforeAll(async () => {
  // The last second of a day of the region, and the first of the next.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-09-11T03:59:59.000Z') })
  desk = await openPolicyDesk()
  at('2026-09-11T03:59:59.000Z')
  first = await desk.aPolicy()
  at('2026-09-11T04:00:00.000Z')
  second = await desk.aPolicy()
})
afterAll(async () => {
  await desk.close()
  vi.useRealTimers()
})

describe('the book of a carrier by day', () => {
  it('has a policy on the day of its issue, which turns at the region’s midnight', async () => {
    expect(await said(span, first)).toEqual([['ISSUED', '2026-09-10']])
    expect(await said(span, second)).toEqual([['ISSUED', '2026-09-11']])
    expect((await rowsOf({ from: '2026-09-11' })).hits.map(({ policyId }) => policyId)).toEqual([second.id])
  })

  it('keeps a cancellation that was taken back on its day, and has the taking back on its own', async () => {
    at('2026-09-12T15:00:00.000Z')
    for (const policy of [first, second])
      answered(
        await desk.asPolicy(cast.underwriter)(cancellation.flatCancelPolicy, {
          ...of(policy),
          body: { reason: 'Duplicate' },
        }),
      )
    at('2026-09-14T15:00:00.000Z')
    answered(await desk.asPolicy(cast.underwriter)(cancellation.undoCancelledPolicy, of(second)))
    expect(await said(span, second)).toEqual([
      ['CANCELLATION_REVERSED', '2026-09-14'],
      ['CANCELLED', '2026-09-12'],
      ['ISSUED', '2026-09-11'],
    ])
    expect(await said({ ...span, deed: 'CANCELLED' }, second)).toEqual([['CANCELLED', '2026-09-12']])
  })

  it('has what is not renewed on the day on which that was said, while it stands', async () => {
    at('2026-09-15T15:00:00.000Z')
    const body = { reason: 'Insured elsewhere' }
    answered(await desk.asPolicy(cast.underwriter)(createRenewalOptOut, { ...of(second), body }))
    expect((await rowsOf({ from: '2026-09-15' })).hits).toMatchObject([
      { deed: 'NONRENEWED', policyId: second.id, effectiveDate: second.expirationDate, premium: 0 },
    ])
    answered(await desk.asPolicy(cast.underwriter)(updateRenewalOptOut, { ...of(second), body: { optOut: false } }))
    expect((await rowsOf({ from: '2026-09-15' })).hits).toEqual([])
  })

  it('comes page by page to the same as at once, and by day to what the bordereau has of the month', async () => {
    await desk.deliver()
    const whole = (await rowsOf({ ...span, size: '500' })).hits
    const paged = []
    let after: string | undefined
    do {
      const page = await rowsOf({ ...span, size: '1', ...(after !== undefined && { after }) })
      paged.push(...page.hits)
      after = page.nextToken
    } while (after !== undefined)
    expect(paged).toEqual(whole)
    const told = answered(await desk.asBilling(clerk)(getPaperDays, { query: span }))
    expect(told.days.map((each) => [each.day, each.deeds])).toEqual([
      ['2026-09-14', { CANCELLATION_REVERSED: 1 }],
      ['2026-09-12', { CANCELLED: 2 }],
      ['2026-09-11', { ISSUED: 1 }],
      ['2026-09-10', { ISSUED: 1 }],
    ])
    const bordereau = answered(await desk.asBilling(clerk)(getPremiumBordereau, { query: { month: '2026-09' } }))
    expect(told.days.reduce((sum, { premium }) => sum + premium, 0)).toBe(bordereau.totals.gross)
  })

  it('is told a carrier of its own paper alone, and staff of any', async () => {
    const other = partnerOf('CARRIER', 'Carrier Admin', 'org_1')
    const ask = (actor: typeof clerk, query: Record<string, unknown>) =>
      desk.asBilling(actor)(getPaperDays, { query: query as never })
    const refused = { problem: { code: 'billing.carrierNotFound' } }
    expect(await ask(other, { ...span, carrierId: 'programme' })).toMatchObject(refused)
    expect(await desk.asBilling(other)(listPaperTransactions, { query: { carrierId: 'programme' } })).toMatchObject(
      refused,
    )
    expect(await ask(cast.producer, span)).toMatchObject({ status: 403 })
    for (const query of [
      { from: '2026-09-30', to: '2026-09-01' },
      { from: '2026-08-01', to: '2026-09-01' },
    ])
      expect(await ask(clerk, query)).toMatchObject({ problem: { code: 'billing.daysUnfit' } })
    expect(await ask(clerk, { from: '2026-08-01', to: '2026-08-31' })).toMatchObject({ value: { days: [] } })
  })
})
