import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { favoriteAccount } from '#shared/contracts/account/assignment.ts'
import { searchCompanies } from '#shared/contracts/account/companies.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { accountAction, accountBound, accountById, accountRenewal } from '../public.ts'

const as = callerOf(handler)
let table: TestTable
let settle: () => Promise<void>

beforeAll(async () => {
  table = await startTable()
  settle = settlerOf(table)
  await bookAgencies()
})
afterAll(() => table.stop())

const companiesOf = async (search: string) => {
  const found = await as(cast.producer)(searchCompanies, { query: { search, pageSize: 100 } })
  if (!found.ok) throw new Error(found.problem.detail)
  return found.value.content
}

/** Makes an account of the register's company at the place. */
const accountOf = async (at: number, actor = cast.producer as (typeof cast)[keyof typeof cast]) => {
  const company = (await companiesOf(''))[at]
  if (company === undefined) throw new Error('The register is too small.')
  const made = await as(actor)(contract.createAccount, { body: { name: company.name, cbid: company.cbid } })
  if (!made.ok) throw new Error(JSON.stringify(made.problem))
  return { ...made.value, company }
}

const stored = async (id: string) => {
  const account = await accountById(id)
  if (account === undefined) throw new Error(`No account ${id}`)
  return account
}

describe('the company look-up', () => {
  it('finds companies by the words of their name, a page at a time', async () => {
    const all = await as(cast.producer)(searchCompanies, { query: {} })
    expect(all).toMatchObject({ ok: true, value: { size: 10, number: 0 } })
    const [first] = await companiesOf('')
    expect(await companiesOf(`*${first?.name.slice(0, 6)}*`)).toContainEqual(first)
    expect(await companiesOf('no such company anywhere')).toEqual([])
  })

  it('keeps to a state by its name or abbreviation', async () => {
    for (const state of ['TX', 'texas']) {
      const found = await as(cast.producer)(searchCompanies, { query: { state, pageSize: 100 } })
      const states = found.ok ? new Set(found.value.content.map((company) => company.state)) : new Set()
      expect([...states]).toEqual(['TX'])
    }
  })

  it('is refused to those who may not make accounts', async () => {
    expect(await as(cast.policyHolder)(searchCompanies, { query: {} })).toMatchObject({ status: 403 })
  })
})

