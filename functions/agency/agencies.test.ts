import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { agenciesBelow, agencyById } from '#functions/directory/public.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { users } from '#functions/directory/store/users.ts'
import { handler as worker } from '#functions/quote/worker.ts'
import { createAccount, getAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { listAgencyHistory } from '#shared/contracts/account/history.ts'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { aUser } from '#tests/support/aUser.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'

import { agencyProblems } from './agencyProblems.ts'

const as = callerOf(handler)
let table: TestTable
let settle: () => Promise<void>
const at = (index: number) => ({ params: { agencyId: AgencyId.parse(castIds.agency(index)) } })

const location = {
  name: 'Agency 1, Eugene',
  hostname: 'eugene.agency1.example',
  npn: '7654321',
  contactFirstName: 'Bea',
  contactLastName: 'Quist',
  contactEmail: 'Eugene@agency1.example',
  contactPhone: '(541) 555-0161',
}

beforeAll(async () => {
  table = await startTable()
  process.env.PUBLIC_URL = 'http://us.localhost:3000'
  settle = settlerOf(table)
  await bookAgencies()
})
afterAll(() => table.stop())

/** The location that the first agency has added. */
const agencyBelow = async () => (await agenciesBelow(castIds.agency(1)))[0]?.id

describe('an agency', () => {
  it('is read by its people, staff and the insured it has, and by nobody else', async () => {
    for (const actor of [cast.producer, cast.agent, cast.underwriter])
      expect(await as(actor)(contract.getAgency, at(1))).toMatchObject({
        value: { name: 'Agency 1', wholesale: false, paymentsPaused: false, level: 'Standard' },
      })
    for (const actor of [cast.otherProducer, cast.clusterViewer])
      expect(await as(actor)(contract.getAgency, at(1))).toMatchObject({
        status: 404,
        problem: { code: 'agency.notFound' },
      })
    expect(await as(cast.policyHolder)(contract.getAgency, at(1))).toMatchObject({ status: 403 })
    const made = await as(cast.producer)(createAccount, { body: { name: 'Client Inc', state: 'OR' } })
    const insured = { ...cast.policyHolder, organizationId: made.ok ? made.value.id : '' }
    expect(await as(insured)(contract.getAgencyContact, at(1))).toEqual({
      ok: true,
      status: 200,
      value: {
        contactFirstName: 'Ada',
        contactLastName: 'Lovell',
        contactEmail: 'office@agency1.example',
        contactPhone: '15035550117',
      },
    })
    expect(await as(insured)(contract.getAgencyContact, at(2))).toMatchObject({ status: 404 })
    // Whom to speak to is all that an insured has to do with it: not its book, its people, its flags.
    const own = { query: { agencyId: at(1).params.agencyId } }
    expect(await as(insured)(contract.getAgency, at(1))).toMatchObject({ status: 404 })
    expect(await as(insured)(contract.getAgencyStats, own)).toMatchObject({ status: 403 })
    expect(await as(insured)(contract.searchAgencyAgents, own)).toMatchObject({ status: 403 })
  })

  it('is read, with its business, by staff who are assigned to it, and by no other of the assigned', async () => {
    const assigned = (index: number) => as({ ...cast.underwriter, agencyIds: [castIds.agency(index)] })
    expect(await assigned(1)(contract.getAgency, at(1))).toMatchObject({ value: { name: 'Agency 1' } })
    expect(await assigned(2)(contract.getAgency, at(1))).toMatchObject({ status: 404 })
    const stats = { query: { agencyId: at(1).params.agencyId } }
    expect(await assigned(2)(contract.getAgencyStats, stats)).toMatchObject({ status: 404 })
    const names = async (index: number, query: object) => {
      const page = await assigned(index)(searchAccounts, { query })
      return page.ok ? page.value.hits.map(({ name }) => name) : page.problem.code
    }
    const [account] = (await accounts.list({ scopes: [`agency:${castIds.agency(1)}`], size: 1 })).hits
    const { teams = [] } = (await accounts.byId(account?.id ?? '')) ?? {}
    expect(await names(1, {})).toEqual(['Client Inc'])
    for (const query of [{}, { agencyId: castIds.agency(1) }, ...teams.map(({ id }) => ({ teamId: id }))])
      expect(await names(2, query)).toEqual([])
    const params = { accountId: AccountId.parse(account?.id) }
    expect(await assigned(1)(getAccount, { params })).toMatchObject({ ok: true })
    expect(await assigned(2)(getAccount, { params })).toMatchObject({ status: 404 })
  })

  it('adds a location of its own, which sells under its registration and wishes for what else it is known by', async () => {
    const made = await as(cast.agencyAdmin)(contract.addAgency, { body: location })
    expect(made).toMatchObject({ status: 201, value: { name: location.name } })
    const id = made.ok ? made.value.id : ''
    expect(await agencyById(id)).toMatchObject({
      parentId: castIds.agency(1),
      contactPhone: '15415550161',
      contactEmail: 'eugene@agency1.example',
      npn: (await agencyById(castIds.agency(1)))?.npn,
      wanted: { hostname: location.hostname, by: cast.agencyAdmin.name },
    })
    expect(await agencyById(id)).not.toHaveProperty('hostname')
    expect(await as(cast.producer)(contract.getAgency, { params: { agencyId: AgencyId.parse(id) } })).toMatchObject({
      ok: true,
    })
    const taken = { ...location, hostname: 'agency1.example' }
    expect(await as(cast.agencyAdmin)(contract.addAgency, { body: taken })).toMatchObject({
      status: 409,
      problem: { code: 'agency.hostnameTaken' },
    })
  })

  it('has its contact invited to sign up as its first administrator, unless they are a user', async () => {
    const asked = async () => (await eventsOf(table)).filter(({ name }) => name === 'mail.requested').length
    const before = await asked()
    const add = (hostname: string, contactEmail: string, npn = '7654322') =>
      as(cast.superAdmin)(contract.addAgency, {
        body: { ...location, name: 'Newly & Co', hostname, npn, contactEmail },
      })
    expect(await add('invited.example', 'first@invited.example')).toMatchObject({ status: 201 })
    expect(await asked()).toBe(before + 1)
    await commit([
      users.create(aUser({ id: 'usr_known', email: 'known@invited.example', organizationId: 'agy_other' })),
    ])
    expect(await add('known.example', 'known@invited.example', '7654323')).toMatchObject({ status: 201 })
    expect(await asked()).toBe(before + 1)
  })

  it('gets no location, and no administrator of one, from who has jumped in', async () => {
    const inside = as({ ...cast.agencyAdmin, subscriberType: 'COWBELL', ownRole: 'Biz Dev' })
    const body = { ...location, hostname: 'lasting.example', contactEmail: 'second.mailbox@palisade.example' }
    expect(await inside(contract.addAgency, { body })).toMatchObject({
      status: 403,
      problem: { code: 'auth.jumpRefused' },
    })
  })

  it('cannot be a location of an agency that is not theirs', async () => {
    const body = { ...location, hostname: 'new.example', agencyId: AgencyId.parse(castIds.agency(2)) }
    expect(await as(cast.agencyAdmin)(contract.addAgency, { body })).toMatchObject({ status: 404 })
    expect(await as(cast.agent)(contract.addAgency, { body })).toMatchObject({ status: 403 })
  })

  it('is refused with every wrong field', async () => {
    const body = { ...location, npn: '12345678901', contactEmail: 'x', hostname: '', contactFirstName: '' }
    const wrong = await as(cast.superAdmin)(contract.addAgency, { body })
    expect(wrong.ok ? [] : wrong.problem.errors?.map(({ path, detail }) => `${path?.[0]}: ${detail}`)).toEqual(
      expect.arrayContaining([
        'npn: NPN must be less than or equal to 10 digits',
        'contactEmail: Please enter a valid Email Address',
        'hostname: Hostname required',
        'contactFirstName: First name is required',
      ]),
    )
    const phone = { ...location, hostname: 'other.example', contactPhone: '12', state: 'ZZ', zipCode: '1' }
    expect(await as(cast.superAdmin)(contract.addAgency, { body: phone })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['contactPhone'] }, { path: ['state'] }, { path: ['zipCode'] }] },
    })
  })

  it('is changed by its people, its flags by staff alone', async () => {
    expect(
      await as(cast.agencyAdmin)(contract.updateAgency, { ...at(1), body: { description: 'Since 1999' } }),
    ).toMatchObject({ value: { description: 'Since 1999', name: 'Agency 1', agencyType: 'Retail' } })
    expect(await as(cast.agencyAdmin)(contract.updateAgency, { ...at(1), body: { enforceMfa: true } })).toMatchObject({
      status: 403,
    })
    expect(await as(cast.superAdmin)(contract.updateAgency, { ...at(1), body: { wholesale: true } })).toMatchObject({
      value: { wholesale: true, agencyType: 'Wholesale' },
    })
    expect(
      await as(cast.superAdmin)(contract.updateAgency, { ...at(1), body: { hostname: 'agency2.example' } }),
    ).toMatchObject({ problem: { code: 'agency.hostnameTaken' } })
    expect(await as(cast.otherProducer)(contract.updateAgency, { ...at(1), body: { name: 'Mine' } })).toMatchObject({
      status: 404,
    })
  })

  it('asks for another hostname or number, which staff give it; no number is two agencies’', async () => {
    const wish = { hostname: 'agency-one.example', npn: '7654399' }
    const asked = await as(cast.agencyAdmin)(contract.updateAgency, { ...at(1), body: wish })
    expect(asked).toMatchObject({
      value: { hostname: 'agency1.example', wanted: { ...wish, by: cast.agencyAdmin.name } },
    })
    expect(await agencyById(castIds.agency(1))).toMatchObject({ hostname: 'agency1.example', npn: '123451' })
    const given = await as(cast.superAdmin)(contract.updateAgency, { ...at(1), body: { npn: wish.npn } })
    expect(given).toMatchObject({ value: { npn: wish.npn } })
    expect((await agencyById(castIds.agency(1)))?.wanted?.npn).toBeUndefined()
    const again = { ...location, name: 'Second Inc', hostname: 'second.example', npn: wish.npn }
    expect(await as(cast.superAdmin)(contract.addAgency, { body: again })).toMatchObject({
      status: 409,
      problem: { code: 'agency.npnTaken' },
    })
    const branch = { ...again, hostname: 'branch.example', agencyId: AgencyId.parse(castIds.agency(2)) }
    expect(await as(cast.superAdmin)(contract.addAgency, { body: branch })).toMatchObject({ status: 409 })
  })

  describe('that wants another hostname and number', () => {
    const own = { hostname: 'agency2.example', npn: '123452' }
    const ask = (body: object) => as({ ...cast.agencyAdmin, ...of2 })(contract.updateAgency, { ...at(2), body })
    const of2 = { organizationId: castIds.agency(2) }
    const wish = async () => (await agencyById(castIds.agency(2)))?.wanted
    const review = (approved: boolean, wantedAt: string, actor: Parameters<typeof as>[0] = cast.superAdmin) =>
      as(actor)(contract.reviewAgency, { ...at(2), body: { approved, wantedAt, note: 'As the register has it' } })

    it('keeps what it wished besides when one of both is taken back or given', async () => {
      await ask({ hostname: 'two.example', npn: '7654388' })
      await ask({ hostname: own.hostname })
      expect(await wish()).toMatchObject({ npn: '7654388' })
      expect((await wish())?.hostname).toBeUndefined()
      await ask({ hostname: 'two.example' })
      await as(cast.superAdmin)(contract.updateAgency, { ...at(2), body: { npn: '7654388', name: 'Agency 2' } })
      expect(await wish()).toMatchObject({ hostname: 'two.example' })
      expect((await wish())?.npn).toBeUndefined()
      await as(cast.superAdmin)(contract.updateAgency, { ...at(2), body: { ...own, description: '' } })
      await ask({ hostname: own.hostname })
      expect(await wish()).toBeUndefined()
    })

    it('is refused it, or given it, by staff with a note, for the wish that they have seen', async () => {
      await ask({ npn: '7654388' })
      const { at: first = '' } = (await wish()) ?? {}
      expect(await review(true, first, { ...cast.agencyAdmin, ...of2 })).toMatchObject({ status: 403 })
      expect(await review(true, '2026-01-05T09:00:00.000Z')).toMatchObject({
        status: 409,
        problem: { code: 'agency.wishChanged' },
      })
      expect(await review(false, first)).toMatchObject({
        value: { ...own, reviewed: { npn: '7654388', approved: false, by: cast.superAdmin.name } },
      })
      expect(await as({ ...cast.agencyAdmin, ...of2 })(contract.getAgency, at(2))).toMatchObject({
        value: { reviewed: { note: 'As the register has it', by: 'Palisade' } },
      })
      expect(await wish()).toBeUndefined()
      const history = await as({ ...cast.agencyAdmin, ...of2 })(listAgencyHistory, at(2))
      expect(JSON.stringify(history)).not.toContain(cast.superAdmin.name)
      const { roleTemplateId: _, ...admin } = cast.agencyAdmin
      const asking = { ...admin, ...of2, id: admin.userId, role: 'Agency Admin' } as const
      await commit([users.create(aUser(asking))])
      await ask({ npn: '7654388' })
      expect(await review(true, (await wish())?.at ?? '')).toMatchObject({
        value: { npn: '7654388', reviewed: { approved: true, note: 'As the register has it' } },
      })
      expect(await review(true, first)).toMatchObject({ status: 409 })
      const [told] = (await eventsOf(table))
        .flatMap(({ name, detail }) => (name === 'mail.requested' ? [detail.mailId] : []))
        .slice(-1)
      expect(await outgoingMails.byId(told ?? '')).toMatchObject({
        template: 'agencyReviewed',
        to: cast.agencyAdmin.email,
        data: { agency: 'Agency 2', approved: true, npn: '7654388', note: 'As the register has it' },
      })
      await commit([users.remove(await users.require(asking.id, () => true))])
      await as(cast.superAdmin)(contract.updateAgency, { ...at(2), body: own })
    })

    it('is told at once that another one has them', async () => {
      expect(await ask({ npn: '7654399' })).toMatchObject({ problem: { code: 'agency.npnTaken' } })
      expect(await ask({ hostname: 'agency1.example' })).toMatchObject({ problem: { code: 'agency.hostnameTaken' } })
    })
  })

  it('has a hostname that could be one', async () => {
    for (const hostname of ['two words', 'https://x.example', '-x.example', 'x..example', 'ü.example'])
      expect(await as(cast.superAdmin)(contract.addAgency, { body: { ...location, hostname } })).toMatchObject({
        status: 400,
        problem: { errors: [{ path: ['hostname'] }] },
      })
  })

  it.each([
    ['uk', '1234567', '12345678', 'FRN must be 6 or 7 digits'],
    ['au', '123456', '1234567', 'AFSL number must be 6 digits'],
  ] as const)('is registered in %s as agencies are there', (code, right, wrong, detail) => {
    expect(agencyProblems({ npn: right }, regionOf(code))).toEqual([])
    expect(agencyProblems({ npn: wrong }, regionOf(code))).toEqual([{ path: ['npn'], detail }])
  })

  it('gives its new name to its accounts', async () => {
    await as(cast.agencyAdmin)(contract.updateAgency, { ...at(1), body: { name: 'Agency One' } })
    expect(await runJobsOf(table, worker)).toEqual([])
    const listed = await as(cast.producer)(searchAccounts, { query: {} })
    expect(listed.ok && listed.value.hits.map(({ agencyName }) => agencyName)).toEqual(['Agency One'])
    expect(await runJobsOf(table, worker)).toEqual([])
    await as(cast.agencyAdmin)(contract.updateAgency, { ...at(1), body: { name: 'Agency 1' } })
  })

  it('that is renamed twice at once leaves no account with the first name', async () => {
    const rename = (name: string) => as(cast.agencyAdmin)(contract.updateAgency, { ...at(1), body: { name } })
    await rename('Agency Uno')
    const first = runJobsOf(table, worker)
    await rename('Agency Due')
    expect(await first).toEqual([])
    expect(await runJobsOf(table, worker)).toEqual([])
    const listed = await as(cast.producer)(searchAccounts, { query: {} })
    expect(listed.ok && listed.value.hits.map(({ agencyName }) => agencyName)).toEqual(['Agency Due'])
    await rename('Agency 1')
    expect(await runJobsOf(table, worker)).toEqual([])
  })

  it('counts what it brings', async () => {
    await settle()
    expect(await as(cast.producer)(contract.getAgencyStats, { query: {} })).toEqual({
      ok: true,
      status: 200,
      value: { accounts: 1, quotes: 0, binders: 0, policies: 0, premium: 0, currency: 'USD' },
    })
    const inTeams = async (...teamIds: string[]) => {
      const answer = await as({ ...cast.agent, teamIds })(contract.getAgencyStats, { query: {} })
      return answer.ok ? answer.value.accounts : answer.problem.code
    }
    const [account] = (await accounts.list({ scopes: [`agency:${castIds.agency(1)}`], size: 1 })).hits
    const { teams = [] } = (await accounts.byId(account?.id ?? '')) ?? {}
    expect(await inTeams(...teams.map(({ id }) => id))).toBe(teams.length)
    expect(await inTeams('tea_elsewhere')).toBe(0)
    expect(await inTeams()).toBe(0)
    const below = { query: { agencyId: AgencyId.parse((await agencyBelow()) ?? '') } }
    expect(await as(cast.producer)(contract.getAgencyStats, below)).toMatchObject({ ok: true })
    expect(await as(cast.agent)(contract.getAgencyStats, below)).toMatchObject({ status: 404 })
    const other = { query: { agencyId: AgencyId.parse(castIds.agency(2)) } }
    expect(await as(cast.producer)(contract.getAgencyStats, other)).toMatchObject({ status: 404 })
    expect(await as(cast.superAdmin)(contract.getAgencyStats, { query: {} })).toMatchObject({ status: 404 })
  })
})

