import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { getAgencyStats } from '#shared/contracts/account/agencies.ts'
import { listAgencyAppointments, listMemberAppointments } from '#shared/contracts/account/agencyFacts.ts'
import { getPersonaExposure, getPersonaStanding } from '#shared/contracts/account/personaStanding.ts'
import { addAgencyToCluster } from '#shared/contracts/account/relationships.ts'
import { AccountId, AgencyId, PersonaId, PolicyId } from '#shared/domain/ids/ids.ts'
import { inThousands } from '#shared/domain/organizations/smallNumbers.ts'
import type { AccountType, Role } from '#shared/permissions.ts'
import { cast, castIds, partnerOf } from '#tests/cast/actors.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

const as = callerOf(handler)
const [first, second] = [castIds.agency(1), castIds.agency(2)].map((id) => AgencyId.parse(id)) as [AgencyId, AgencyId]
const ids = {
  carrier: PersonaId.parse('org_01JH0000000000000000000P11'),
  aggregator: PersonaId.parse('org_01JH0000000000000000000P12'),
  cluster: PersonaId.parse('org_01JH0000000000000000000P13'),
  reinsurer: PersonaId.parse('org_01JH0000000000000000000P14'),
  stranger: PersonaId.parse('org_01JH0000000000000000000P15'),
}

let desk: PolicyDesk
let policy: PolicyRecord
let made = 0

/** So many policies of an agency, as the first. */
const sell = async (agencyId: AgencyId, count: number) => {
  for (let each = 0; each < count; each += 1) {
    made += 1
    const id = PolicyId.parse(`pol_01JH00000000000000000000${String(made).padStart(2, '0')}`)
    const partnerIds = Object.values(ids).filter((partner) => partner !== ids.stranger)
    const accountId = AccountId.parse(`acc_01JH00000000000000000000${String(made).padStart(2, '0')}`)
    const policyNumber = `${policy.policyNumber}-${made}`
    await commit([policies.create({ ...policy, id, accountId, policyNumber, agencyId, partnerIds })])
  }
  // The stream writes the rows of partners, and counts them when it comes to them.
  await desk.quotes.settle()
  await desk.quotes.settle()
}

const standing = async (accountType: AccountType, role: Role, id: string) =>
  answered(await as(partnerOf(accountType, role, id))(getPersonaStanding, {}))

beforeAll(async () => {
  desk = await openPolicyDesk()
  policy = await desk.aPolicy({ agencyId: AgencyId.parse(castIds.agency(3)) })
  await commit([
    personas.create(anOrganization(ids.carrier, 'carrier')),
    personas.create(anOrganization(ids.aggregator, 'da')),
    personas.create(anOrganization(ids.cluster, 'cluster')),
    personas.create(anOrganization(ids.reinsurer, 'reinsurer')),
  ])
  const [mine, other] = await agencies.byIds([first, second])
  if (mine === undefined || other === undefined) throw new Error('There are no agencies.')
  await commit([mine, other].map((agency) => agencies.update(agency, { ...agency, aggregatorId: ids.aggregator })))
  for (const agencyId of [first, second])
    answered(await as(cast.superAdmin)(addAgencyToCluster, { params: { agencyId }, body: { id: ids.cluster } }))
  await sell(first, 2)
})
afterAll(() => desk.close())

