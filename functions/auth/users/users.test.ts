import fc from 'fast-check'
import { ulid } from 'ulid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agencyUsers, defaultTeam, userById, usersOfRole } from '#functions/directory/public.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { cast } from '#tests/cast/actors.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { anAgency, aPerson, testPassword } from '#tests/support/people.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { handler } from '../index.ts'

const {
  createTeam,
  createUser,
  enableUser,
  getCurrentUser,
  getUser,
  listAgencyTeams,
  listAgents,
  listAllTeams,
  listFellowUsers,
  listMyTeams,
  listRoles,
  listUnderwriters,
  listUsers,
  login,
  removeUser,
  updateCurrentUser,
  updateUser,
} = contracts
const as = callerOf(handler)

let identity: Identity
let settle: () => Promise<void>
let agencyId: string
let otherAgencyId: string
beforeAll(async () => {
  identity = await startIdentity()
  settle = settlerOf(identity.table)
  agencyId = await anAgency()
  otherAgencyId = await anAgency({ name: 'Bluebonnet Brokers' })
})
afterAll(() => identity.stop())

const staff = as(cast.superAdmin)
const admin = () => as({ ...cast.agencyAdmin, organizationId: agencyId })
const otherAdmin = () => as({ ...cast.agencyAdmin, organizationId: otherAgencyId })

const details = {
  firstName: 'Mara',
  lastName: 'Quill',
  phone: '',
  primaryContact: false,
  billingContact: false,
} as const
let people = 0
const aNewUser = (roleId: 'Agency Admin' | 'Agent' | 'Principal Producer' | 'Super Admin' | 'Underwriter') => {
  people += 1
  return { ...details, email: `user${people}@people.example`, roleId }
}
const removed = (id: string) => staff(removeUser, { params: { userId: id as never } })
const created = async (answer: Promise<{ ok: boolean; value?: { id: string; email: string } }>) => {
  const { value } = await answer
  if (value === undefined) throw new Error('The user was not created.')
  return value
}

describe('names', () => {
  it('come out as they went in, or are refused by field: whatever they are made of, nothing breaks', async () => {
    const me = await created(admin()(createUser, { body: aNewUser('Agent') }))
    const own = as({ ...cast.agent, organizationId: agencyId, userId: me.id })
    const unit = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0x1f300, max: 0x1f9ff }))
    const name = fc.string({ unit: unit.map((code) => String.fromCodePoint(code)), minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(fc.oneof(name, fc.string({ unit: 'grapheme', minLength: 1 })), async (firstName) => {
        const body = { firstName, lastName: 'Quill', phone: '' }
        const answer = await own(updateCurrentUser, { body })
        if (answer.ok) expect(answer.value.firstName).toBe(firstName.trim())
        else expect(answer).toMatchObject({ status: 400, problem: { errors: [{ path: ['firstName'] }] } })
      }),
      {
        numRuns: 60,
        examples: [['😀 Mara'], ['𠮷'], ['\ud83d'], ['Ma\x1bra'], ['Ma\0ra'], ['Ma\nra'], ['🇬🇧'.repeat(50)]],
      },
    )
    for (const firstName of ['😀 Mara', '𠮷野'])
      expect(await admin()(createUser, { body: { ...aNewUser('Agent'), firstName } })).toMatchObject({
        status: 201,
        value: { firstName, initials: `${[...firstName][0]}Q` },
      })
  })

  it('of signs alone are found by no search, and everybody without one', async () => {
    for (const search of ['😀', '%%', '山'])
      expect(await admin()(listUsers, { query: { search } })).toMatchObject({
        value: { content: [], totalElements: 0 },
      })
    expect(await admin()(listUsers, { query: { search: '**' } })).toMatchObject({ value: { totalElements: 3 } })
  })
})