describe('a new account', () => {
  it('begins open, with what the register knows, the agent who made it, the default team and an assessed risk', async () => {
    const { id, company } = await accountOf(0)
    const read = await as(cast.producer)(contract.getAccount, { params: { accountId: id } })
    expect(read).toMatchObject({
      ok: true,
      value: {
        status: 'Open',
        cbid: company.cbid,
        domainName: company.domainName,
        agencyId: castIds.agency(1),
        agencyName: 'Agency 1',
        agentEmail: cast.producer.email,
        teams: [{ id: castIds.team(1), name: 'Team 1' }],
        isVerifiedByAgent: false,
      },
    })
    const account = await stored(id)
    expect(account.profileScore).toBeGreaterThanOrEqual(4)
    expect(account.riskScore).toBeGreaterThan(0)
    expect(account.scan?.domain).toBe(company.domainName)
  })

  it.each(['uk', 'au'] as const)('of a company of the %s register may request a quote at once', async (region) => {
    process.env.PALISADE_REGION = region
    const { id, company } = await accountOf(0)
    const account = await stored(id)
    process.env.PALISADE_REGION = 'us'
    expect(account).toMatchObject({ cbid: company.cbid, phoneNumber: company.phoneNumber, zipCode: company.zipCode })
    expect(account.sicCode).toBeTruthy()
    expect(account.sicPrimaryDesc).toBeTruthy()
    expect(account.state).toBe(company.state)
    expect(account.profileScore).toBeGreaterThanOrEqual(4)
  })

  it('does not leak what the wire does not name', async () => {
    const { id } = await accountOf(1)
    const read = await as(cast.producer)(contract.getAccount, { params: { accountId: id } })
    expect(JSON.stringify(read)).not.toContain('securityQuestions')
    expect(JSON.stringify(read)).not.toContain('leakedCredentials')
  })

  it('tells an agency that its client belongs to another agency, another person or is there already', async () => {
    const { company, id: accountId } = await accountOf(2)
    const again = { body: { name: company.name, cbid: company.cbid } }
    const told = await as(cast.otherProducer)(contract.createAccount, again)
    expect(JSON.stringify(told)).not.toContain(accountId)
    expect(await as(cast.otherProducer)(contract.createAccount, again)).toMatchObject({
      status: 409,
      problem: {
        code: 'account.anotherAgency',
        detail: 'This client belongs to another agency. Please contact your Agency Admin.',
      },
    })
    expect(await as(cast.agencyAdmin)(contract.createAccount, again)).toMatchObject({
      status: 409,
      problem: {
        code: 'account.anotherPerson',
        detail: 'This client belongs to another person in your agency. Please contact your Agency Admin.',
      },
    })
    expect(await as(cast.producer)(contract.createAccount, again)).toMatchObject({
      status: 409,
      problem: { code: 'account.alreadyExists', detail: 'Cannot create account.', data: { accountId } },
    })
    expect(await as(cast.superAdmin)(contract.createAccount, again)).toMatchObject({
      problem: { code: 'account.alreadyExists' },
    })
  })

  it('is one agency’s when two make it at once, and the other is told so', async () => {
    const body = { name: 'Contested Inc', state: 'OR' }
    const answers = await Promise.all(
      [cast.producer, cast.otherProducer].map((actor) => as(actor)(contract.createAccount, { body })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'account.anotherAgency' } })
  })

  it('may be of a company that the register does not know, once', async () => {
    const body = {
      name: 'Harbor & Vine Dental Group',
      state: 'oregon',
      phone: '(503) 555-0117 x22',
      address1: '1180 SW Alder Street',
      city: 'Portland',
      zipCode: '97205',
    }
    const made = await as(cast.producer)(contract.createAccount, { body })
    expect(made).toMatchObject({ status: 201 })
    if (!made.ok) return
    expect(await stored(made.value.id)).toMatchObject({
      state: 'OR',
      phoneNumber: '15035550117',
      phoneExtension: '22',
      profileScore: 1,
    })
    expect(await as(cast.otherProducer)(contract.createAccount, { body })).toMatchObject({
      problem: { code: 'account.anotherAgency' },
    })
    expect(
      await as(cast.producer)(contract.createAccount, { body: { ...body, address1: '1 Another Street' } }),
    ).toMatchObject({ status: 201 })
  })

  it('is refused with every wrong field and its path', async () => {
    const wrong = await as(cast.producer)(contract.createAccount, {
      body: { name: 'Wrong Inc', state: 'Nowhere', phone: '12', city: '97', zipCode: '00000' },
    })
    expect(wrong).toMatchObject({ status: 422, problem: { code: 'account.invalidDetails' } })
    expect(wrong.ok ? [] : wrong.problem.errors?.map(({ path, detail }) => [path?.join('.'), detail])).toEqual([
      ['state', 'Please select a State'],
      ['city', 'Invalid City'],
      ['zipCode', 'Invalid ZIP Code'],
      ['phone', 'Invalid phone number'],
    ])
    const long = await as(cast.producer)(contract.createAccount, { body: { name: 'x'.repeat(101) } })
    expect(long).toMatchObject({
      status: 400,
      problem: {
        errors: [{ detail: 'Account Name is exceeding 100 Characters. Please reset Handler.', path: ['name'] }],
      },
    })
    const unknown = await as(cast.producer)(contract.createAccount, { body: { name: 'Acme', cbid: 'cbd_none' } })
    expect(unknown).toMatchObject({ status: 422, problem: { errors: [{ path: ['cbid'] }] } })
  })

  it('goes into teams of the own agency alone, and a team-bound agent’s own', async () => {
    const at = (index: number) => ({ id: castIds.team(index) as never, name: 'any name' })
    const body = (name: string, index: number) => ({ name, state: 'OR', teams: [at(index)] })
    const foreign = await as(cast.producer)(contract.createAccount, { body: body('Foreign Team Inc', 3) })
    expect(foreign).toMatchObject({
      status: 422,
      problem: {
        errors: [{ path: ['teams', 0], detail: 'Please select a valid Team, current option is not valid.' }],
      },
    })
    expect(await as(cast.agent)(contract.createAccount, { body: body('Not My Team Inc', 2) })).toMatchObject({
      status: 422,
    })
    const mine = await as(cast.agent)(contract.createAccount, { body: body('My Team Inc', 1) })
    expect(mine).toMatchObject({ status: 201 })
    if (mine.ok) expect((await stored(mine.value.id)).teams).toEqual([{ id: castIds.team(1), name: 'Team 1' }])
  })

  it('is made for agencies that its maker looks after alone, where these are some', async () => {
    const underwriter = { ...cast.underwriter, agencyIds: [castIds.agency(1)] }
    const [one, other, nobodys] = [1, 2, 9].map((at) => AgencyId.parse(castIds.agency(at)))
    const make = (agencyId: AgencyId | undefined) =>
      as(underwriter)(contract.createAccount, { body: { name: `Looked After ${agencyId} Inc`, state: 'TX', agencyId } })
    const unknown = { status: 404, problem: { code: 'agency.notFound' } }
    expect(await make(other)).toMatchObject(unknown)
    expect(await make(nobodys)).toMatchObject(unknown)
    expect(await make(undefined)).toMatchObject({ status: 422, problem: { errors: [{ path: ['agencyId'] }] } })
    expect(await make(one)).toMatchObject({ ok: true })
  })

  it('is made by staff for the agency they name', async () => {
    const [, , , , company] = await companiesOf('')
    const body = { name: company?.name ?? '', cbid: company?.cbid, agencyId: castIds.agency(2) as never }
    const made = await as(cast.superAdmin)(contract.createAccount, { body })
    expect(made).toMatchObject({ status: 201 })
    if (made.ok)
      expect(await stored(made.value.id)).toMatchObject({
        agencyId: castIds.agency(2),
        agentEmail: 'office@agency2.example',
        teams: [{ id: castIds.team(3) }],
      })
    expect(
      await as(cast.superAdmin)(contract.createAccount, {
        body: { name: 'Nobody Inc', state: 'OR', agencyId: castIds.agency(9) as never },
      }),
    ).toMatchObject({ status: 404, problem: { code: 'agency.notFound' } })
  })
})

