import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { handler as accountHandler } from '#functions/account/index.ts'
import { userById } from '#functions/directory/public.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import { updateAgency } from '#shared/contracts/account/agencies.ts'
import { listTeamHistory } from '#shared/contracts/auth/history.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import type { AgencyId, TeamId, UserId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { alwaysForecast, startWeather } from '#tests/weather/weather.ts'
import { handler } from '../index.ts'

const { createTeam, createUser, listTeamAgencies, listUserTeams, migrateUserTeams, removeTeam, updateTeam } = contracts
const as = callerOf(handler)

let identity: Identity
let agencyId: AgencyId
let otherAgencyId: AgencyId
beforeAll(async () => {
  identity = await startIdentity()
  agencyId = (await anAgency()) as AgencyId
  otherAgencyId = (await anAgency({ name: 'Bluebonnet Brokers' })) as AgencyId
})
afterAll(() => identity.stop())

const staff = as(cast.superAdmin)
const admin = () => as({ ...cast.agencyAdmin, organizationId: agencyId })
const otherAdmin = () => as({ ...cast.agencyAdmin, organizationId: otherAgencyId })
const noTeam = { status: 404, problem: { code: 'team.notFound' } }

const aTeam = async (name: string, actor = admin()): Promise<TeamId> => {
  const answer = await actor(createTeam, { body: { name } })
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value.id as TeamId
}

const aNewAgent = (email: string, teamIds: TeamId[]) => ({
  email,
  firstName: 'Wren',
  lastName: 'Ashby',
  phone: '',
  primaryContact: false,
  billingContact: false,
  roleId: 'Agent' as const,
  teamIds,
})

describe('a team', () => {
  it('is renamed, to a name that no other team of the agency has', async () => {
    await aTeam('Main')
    const teamId = await aTeam('East')
    const rename = (name: string, actor = admin()) => actor(updateTeam, { params: { teamId }, body: { name } })
    expect(await rename('West')).toMatchObject({ value: { id: teamId, name: 'West', isDefault: false } })
    expect(await rename('WEST')).toMatchObject({ value: { name: 'WEST' } })
    expect(await rename('main')).toMatchObject({ status: 409, problem: { code: 'team.nameTaken' } })
    expect(await rename('Theirs', otherAdmin())).toMatchObject(noTeam)
    expect(await rename('Ours', staff)).toMatchObject({ ok: true })
    expect(
      await as({ ...cast.agent, organizationId: agencyId })(updateTeam, {
        params: { teamId },
        body: { name: 'No' },
      }),
    ).toMatchObject({ status: 403 })
  })

  it('tells those who are in charge of it who named it what', async () => {
    const teamId = await aTeam('North')
    await admin()(updateTeam, { params: { teamId }, body: { name: 'Harbour' } })
    const read = (actor = admin()) => actor(listTeamHistory, { params: { teamId } })
    expect(await read()).toMatchObject({
      value: {
        hits: [{ operation: 'updateTeam', changes: [{ field: 'name', before: 'North', after: 'Harbour' }] }, {}],
      },
    })
    expect(await read(otherAdmin())).toMatchObject(noTeam)
  })

  it('goes when nobody and no client is in it; the default team stays', async () => {
    const agency = (await anAgency()) as AgencyId
    const boss = as({ ...cast.agencyAdmin, organizationId: agency })
    const [main, field] = [await aTeam('Main', boss), await aTeam('Field', boss)]
    const remove = (teamId: TeamId, actor = boss) => actor(removeTeam, { params: { teamId } })
    expect(await remove(main)).toMatchObject({ status: 409, problem: { code: 'team.isDefault' } })
    const agent = await aPerson('field@teams.example', { role: 'Agent', organizationId: agency, teamIds: [field] })
    expect(await remove(field)).toMatchObject({
      status: 409,
      problem: { code: 'team.inUse', detail: expect.stringContaining('users: 1, clients: 0') },
    })
    await boss(migrateUserTeams, { params: { userId: agent.id as UserId }, body: { teamIds: [main] } })
    expect(await remove(field, otherAdmin())).toMatchObject(noTeam)
    expect(await remove(field)).toMatchObject({ status: 204 })
    expect(await remove(field)).toMatchObject(noTeam)
  })

  it('stays when somebody or something is put into it at the same moment', async () => {
    const agency = (await anAgency()) as AgencyId
    const boss = as({ ...cast.agencyAdmin, organizationId: agency })
    await aTeam('Main', boss)
    const asAccount = callerOf(accountHandler)({ ...cast.agencyAdmin, organizationId: agency })
    for (let round = 0; round < 8; round += 1) {
      const teamId = await aTeam(`Round ${round}`, boss)
      const teams = [{ id: teamId, name: `Round ${round}` }]
      const agent = aNewAgent(`round-${round}@teams.example`, [teamId, teamId])
      const [made, client, removed] = await Promise.all([
        round % 2 === 0 ? boss(createUser, { body: agent }) : undefined,
        round % 2 === 1
          ? asAccount(createAccount, { body: { name: `Round ${round}`, state: 'OR', teams } })
          : undefined,
        boss(removeTeam, { params: { teamId } }),
      ])
      const joined = made?.ok === true || client?.ok === true
      expect([made ?? client, removed], `round ${round}`).toMatchObject([{ ok: !removed.ok }, { ok: !joined }])
    }
  })

  it('stays as long as somebody is in it whom no index shows yet', async () => {
    const agency = (await anAgency()) as AgencyId
    const boss = as({ ...cast.agencyAdmin, organizationId: agency })
    await aTeam('Main', boss)
    const teamId = await aTeam('Newest', boss)
    const weather = startWeather({ seed: 1, forecast: { ...alwaysForecast, laggingIndexes: 100_000 } })
    onTestFinished(weather.stop)
    expect(await boss(createUser, { body: aNewAgent('newest@teams.example', [teamId]) })).toMatchObject({ ok: true })
    expect(await boss(removeTeam, { params: { teamId } })).toMatchObject({ problem: { code: 'team.inUse' } })
  })

  it('of clients stays until they are moved', async () => {
    const agency = (await anAgency()) as AgencyId
    const boss = as({ ...cast.agencyAdmin, organizationId: agency })
    await aTeam('Main', boss)
    const teamId = await aTeam('Clients', boss)
    const client = await callerOf(accountHandler)({ ...cast.agencyAdmin, organizationId: agency })(createAccount, {
      body: { name: 'Larkspur Foods', state: 'OR', teams: [{ id: teamId, name: 'Clients' }] },
    })
    expect(client).toMatchObject({ ok: true })
    expect(await boss(removeTeam, { params: { teamId } })).toMatchObject({
      problem: { detail: expect.stringContaining('users: 0, clients: 1') },
    })
  })
})