describe('creating users', () => {
  it('makes one of the actor’s own agency, with the phone in E.164 form', async () => {
    const answer = await admin()(createUser, {
      body: { ...aNewUser('Principal Producer'), phone: '(512) 555-0142', npn: '77', slackHandle: '@mara' },
    })
    expect(answer).toMatchObject({
      status: 201,
      value: {
        phone: '+15125550142',
        role: { id: 'Principal Producer', label: 'Principal Producer' },
        initials: 'MQ',
        enabled: true,
        status: 'INVITED',
        mfaType: 'NONE',
        npn: '77',
        slackHandle: '@mara',
      },
    })
    expect(answer.ok && (await userById(answer.value.id))?.organizationId).toBe(agencyId)
  })

  it('puts an agent into the default team, which is made with the first one', async () => {
    const agency = await anAgency()
    const boss = as({ ...cast.agencyAdmin, organizationId: agency })
    const first = await created(boss(createUser, { body: aNewUser('Agent') }))
    const second = await created(boss(createUser, { body: aNewUser('Agent') }))
    const team = await defaultTeam(agency)
    expect(team).toMatchObject({ name: 'Default', isDefault: true })
    expect((await userById(first.id))?.teamIds).toEqual([team?.id])
    expect((await userById(second.id))?.teamIds).toEqual([team?.id])
  })

  it('makes an agent of as many agencies as a user works in, each of which gets its default team', async () => {
    const accountIds: string[] = []
    for (let index = 0; index < 40; index += 1) accountIds.push(await anAgency())
    const { id } = await created(staff(createUser, { body: { ...aNewUser('Agent'), accountIds } }))
    const agent = await userById(id)
    expect(agent?.otherMemberships).toHaveLength(39)
    expect(agent?.otherMemberships.map(({ teamIds }) => teamIds)).not.toContainEqual([])
    expect(await removed(id)).toMatchObject({ status: 204 })
  })

  it('takes only teams of the agency', async () => {
    const mine = await admin()(createTeam, { body: { name: 'North' } })
    const theirs = await otherAdmin()(createTeam, { body: { name: 'North' } })
    const body = (team: typeof mine) => ({
      ...aNewUser('Agent'),
      teamIds: [team.ok ? (team.value.id as never) : ('' as never)],
    })
    expect(await admin()(createUser, { body: body(mine) })).toMatchObject({ ok: true })
    expect(await admin()(createUser, { body: body(theirs) })).toMatchObject({
      status: 404,
      problem: { code: 'team.notFound' },
    })
  })

  it('lets staff make people of agencies they name, the first of which is home', async () => {
    const answer = await staff(createUser, {
      body: { ...aNewUser('Agency Admin'), accountIds: [agencyId, otherAgencyId] },
    })
    expect(answer.ok && (await userById(answer.value.id))).toMatchObject({
      organizationId: agencyId,
      otherMemberships: [{ organizationId: otherAgencyId, role: 'Agency Admin' }],
    })
    expect(await staff(createUser, { body: aNewUser('Agency Admin') })).toMatchObject({
      status: 422,
      problem: { errors: [{ detail: 'Account is required', path: ['accountIds'] }] },
    })
    const nowhere = { ...aNewUser('Agency Admin'), accountIds: [`agy_${ulid()}`] }
    expect(await staff(createUser, { body: nowhere })).toMatchObject({ problem: { code: 'agency.notFound' } })
    const unknown = { ...details, email: 'risk@people.example', roleId: 'Risk Manager' as const, accountIds: ['acc_x'] }
    expect(await staff(createUser, { body: unknown })).toMatchObject({ problem: { code: 'account.notFound' } })
  })

  it('keeps the agencies that an underwriter looks after, and none for an internal role', async () => {
    const looking = { agencies: [agencyId] }
    const underwriter = await staff(createUser, { body: { ...aNewUser('Underwriter'), ...looking } })
    expect(underwriter).toMatchObject({ value: { accountIds: [agencyId] } })
    expect(await staff(createUser, { body: { ...aNewUser('Super Admin'), ...looking } })).toMatchObject({
      value: { accountIds: [] },
    })
  })

  it('refuses an e-mail that somebody has, whatever its case, a phone that is none and a role that is not theirs to give', async () => {
    const body = aNewUser('Principal Producer')
    await admin()(createUser, { body })
    expect(await admin()(createUser, { body: { ...body, email: body.email.toUpperCase() } })).toMatchObject({
      status: 409,
      problem: { code: 'user.alreadyExists' },
    })
    expect(await admin()(createUser, { body: { ...aNewUser('Agent'), phone: '12' } })).toMatchObject({
      status: 422,
      problem: { code: 'user.phoneInvalid', errors: [{ path: ['phone'] }] },
    })
    expect(await admin()(createUser, { body: aNewUser('Underwriter') })).toMatchObject({ status: 403 })
    const operator = as({ ...cast.superAdmin, role: 'TSM', scopes: ['role:operator'] })
    expect(await operator(createUser, { body: aNewUser('Super Admin') })).toMatchObject({ status: 403 })
    expect(await as(cast.agent)(createUser, { body: aNewUser('Agent') })).toMatchObject({ status: 403 })
  })
})

