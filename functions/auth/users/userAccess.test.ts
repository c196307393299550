import { ulid } from 'ulid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { newAgency } from '#functions/directory/agencies/newAgency.ts'
import { userById } from '#functions/directory/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import type { AgencyId, TeamId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { handler } from '../index.ts'

const {
  addUserAccounts,
  assignUserAccess,
  createTeam,
  createUser,
  getUser,
  listAccountExecutives,
  listAgencyAccountUsers,
  listAgencyUsers,
  listAllUsers,
  listBds,
  listChildUsers,
  listSelectableAccounts,
  listTams,
  listUserAccounts,
  listUsers,
  replaceAgencyUsers,
} = contracts
const as = callerOf(handler)

let identity: Identity
let settle: () => Promise<void>
let agencyId: AgencyId
let otherAgencyId: AgencyId
let locationId: AgencyId
beforeAll(async () => {
  identity = await startIdentity()
  settle = settlerOf(identity.table)
  agencyId = (await anAgency()) as AgencyId
  otherAgencyId = (await anAgency({ name: 'Bluebonnet Brokers' })) as AgencyId
  locationId = `agy_${ulid()}` as AgencyId
  await commit([
    agencies.create(
      newAgency({
        id: locationId,
        name: 'Harbour & Pine, Lakeside',
        contactEmail: 'lakeside@harbourpine.example',
        contactFirstName: 'Lou',
        contactLastName: 'Lake',
        contactPhone: '15125550101',
        parentId: agencyId,
        now: '2026-01-05T09:00:00.000Z',
      }),
    ),
  ])
})
afterAll(() => identity.stop())

const staff = as(cast.superAdmin)
const admin = () => as({ ...cast.agencyAdmin, organizationId: agencyId })
const otherAdmin = () => as({ ...cast.agencyAdmin, organizationId: otherAgencyId })

const missing = { status: 404, problem: { code: 'user.notFound' } }
const noAgency = { status: 404, problem: { code: 'agency.notFound' } }
const denied = { status: 403, problem: { code: 'permission.denied' } }

let people = 0
const email = () => {
  people += 1
  return `access${people}@people.example`
}
const aProducer = (more: object = {}) =>
  aPerson(email(), { role: 'Principal Producer', organizationId: agencyId, ...more })
const aTeam = async (agency: AgencyId, name: string): Promise<TeamId> => {
  const answer = await staff(createTeam, { body: { name, agencyId: agency } })
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value.id as TeamId
}
const contentOf = <Row>(answer: { ok: boolean; value?: { content: Row[] } }): Row[] => answer.value?.content ?? []