describe('the teams of a user', () => {
  it('are replaced by others of the agency, and seen by colleagues', async () => {
    const [north, south] = [await aTeam('North'), await aTeam('South')]
    const agent = await aPerson('mover@teams.example', { role: 'Agent', organizationId: agencyId, teamIds: [north] })
    const userId = agent.id as UserId
    const move = (teamIds: TeamId[], actor = admin()) =>
      actor(migrateUserTeams, { params: { userId }, body: { teamIds } })
    expect(await move([south])).toMatchObject({ status: 204 })
    expect((await userById(agent.id))?.teamIds).toEqual([south])
    expect(await admin()(listUserTeams, { params: { userId } })).toMatchObject({
      value: [{ id: south, name: 'South' }],
    })
    expect(await otherAdmin()(listUserTeams, { params: { userId } })).toMatchObject({
      status: 404,
      problem: { code: 'user.notFound' },
    })
    expect(await move([north], otherAdmin())).toMatchObject({ problem: { code: 'user.notFound' } })
    const theirs = await aTeam('North', otherAdmin())
    expect(await move([theirs])).toMatchObject(noTeam)
    expect(await move([north, theirs], staff)).toMatchObject(noTeam)
    expect(await move([])).toMatchObject({ problem: { errors: [{ detail: 'Please select a Team' }] } })
  })

  it('are none for a role that sees the whole agency', async () => {
    const team = await aTeam('Office')
    const office = await aPerson('office@teams.example', { role: 'Customer Service', organizationId: agencyId })
    expect(
      await admin()(migrateUserTeams, { params: { userId: office.id as UserId }, body: { teamIds: [team] } }),
    ).toMatchObject({ status: 409, problem: { code: 'team.roleHasNone' } })
  })
})

describe('agencies with their teams', () => {
  it('are all for staff and the own one for an agency', async () => {
    const agency = (await anAgency({ name: 'Aster Agency' })) as AgencyId
    const boss = as({ ...cast.agencyAdmin, organizationId: agency })
    await aTeam('Garden', boss)
    const own = { agencyId: agency, agencyName: 'Aster Agency', teams: [{ name: 'Garden', isDefault: true }] }
    expect(await boss(listTeamAgencies, { query: {} })).toMatchObject({ value: { content: [own], totalElements: 1 } })
    const first = await staff(listTeamAgencies, { query: { size: 1 } })
    const figures = { clients: 0, policies: 0, premium: 0, level: 'Standard' }
    expect(first).toMatchObject({ value: { content: [{ ...own, figures }] } })
    // What it brings is told its provider's staff.
    expect(JSON.stringify(await boss(listTeamAgencies, { query: {} }))).not.toContain('premium')
    const waiting = () => staff(listTeamAgencies, { query: { waiting: 'true' } })
    expect(await waiting()).toMatchObject({ value: { content: [] } })
    await callerOf(accountHandler)({ ...cast.agencyAdmin, organizationId: agency })(updateAgency, {
      params: { agencyId: agency },
      body: { hostname: 'aster-and-vale.example' },
    })
    expect(await waiting()).toMatchObject({ value: { content: [{ ...own, waits: true }] } })
    expect(await as(cast.policyHolder)(listTeamAgencies, { query: {} })).toMatchObject({ status: 403 })
  })
})