describe('changing users', () => {
  const update = (userId: string, more: object = {}) => ({
    params: { userId },
    body: { ...details, roleId: 'Principal Producer' as const, ...more },
  })

  it('changes details and role within the kind of account', async () => {
    const { id } = await created(admin()(createUser, { body: aNewUser('Principal Producer') }))
    const answer = await admin()(updateUser, update(id, { firstName: 'Maria', roleId: 'Agent', npn: '12' }))
    expect(answer).toMatchObject({ value: { firstName: 'Maria', role: { id: 'Agent' }, npn: '12' } })
    expect(answer.ok && answer.value.teams).toHaveLength(1)
    expect(await admin()(updateUser, update(id, { roleId: 'Underwriter' }))).toMatchObject({ status: 403 })
    expect(await staff(updateUser, update(id, { roleId: 'Underwriter' }))).toMatchObject({ status: 403 })
    expect(await admin()(updateUser, update(id, { phone: 'none' }))).toMatchObject({
      problem: { code: 'user.phoneInvalid' },
    })
    expect(await admin()(getUser, { params: { userId: id } })).toMatchObject({ value: { firstName: 'Maria' } })
  })

  it('shows and changes nobody of another agency', async () => {
    const { id, email } = await created(admin()(createUser, { body: aNewUser('Principal Producer') }))
    const missing = { status: 404, problem: { code: 'user.notFound' } }
    expect(await otherAdmin()(getUser, { params: { userId: id } })).toMatchObject(missing)
    expect(await otherAdmin()(updateUser, update(id))).toMatchObject(missing)
    expect(await otherAdmin()(removeUser, { params: { userId: id } })).toMatchObject(missing)
    const disable = { params: { email }, query: { enable: 'false' } } as const
    expect(await otherAdmin()(enableUser, disable)).toMatchObject(missing)
  })

  it('is written to five times an hour, however often one is made and removed', async () => {
    const again = aNewUser('Principal Producer')
    for (let letter = 0; letter < 5; letter += 1) {
      const { id } = await created(admin()(createUser, { body: again }) as never)
      expect(await removed(id)).toMatchObject({ status: 204 })
    }
    expect(await admin()(createUser, { body: again })).toMatchObject({
      status: 429,
      problem: { code: 'auth.throttled' },
    })
  })

  it('removes a user for good; the e-mail is free again and the password opens nothing', async () => {
    const user = await aPerson('gone@people.example', { role: 'Agent', organizationId: agencyId })
    const signIn = () =>
      as(undefined)(login, { query: {}, body: { username: 'gone@people.example', password: testPassword } })
    expect(await signIn()).toMatchObject({ ok: true })
    expect(await admin()(removeUser, { params: { userId: user.id } })).toMatchObject({ status: 204 })
    expect(await signIn()).toMatchObject({ status: 401 })
    expect(await admin()(removeUser, { params: { userId: user.id } })).toMatchObject({ status: 404 })
    const again = { ...aNewUser('Agent'), email: 'gone@people.example' }
    expect(await admin()(createUser, { body: again })).toMatchObject({ status: 201 })
    expect(await signIn()).toMatchObject({ status: 401 })
  })

  it('does nothing to oneself', async () => {
    const me = await aPerson('me@people.example', { role: 'Agency Admin', organizationId: agencyId })
    const self = as({ ...cast.agencyAdmin, organizationId: agencyId, userId: me.id })
    const refused = { status: 409, problem: { code: 'user.self' } }
    expect(await self(removeUser, { params: { userId: me.id } })).toMatchObject(refused)
    expect(await self(enableUser, { params: { email: me.email }, query: { enable: 'false' } })).toMatchObject(refused)
    expect(await self(updateUser, update(me.id))).toMatchObject(refused)
    expect(await self(updateUser, update(me.id, { roleId: 'Agency Admin' }))).toMatchObject({ ok: true })
  })

  it('leaves administrators to administrators', async () => {
    const boss = await aPerson('boss@people.example')
    const operator = as({ ...cast.superAdmin, role: 'Customer Success', scopes: ['role:operator'] })
    expect(await operator(removeUser, { params: { userId: boss.id } })).toMatchObject({ status: 403 })
    expect(await operator(enableUser, { params: { email: boss.email }, query: { enable: 'false' } })).toMatchObject({
      status: 403,
    })
  })
})