describe('agents', () => {
  it('are found by name within the own agency, by staff in every agency', async () => {
    const { users } = await import('#functions/directory/store/users.ts')
    const anAgent = (index: number, agency: number, firstName: string) =>
      users.create(
        aUser({
          id: castIds.user(index),
          email: `${firstName.toLowerCase()}@agency${agency}.example`,
          firstName,
          organizationId: castIds.agency(agency),
        }),
      )
    await commit([anAgent(81, 1, 'Ines'), anAgent(82, 1, 'Omar'), anAgent(83, 2, 'Greta')])
    await settle()
    const names = async (query: object, actor: Parameters<typeof as>[0]) => {
      const page = await as(actor)(contract.searchAgencyAgents, { query })
      return page.ok ? page.value.content.map(({ firstName }) => firstName).sort() : page.problem.code
    }
    expect(await names({}, cast.producer)).toEqual(['Ines', 'Omar'])
    expect(await names({ search: 'oma' }, cast.producer)).toEqual(['Omar'])
    expect(await names({ agencyId: castIds.agency(2) }, cast.producer)).toBe('agency.notFound')
    expect(await names({}, cast.superAdmin)).toEqual(['Greta', 'Ines', 'Omar'])
  })
})

describe('persona records', () => {
  const search = (type: string, query: object, actor: Parameters<typeof as>[0] = cast.superAdmin) =>
    as(actor)(searchPersonaRecords, { params: { type }, query })

  beforeAll(async () => {
    const carrier = (name: string, states: string[]) =>
      personas.create({
        id: `car_${name.toLowerCase()}`,
        type: 'carrier',
        name,
        status: 'ACTIVE',
        states,
        enforceMfa: false,
        created: '2026-01-05T09:00:00.000Z',
        updated: '2026-01-05T09:00:00.000Z',
      })
    await commit([carrier('Northern', ['OR', 'WA']), carrier('Atlas', []), carrier('Southern', ['TX'])])
    await settle()
  })

  it('are listed by type, a page at a time', async () => {
    expect(await search('carrier', { size: 2 })).toMatchObject({
      value: {
        content: [{ name: 'Atlas' }, { name: 'Northern' }],
        totalElements: 3,
        totalPages: 2,
        size: 2,
        number: 0,
      },
    })
    expect(await search('carrier', { size: 2, page: 1 })).toMatchObject({ value: { content: [{ name: 'Southern' }] } })
    const first = await search('carrier', { size: 1 })
    const after = first.ok ? first.value.nextToken : ''
    expect(await search('carrier', { size: 1, after })).toMatchObject({ value: { hits: [{ name: 'Northern' }] } })
    expect(await search('carrier', { state: 'tx' })).toMatchObject({ value: { content: [{ name: 'Southern' }] } })
    expect(await search('vendor', {})).toMatchObject({ value: { content: [], totalPages: 0 } })
  })

  it('are searched by a part of the name', async () => {
    expect(await search('agency', { search: 'eugene' })).toMatchObject({
      value: { content: [{ name: location.name }] },
    })
  })

  it('show an agency its own and its locations', async () => {
    const page = await search('agency', {}, cast.producer)
    expect(page.ok && page.value.content.map(({ name }) => name)).toEqual(['Agency 1', 'Agency 1, Eugene'])
  })

  it('need the permission of their type, and are of the types there are', async () => {
    expect(await search('carrier', {}, cast.producer)).toMatchObject({ status: 403 })
    expect(await search('da', {})).toMatchObject({ status: 404, problem: { code: 'persona.notFound' } })
  })
})