describe('how an organization stands', () => {
  it('is told to carrier and aggregator to the last policy, for they read the records', async () => {
    const carrier = await standing('CARRIER', 'Carrier Underwriter', ids.carrier)
    expect(carrier).toMatchObject({ currency: 'USD', policies: 2, premium: 2 * policy.rated.premium, agencies: [] })
    expect(carrier.months).toHaveLength(12)
    expect(carrier.months.at(-1)).toMatchObject({ policies: 2, premium: 2 * policy.rated.premium })
    const aggregator = await standing('DIGITAL', 'Corp Admin', ids.aggregator)
    expect(aggregator.agencies).toMatchObject([
      { id: first, policies: 2, premium: 2 * policy.rated.premium },
      { id: second, policies: 0, premium: 0 },
    ])
  })

  it('withholds from cluster and reinsurer what few policies stand behind', async () => {
    for (const [accountType, role, id] of [
      ['CLUSTER', 'Cluster Viewer', ids.cluster],
      ['RE_INSURER', 'Reinsurer Analyst', ids.reinsurer],
    ] as const) {
      const told = await standing(accountType, role, id)
      expect(told.policies).toBeUndefined()
      expect(told.premium).toBeUndefined()
      expect(told.months.at(-1)).toEqual({ month: told.months.at(-1)?.month })
    }
    const { agencies: members } = await standing('CLUSTER', 'Cluster Viewer', ids.cluster)
    expect(members.find(({ id }) => id === first)).not.toHaveProperty('premium')
    expect(members.find(({ id }) => id === second)).toMatchObject({ policies: 0 })
  })

  it('ranks the members of a cluster by premium, and tells nobody’s client', async () => {
    await sell(first, 4)
    await sell(second, 7)
    const told = await standing('CLUSTER', 'Cluster Admin', ids.cluster)
    expect(told).toMatchObject({ policies: 13, premium: inThousands(13 * policy.rated.premium) })
    expect(told.agencies.map(({ id, policies: count }) => [id, count])).toEqual([
      [second, 7],
      [first, 6],
    ])
    expect(JSON.stringify(told)).not.toContain(policy.companyName)
    expect(await standing('RE_INSURER', 'Reinsurer Admin', ids.reinsurer)).toMatchObject({ policies: 13, agencies: [] })
  })

  it('has a cluster know by whom each of its members is appointed, and which programs all of them may sell', async () => {
    const told = async (id: string) =>
      answered(await as(partnerOf('CLUSTER', 'Cluster Viewer', id))(listMemberAppointments, {}))
    const { members, programs, isPart } = await told(ids.cluster)
    expect(isPart).toBe(false)
    expect(members.map(({ id }) => id).sort()).toEqual([first, second].sort())
    for (const { id, appointments, sells } of members) {
      const own = answered(
        await as(cast.superAdmin)(listAgencyAppointments, { query: { agencyId: AgencyId.parse(id) } }),
      )
      const appointed = own.filter(({ status }) => status === 'APPOINTED')
      expect(
        appointments.flatMap(({ carrierName, states }) => states.map((state) => `${carrierName} ${state}`)),
      ).toEqual(appointed.map(({ carrierName, state }) => `${carrierName} ${state}`))
      expect(sells).toBe(true)
    }
    expect(programs.length).toBeGreaterThan(0)
    expect(await told(ids.stranger)).toEqual({ members: [], programs: [], isPart: false })
    expect(await as(cast.superAdmin)(listMemberAppointments, {})).toMatchObject({ status: 403 })
  })

  it('is told by year, limit and territory, to a reinsurer without a name and without what is small', async () => {
    const told = answered(await as(partnerOf('RE_INSURER', 'Reinsurer Analyst', ids.reinsurer))(getPersonaExposure, {}))
    const premium = inThousands(13 * policy.rated.premium)
    expect(told.years).toMatchObject([{ policies: 13, premium, claims: 0, incurred: 0 }])
    expect(told.limits).toMatchObject([{ key: String(policy.aggLimit), limit: 13 * policy.aggLimit }])
    expect(told.territories).toHaveLength(1)
    expect(JSON.stringify(told)).not.toContain(policy.companyName)
    const stranger = partnerOf('RE_INSURER', 'Reinsurer Analyst', ids.stranger)
    expect(await as(stranger)(getPersonaExposure, {})).toMatchObject({ value: { years: [], limits: [] } })
  })

  it('has of a policy that was cancelled within its term what was kept of it, everywhere alike', async () => {
    const [written] = policy.transactions
    if (written === undefined) throw new Error('A policy begins with what was written.')
    const ask = async (id: string) => {
      const who = partnerOf('CARRIER', 'Carrier Underwriter', id)
      const { premium = 0, months } = answered(await as(who)(getPersonaStanding, {}))
      const { years } = answered(await as(who)(getPersonaExposure, {}))
      const year = years.reduce((sum, each) => sum + (each.premium ?? 0), 0)
      return { premium, month: months.at(-1)?.premium ?? 0, year }
    }
    const before = await ask(ids.carrier)
    // 3,650.00 for 365 days, of which 100 were run: 1,000.00 is kept, 2,650.00 given back.
    const partnerIds = [ids.carrier, ids.cluster, ids.reinsurer]
    const cancelled = {
      ...{ ...policy, partnerIds, id: PolicyId.parse('pol_01JH00000000000000000000C1') },
      ...{ status: 'CANCELLED' as const, policyNumber: `${policy.policyNumber}-C1` },
      rated: { ...policy.rated, premium: 365_000 },
      transactions: [
        { ...written, money: { ...written.money, premium: 365_000 } },
        { ...written, revision: 2, kind: 'CANCELLATION' as const, money: { ...written.money, premium: -265_000 } },
      ],
    }
    await commit([policies.create(cancelled)])
    await desk.quotes.settle()
    await desk.quotes.settle()
    const after = await ask(ids.carrier)
    expect(after).toEqual({
      premium: before.premium + 100_000,
      month: before.month + 100_000,
      year: before.year + 100_000,
    })
    const told = await standing('CLUSTER', 'Cluster Admin', ids.cluster)
    expect(told).toMatchObject({ policies: 13, premium: inThousands(13 * policy.rated.premium + 100_000) })
  })

  it('is no way to one agency’s figures, but for its aggregator', async () => {
    const told = async (accountType: AccountType, role: Role, id: string) =>
      as(partnerOf(accountType, role, id))(getAgencyStats, { query: { agencyId: first } })
    expect(await told('DIGITAL', 'Corp Admin', ids.aggregator)).toMatchObject({ value: { policies: 6 } })
    expect(await told('CLUSTER', 'Cluster Admin', ids.cluster)).toMatchObject({ status: 403 })
    expect(await told('CARRIER', 'Carrier Admin', ids.carrier)).toMatchObject({ status: 403 })
  })

  it('is nothing for an organization without a share in the book, and for the roles without reports not told', async () => {
    expect(await standing('CARRIER', 'Carrier Admin', ids.stranger)).toMatchObject({ policies: 0, premium: 0 })
    const agent = partnerOf('DIGITAL', 'Digital Agent', ids.aggregator)
    expect(await as(agent)(getPersonaStanding, {})).toMatchObject({ status: 403 })
    const producer = answered(await as(cast.producer)(getPersonaStanding, {}))
    expect(producer).toMatchObject({ policies: 6, agencies: [] })
  })

  it('says when it was added up, and where there are more agencies than it tells', async () => {
    const aggregator = () => standing('DIGITAL', 'Corp Admin', ids.aggregator)
    const [before, mine] = [await aggregator(), await agencies.byId(first)]
    expect(before.isPart).toBe(false)
    expect(Number.isNaN(Date.parse(before.asOf))).toBe(false)
    if (mine === undefined) throw new Error('There is no agency.')
    for (let index = 100; index < 200; index += 1) {
      const id = `agy_01JH0000000000000000000${index}`
      const { npnIsOwn: _, version: __, seal: ___, ...of } = mine
      const own = { hostname: `agency${index}.example`, npn: `88000${index}`, name: `Agency ${index}` }
      await commit([agencies.create({ ...of, ...own, id: AgencyId.parse(id) })])
    }
    const after = await aggregator()
    expect(after.isPart).toBe(true)
    expect(after.agencies).toHaveLength(100)
  })
})