describe('lists of people', () => {
  // Hundreds of people that the tests before made are counted and indexed first: no test's own time.
  beforeAll(() => settle())

  it('show the own account’s users by page, words and order; staff may name an account', async () => {
    const agency = await anAgency()
    const boss = as({ ...cast.agencyAdmin, organizationId: agency })
    for (const [firstName, lastName] of [
      ['Zoe', 'Able'],
      ['Yan', 'Baker'],
      ['Xia', 'Cole'],
    ] as const)
      await boss(createUser, { body: { ...aNewUser('Principal Producer'), firstName, lastName } })
    const names = async (actor: typeof boss, query: object) => {
      const answer = await actor(listUsers, { query })
      return answer.ok ? answer.value.content.map(({ firstName }) => firstName) : answer.problem
    }
    expect(await names(boss, {})).toEqual(['Zoe', 'Yan', 'Xia'])
    expect(await names(boss, { sort: '-name' })).toEqual(['Xia', 'Yan', 'Zoe'])
    expect(await names(boss, { sort: '-name', size: 1, page: 1 })).toEqual(['Yan'])
    await aPerson('elsewhere@people.example', { role: 'Agent', organizationId: otherAgencyId, lastName: 'Elsewhere' })
    await settle()
    expect(await names(boss, { search: '*BAK* yan' })).toEqual(['Yan'])
    expect(await names(staff, { accountId: agency, search: 'cole' })).toEqual(['Xia'])
    expect(await names(otherAdmin(), { accountId: agency, search: 'cole' })).toEqual([])
    expect((await agencyUsers(agency)).map(({ lastName }) => lastName)).toEqual(['Able', 'Baker', 'Cole'])

    const agents = await boss(listAgents, { query: {} })
    expect(agents).toMatchObject({ value: { totalElements: 3, size: 100, number: 0 } })
    expect(await staff(listAgents, { query: { agencyId: agency, search: 'able' } })).toMatchObject({
      value: { content: [{ lastName: 'Able', initials: 'ZA' }] },
    })
    // Of an agency in nobody's charge but its own, others have no agents: they get their own.
    expect(await boss(listAgents, { query: { agencyId: otherAgencyId } })).toEqual(agents)
    const all = await staff(listAgents, { query: { size: 1000 } })
    expect(all.ok && all.value.content.map(({ lastName }) => lastName)).toEqual(
      expect.arrayContaining(['Able', 'Baker', 'Cole', 'Elsewhere']),
    )
    const fellow = as({ ...cast.agent, organizationId: agency })
    expect(await fellow(listFellowUsers, { query: { search: 'baker', accountId: otherAgencyId } })).toMatchObject({
      value: { content: [{ lastName: 'Baker', roleName: 'Principal Producer' }] },
    })
  })

  it('name the provider’s underwriters, without those who may not sign in', async () => {
    await aPerson('una@people.example', { role: 'Underwriter', firstName: 'Una' })
    await aPerson('ulf@people.example', { role: 'Underwriter', firstName: 'Ulf', enabled: false })
    const answer = await staff(listUnderwriters, { query: {} })
    const names = answer.ok ? answer.value.content.map(({ firstName }) => firstName) : []
    expect(names).toContain('Una')
    expect(names).not.toContain('Ulf')
    expect((await usersOfRole('Underwriter')).map(({ firstName }) => firstName)).toEqual(
      expect.arrayContaining(['Una', 'Ulf']),
    )
    expect(await admin()(listUnderwriters, { query: {} })).toMatchObject({ status: 403 })
  })

  it('name the colleagues who may do something and are let in', async () => {
    await aPerson('cleo@people.example', { role: 'Head of Claims', firstName: 'Cleo' })
    await aPerson('carl@people.example', { role: 'Head of Claims', firstName: 'Carl', enabled: false })
    await aPerson('una.two@people.example', { role: 'Underwriter', firstName: 'Ursel' })
    const named = async (permission?: 'claim:manage') => {
      const answer = await staff(listFellowUsers, { query: { permission } })
      return answer.ok ? answer.value.content.map(({ firstName }) => firstName) : []
    }
    const desk = await named('claim:manage')
    expect(desk).toContain('Cleo')
    expect(['Carl', 'Ursel'].filter((name) => desk.includes(name))).toEqual([])
    expect(await named()).toEqual(expect.arrayContaining(['Cleo', 'Carl', 'Ursel']))
  })

  it('tell the roles of an account type and which need teams', async () => {
    expect(await admin()(listRoles, { params: { accountType: 'AGENCY' } })).toMatchObject({
      value: [
        { id: 'Agency Admin', label: 'Agency Admin', realm: 'ACCOUNT' },
        { id: 'Principal Producer' },
        { id: 'Customer Service' },
        { id: 'Agent', realm: 'TEAM' },
      ],
    })
  })
})