describe('the directory of all users', () => {
  it('names every user with the account, by name, in pages, of a kind of account and by words', async () => {
    await aPerson('aaron@directory.example', { role: 'Agent', organizationId: agencyId, lastName: 'Aardvark' })
    await aPerson('zelda@directory.example', { role: 'Risk Manager', organizationId: 'acc_gone', lastName: 'Zyzzyva' })
    const first = await staff(listAllUsers, { query: { size: 1 } })
    expect(contentOf(first)).toMatchObject([
      { lastName: 'Aardvark', account: { id: agencyId, name: 'Harbour & Pine Insurance', accountType: 'AGENCY' } },
    ])
    const newest = await staff(listAllUsers, { query: { sort: '-name', size: 1 } })
    expect(contentOf(newest)).toMatchObject([{ lastName: 'Zyzzyva', account: { name: '' } }])
    const second = await staff(listAllUsers, { query: { size: 1, page: 1 } })
    expect(second).toMatchObject({ value: { number: 1, size: 1 } })
    expect(contentOf(second)).not.toMatchObject([{ lastName: 'Aardvark' }])
    const insured = await staff(listAllUsers, { query: { accountType: 'CUSTOMER' } })
    expect(contentOf(insured).map(({ lastName }) => lastName)).toEqual(['Zyzzyva'])
    await settle()
    const found = await staff(listAllUsers, { query: { search: 'ARDVA' } })
    expect(contentOf(found).map(({ email: found }) => found)).toEqual(['aaron@directory.example'])
    expect(await admin()(listAllUsers, { query: {} })).toMatchObject(denied)
    const carrier = { role: 'Carrier Admin', accountType: 'CARRIER', organizationId: 'org_carrier_1' } as const
    const carriers = { ...cast.agencyAdmin, ...carrier, ownRole: carrier.role }
    expect(await as(carriers)(listAllUsers, { query: {} })).toMatchObject(denied)
  })

  it('names the provider’s people by their role, without those who may not sign in', async () => {
    await aPerson('tam@directory.example', { role: 'TAM', firstName: 'Tam' })
    await aPerson('biz@directory.example', { role: 'Biz Dev', firstName: 'Biz' })
    await aPerson('aes@directory.example', { role: 'Account Executive', firstName: 'Aes' })
    await aPerson('off@directory.example', { role: 'TAM', firstName: 'Off', enabled: false })
    const names = async (operation: typeof listTams | typeof listBds | typeof listAccountExecutives) =>
      contentOf(await staff(operation, { query: {} })).map(({ firstName }) => firstName)
    expect(await names(listTams)).toEqual(['Tam'])
    expect(await names(listBds)).toEqual(['Biz'])
    expect(await names(listAccountExecutives)).toEqual(['Aes'])
    expect(await admin()(listTams, { query: {} })).toMatchObject(denied)
  })

  it('shows an agency the people of its locations, and of an agency in its reach with their roles', async () => {
    await aPerson('lou@directory.example', { role: 'Principal Producer', organizationId: locationId, firstName: 'Lou' })
    expect(contentOf(await admin()(listChildUsers, { query: {} })).map(({ firstName }) => firstName)).toEqual(['Lou'])
    expect(contentOf(await otherAdmin()(listChildUsers, { query: {} }))).toEqual([])
    const people = await admin()(listAgencyAccountUsers, { query: { agencyId: locationId } })
    expect(contentOf(people)).toMatchObject([{ firstName: 'Lou', role: { id: 'Principal Producer' } }])
    expect(await otherAdmin()(listAgencyAccountUsers, { query: { agencyId: locationId } })).toMatchObject(noAgency)
  })
})

