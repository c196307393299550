import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/policy/reports.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { monthAt } from '#shared/domain/calendar/months.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { policies } from '../store/policies.ts'

let desk: PolicyDesk
let policy: PolicyRecord
let binder: PolicyRecord
let foreign: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  policy = await desk.aPolicy()
  const { totalPremium } = await desk.aQuote()
  binder = await desk.aBinder({ totalPremium: totalPremium + 5_000 }, '2026-01-10T10:00:00.000Z')
  foreign = await desk.aPolicy({ agencyId: AgencyId.parse(castIds.agency(2)) })
  await desk.quotes.settle()
})
afterAll(() => desk.close())

const reader = cast.superAdmin
const premiumOf = ({ rated }: PolicyRecord): number => rated.premium
/** What is told, but for the moment it was added up at. */
const premium = async (query: object) => {
  const { asOf: _, ...told } = answered(await desk.asPolicy(reader)(contract.getPolicyPremiumTotals, { query }))
  return told
}
const limit = async (query: object) => {
  const { asOf: _, ...told } = answered(await desk.asPolicy(reader)(contract.getPolicyLimitTotals, { query }))
  return told
}

describe('totals of policies', () => {
  it('sum the premium without fees and taxes of the statuses that count, and show every status', async () => {
    expect(binder.totalPremium).toBeGreaterThan(premiumOf(binder))
    expect(await premium({})).toEqual({
      isPart: false,
      totalPremium: premiumOf(policy) + premiumOf(foreign),
      currency: 'USD',
      byStatus: { BOUND: premiumOf(binder), ISSUED: premiumOf(policy) + premiumOf(foreign) },
    })
    expect(await premium({ agencyId: castIds.agency(2) })).toMatchObject({ totalPremium: premiumOf(foreign) })
  })

  it('are the same whether a counter knows them or rows are added up', async () => {
    const from = { from: '2020-01-01T00:00:00Z' }
    expect(await premium(from)).toEqual(await premium({}))
    for (const owner of [{ agencyId: castIds.agency(1) }, { teamId: castIds.team(1) }])
      expect(await premium({ ...owner, ...from })).toEqual(await premium(owner))
    expect(await premium({ agencyId: castIds.agency(2), teamId: castIds.team(1) })).toMatchObject({ byStatus: {} })
  })

  it('sum by the month in which policies were bound', async () => {
    const months = async (query: object, actor: typeof reader | typeof cast.producer = reader) =>
      answered(await desk.asPolicy(actor)(contract.listPremiumByMonth, { query }))
    const all = await months({})
    expect(all).toHaveLength(6)
    expect(all.at(-1)).toEqual({
      month: monthAt(new Date().toISOString(), 'America/New_York'),
      premium: premiumOf(policy) + premiumOf(foreign),
    })
    expect(all.slice(0, -1).every((each) => each.premium === 0)).toBe(true)
    expect(await months({ months: 1 }, cast.producer)).toMatchObject([{ premium: premiumOf(policy) }])
    expect(await months({ months: 1, agencyId: castIds.agency(2) }, cast.producer)).toMatchObject([{ premium: 0 }])
    expect(await months({ months: 1, teamId: castIds.team(1) }, cast.producer)).toMatchObject([
      { premium: premiumOf(policy) },
    ])
  })

  it('sum limits, binders included, in whole units', async () => {
    expect(await limit({})).toEqual({ isPart: false, totalLimit: policy.aggLimit * 3, currency: 'USD' })
  })

  it('say where they leave something out, because the list does not end', async () => {
    const endless = vi.spyOn(policies, 'list').mockResolvedValue({ hits: [], totalHits: 0, nextToken: 'more' })
    try {
      const from = { from: '2020-01-01T00:00:00Z' }
      expect(await premium(from)).toMatchObject({ isPart: true })
      expect(await limit({})).toMatchObject({ isPart: true })
      const owners = { agencyId: castIds.agency(2), teamId: castIds.team(1) }
      const months = await desk.asPolicy(reader)(contract.listPremiumByMonth, { query: { months: 1, ...owners } })
      expect(answered(months)).toMatchObject([{ premium: 0, isPart: true }])
      const points = answered(await desk.asPolicy(reader)(contract.getEpGraph, { query: {} }))
      expect(points.at(-1)).toMatchObject({ isPart: true })
    } finally {
      endless.mockRestore()
    }
  })

  it('keep to the span in which policies were bound', async () => {
    expect(await premium({ from: '2026-01-01T00:00:00Z', to: '2026-01-31T00:00:00Z' })).toMatchObject({
      totalPremium: 0,
      byStatus: { BOUND: premiumOf(binder) },
    })
    expect(await limit({ duration: 4 })).toMatchObject({ totalLimit: policy.aggLimit * 2 })
  })

  it('draw what was written, earned and is unearned month by month: of the whole book by its postings, of a part by its policies', async () => {
    await desk.deliver()
    const graph = async (query: object = {}, actor: typeof reader | typeof cast.producer = reader) =>
      answered(await desk.asPolicy(actor)(contract.getEpGraph, { query }))
    const whole = await graph()
    expect(whole).toHaveLength(12)
    expect(whole.at(-1)?.x).toBe(monthAt(new Date().toISOString(), 'America/New_York'))
    const writtenIn = (months: typeof whole) => months.reduce((sum, { written }) => sum + written, 0)
    expect(writtenIn(whole)).toBe(premiumOf(policy) + premiumOf(foreign))
    const part = await graph({}, cast.producer)
    expect(writtenIn(part)).toBe(premiumOf(policy))
    for (const months of [whole, part])
      expect(months.at(-1)?.unearned).toBe(months.reduce((sum, { written, y }) => sum + written - y, 0))
    expect(await graph({ carrierId: 'org_01JH0000000000000000000P01' })).toMatchObject(
      [...Array(12)].map(() => ({ written: 0 })),
    )
    expect(await desk.asPolicy(reader)(contract.getEpGraph, { query: { to: '9999-12-31' } })).toMatchObject({
      status: 422,
      problem: { code: 'report.spanUnfit' },
    })
    expect(
      await desk.asPolicy(reader)(contract.getEpGraph, { query: { from: '2026-05-01', to: '2026-04-01' } }),
    ).toMatchObject({
      problem: { code: 'report.spanUnfit' },
    })
    expect(await graph({ from: '2026-01-15', to: '2026-03-01' })).toHaveLength(3)
  })

  it('draw the running month with what is earned by today, of the whole book as of its parts, though nothing is posted yet', async () => {
    const today = CalendarDate.parse(new Date().toISOString().slice(0, 10))
    const effectiveDate = addMonths(today, -6)
    const running = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
    await desk.quotes.settle()
    await desk.deliver()
    const graph = async (actor: typeof reader | typeof cast.producer) =>
      answered(await desk.asPolicy(actor)(contract.getEpGraph, { query: {} }))
    const [whole, part] = [await graph(reader), await graph(cast.producer)]
    // What was written in the hours in which the insured's month and ours differ is earned in the one before.
    expect(part.slice(-2).reduce((sum, { y }) => sum + y, 0)).toBeGreaterThan(premiumOf(running) * 0.45)
    expect(whole.at(-1)).toMatchObject({ y: part.at(-1)?.y, soFar: true })
    expect(part.at(-1)?.soFar).toBe(true)
    expect(whole.slice(0, -1).some(({ soFar }) => soFar !== undefined)).toBe(false)
    for (const months of [whole, part])
      expect(months.at(-1)?.unearned).toBe(months.reduce((sum, { written, y }) => sum + written - y, 0))
  })

  it('are for those who read reports', async () => {
    for (const operation of [
      contract.getPolicyPremiumTotals,
      contract.getPolicyLimitTotals,
      contract.listPremiumByMonth,
      contract.getEpGraph,
    ])
      expect(await desk.asPolicy(cast.policyHolder)(operation, { query: {} })).toMatchObject({ status: 403 })
  })
})

