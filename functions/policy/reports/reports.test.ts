import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/policy/reports.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
let policy: PolicyRecord
let binder: PolicyRecord
let foreign: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  policy = await desk.aPolicy()
  binder = await desk.aBinder({}, '2026-01-10T10:00:00.000Z')
  foreign = await desk.aPolicy({ agencyId: AgencyId.parse(castIds.agency(2)) })
})
afterAll(() => desk.close())

const reader = cast.superAdmin
const premium = async (query: object) =>
  answered(await desk.asPolicy(reader)(contract.getPolicyPremiumTotals, { query }))
const limit = async (query: object) => answered(await desk.asPolicy(reader)(contract.getPolicyLimitTotals, { query }))

describe('totals of policies', () => {
  it('sum the premium of the statuses that count, and show every status', async () => {
    expect(await premium({})).toEqual({
      totalPremium: policy.totalPremium + foreign.totalPremium,
      currency: 'USD',
      byStatus: { BOUND: binder.totalPremium, ISSUED: policy.totalPremium + foreign.totalPremium },
    })
    expect(await premium({ agencyId: castIds.agency(2) })).toMatchObject({ totalPremium: foreign.totalPremium })
  })

  it('sum limits, binders included, in whole units', async () => {
    expect(await limit({})).toEqual({ totalLimit: policy.aggLimit * 3, currency: 'USD' })
  })

  it('keep to the span in which policies were bound', async () => {
    expect(await premium({ from: '2026-01-01T00:00:00Z', to: '2026-01-31T00:00:00Z' })).toMatchObject({
      totalPremium: 0,
      byStatus: { BOUND: binder.totalPremium },
    })
    expect(await limit({ duration: 4 })).toMatchObject({ totalLimit: policy.aggLimit * 2 })
  })

  it('are for those who read reports', async () => {
    for (const operation of [contract.getPolicyPremiumTotals, contract.getPolicyLimitTotals])
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
    const unknown = await desk.asPolicy(cast.producer)(contract.listPolicyReasons, { query: { action: 'x' as never } })
    expect(unknown).toMatchObject({ status: 400 })
  })
})