describe('a user’s further accounts', () => {
  it('are added with role and teams, and told with their names', async () => {
    const user = await aProducer()
    const team = await aTeam(otherAgencyId, 'Field')
    const added = await staff(addUserAccounts, {
      body: {
        email: user.email.toUpperCase(),
        accountRoleMap: { [otherAgencyId]: 'Agent' },
        accountTeamsMap: { [otherAgencyId]: [team] },
      },
    })
    expect(added).toMatchObject({ status: 202 })
    expect(await staff(listUserAccounts, { query: { email: user.email } })).toMatchObject({
      value: [
        { accountType: 'AGENCY', organization: { value: agencyId }, role: 'Principal Producer', teams: [] },
        {
          accountType: 'AGENCY',
          organization: { label: 'Bluebonnet Brokers', value: otherAgencyId },
          role: 'Agent',
          teams: [{ id: team, name: 'Field' }],
        },
      ],
    })
    expect(await otherAdmin()(listUserAccounts, { query: { email: user.email } })).toMatchObject({
      value: [{ organization: { value: otherAgencyId } }],
    })
  })

  it('show the people there the role and teams there, and no other account', async () => {
    const user = await aProducer({ primaryContact: true })
    const team = await aTeam(otherAgencyId, 'Guests')
    await staff(addUserAccounts, {
      body: {
        email: user.email,
        accountRoleMap: { [otherAgencyId]: 'Agent' },
        accountTeamsMap: { [otherAgencyId]: [team] },
      },
    })
    const there = {
      role: { id: 'Agent' },
      teams: [team],
      guest: true,
      primaryContact: false,
      accountIds: [otherAgencyId],
    }
    expect(await otherAdmin()(getUser, { params: { userId: user.id as never } })).toMatchObject({ value: there })
    const people = contentOf(await otherAdmin()(listUsers, { query: { size: 100 } }))
    const listed = people.filter(({ email }: { readonly email: string }) => email === user.email)
    expect(listed).toMatchObject([there])
    expect(JSON.stringify(listed)).not.toContain(agencyId)
    expect(await admin()(getUser, { params: { userId: user.id as never } })).toMatchObject({
      value: { role: { id: 'Principal Producer' }, primaryContact: true, accountIds: [agencyId] },
    })
  })

  it('may change the role at home, and never one’s own or an administrator’s by somebody less', async () => {
    const user = await aProducer()
    const change = (role: 'Agency Admin' | 'Super Admin', to = user.email, organizationId: string = agencyId) => ({
      body: { email: to, accountRoleMap: { [organizationId]: role } },
    })
    expect(await admin()(addUserAccounts, change('Agency Admin'))).toMatchObject({ status: 202 })
    expect((await userById(user.id))?.role).toBe('Agency Admin')
    const self = as({ ...cast.agencyAdmin, organizationId: agencyId, userId: user.id })
    expect(await self(addUserAccounts, change('Agency Admin'))).toMatchObject({ problem: { code: 'user.self' } })
    expect(await staff(addUserAccounts, change('Super Admin'))).toMatchObject(denied)
    const boss = await aPerson(email())
    const operator = as({ ...cast.superAdmin, role: 'Customer Success', scopes: ['role:operator'] })
    expect(await operator(addUserAccounts, change('Super Admin', boss.email, 'provider'))).toMatchObject(denied)
    // What the administrator would become is the operator's to give; what the administrator is, is not.
    const lower = { body: { email: boss.email, accountRoleMap: { provider: 'Technician' as const } } }
    expect(await operator(addUserAccounts, lower)).toMatchObject(denied)
    expect((await userById(boss.id))?.role).toBe('Super Admin')
    expect(await staff(addUserAccounts, lower)).toMatchObject({
      problem: { code: 'roleTemplate.lastAdministrator' },
    })
    await aPerson(email())
    expect(await staff(addUserAccounts, lower)).toMatchObject({ status: 202 })
  })

  it('are given in the actor’s own reach alone, with teams for a role of teams', async () => {
    const user = await aProducer()
    const inOther = (role: 'Agent' | 'Principal Producer', teams?: TeamId[]) => ({
      body: {
        email: user.email,
        accountRoleMap: { [otherAgencyId]: role },
        ...(teams && { accountTeamsMap: { [otherAgencyId]: teams } }),
      },
    })
    expect(await admin()(addUserAccounts, inOther('Principal Producer'))).toMatchObject(noAgency)
    expect(await staff(addUserAccounts, inOther('Agent'))).toMatchObject({
      status: 422,
      problem: { errors: [{ detail: 'Please select a Team', path: ['accountTeamsMap', otherAgencyId] }] },
    })
    const foreign = await aTeam(agencyId, 'Ours')
    expect(await staff(addUserAccounts, inOther('Agent', [foreign]))).toMatchObject({
      problem: { code: 'team.notFound' },
    })
    expect(await staff(addUserAccounts, { body: { email: user.email, accountRoleMap: {} } })).toMatchObject({
      problem: { errors: [{ detail: 'Account is required' }] },
    })
    expect(
      await staff(addUserAccounts, { body: { email: user.email, accountRoleMap: { acc_gone: 'Risk Manager' } } }),
    ).toMatchObject({ problem: { code: 'account.notFound' } })
    expect(await otherAdmin()(listUserAccounts, { query: { email: user.email } })).toMatchObject(missing)
    expect(await admin()(listUserAccounts, { query: { email: 'nobody@x.example' } })).toMatchObject(missing)
  })

  it('of an aggregator’s agencies are given by the aggregator', async () => {
    const aggregator = `da_${ulid()}`
    const agency = `agy_${ulid()}`
    await commit([
      personas.create({
        id: aggregator,
        type: 'da',
        name: 'Open Road',
        status: 'ACTIVE',
        enforceMfa: true,
        states: [],
        created: '2026-01-05T09:00:00.000Z',
        updated: '2026-01-05T09:00:00.000Z',
      }),
      agencies.create(
        newAgency({
          id: agency,
          name: 'Open Road Austin',
          contactEmail: 'austin@openroad.example',
          contactFirstName: 'Ola',
          contactLastName: 'Road',
          contactPhone: '15125550103',
          aggregatorId: aggregator,
          now: '2026-01-05T09:00:00.000Z',
        }),
      ),
    ])
    const corp = as({
      ...cast.agencyAdmin,
      accountType: 'DIGITAL',
      subscriberType: 'DIGITAL',
      role: 'Corp Admin',
      organizationId: aggregator,
    })
    const agent = await corp(createUser, {
      body: {
        firstName: 'Dee',
        lastName: 'Jay',
        email: email(),
        phone: '',
        roleId: 'Digital Agent',
        primaryContact: false,
        billingContact: false,
      },
    })
    expect(agent).toMatchObject({ status: 201 })
    const to = agent.ok ? agent.value.email : ''
    const give = (organizationId: string) =>
      corp(addUserAccounts, { body: { email: to, accountRoleMap: { [organizationId]: 'Principal Producer' } } })
    expect(await give(agency)).toMatchObject({ status: 202 })
    expect(await give(agencyId)).toMatchObject(noAgency)
    const options = async (accountType: 'AGENCY' | 'CUSTOMER' | 'DIGITAL') =>
      contentOf(await corp(listSelectableAccounts, { query: { accountType } })).map(({ label }) => label)
    expect(await options('AGENCY')).toEqual(['Open Road Austin'])
    expect(await options('DIGITAL')).toEqual(['Open Road'])
    expect(await options('CUSTOMER')).toEqual([])
    const created = await corp(createTeam, { body: { name: 'Road', agencyId: agencyId } })
    expect(created).toMatchObject(noAgency)
  })
})