describe('reading an account', () => {
  it('is not found for another agency, a team that does not have it, and another insured', async () => {
    const { id } = await accountOf(5)
    const read = { params: { accountId: id as never } }
    for (const actor of [cast.otherProducer, cast.otherPolicyHolder])
      expect(await as(actor)(contract.getAccount, read)).toMatchObject({
        status: 404,
        problem: { code: 'account.notFound' },
      })
    expect(await as(cast.clusterViewer)(contract.getAccount, read)).toMatchObject({ status: 403 })
    for (const actor of [cast.producer, cast.agent, cast.underwriter, { ...cast.policyHolder, organizationId: id }])
      expect(await as(actor)(contract.getAccount, read)).toMatchObject({ ok: true })
    const bound = { ...cast.agent, teamIds: [castIds.team(2)] }
    expect(await as(bound)(contract.getAccount, read)).toMatchObject({ status: 404 })
  })

  it('tells whether a quote may be requested, and why not', async () => {
    const { id } = await accountOf(6)
    const status = { params: { accountId: id as never } }
    expect(await as(cast.producer)(contract.getAccountStatus, status)).toMatchObject({
      value: { status: 'Open', eligibleToQuote: true },
    })
    expect(await as(cast.otherProducer)(contract.getAccountStatus, status)).toMatchObject({ status: 404 })
    const thin = await as(cast.producer)(contract.createAccount, { body: { name: 'Thin Inc', state: 'OR' } })
    if (!thin.ok) throw new Error(thin.problem.detail)
    expect(
      await as(cast.producer)(contract.getAccountStatus, { params: { accountId: thin.value.id as never } }),
    ).toMatchObject({
      value: { eligibleToQuote: false, message: 'Account needs more information to enable Request Quote' },
    })
  })
})

describe('declining an account', () => {
  const body = {
    productType: 'P100',
    reason: 'Poor Controls',
    reasonSummary: 'No multi-factor authentication',
  } as const

  it('ends its eligibility, and reopening brings it back', async () => {
    const { id } = await accountOf(7)
    const at = { params: { accountId: id as never } }
    expect(await as(cast.producer)(contract.declineAccount, { ...at, body })).toMatchObject({ status: 403 })
    expect(await as(cast.underwriter)(contract.declineAccount, { ...at, body })).toMatchObject({
      value: { id, status: 'Declined' },
    })
    expect(await as(cast.producer)(contract.getAccountStatus, at)).toMatchObject({
      value: { eligibleToQuote: false, message: 'Account is not eligible to Request Quote' },
    })
    expect(await as(cast.underwriter)(contract.declineAccount, { ...at, body })).toMatchObject({
      status: 409,
      problem: {
        code: 'account.notAllowed',
        detail:
          'The account is Declined; what can be done now: reopen it, give it to an agency, take it from its agency.',
      },
    })
    const reopen = { ...at, body: { reason: 'Controls are in place' } }
    expect(await as(cast.underwriter)(contract.reopenAccount, reopen)).toMatchObject({ value: { status: 'Open' } })
    expect(await as(cast.underwriter)(contract.reopenAccount, reopen)).toMatchObject({ status: 409 })
  })
})