describe('teams', () => {
  it('belong to an agency; the first is its default team and a name is used once', async () => {
    const agency = await anAgency()
    const boss = as({ ...cast.agencyAdmin, organizationId: agency })
    expect(await boss(createTeam, { body: { name: 'East' } })).toMatchObject({
      status: 201,
      value: { isDefault: true },
    })
    const west = await staff(createTeam, { body: { name: 'West', agencyId: agency as never } })
    expect(west).toMatchObject({ value: { name: 'West', isDefault: false } })
    expect(await boss(createTeam, { body: { name: 'EAST' } })).toMatchObject({
      status: 409,
      problem: { code: 'team.nameTaken' },
    })
    const noAgency = { status: 404, problem: { code: 'agency.notFound' } }
    expect(await staff(createTeam, { body: { name: 'Nowhere' } })).toMatchObject(noAgency)
    expect(await boss(createTeam, { body: { name: 'X', agencyId: otherAgencyId as never } })).toMatchObject(noAgency)

    const agent = as({ ...cast.agent, organizationId: agency, teamIds: west.ok ? [west.value.id] : [] })
    const namesOf = (answer: { ok: boolean; value?: { content: { name: string }[] } }) =>
      answer.value?.content.map(({ name }) => name)
    expect(namesOf(await boss(listMyTeams, { query: {} }))).toEqual(['East', 'West'])
    expect(namesOf(await agent(listMyTeams, { query: {} }))).toEqual(['West'])
    expect(namesOf(await as(cast.policyHolder)(listMyTeams, { query: {} }))).toEqual([])
    expect(namesOf(await agent(listAgencyTeams, { params: { agencyId: agency as never }, query: {} }))).toEqual([
      'East',
      'West',
    ])
    expect(await otherAdmin()(listAgencyTeams, { params: { agencyId: agency as never }, query: {} })).toMatchObject(
      noAgency,
    )
    await settle()
    expect(namesOf(await boss(listAllTeams, { query: { search: 'wes' } }))).toEqual(['West'])
    expect(namesOf(await staff(listAllTeams, { query: { size: 100 } }))).toEqual(
      expect.arrayContaining(['East', 'West']),
    )
  })
})

describe('the signed-in user', () => {
  it('sees and changes the own details and preferences', async () => {
    const user = await aPerson('self@people.example', { role: 'Agent', organizationId: agencyId, teamIds: ['tea_1'] })
    const me = as({ ...cast.agent, userId: user.id, organizationId: agencyId, teamIds: ['tea_1'] })
    expect(await me(getCurrentUser, {})).toMatchObject({
      value: {
        id: user.id,
        account: { id: agencyId, name: 'Harbour & Pine Insurance', accountType: 'AGENCY', enforceMfa: false },
        role: { id: 'Agent' },
        teams: ['tea_1'],
        preferences: { newAgentExperience: false },
      },
    })
    const body = { firstName: 'Sal', lastName: 'Self', phone: '512-555-0188', npn: '5' }
    const changed = await me(updateCurrentUser, { body: { ...body, preferences: { newAgentExperience: true } } })
    expect(changed).toMatchObject({
      value: { firstName: 'Sal', phone: '+15125550188', npn: '5', preferences: { newAgentExperience: true } },
    })
    expect(await me(updateCurrentUser, { body })).toMatchObject({
      value: { preferences: { newAgentExperience: true } },
    })
    expect(await me(updateCurrentUser, { body: { ...body, phone: '1' } })).toMatchObject({
      problem: { code: 'user.phoneInvalid' },
    })
    expect(await as(cast.producer)(getCurrentUser, {})).toMatchObject({ problem: { code: 'user.notFound' } })
  })

  it('who has jumped is shown with role and account acted in', async () => {
    const user = await aPerson('jumped@people.example')
    const jumped = as({
      ...cast.agencyAdmin,
      userId: user.id,
      organizationId: agencyId,
      subscriberType: 'COWBELL',
      ownRole: 'Super Admin',
    })
    expect(await jumped(getCurrentUser, {})).toMatchObject({
      value: { role: { id: 'Agency Admin' }, account: { id: agencyId } },
    })
  })
})