describe('the accounts one may choose', () => {
  it('are all for staff, by kind and words, and one’s own and its locations for an agency', async () => {
    const labels = async (actor: typeof staff, query: object) =>
      contentOf(await actor(listSelectableAccounts, { query: { accountType: 'AGENCY', ...query } })).map(
        ({ label }) => label,
      )
    expect(await labels(admin(), {})).toEqual(['Harbour & Pine Insurance', 'Harbour & Pine, Lakeside'])
    expect(await labels(otherAdmin(), {})).toEqual(['Bluebonnet Brokers'])
    expect(await labels(staff, {})).toEqual(expect.arrayContaining(['Bluebonnet Brokers', 'Harbour & Pine, Lakeside']))
    expect(await labels(staff, { accountType: 'COWBELL' })).toEqual(['Palisade'])
    expect(await labels(admin(), { accountType: 'COWBELL' })).toEqual([])
    await settle()
    expect(await labels(staff, { search: 'bluebon' })).toEqual(['Bluebonnet Brokers'])
  })
})

describe('access of an existing user', () => {
  const assign = (userId: string, accountIds: string[]) => ({ body: { userId: userId as never, accountIds } })

  it('of staff is replaced: the agencies they look after', async () => {
    const underwriter = await aPerson(email(), { role: 'Underwriter', accountIds: [agencyId] })
    expect(await staff(assignUserAccess, assign(underwriter.id, [otherAgencyId]))).toMatchObject({ status: 204 })
    expect((await userById(underwriter.id))?.accountIds).toEqual([otherAgencyId])
    expect(await staff(assignUserAccess, assign(underwriter.id, [`agy_${ulid()}`]))).toMatchObject(noAgency)
    const tsm = await aPerson(email(), { role: 'TSM' })
    expect(await staff(assignUserAccess, assign(tsm.id, [agencyId]))).toMatchObject({
      status: 409,
      problem: { code: 'user.hasAllAccounts' },
    })
    expect(await staff(assignUserAccess, assign(tsm.id, []))).toMatchObject({ status: 204 })
  })

  it('of an agency’s people is given in its locations, with the default team for an agent', async () => {
    const agent = await aPerson(email(), { role: 'Agent', organizationId: agencyId, teamIds: ['tea_1'] })
    await staff(addUserAccounts, {
      body: { email: agent.email, accountRoleMap: { [otherAgencyId]: 'Principal Producer' } },
    })
    expect(await admin()(assignUserAccess, assign(agent.id, [agencyId, locationId]))).toMatchObject({ status: 204 })
    const { otherMemberships = [] } = (await userById(agent.id)) ?? {}
    expect(otherMemberships).toMatchObject([
      { organizationId: otherAgencyId, role: 'Principal Producer' },
      { organizationId: locationId, role: 'Agent', teamIds: [expect.stringMatching(/^tea_/)] },
    ])
    expect(await admin()(assignUserAccess, assign(agent.id, []))).toMatchObject({ status: 204 })
    expect((await userById(agent.id))?.otherMemberships).toMatchObject([{ organizationId: otherAgencyId }])
    expect(await admin()(assignUserAccess, assign(agent.id, [otherAgencyId]))).toMatchObject(noAgency)
    expect(await otherAdmin()(assignUserAccess, assign(agent.id, []))).toMatchObject(missing)
  })

  it('is not one’s own to change, and nobody works in more than forty accounts', async () => {
    const me = await aPerson(email(), { role: 'Agency Admin', organizationId: agencyId })
    const self = as({ ...cast.agencyAdmin, organizationId: agencyId, userId: me.id })
    expect(await self(assignUserAccess, assign(me.id, []))).toMatchObject({ problem: { code: 'user.self' } })
    const many = Array.from({ length: 40 }, () => `agy_${ulid()}`)
    expect(await staff(assignUserAccess, assign(me.id, many))).toMatchObject({
      problem: { errors: [{ detail: 'A user works in at most 40 accounts', path: ['accountIds'] }] },
    })
  })

  it('is given with the invitation too', async () => {
    const invited = await admin()(createUser, {
      body: {
        firstName: 'Inge',
        lastName: 'Vite',
        email: email(),
        phone: '',
        roleId: 'Principal Producer',
        primaryContact: false,
        billingContact: false,
        accountIds: [locationId],
      },
    })
    expect(invited).toMatchObject({ value: { accountIds: [agencyId, locationId] } })
  })
})