describe('what happens to an account', () => {
  it('moves its status, and nothing where it does not apply', async () => {
    const { id } = await accountOf(8)
    await commit([accountAction(await stored(id), 'quoteReady')])
    expect((await stored(id)).status).toBe('Quoted')
    await commit([accountAction(await stored(id), 'policyIssued')])
    await commit([accountAction(await stored(id), 'quoteReady')])
    expect((await stored(id)).status).toBe('Active Policy')
    await commit([accountRenewal(await stored(id), true)])
    await commit([accountAction(await stored(id), 'policyIssued')])
    expect(await stored(id)).toMatchObject({ status: 'Active Policy', openForRenewal: false })
  })

  it('keeps an account with a policy from being removed', async () => {
    const { id } = await accountOf(9)
    const at = { params: { accountId: id as never } }
    await commit([accountAction(await stored(id), 'policyIssued')])
    expect(await as(cast.producer)(contract.removeAccount, at)).toMatchObject({ status: 403 })
    expect(await as(cast.superAdmin)(contract.removeAccount, at)).toMatchObject({
      status: 409,
      problem: { code: 'account.hasPolicy' },
    })
    await commit([accountAction(await stored(id), 'lastPolicyEnded')])
    await commit([accountBound(await stored(id), '2026-01-05T12:00:00.000Z')])
    expect(await as(cast.superAdmin)(contract.removeAccount, at)).toMatchObject({ status: 204 })
    expect((await stored(id)).status).toBe('Closed')
    expect(await as(cast.superAdmin)(contract.removeAccount, at)).toMatchObject({
      status: 409,
      problem: { code: 'account.notAllowed', data: { status: 'Closed', allowed: 'reopen it' } },
    })
    const reopened = await as(cast.superAdmin)(contract.reopenAccount, { ...at, body: { reason: 'They are back' } })
    expect(reopened).toMatchObject({ ok: true, value: { status: 'Expired' } })
  })

  it('deletes an account without business, and tells of it', async () => {
    const { id } = await accountOf(12)
    const at = { params: { accountId: id as never } }
    expect(await as(cast.superAdmin)(contract.removeAccount, at)).toMatchObject({ status: 204 })
    expect(await as(cast.superAdmin)(contract.removeAccount, at)).toMatchObject({ status: 404 })
    expect(await eventsOf(table)).toContainEqual({ name: 'account.removed', detail: { accountId: id } })
  })

  it('lets another agency have an account that was taken from the first, without its secrets', async () => {
    const { id, company } = await accountOf(10)
    const before = await stored(id)
    const { accounts } = await import('../store/accounts.ts')
    await commit([
      accounts.update(before, {
        ...before,
        policyContactEmail: 'owner@client.example',
        securityQuestions: { edr: true },
      }),
    ])
    const take = (index: number) => ({
      params: { accountId: id as never },
      query: { agencyId: castIds.agency(index) as never },
    })
    expect(await as(cast.superAdmin)(contract.removeAgencyAccount, take(2))).toMatchObject({ status: 404 })
    expect(await as(cast.superAdmin)(contract.removeAgencyAccount, take(1))).toMatchObject({ status: 204 })
    expect(await as(cast.producer)(contract.getAccount, { params: { accountId: id as never } })).toMatchObject({
      status: 404,
    })
    const body = { name: company.name, cbid: company.cbid }
    expect(await as(cast.otherProducer)(contract.createAccount, { body })).toMatchObject({ ok: true, value: { id } })
    const after = await stored(id)
    expect(after).toMatchObject({ agencyId: castIds.agency(2), agentEmail: cast.otherProducer.email })
    expect(after.policyContactEmail).toBeUndefined()
    expect(after.securityQuestions).toEqual({})
  })
})

