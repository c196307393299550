import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { countLists } from '#functions/_platform/storage/counters.ts'
import { versionOf } from '#functions/_platform/storage/stateVersion.ts'
import { handler } from '#functions/account/index.ts'
import { claims } from '#functions/claims/store/claims.ts'
import { personas } from '#functions/directory/store/personas.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { getPersonaExposure } from '#shared/contracts/account/personaStanding.ts'
import { createPoolYear, getPoolStanding, updatePoolYear } from '#shared/contracts/account/poolYears.ts'
import { createTreaty, getTreatyStanding } from '#shared/contracts/account/treaties.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { AccountId, ClaimId, PersonaId, PolicyId } from '#shared/domain/ids/ids.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { keptStates } from '#tests/kept/states.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { callsMade } from '#tests/support/callsMade.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { foldFiguresTonight } from '../jobs/foldFigures.ts'
import { handler as worker } from '../worker.ts'

const as = callerOf(handler)
const at = '2026-01-05T09:00:00.000Z' as const
const ids = {
  carrier: PersonaId.parse('org_01JH0000000000000000000P81'),
  pool: PersonaId.parse('org_01JH0000000000000000000P82'),
  reinsurer: PersonaId.parse('org_01JH0000000000000000000P83'),
}
const carrier = partnerOf('CARRIER', 'Carrier Underwriter', ids.carrier)
const pool = partnerOf('POOL', 'Pool Viewer', ids.pool)
const reinsurer = partnerOf('RE_INSURER', 'Reinsurer Analyst', ids.reinsurer)

let desk: PolicyDesk
let policy: PolicyRecord
let year: { readonly begins: PolicyRecord['effectiveDate']; readonly ends: PolicyRecord['effectiveDate'] }

const settle = async () => {
  await desk.deliver()
  await desk.deliver()
  aWhilePasses()
}
const idOf = (each: number) => PolicyId.parse(`pol_01JH00000000000000000000F${String(each).padStart(1, '0')}`)

/** What the desk reserved for a claim of a policy; the first of them is large. */
const lose = (each: number, amount: number) => {
  const [kept] = keptStates('claim', versionOf(claims.definition)) ?? []
  const id = ClaimId.parse(`clm_01JH00000000000000000000F${each}`)
  // A state that is kept as one of its kind.
  const draft = kept?.state as ClaimRecord
  const reserve = {
    kind: 'INDEMNITY' as const,
    coverageId: 0 as never,
    amount,
    reason: 'x',
    by: 'usr_x',
    name: 'x',
    at,
  }
  return claims.create({
    ...draft,
    ...{ id, eventId: id, claimNumber: `CLM-F${each}`, status: 'RESERVED', filedOn: policy.effectiveDate },
    ...{ policyId: idOf(each), reserves: [reserve], partnerIds: Object.values(ids) },
  })
}

beforeAll(async () => {
  desk = await openPolicyDesk()
  policy = await desk.aPolicy({})
  year = { begins: addDays(policy.effectiveDate, -30), ends: addDays(policy.effectiveDate, 300) }
  await commit([
    personas.create(anOrganization(ids.carrier, 'carrier')),
    personas.create(anOrganization(ids.pool, 'pool')),
    personas.create(anOrganization(ids.reinsurer, 'reinsurer')),
  ])
  // Seven of six insureds: one has two.
  for (let each = 1; each <= 7; each += 1)
    await commit([
      policies.create({
        ...policy,
        id: idOf(each),
        accountId: AccountId.parse(`acc_01JH00000000000000000000F${Math.min(each, 6)}`),
        policyNumber: `${policy.policyNumber}-F${each}`,
        carrierId: ids.carrier,
        partnerIds: Object.values(ids),
      }),
    ])
  await commit([lose(1, 40_000_000), lose(2, 1_000_000)])
  await settle()
  const admin = as(cast.superAdmin)
  answered(await admin(createPoolYear, { body: { poolId: ids.pool, name: 'First', ...year, sharedLimit: 2_000_000 } }))
  const part = { reinsurerId: ids.reinsurer, percent: 80 }
  const layer = { attachment: 0, limit: 5_000_000, share: 50, rate: 0, parts: [part] }
  const terms = { name: 'Quota share', carrierId: ids.carrier, kind: 'QUOTA_SHARE' as const, ...year, layers: [layer] }
  answered(await admin(createTreaty, { body: terms }))
})
afterAll(() => desk.close())