describe('the words of policies', () => {
  it('are every status of binders and policies, once', async () => {
    const statuses = answered(await desk.asPolicy(cast.policyHolder)(contract.listPolicyStatuses, {}))
    expect(statuses).toEqual([...new Set(statuses)])
    expect(statuses).toEqual(expect.arrayContaining(['BOUND', 'BINDER EXPIRED', 'IN FORCE', 'FLAT CANCELLED', 'VOID']))
  })

  it('are reasons for each action', async () => {
    const reasons = async (action?: 'flatcancel' | 'optout' | 'void') =>
      answered(await desk.asPolicy(cast.producer)(contract.listPolicyReasons, { query: action ? { action } : {} }))
    expect(await reasons()).toContainEqual({ code: 'NON_PAYMENT', label: 'Premium not paid' })
    for (const action of ['flatcancel', 'optout', 'void'] as const)
      expect((await reasons(action)).length).toBeGreaterThan(2)
    const labels = async (actor: typeof cast.producer | typeof cast.underwriter, action: 'cancel' | 'optout') =>
      answered(await desk.asPolicy(actor)(contract.listPolicyReasons, { query: { action } })).map(({ label }) => label)
    for (const [action, label] of [
      ['optout', 'Not to be renewed by underwriting'],
      ['cancel', 'Risk changed'],
      ['cancel', 'Misrepresentation'],
    ] as const) {
      expect(await labels(cast.underwriter, action)).toContain(label)
      expect(await labels(cast.producer, action)).not.toContain(label)
    }
    const unknown = await desk.asPolicy(cast.producer)(contract.listPolicyReasons, { query: { action: 'x' as never } })
    expect(unknown).toMatchObject({ status: 400 })
  })
})