describe('the list of accounts', () => {
  const names = async (query: object, actor: Parameters<typeof as>[0] = cast.otherProducer) => {
    const page = await as(actor)(contract.searchAccounts, { query })
    if (!page.ok) throw new Error(page.problem.detail)
    return page.value.hits.map(({ name }) => name)
  }

  beforeAll(async () => {
    for (const name of ['Zebra Mills', 'Alpha Freight', 'Middle Market']) {
      const made = await as(cast.otherProducer)(contract.createAccount, { body: { name, state: 'OR', city: 'Salem' } })
      if (!made.ok) throw new Error(made.problem.detail)
    }
    await settle()
  })

  it('holds the own agency’s accounts alone', async () => {
    const page = await as(cast.otherProducer)(contract.searchAccounts, { query: { size: 100 } })
    const agencies = page.ok ? new Set(page.value.hits.map(({ agencyId }) => agencyId)) : new Set()
    expect([...agencies]).toEqual([castIds.agency(2)])
    expect(await names({ agencyId: castIds.agency(1), size: 100 })).toEqual([])
    expect(await names({ teamId: castIds.team(1), size: 100 })).toEqual([])
    for (const actor of [cast.otherProducer, { ...cast.underwriter, agencyIds: [castIds.agency(2)] }])
      expect(
        await as(actor)(contract.searchAccounts, { query: { teamId: castIds.team(1), sort: 'name', size: 1 } }),
      ).toHaveProperty('value', { hits: [], totalHits: 0 })
    expect((await names({ agencyId: castIds.agency(1), size: 100 }, cast.superAdmin)).length).toBeGreaterThan(3)
  })

  it('pages in order by name and counts', async () => {
    const first = await as(cast.otherProducer)(contract.searchAccounts, { query: { sort: 'name', size: 2 } })
    if (!first.ok) throw new Error(first.problem.detail)
    const all = await names({ sort: 'name', size: 100 })
    expect(all).toEqual([...all].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    expect(first.value.totalHits).toBe(all.length)
    expect(await names({ sort: 'name', size: 2, after: first.value.nextToken })).toEqual(all.slice(2, 4))
    expect(await names({ sort: '-name', size: 1 })).toEqual(all.slice(-1))
  })

  it('is filtered by type and status', async () => {
    const ids = await as(cast.otherProducer)(contract.searchAccounts, { query: { search: 'zebra' } })
    const id = ids.ok ? (ids.value.hits[0]?.id ?? '') : ''
    await commit([accountAction(await stored(id), 'policyIssued')])
    await commit([accountRenewal(await stored(id), true)])
    expect(await names({ type: 'Active Policy' })).toEqual(['Zebra Mills'])
    expect(await names({ type: 'Open for Renewal' })).toEqual(['Zebra Mills'])
    expect(await names({ type: 'Open for Renewal', status: 'Open' })).toEqual([])
    expect(await names({ type: 'Not Quoted Yet', size: 100 })).toContain('Alpha Freight')
    expect(await names({ type: 'Not Quoted Yet', size: 100 })).not.toContain('Zebra Mills')
    expect(await names({ type: 'Potential Submissions', size: 100 })).not.toContain('Alpha Freight')
    expect((await names({ type: 'Potential Submissions', status: 'Open', size: 100 })).length).toBeGreaterThan(0)
    expect(await names({ status: 'Declined' })).toEqual([])
  })

  it('is searched by any part of name, city and domain', async () => {
    expect(await names({ search: '*ebra*' })).toEqual(['Zebra Mills'])
    for (const search of ['😀', '%%']) expect(await names({ search })).toEqual([])
    // Closest match first, then newest: what is found has an order of its own.
    expect(await names({ search: 'salem', sort: 'name' })).toEqual(['Middle Market', 'Alpha Freight', 'Zebra Mills'])
  })

  it('shows each caller their own favorites', async () => {
    const page = await as(cast.otherProducer)(contract.searchAccounts, { query: { search: 'alpha' } })
    const id = page.ok ? page.value.hits[0]?.id : ''
    const mark = (favorite: boolean) => ({ params: { accountId: id as never }, body: { favorite } })
    expect(await as(cast.producer)(favoriteAccount, mark(true))).toMatchObject({ status: 404 })
    expect(await as(cast.otherProducer)(favoriteAccount, mark(true))).toMatchObject({ value: { favorite: true } })
    const seen = async (actor: Parameters<typeof as>[0]) => {
      const found = await as(actor)(contract.searchAccounts, { query: { search: 'alpha' } })
      return found.ok ? found.value.hits[0]?.favorite : undefined
    }
    expect(await seen(cast.otherProducer)).toBe(true)
    expect(await seen(cast.superAdmin)).toBe(false)
    await as(cast.otherProducer)(favoriteAccount, mark(false))
    expect(await seen(cast.otherProducer)).toBe(false)
  })
})