const told = async () => ({
  ofCarrier: answered(await as(carrier)(getPersonaExposure, {})),
  ofProvider: answered(await as(cast.superAdmin)(getPersonaExposure, {})),
  ofPool: answered(await as(pool)(getPersonaExposure, {})),
  shared: answered(await as(pool)(getPoolStanding, {})),
  ceded: answered(await as(reinsurer)(getTreatyStanding, {})),
})
type Told = Awaited<ReturnType<typeof told>>
const withoutTime = (all: Told) =>
  Object.fromEntries(Object.entries(all).map(([name, { asOf: _, ...rest }]) => [name, rest]))

let lifted = 0
/** Has lists count as so many more policies, as if they had them. */
const pretend = async (count: number) => {
  lifted += 1
  const scopes = ['all', ...Object.values(ids).map((id) => `partner:${id}`)]
  const sequence = String(lifted).padStart(40, '9')
  await countLists(scopes.map((scope) => ({ list: `policy|${scope}|policies|0`, sequence, count, measure: 0 })))
  aWhilePasses()
}
const nightOf = async (now: Instant) => {
  await foldFiguresTonight({ now })
  expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
}

describe('figures of organizations', () => {
  let asAsked: Told
  it('are added up as they are asked for while lists are short', async () => {
    asAsked = await told()
    expect(asAsked.shared.years).toMatchObject([
      { members: 6, policies: 7, contributions: 7 * policy.rated.premium, claims: 2, incurred: 41_000_000 },
    ])
    expect(asAsked.ofCarrier.limits).toMatchObject([{ policies: 7, claims: 2, incurred: 41_000_000 }])
    expect(asAsked.ceded.treaties[0]?.layers).toMatchObject([
      { policies: 7, losses: 2, incurred: 16_400_000, large: [{ incurred: 40_000_000, own: 16_000_000 }] },
    ])
    await nightOf(new Date().toISOString() as Instant)
    expect(await told()).not.toMatchObject({ shared: { asOf: asAsked.shared.asOf } })
  })

  it('are those of the last night, to the cent the same, where lists are longer, and say of when', async () => {
    await pretend(100_000)
    const began = new Date().toISOString() as Instant
    await nightOf(began)
    const kept = await told()
    expect(withoutTime(kept)).toEqual(withoutTime(asAsked))
    for (const { asOf, isPart } of Object.values(kept)) {
      expect(isPart).toBe(false)
      expect(asOf >= began).toBe(true)
    }
    expect((await told()).shared.asOf).toBe(kept.shared.asOf)
  })

  it('ask for no more at a million policies than at a hundred thousand, nor than of a short list', async () => {
    // What is read by key comes in parts in weather; what grows with a list are queries of it.
    const queries = async () => (await callsMade(told)).filter((call) => call.endsWith('.Query')).length
    const long = await queries()
    await pretend(900_000)
    expect(await queries()).toBe(long)
    await pretend(-1_000_000)
    const short = await queries()
    // A table within the process is asked without a call.
    if (process.env.PALISADE_TABLE !== 'within') expect(long).toBeLessThan(short)
    await pretend(100_000)
  })

  it('are added up anew when their terms change', async () => {
    const [first] = (await told()).shared.years
    if (first === undefined) return expect.fail()
    const { id: poolYearId, begins, ends } = first
    const body = { name: 'First', begins, ends, sharedLimit: 1_000_000 }
    answered(await as(cast.superAdmin)(updatePoolYear, { params: { poolYearId }, body }))
    expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
    const after = (await told()).shared
    expect(after).toMatchObject({ isPart: false, years: [{ members: 6, left: 100_000_000 - 41_000_000 }] })
  })
})
