import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { handler as agencyWorker } from '#functions/agency/worker.ts'
import { partnersOf as partnersToday } from '#functions/directory/organizations/partnersOf.ts'
import { todayHere } from '#functions/directory/organizations/seersOf.ts'
import { agenciesBelow } from '#functions/directory/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { relationships } from '#functions/directory/store/relationships.ts'
import { handler as worker } from '#functions/quote/worker.ts'
import { createAccount, getAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import * as contract from '#shared/contracts/account/relationships.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { AccountId, AgencyId, PersonaId, RelationshipId } from '#shared/domain/ids/ids.ts'
import { cast, castIds, partnerOf } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'

const as = callerOf(handler)
const asStaff = as(cast.superAdmin)
const params = { agencyId: AgencyId.parse(castIds.agency(1)) }
/** Days to come. */
let later: CalendarDate
let evenLater: CalendarDate
let table: TestTable
let settle: () => Promise<void>

const ids = {
  aggregator: PersonaId.parse('org_01JH0000000000000000000P01'),
  otherAggregator: PersonaId.parse('org_01JH0000000000000000000P02'),
  newAggregator: PersonaId.parse('org_01JH0000000000000000000P52'),
  cluster: PersonaId.parse('org_01JH0000000000000000000P03'),
  pool: PersonaId.parse('org_01JH0000000000000000000P04'),
  mssp: PersonaId.parse('org_01JH0000000000000000000P05'),
  carrier: PersonaId.parse('org_01JH0000000000000000000P06'),
  otherCarrier: PersonaId.parse('org_01JH0000000000000000000P07'),
  reinsurer: PersonaId.parse('org_01JH0000000000000000000P08'),
}

beforeAll(async () => {
  table = await startTable()
  later = addDays(todayHere(), 30)
  evenLater = addDays(todayHere(), 61)
  settle = settlerOf(table)
  await bookAgencies()
  await commit([
    personas.create(anOrganization(ids.aggregator, 'da')),
    personas.create(anOrganization(ids.otherAggregator, 'da')),
    personas.create(anOrganization(ids.newAggregator, 'da')),
    personas.create(anOrganization(ids.cluster, 'cluster')),
    personas.create(anOrganization(ids.pool, 'pool')),
    personas.create(anOrganization(ids.mssp, 'mssp')),
    personas.create(anOrganization(ids.carrier, 'carrier')),
    personas.create(anOrganization(ids.otherCarrier, 'carrier')),
    personas.create(anOrganization(ids.reinsurer, 'reinsurer')),
  ])
})
afterAll(() => table.stop())

let made = 0
const anAccount = async () => {
  made += 1
  const body = { name: `Client ${made} Inc`, state: 'OR' }
  const answer = await as(cast.producer)(createAccount, { body })
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return AccountId.parse(answer.value.id)
}
const follow = async () => {
  expect(await runJobsOf(table, worker)).toEqual([])
  await settle()
}
const partnersOf = async (accountId: AccountId) => (await accounts.require(accountId)).partnerIds ?? []

describe('an agency', () => {
  it('comes to an aggregator, which sees its clients from then on, and those it gets later; and no more once it has left', async () => {
    const corpAdmin = partnerOf('DIGITAL', 'Corp Admin', ids.aggregator)
    const stranger = partnerOf('DIGITAL', 'Corp Admin', ids.otherAggregator)
    const before = await anAccount()
    const see = (actor: typeof corpAdmin, accountId: AccountId) => as(actor)(getAccount, { params: { accountId } })
    expect(await see(corpAdmin, before)).toMatchObject({ status: 404 })
    expect(await asStaff(contract.addAgencyToAggregator, { params, body: { id: ids.aggregator } })).toMatchObject({
      ok: true,
    })
    await follow()
    expect(await see(corpAdmin, before)).toMatchObject({ ok: true })
    expect(await see(corpAdmin, await anAccount())).toMatchObject({ ok: true })
    expect(await see(stranger, before)).toMatchObject({ status: 404, problem: { code: 'account.notFound' } })
    await settle()
    expect(await as(corpAdmin)(searchAccounts, { query: {} })).toMatchObject({ value: { totalHits: 2 } })
    expect(await as(stranger)(searchAccounts, { query: {} })).toMatchObject({ value: { totalHits: 0 } })
    expect((await agenciesBelow(ids.aggregator)).map(({ id }) => id)).toEqual([castIds.agency(1)])
    const leaving = { params, body: { id: ids.aggregator } }
    expect(await asStaff(contract.removeAgencyFromAggregator, leaving)).toMatchObject({ ok: true })
    await follow()
    expect(await see(corpAdmin, before)).toMatchObject({ status: 404 })
    expect(await agenciesBelow(ids.aggregator)).toEqual([])
    expect(await asStaff(contract.removeAgencyFromAggregator, leaving)).toMatchObject({
      status: 404,
      problem: { code: 'relationship.notFound' },
    })
  })

  it('takes its locations along: what they had is seen from above as what they get later is, and no more once it has left', async () => {
    const location = await agencies.require(castIds.agency(2))
    await commit([agencies.update(location, { ...location, parentId: castIds.agency(1) })])
    const body = { name: 'Client of the location', state: 'OR', agencyId: AgencyId.parse(location.id) }
    const made = await asStaff(createAccount, { body })
    const accountId = AccountId.parse(made.ok ? made.value.id : '')
    await settle()
    expect(await asStaff(contract.addAgencyToAggregator, { params, body: { id: ids.aggregator } })).toMatchObject({
      ok: true,
    })
    await follow()
    expect(await partnersOf(accountId)).toEqual([ids.aggregator])
    await asStaff(contract.removeAgencyFromAggregator, { params, body: { id: ids.aggregator } })
    await follow()
    expect(await partnersOf(accountId)).toEqual([])
    const { parentId: _, ...alone } = await agencies.require(location.id)
    await commit([agencies.update(await agencies.require(location.id), alone)])
  })

  it('begins and ends on its day though nobody does anything on it', async () => {
    const accountId = await anAccount()
    const today = todayHere()
    const relationship = {
      ...{ id: RelationshipId.parse('rel_01JH0000000000000000000R01'), kind: 'aggregatedBy' as const },
      ...{ from: castIds.agency(1), to: ids.newAggregator },
    }
    // As it stands on its day when it was begun before.
    await commit([relationships.create({ ...relationship, begins: today })])
    const theDayComes = async () => {
      await agencyWorker({ job: 'followRelationships' } as never)
      // Every worker is told of every job.
      const both = async (event: never) => {
        await agencyWorker(event)
        return worker(event)
      }
      expect(await runJobsOf(table, both)).toEqual([])
      await settle()
    }
    expect(await partnersOf(accountId)).toEqual([])
    await theDayComes()
    expect(await partnersOf(accountId)).toEqual([ids.newAggregator])
    const begun = await relationships.require(relationship.id)
    await commit([relationships.update(begun, { ...begun, begins: addDays(today, -90), ends: today })])
    await theDayComes()
    expect(await partnersOf(accountId)).toEqual([])
    await commit([relationships.remove(await relationships.require(relationship.id))])
  })

  it('has one aggregator at a time, belongs nowhere twice, and joins nobody who is held', async () => {
    const add = (id: PersonaId) => asStaff(contract.addAgencyToAggregator, { params, body: { id } })
    expect(await add(ids.aggregator)).toMatchObject({ ok: true })
    expect(await add(ids.aggregator)).toMatchObject({ status: 409, problem: { code: 'relationship.twice' } })
    expect(await add(ids.otherAggregator)).toMatchObject({ status: 409, problem: { code: 'relationship.twoOwners' } })
    expect(await add(ids.cluster)).toMatchObject({
      status: 422,
      problem: {
        code: 'persona.otherKind',
        detail: expect.stringMatching(/ is a cluster; what belongs here is an aggregator/),
      },
    })
    await asStaff(contract.removeAgencyFromAggregator, { params, body: { id: ids.aggregator } })
    const held = await personas.require(ids.otherAggregator)
    await commit([personas.update(held, { ...held, status: 'SUSPENDED' })])
    expect(await add(ids.otherAggregator)).toMatchObject({ status: 409, problem: { code: 'persona.notAllowed' } })
  })

  it('joins a cluster and leaves it; what ends before it begins is refused or never was', async () => {
    const add = (begins?: '2026-01-01' | '9999-12-31') =>
      asStaff(contract.addAgencyToCluster, { params, body: { id: ids.cluster, ...(begins && { begins }) } })
    const leaving = (ends?: '2025-12-01' | '2026-01-01' | '2026-02-01') =>
      asStaff(contract.removeAgencyFromCluster, { params, body: { id: ids.cluster, ...(ends && { ends }) } })
    // The last day there is, typed as the first.
    expect(await add('9999-12-31')).toMatchObject({ status: 422, problem: { code: 'relationship.tooFarAhead' } })
    expect(await add('2026-01-01')).toMatchObject({ ok: true })
    const clusterAdmin = partnerOf('CLUSTER', 'Cluster Admin', ids.cluster)
    const accountId = await anAccount()
    await follow()
    expect(await partnersOf(accountId)).toEqual([ids.cluster])
    // Totals alone: no record of a member's client.
    expect(await as(clusterAdmin)(getAccount, { params: { accountId } })).toMatchObject({ status: 403 })
    expect(await as(clusterAdmin)(searchAccounts, { query: {} })).toMatchObject({ status: 403 })
    expect(await as(clusterAdmin)(contract.listPersonaLinks, { params: { personaId: ids.cluster } })).toMatchObject({
      value: [{ kind: 'memberOf', direction: 'below', name: 'Agency 1', begins: '2026-01-01' }],
    })
    expect(await leaving('2025-12-01')).toMatchObject({
      status: 422,
      problem: { code: 'relationship.endsBeforeItBegins' },
    })
    expect(await leaving('2026-01-01')).toMatchObject({ status: 422 })
    expect(await leaving('2026-02-01')).toMatchObject({ ok: true })
    expect(await leaving()).toMatchObject({ status: 404, problem: { code: 'relationship.notFound' } })
    await follow()
    expect(await partnersOf(accountId)).toEqual([])
  })

  it('takes back what was to begin, and what began today, as if it never was', async () => {
    const add = (begins?: CalendarDate) =>
      asStaff(contract.addAgencyToCluster, { params, body: { id: ids.cluster, ...(begins && { begins }) } })
    const leaving = { params, body: { id: ids.cluster } }
    for (const begins of [later, undefined]) {
      expect(await add(begins)).toMatchObject({ ok: true })
      expect(await asStaff(contract.removeAgencyFromCluster, leaving)).toMatchObject({ ok: true })
      expect(await asStaff(contract.removeAgencyFromCluster, leaving)).toMatchObject({ status: 404 })
    }
  })

  it('that an aggregator made is its until the day on which it leaves, and another’s from then on', async () => {
    const agency = await agencies.require(castIds.agency(1))
    await commit([agencies.update(agency, { ...agency, aggregatorId: ids.aggregator })])
    const add = (begins: CalendarDate) =>
      asStaff(contract.addAgencyToAggregator, { params, body: { id: ids.newAggregator, begins } })
    const until = { params, body: { id: ids.aggregator, ends: evenLater } }
    expect(await add(evenLater)).toMatchObject({ problem: { code: 'relationship.twoOwners' } })
    expect(await asStaff(contract.removeAgencyFromAggregator, until)).toMatchObject({ ok: true })
    expect((await agenciesBelow(ids.aggregator)).map(({ id }) => id)).toEqual([castIds.agency(1)])
    const corpAdmin = partnerOf('DIGITAL', 'Corp Admin', ids.aggregator)
    const links = await as(corpAdmin)(contract.listPersonaLinks, { params: { personaId: ids.aggregator } })
    expect(links).toMatchObject({ value: [{ name: 'Agency 1', ends: evenLater }] })
    expect(await add(later)).toMatchObject({ problem: { code: 'relationship.twoOwners' } })
    expect(await add(evenLater)).toMatchObject({ ok: true })
    for (const id of [ids.newAggregator, ids.aggregator])
      expect(await asStaff(contract.removeAgencyFromAggregator, { params, body: { id } })).toMatchObject({ ok: true })
    expect(await agenciesBelow(ids.aggregator)).toEqual([])
  })

  it('is nobody’s to link but staff’s, and of those who have it already', async () => {
    const clusterAdmin = partnerOf('CLUSTER', 'Cluster Admin', ids.cluster)
    const body = { id: ids.cluster }
    expect(await as(clusterAdmin)(contract.addAgencyToCluster, { params, body })).toMatchObject({
      status: 404,
      problem: { code: 'agency.notFound' },
    })
    expect(await as(cast.producer)(contract.addAgencyToCluster, { params, body })).toMatchObject({ status: 403 })
  })
})

describe('an insured', () => {
  it('joins a pool, which sees it and nothing of its money, until it leaves', async () => {
    const accountId = await anAccount()
    const poolAdmin = partnerOf('POOL', 'Pool Admin', ids.pool)
    expect(await asStaff(contract.addPoolAccount, { body: { poolId: ids.pool, accountId } })).toMatchObject({
      ok: true,
    })
    await follow()
    const seen = await as(poolAdmin)(getAccount, { params: { accountId } })
    expect(seen).toMatchObject({ value: { id: accountId } })
    expect(seen.ok && seen.value.revenue).toBe(undefined)
    const leaving = { params: { accountId }, body: { id: ids.pool } }
    expect(await asStaff(contract.removePartnerAccount, leaving)).toMatchObject({ ok: true })
    await follow()
    expect(await as(poolAdmin)(getAccount, { params: { accountId } })).toMatchObject({ status: 404 })
  })

  it('comes into the care of an MSSP when somebody of it consented', async () => {
    const accountId = await anAccount()
    const body = { msspId: ids.mssp, accountId }
    expect(await asStaff(contract.addMsspAccount, { body: { ...body, consentedBy: ' ' } })).toMatchObject({
      status: 400,
    })
    expect(
      await asStaff(contract.addMsspAccount, { body: { ...body, consentedBy: 'Ida Moreau, CISO' } }),
    ).toMatchObject({
      value: { id: accountId },
    })
    await follow()
    expect(await partnersOf(accountId)).toEqual([ids.mssp])
    const analyst = partnerOf('MSSP', 'Security Analyst', ids.mssp)
    expect(await as(analyst)(getAccount, { params: { accountId } })).toMatchObject({ ok: true })
    expect(await as(analyst)(contract.listPersonaLinks, { params: { personaId: ids.mssp } })).toMatchObject({
      value: [{ kind: 'managedBy', consentedBy: 'Ida Moreau, CISO' }],
    })
    expect(
      await as(partnerOf('MSSP', 'MSSP Admin', ids.mssp))(contract.addMsspAccount, {
        body: { ...body, accountId: await anAccount(), consentedBy: 'Me' },
      }),
    ).toMatchObject({ status: 404, problem: { code: 'account.notFound' } })
  })
})

describe('the programme', () => {
  const add = (personaId: PersonaId) => asStaff(contract.addPersonaToProgramme, { params: { personaId }, body: {} })
  const remove = (personaId: PersonaId) =>
    asStaff(contract.removePersonaFromProgramme, { params: { personaId }, body: {} })
  const ofPolicies = () => partnersToday('policy', { agencyId: castIds.agency(3) })

  it('is written on the paper of one carrier, and has a reinsurer besides, who see every policy from then on', async () => {
    expect(await add(ids.carrier)).toMatchObject({ ok: true })
    expect(await add(ids.reinsurer)).toMatchObject({ ok: true })
    await follow()
    expect(await ofPolicies()).toEqual([ids.carrier, ids.reinsurer])
    expect(await add(ids.otherCarrier)).toMatchObject({ status: 409, problem: { code: 'relationship.twoOwners' } })
    expect(await add(ids.carrier)).toMatchObject({ status: 409, problem: { code: 'relationship.twice' } })
    const carrierAdmin = partnerOf('CARRIER', 'Carrier Admin', ids.carrier)
    const links = await as(carrierAdmin)(contract.listPersonaLinks, { params: { personaId: ids.carrier } })
    expect(links).toMatchObject({
      value: [{ kind: 'carriedBy', direction: 'below', name: expect.stringMatching(/\w/) }],
    })
  })

  it('is left by whom it has, and joined by no other kind', async () => {
    expect(await remove(ids.carrier)).toMatchObject({ ok: true })
    expect(await ofPolicies()).toEqual([ids.reinsurer])
    expect(await remove(ids.carrier)).toMatchObject({ status: 404, problem: { code: 'relationship.notFound' } })
    expect(await add(ids.pool)).toMatchObject({
      status: 422,
      problem: {
        detail: expect.stringContaining(
          'is a pool; what belongs here is a carrier, a reinsurer or a premium processor',
        ),
      },
    })
    expect(await remove(ids.pool)).toMatchObject({ status: 404, problem: { code: 'relationship.notFound' } })
    expect(await add(ids.otherCarrier)).toMatchObject({ ok: true })
    await follow()
  })
})
