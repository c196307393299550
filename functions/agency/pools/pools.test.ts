import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { getPersonaExposure, getPersonaStanding } from '#shared/contracts/account/personaStanding.ts'
import * as contract from '#shared/contracts/account/poolYears.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { getPolicyPremiumTotals } from '#shared/contracts/policy/reports.ts'
import { searchPolicies } from '#shared/contracts/policy/search.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { AccountId, PersonaId, PolicyId } from '#shared/domain/ids/ids.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'

const as = callerOf(handler)
const asPolicy = callerOf(policyHandler)
const at = '2026-01-05T09:00:00.000Z' as const
const poolId = PersonaId.parse('org_01JH0000000000000000000P71')
const otherId = PersonaId.parse('org_01JH0000000000000000000P72')
const viewer = partnerOf('POOL', 'Pool Viewer', poolId)
const stranger = partnerOf('POOL', 'Pool Viewer', otherId)

let desk: PolicyDesk
let policy: PolicyRecord
let terms: contract.NewPoolYear
beforeAll(async () => {
  desk = await openPolicyDesk()
  policy = await desk.aPolicy({})
  await commit(
    [poolId, otherId].map((id) =>
      personas.create({
        id,
        type: 'pool',
        name: `Pool ${id.slice(-2)}`,
        status: 'ACTIVE',
        enforceMfa: false,
        states: [],
        created: at,
        updated: at,
      }),
    ),
  )
  terms = {
    poolId,
    name: 'This year',
    begins: addDays(policy.effectiveDate, -30),
    ends: addDays(policy.effectiveDate, 300),
    sharedLimit: 1_000_000,
  }
})
afterAll(() => desk.close())

/** Policies of so many members more. */
const join = async (from: number, to: number) => {
  for (let each = from; each <= to; each += 1)
    await commit([
      policies.create({
        ...policy,
        id: PolicyId.parse(`pol_01JH00000000000000000000M${each}`),
        accountId: AccountId.parse(`acc_01JH00000000000000000000M${each}`),
        policyNumber: `${policy.policyNumber}-M${each}`,
        partnerIds: [poolId],
      }),
    ])
  await desk.deliver()
  await desk.deliver()
  aWhilePasses()
}
const standing = async (actor = viewer) => answered(await as(actor)(contract.getPoolStanding, {}))

describe('what the members of a pool share', () => {
  it('is entered by the provider’s administrators, of one term at a time', async () => {
    const enter = (more: Partial<contract.NewPoolYear> = {}, actor = cast.superAdmin) =>
      as(actor)(contract.createPoolYear, { body: { ...terms, ...more } })
    expect(await enter({ poolId: PersonaId.parse('org_01JH0000000000000000000P79') })).toMatchObject({
      problem: { code: 'persona.notFound' },
    })
    expect(await enter({ ends: terms.begins })).toMatchObject({ problem: { code: 'poolYear.wrongTerm' } })
    const two = await Promise.all([enter(), enter()])
    expect(two.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect(await as(viewer)(contract.createPoolYear, { body: terms })).toMatchObject({ status: 403 })
    const [kept] = answered(await as(cast.superAdmin)(contract.listPoolYears, {}))
    if (kept === undefined) return expect.fail()
    const { poolId: _, ...rest } = terms
    const params = { poolYearId: kept.id }
    expect(
      answered(
        await as(cast.superAdmin)(contract.updatePoolYear, { params, body: { ...rest, sharedLimit: 2_000_000 } }),
      ),
    ).toMatchObject({ sharedLimit: 2_000_000, poolId })
    expect(await as(cast.superAdmin)(contract.removePoolYear, { params })).toMatchObject({
      problem: { code: 'poolYear.begun' },
    })
    const next = answered(await enter({ begins: addDays(terms.ends, 200), ends: addDays(terms.ends, 400) }))
    answered(await as(cast.superAdmin)(contract.removePoolYear, { params: { poolYearId: next.id } }))
  })

  it('is told its own pool alone, and without figures as long as few members stand behind them', async () => {
    await join(1, 4)
    const [few] = (await standing()).years
    expect(few).toMatchObject({ members: 4, policies: 4 })
    expect(few?.contributions).toBeUndefined()
    expect(few?.claims).toBeUndefined()
    await join(5, 5)
    const told = await standing()
    expect(told).toMatchObject({ isPart: false })
    const [year] = told.years
    const premium = policy.rated.premium
    expect(year).toMatchObject({ members: 5, contributions: 5 * premium, claims: 0, incurred: 0, left: 200_000_000 })
    expect((await standing(stranger)).years).toEqual([])
  })

  it('has an exposure without the lines that few members stand behind, and without their money', async () => {
    const { limits, years } = answered(await as(viewer)(getPersonaExposure, {}))
    expect(limits).toMatchObject([{ policies: 5 }])
    for (const line of [...limits, ...years]) {
      expect(line.premium).toBeUndefined()
      expect(line.incurred).toBeUndefined()
      expect(line.claims).toBeUndefined()
    }
    const all = answered(await as(viewer)(getPersonaStanding, {}))
    expect(all).toMatchObject({ months: [], agencies: [] })
    expect(all.premium).toBeUndefined()
    const { limits: none } = answered(await as(stranger)(getPersonaExposure, {}))
    expect(none).toEqual([])
  })

  it('reads no policy of a member, in which its premium stands', async () => {
    const policyId = PolicyId.parse('pol_01JH00000000000000000000M1')
    expect(await asPolicy(viewer)(getPolicy, { params: { policyId } })).toMatchObject({ status: 403 })
    expect(await asPolicy(viewer)(searchPolicies, { query: {} })).toMatchObject({ status: 403 })
    expect(await asPolicy(viewer)(getPolicyPremiumTotals, { query: {} })).toMatchObject({ status: 403 })
  })
})