describe('who looks after an agency', () => {
  it('is said by the provider, and seen by the agency', async () => {
    const agency = (await anAgency({ name: 'Cared For' })) as AgencyId
    const [one, two] = await Promise.all([
      aPerson(email(), { role: 'TAM', firstName: 'One' }),
      aPerson(email(), { role: 'Account Executive', firstName: 'Two' }),
    ])
    const replace = (userIds: string[], actor = staff) =>
      actor(replaceAgencyUsers, { params: { agencyId: agency }, body: { userIds: userIds as never[] } })
    const names = async () => {
      const answer = await staff(listAgencyUsers, { params: { agencyId: agency } })
      return answer.ok ? answer.value.map(({ firstName, role }) => `${firstName}, ${role}`) : answer.problem
    }
    expect(await replace([one.id])).toMatchObject({ status: 204 })
    expect(await names()).toEqual(['One, TAM'])
    expect(await replace([two.id])).toMatchObject({ status: 204 })
    expect(await names()).toEqual(['Two, Account Executive'])
    const boss = as({ ...cast.agencyAdmin, organizationId: agency })
    expect(await boss(listAgencyUsers, { params: { agencyId: agency } })).toMatchObject({ value: [{ userId: two.id }] })
    expect(await otherAdmin()(listAgencyUsers, { params: { agencyId: agency } })).toMatchObject(noAgency)
    expect(await replace([one.id], boss)).toMatchObject(denied)
    expect(await replace([(await aProducer()).id])).toMatchObject(missing)
    expect(await replace([(await aPerson(email())).id])).toMatchObject({ problem: { code: 'user.hasAllAccounts' } })
    const nowhere = { agencyId: `agy_${ulid()}` as AgencyId }
    expect(await staff(replaceAgencyUsers, { params: nowhere, body: { userIds: [] } })).toMatchObject(noAgency)
  })
})
