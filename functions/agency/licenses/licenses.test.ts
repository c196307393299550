import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { now } from '#functions/_platform/clock/clock.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import { users } from '#functions/directory/store/users.ts'
import * as agencyContract from '#shared/contracts/agency/agencyLicenses.ts'
import * as contract from '#shared/contracts/agency/agentLicenses.ts'
import { AgencyId, UserId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { aUser } from '#tests/support/aUser.ts'
import { callerOf, type Outcome } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { todayHere } from '../todayHere.ts'

const as = callerOf(handler)
let table: TestTable
let settle: () => Promise<void>

beforeAll(async () => {
  table = await startTable()
  settle = settlerOf(table)
  await bookAgencies()
  await commit(
    [cast.producer, cast.agent, cast.otherProducer].map(({ userId, email, role, organizationId, teamIds }) =>
      users.create(
        aUser({
          id: userId,
          email,
          accountType: 'AGENCY',
          role,
          organizationId,
          teamIds,
          firstName: 'Ana',
          lastName: 'Silva',
        }),
      ),
    ),
  )
})
afterEach(() => {
  process.env.PALISADE_REGION = 'us'
})
afterAll(() => table.stop())

const agency = (index: number) => AgencyId.parse(castIds.agency(index))
const license = { state: 'OR', number: 'OR 1001', expirationDate: '2097-06-30', npn: '123451' } as const
const errorsOf = <Op>(outcome: Outcome<Op>) =>
  outcome.ok ? [] : (outcome.problem.errors ?? []).map(({ path, detail }) => `${path?.join('.')}: ${detail}`)

describe('a license of an agency', () => {
  const create = (body: object, actor: Parameters<typeof as>[0] = cast.agencyAdmin) =>
    as(actor)(agencyContract.createAgencyLicense, { body: { ...license, ...body } as typeof license })
  const numbers = async (query: object, actor: Parameters<typeof as>[0] = cast.superAdmin) => {
    await settle()
    const page = answered(await as(actor)(agencyContract.searchAgencyLicenses, { query }))
    return page.hits.map(({ number }) => number)
  }

  it('is entered by its own people for their agency, by staff for the one they name', async () => {
    expect(answered(await create({}))).toMatchObject({
      agencyId: castIds.agency(1),
      agencyName: 'Agency 1',
      state: 'OR',
      kind: 'PRODUCER',
      linesOfAuthority: ['CASUALTY'],
      expirationDate: '2097-06-30',
    })
    expect(errorsOf(await create({ number: 'WA 1' }, cast.superAdmin))).toEqual(['agencyId: Name the agency'])
    const named = { agencyId: agency(2), number: 'LA 7', state: 'Louisiana', activeResidentState: 'tx' }
    expect(
      answered(await create({ ...named, agencyName: 'Two', linesOfAuthority: ['SURPLUS_LINES'] }, cast.superAdmin)),
    ).toMatchObject({ agencyId: castIds.agency(2), agencyName: 'Two', state: 'LA', activeResidentState: 'TX' })
    expect(await create({ agencyId: agency(2), number: 'X 1' })).toMatchObject({ status: 404 })
    expect(await create({ number: 'X 1' }, cast.agent)).toMatchObject({ status: 403 })
    expect(
      await create({ number: 'X 1', agencyId: agency(2) }, { ...cast.underwriter, agencyIds: [castIds.agency(1)] }),
    ).toMatchObject({ status: 404, problem: { code: 'agency.notFound' } })
  })

  it('is no other’s: one number in one state', async () => {
    expect(await create({ number: 'or1001' }, cast.otherProducer)).toMatchObject({
      status: 409,
      problem: { code: 'license.numberTaken' },
    })
    expect(await create({ number: 'or1001', state: 'WA' })).toMatchObject({ status: 201 })
  })

  it('is refused with every wrong field, in the words of the form', async () => {
    expect(errorsOf(await create({ number: '', expirationDate: '', npn: '12345678901' }))).toEqual([
      'npn: NPN must be less than or equal to 10 digits',
      'number: License # is required',
      'expirationDate: Date is required',
    ])
    expect(errorsOf(await create({ number: 'A-1' }))).toEqual([
      'number: Only alphabets and numbers are allowed for this field',
    ])
    expect(errorsOf(await create({ state: undefined }))).toEqual(['state: State field is required'])
    expect(
      errorsOf(
        await create({
          state: 'ZZ',
          expirationDate: '2026-11-22',
          kind: 'AFSL',
          linesOfAuthority: ['GENERAL_INSURANCE'],
          principal: 'Somebody',
        }),
      ),
    ).toEqual([
      'state: State field is required',
      'expirationDate: The day is over: enter one from today on',
      'kind: There is no such license here',
      'linesOfAuthority: There is no such line here',
      'principal: Only a representative sells under another’s permission',
    ])
    expect(errorsOf(await create({ effectiveDate: '2098-01-01' }))).toEqual([
      'effectiveDate: It begins after it expires',
    ])
    expect(errorsOf(await create({ activeResidentState: 'ZZ' }))).toEqual([
      'activeResidentState: State field is required',
    ])
  })

  it('may expire today, and is corrected after it has expired without another day', async () => {
    const today = todayHere(now())
    const made = answered(await create({ number: 'NV 1', state: 'NV', expirationDate: today }))
    const stored = await agencyLicenses.require(made.id)
    await commit([agencyLicenses.update(stored, { ...stored, expirationDate: '2026-01-31' })])
    const { agencyId: _, ...body } = made
    const change = (more: object) =>
      as(cast.producer)(agencyContract.updateAgencyLicense, { body: { ...body, ...more } })
    const kept = { number: 'NV 2', expirationDate: '2026-01-31' }
    expect(await change(kept)).toMatchObject({ value: kept })
    expect(errorsOf(await change({ expirationDate: '2026-02-01' }))).toEqual([
      'expirationDate: The day is over: enter one from today on',
    ])
  })

  it('is found by state, line, agency, e-mail of its people and words, a page at a time, by the order asked for', async () => {
    expect(await numbers({})).toEqual(['NV 2', 'OR 1001', 'LA 7', 'or1001'])
    expect(await numbers({ sort: '-expirationDate' })).toEqual((await numbers({})).toReversed())
    expect(await numbers({ state: 'or' })).toEqual(['OR 1001'])
    expect(await numbers({ surplusLinesState: 'LA' })).toEqual(['LA 7'])
    expect(await numbers({ surplusLinesState: 'LA', state: 'OR' })).toEqual([])
    expect(await numbers({ agencyId: castIds.agency(2) })).toEqual(['LA 7'])
    expect(await numbers({ email: cast.otherProducer.email })).toEqual(['LA 7'])
    expect(await numbers({ email: 'nobody@nowhere.example' })).toEqual([])
    expect(await numbers({ search: '*OR 10*', state: 'OR' })).toEqual(['OR 1001'])
    expect(await numbers({ page: 1, size: 3 })).toHaveLength(1)
    expect(await numbers({ sort: 'activeResidentState' })).toHaveLength(4)
  })

  it('is listed for its agency, its people bound to teams too, and for staff who look after it', async () => {
    for (const actor of [cast.agencyAdmin, cast.agent])
      expect(await numbers({ search: 'or', state: 'OR' }, actor)).toEqual(['OR 1001'])
    expect(await numbers({}, cast.otherProducer)).toEqual(['LA 7'])
    expect(await numbers({}, { ...cast.underwriter, agencyIds: [castIds.agency(2)] })).toEqual(['LA 7'])
    const other = { query: { agencyId: agency(2) } }
    expect(await as(cast.agencyAdmin)(agencyContract.searchAgencyLicenses, other)).toMatchObject({ status: 404 })
    expect(await as(cast.policyHolder)(agencyContract.searchAgencyLicenses, {})).toMatchObject({ status: 403 })
  })

  it('is changed and removed by who has it, and not found by anybody else', async () => {
    const { hits } = answered(await as(cast.producer)(agencyContract.searchAgencyLicenses, { query: { state: 'WA' } }))
    const [found] = hits
    if (found === undefined) throw new Error('no license')
    const { agencyId: _, ...body } = found
    const gone = { params: { licenseId: found.id } }
    expect(await as(cast.otherProducer)(agencyContract.updateAgencyLicense, { body })).toMatchObject({
      status: 404,
      problem: { code: 'license.notFound' },
    })
    expect(await as(cast.otherProducer)(agencyContract.removeAgencyLicense, gone)).toMatchObject({ status: 404 })
    expect(
      await as(cast.producer)(agencyContract.updateAgencyLicense, {
        body: { ...body, number: 'OR 1001', state: 'OR' },
      }),
    ).toMatchObject({ problem: { code: 'license.numberTaken' } })
    expect(await as(cast.producer)(agencyContract.removeAgencyLicense, gone)).toMatchObject({ status: 204 })
    expect(await as(cast.producer)(agencyContract.removeAgencyLicense, gone)).toMatchObject({ status: 404 })
  })
})

describe('a license of an agent', () => {
  const create = (body: object, actor: Parameters<typeof as>[0] = cast.agencyAdmin) =>
    as(actor)(contract.createAgentLicense, {
      body: { ...license, number: 'P 1', agentId: UserId.parse(cast.agent.userId), ...body },
    })
  const numbers = async (query: object, actor: Parameters<typeof as>[0]) => {
    await settle()
    const page = answered(await as(actor)(contract.searchAgentLicenses, { query }))
    return page.hits.map(({ number }) => number).sort()
  }

  it('is entered for somebody of the agency, as they are called or as the license has them', async () => {
    expect(answered(await create({}))).toMatchObject({
      agentId: cast.agent.userId,
      agentFirstName: 'Ana',
      agentLastName: 'Silva',
      agentEmail: cast.agent.email,
      agencyId: castIds.agency(1),
      agencyName: 'Agency 1',
    })
    const written = {
      agentId: cast.producer.userId,
      number: 'P 2',
      agentFirstName: 'Anabel',
      agentPhone: '(503) 555-0119',
    }
    expect(answered(await create(written))).toMatchObject({ agentFirstName: 'Anabel', agentPhone: '15035550119' })
    expect(errorsOf(await create({ number: 'P 3', agentPhone: '12' }))).toHaveLength(1)
    const other = { agentId: cast.otherProducer.userId, number: 'P 9', state: 'LA' }
    expect(await create(other)).toMatchObject({ status: 404, problem: { code: 'user.notFound' } })
    expect(await create(other, cast.superAdmin)).toMatchObject({ value: { agencyId: castIds.agency(2) } })
  })

  it('needs the agent, number, state and expiration date', async () => {
    const wrong = await as(cast.producer)(contract.createAgentLicense, { body: {} } as never)
    expect(errorsOf(wrong)).toEqual([
      'number: License # is required',
      'expirationDate: Date is required',
      expect.stringMatching(/^agentId: /),
    ])
    expect(errorsOf(await create({ number: 'P 4', state: '' }))).toEqual(['state: State field is required'])
  })

  it('is listed for who is in charge: an agent’s own, an agency’s, everybody’s', async () => {
    expect(await numbers({}, cast.agent)).toEqual(['P 1'])
    expect(await numbers({}, cast.agencyAdmin)).toEqual(['P 1', 'P 2'])
    expect(await numbers({}, cast.superAdmin)).toEqual(['P 1', 'P 2', 'P 9'])
    expect(await numbers({ email: cast.agent.email }, cast.superAdmin)).toEqual(['P 1'])
    expect(await numbers({ state: 'LA', email: cast.otherProducer.email }, cast.superAdmin)).toEqual(['P 9'])
    expect(await numbers({ state: 'OR', email: cast.otherProducer.email }, cast.superAdmin)).toEqual([])
    const all = async (actor: Parameters<typeof as>[0], query = {}) =>
      answered(await as(actor)(contract.searchAllAgentLicenses, { query }))
        .hits.map(({ number }) => number)
        .sort()
    expect(await all(cast.agent)).toEqual(['P 1', 'P 2'])
    expect(await all(cast.superAdmin)).toEqual(['P 1', 'P 2', 'P 9'])
    expect(await all(cast.superAdmin, { agencyId: agency(2), sort: '-agentEmail' })).toEqual(['P 9'])
    const other = { query: { agencyId: agency(2) } }
    expect(await as(cast.agent)(contract.searchAllAgentLicenses, other)).toMatchObject({ status: 404 })
  })

  it('of a state is the own one that holds longest', async () => {
    await create({ number: 'P 5', expirationDate: '2098-01-31' })
    const own = (state: string, actor: Parameters<typeof as>[0] = cast.agent) =>
      as(actor)(contract.getAgentLicenseByState, { params: { state } })
    expect(await own('or')).toMatchObject({ value: { number: 'P 5', state: 'OR' } })
    expect(await own('WA')).toMatchObject({ status: 404, problem: { code: 'license.notFound' } })
    expect(await own('OR', cast.superAdmin)).toMatchObject({ status: 404 })
  })

  it('is changed and removed by who is in charge, and not found by anybody else', async () => {
    const found = answered(await as(cast.agent)(contract.getAgentLicenseByState, { params: { state: 'OR' } }))
    const { agencyId: _, ...body } = { ...found, agentId: UserId.parse(found.agentId) }
    const gone = { params: { licenseId: found.id } }
    expect(await as(cast.otherProducer)(contract.updateAgentLicense, { body })).toMatchObject({ status: 404 })
    expect(await as(cast.otherProducer)(contract.removeAgentLicense, gone)).toMatchObject({ status: 404 })
    expect(await as(cast.producer)(contract.updateAgentLicense, { body: { ...body, state: 'ID' } })).toMatchObject({
      value: { state: 'ID', number: 'P 5' },
    })
    expect(await as(cast.producer)(contract.removeAgentLicense, gone)).toMatchObject({ status: 204 })
    expect(await as(cast.agent)(contract.getAgentLicenseByState, { params: { state: 'ID' } })).toMatchObject({
      status: 404,
    })
  })
})

describe('a license of an agent who has left', () => {
  it('says so where it is listed, is verified and removed, and changed no more', async () => {
    const [left] = [UserId.parse(castIds.user(71))]
    const agent = { id: left, email: 'left@agency.example', accountType: 'AGENCY' as const, role: 'Agent' as const }
    await commit([
      users.create(aUser({ ...agent, organizationId: castIds.agency(1), firstName: 'Lee', lastName: 'Ft' })),
    ])
    const body = { ...license, number: 'L 1', agentId: left }
    const { id } = answered(await as(cast.agencyAdmin)(contract.createAgentLicense, { body }))
    await settle()
    const listed = async (actor: Parameters<typeof as>[0]) => {
      const { hits } = answered(
        await as(actor)(contract.searchAgentLicenses, { query: { email: agent.email } as never }),
      )
      return hits.find((hit) => hit.id === id)
    }
    expect(await listed(cast.agencyAdmin)).not.toHaveProperty('agentLeft')
    await commit([users.remove(await users.require(left))])
    expect(await listed(cast.agencyAdmin)).toMatchObject({ agentLeft: true })
    expect(await listed(cast.superAdmin)).toMatchObject({ agentLeft: true })
    const change = await as(cast.agencyAdmin)(contract.updateAgentLicense, { body: { ...body, id } })
    expect(change).toMatchObject({ status: 404, problem: { code: 'user.notFound' } })
    const of = { params: { licenseId: id } }
    expect(await as(cast.agencyAdmin)(contract.verifyAgentLicense, of)).not.toMatchObject({ status: 404 })
    expect(await as(cast.agencyAdmin)(contract.removeAgentLicense, of)).toMatchObject({ status: 204 })
  })
})

describe('where one permission holds everywhere', () => {
  it('no state is asked for, and a representative names the firm', async () => {
    process.env.PALISADE_REGION = 'uk'
    const create = (body: object) =>
      as(cast.agencyAdmin)(agencyContract.createAgencyLicense, {
        body: { number: 'FRN 555', expirationDate: '2097-06-30', ...body },
      })
    expect(answered(await create({}))).toMatchObject({ kind: 'FCA_FIRM', linesOfAuthority: ['GENERAL_INSURANCE'] })
    expect(errorsOf(await create({ state: 'OR', number: '2' }))).toEqual([
      'state: It holds everywhere here: leave the state out',
    ])
    const represents = { kind: 'APPOINTED_REPRESENTATIVE', number: 'FRN 556' }
    expect(errorsOf(await create(represents))).toEqual(['principal: Name the firm under whose permission it is sold'])
    expect(answered(await create({ ...represents, principal: 'Lime Street Brokers' }))).toMatchObject({
      principal: 'Lime Street Brokers',
    })
  })
})
