import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as accountContract from '#shared/contracts/account/accounts.ts'
import * as contract from '#shared/contracts/account/details.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { cast, castIds, guestOf } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { accountById } from '../public.ts'

const as = callerOf(handler)
let table: TestTable
let accountId: AccountId

const details = {
  us: {
    name: 'Harbor & Vine Dental Group',
    naicsCode: '621210',
    primaryNaicsPercentage: 100,
    revenue: 4_200_000,
    noOfEmployeesAll: 38,
    yearEstablished: 2004,
    ownershipType: 'Private',
    entityType: 'Independent',
    domainName: 'harbor-vine.example',
    phoneNumber: '(503) 555-0117',
    address1: '1180 SW Alder Street',
    city: 'Portland',
    state: 'Oregon',
    zipCode: '97205',
  },
  uk: {
    name: 'Harbour & Vine Dental Ltd',
    sicCode: '86230',
    primaryNaicsPercentage: 100,
    revenue: 3_100_000,
    noOfEmployeesAll: 38,
    yearEstablished: 2004,
    ownershipType: 'Private',
    entityType: 'Independent',
    domainName: 'harbour-vine.example',
    phoneNumber: '020 7946 0132',
    address1: '12 Aldersgate Street',
    address3: 'Barbican',
    city: 'London',
    zipCode: 'ec1a 4jq',
  },
  au: {
    name: 'Harbour & Vine Dental Pty Ltd',
    sicCode: '8531',
    primaryNaicsPercentage: 100,
    revenue: 5_900_000,
    noOfEmployeesAll: 38,
    yearEstablished: 2004,
    ownershipType: 'Private',
    entityType: 'Independent',
    domainName: 'harbour-vine-au.example',
    phoneNumber: '0491 578 888',
    address1: '40 Lonsdale Street',
    city: 'Melbourne',
    state: 'VIC',
    zipCode: '3000',
  },
} as const
const regions = ['us', 'uk', 'au'] as const

let made = 0
const anAccount = async (region: (typeof regions)[number] = 'us'): Promise<AccountId> => {
  process.env.PALISADE_REGION = region
  made += 1
  const state = region === 'us' ? 'OR' : region === 'au' ? 'VIC' : undefined
  const answer = await as(cast.producer)(accountContract.createAccount, { body: { name: `Client ${made}`, state } })
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
  return AccountId.parse(answer.value.id)
}
const save = (body: object, actor: Parameters<typeof as>[0] = cast.producer) =>
  as(actor)(contract.updateAccountDetails, {
    params: { accountId },
    body: { ...details.us, ...body } as never,
  })
const pathsOf = (answer: Awaited<ReturnType<typeof save>>) =>
  answer.ok ? [] : (answer.problem.errors ?? []).map(({ path, detail }) => `${path?.join('.')}: ${detail}`)
const stored = async () => {
  const account = await accountById(accountId)
  if (account === undefined) throw new Error('no account')
  return account
}
const changes = async () => (await eventsOf(table)).filter(({ name }) => name === 'account.changed')

beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
})
afterAll(() => table.stop())
afterEach(() => void vi.useRealTimers())
beforeEach(async () => {
  accountId = await anAccount()
})

describe('the details form', () => {
  it.each(regions)('is saved in the %s region, and the risk is assessed in the same commit', async (region) => {
    accountId = await anAccount(region)
    const before = await stored()
    const answer = await as(cast.producer)(contract.updateAccountDetails, {
      params: { accountId },
      body: details[region],
    })
    expect(answer).toMatchObject({ status: 200 })
    const account = await stored()
    expect(account.version).toBe(before.version + 1)
    expect(account.profileScore).toBe(6)
    expect(account.riskScore).toBeGreaterThan(0)
    expect(account.scan?.domain).toBe(details[region].domainName)
    const expected = {
      us: { phoneNumber: '15035550117', state: 'OR', primaryIndustry: 'Health Care and Social Assistance' },
      uk: { phoneNumber: '442079460132', zipCode: 'EC1A 4JQ', address3: 'Barbican' },
      au: { phoneNumber: '61491578888', state: 'VIC' },
    }
    expect(account).toMatchObject(expected[region])
    if (region === 'uk') expect(account).not.toHaveProperty('state')
    if (region !== 'us') {
      expect(account.sicPrimaryDesc).toBeTruthy()
      expect(account.sicSecondaryDesc).toBeTruthy()
    }
  })

  it.each([
    // New Year's morning in Sydney, New Year's Eve in Greenwich.
    ['au', '2028-12-31T14:00:00.000Z', 2029, 200],
    ['us', '2029-01-01T03:00:00.000Z', 2029, 422],
    ['us', '2029-01-01T03:00:00.000Z', 2028, 200],
  ] as const)('knows which year it is in the %s region, at %s', async (region, now, yearEstablished, status) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
    accountId = await anAccount(region)
    expect(
      await as(cast.producer)(contract.updateAccountDetails, {
        params: { accountId },
        body: { ...details[region], yearEstablished },
      }),
    ).toMatchObject({ status })
  })

  it('takes the industry code under its common name where the region has its own', async () => {
    accountId = await anAccount('uk')
    const { sicCode: naicsCode, ...rest } = details.uk
    await as(cast.producer)(contract.updateAccountDetails, { params: { accountId }, body: { ...rest, naicsCode } })
    const account = await stored()
    expect(account.sicCode).toBe('86230')
    expect(account.naicsCode).toBeUndefined()
  })

  it('tells what prices stand on from what they do not', async () => {
    await save({})
    await save({ dbaOrTradestyle: 'H&V' })
    await save({ dbaOrTradestyle: 'H&V', revenue: 9_000_000 })
    expect((await changes()).slice(-3).map(({ detail }) => detail)).toEqual([
      { accountId, rated: true },
      { accountId, rated: false },
      { accountId, rated: true },
    ])
  })

  it('keeps what is not sent, clears what is sent empty, and drops what no longer applies', async () => {
    await save({ ein: '12-3456789', isFranchise: true, franchiseSystemConnectivity: 'yes', url: 'https://h.example' })
    await save({ isFranchise: false, ein: '' })
    const account = await stored()
    expect(account).toMatchObject({ url: 'https://h.example', isFranchise: false })
    expect(account).not.toHaveProperty('ein')
    expect(account).not.toHaveProperty('franchiseSystemConnectivity')
  })

  it('has a second industry only while the first has less than the whole', async () => {
    await save({ primaryNaicsPercentage: 60, secondNaicsCode: '541110' })
    expect(await stored()).toMatchObject({ secondaryNaicsPercentage: 40, secondSecondaryIndustry: expect.any(String) })
    await save({})
    expect(await stored()).not.toHaveProperty('secondNaicsCode')
  })

  it('is not found for another agency', async () => {
    expect(await save({}, cast.otherProducer)).toMatchObject({ status: 404, problem: { code: 'account.notFound' } })
    expect(await save({}, cast.clusterViewer)).toMatchObject({ status: 403 })
  })

  it('is refused with every wrong field, its path and its message', async () => {
    const shape = await save({
      revenue: 1e12 + 1,
      yearEstablished: 1499,
      primaryNaicsPercentage: 50,
      domainName: 'http://x',
    })
    expect(shape).toMatchObject({ status: 400, problem: { code: 'request.invalid' } })
    expect(pathsOf(shape).sort()).toEqual([
      'domainName: Not a valid domain name',
      'primaryNaicsPercentage: Primary Naics Percentage must be 51% or higher',
      'revenue: must be less than or equal to 1 Trillion Dollars.',
      'yearEstablished: Year Established must be between 1500 and the current year',
    ])
    const rules = await save({ zipCode: '00000', city: '97', state: 'ZZ', phoneNumber: '12', yearEstablished: 2999 })
    expect(rules).toMatchObject({ status: 422, problem: { code: 'account.invalidDetails' } })
    expect(pathsOf(rules).sort()).toEqual([
      'city: Invalid City',
      'phoneNumber: Invalid phone number',
      'state: Please select a State',
      'yearEstablished: Year Established must be between 1500 and the current year',
      'zipCode: Invalid ZIP Code',
    ])
    expect(pathsOf(await save({ primaryNaicsPercentage: 60 }))).toEqual([
      'secondNaicsCode: Secondary Industry Code is required',
    ])
  })

  it.each([
    ['uk', 'zipCode: Invalid UK postal code', 'phoneNumber: Phone number must be in the format 44 5555 555555'],
    ['au', 'zipCode: Invalid Australian postal code', 'phoneNumber: Invalid phone number'],
  ] as const)('speaks of postcodes and phones as the %s region does', async (region, postcode, phone) => {
    accountId = await anAccount(region)
    const answer = await as(cast.producer)(contract.updateAccountDetails, {
      params: { accountId },
      body: { ...details[region], zipCode: '97205', phoneNumber: '12' },
    })
    expect(pathsOf(answer).sort()).toEqual([phone, postcode].sort())
  })

  it('asks for more where P100_PRO is quoted', async () => {
    expect(pathsOf(await save({ product: 'P100_PRO' })).sort()).toEqual([
      'changeInScope: Change in Scope is required',
      'collectingPersonalInformation: Collecting Personal Information is required',
      'nonUsRevenue: Non US Revenue is required',
      'totalRevenue: Total Revenue is required',
    ])
  })

  it('gives a D-U-N-S number to one company', async () => {
    await save({ dunsNumber: '123456789' })
    const first = accountId
    accountId = await anAccount()
    expect(pathsOf(await save({ dunsNumber: '123456789' }))).toEqual([
      'dunsNumber: Another account has this D-U-N-S number',
    ])
    accountId = first
    expect(await save({ dunsNumber: '123456789' })).toMatchObject({ ok: true })
  })

  it('is patched with a quote of this account alone', async () => {
    const quoteId = 'quo_01JH0000000000000000000Q01'
    expect(await save({ quoteId })).toMatchObject({ status: 404, problem: { code: 'quote.notFound' } })
  })
})

describe('the pre-check', () => {
  it('tells of no effect where there is no open quote, and changes nothing', async () => {
    const version = (await stored()).version
    const check = { params: { accountId }, body: { revenue: 1_000 } }
    expect(await as(cast.producer)(contract.precheckAccountDetails, check)).toMatchObject({
      value: { WillInvalidateQuotes: false, WillReferQuotes: false },
    })
    expect((await stored()).version).toBe(version)
    expect(await as(cast.otherProducer)(contract.precheckAccountDetails, check)).toMatchObject({ status: 404 })
  })
})

describe('the firmographic payload', () => {
  const physicalAddress = { address1: '1 Main Street', city: 'Salem', state: 'OR', zipCode: '97301' }

  it('saves address, domains and revenue at home and abroad', async () => {
    const body = {
      physicalAddress,
      otherDomains: 'https://a.example, b.example',
      domesticRevenue: 10,
      foreignRevenue: 5,
    }
    expect(await as(cast.producer)(contract.updateFirmographics, { params: { accountId }, body })).toMatchObject({
      value: {
        address1: '1 Main Street',
        domains: [{ domain: 'a.example' }, { domain: 'b.example' }],
        revenue: 10,
        nonUsRevenue: 5,
        totalRevenue: 15,
      },
    })
    expect(await as(cast.otherProducer)(contract.updateFirmographics, { params: { accountId }, body })).toMatchObject({
      status: 404,
    })
  })

  it('is refused with the paths of the payload', async () => {
    const body = { physicalAddress: { ...physicalAddress, zipCode: '1' }, otherDomains: 'a.example, not a domain' }
    const answer = await as(cast.producer)(contract.updateFirmographics, { params: { accountId }, body })
    expect(answer).toMatchObject({
      status: 422,
      problem: {
        errors: [
          { path: ['physicalAddress', 'zipCode'], detail: 'Invalid ZIP Code' },
          { path: ['otherDomains'], detail: 'Only valid domains are accepted.' },
        ],
      },
    })
  })

  it('fills what is missing from the company data and leaves what the agent said', async () => {
    const { companyRegister } = await import('../register/companyRegister.ts')
    const { companies } = await (await companyRegister()).search({ text: '', page: 0, size: 1 })
    const [company] = companies
    const answer = await as(cast.producer)(accountContract.createAccount, {
      body: { name: 'Our own name for it', cbid: company?.cbid },
    })
    if (!answer.ok) throw new Error(answer.problem.detail)
    accountId = AccountId.parse(answer.value.id)
    const { commit } = await import('#functions/_platform/storage/commit.ts')
    const { accounts } = await import('../store/accounts.ts')
    const { revenue: _, ...without } = await stored()
    await commit([accounts.update(await stored(), without)])
    expect(await as(cast.producer)(contract.refreshFirmographics, { params: { accountId } })).toMatchObject({
      status: 202,
    })
    expect(await stored()).toMatchObject({ name: 'Our own name for it', revenue: company?.revenue })
    expect(await as(cast.otherProducer)(contract.refreshFirmographics, { params: { accountId } })).toMatchObject({
      status: 404,
    })
  })
})

describe('the verification by the agent', () => {
  it('vouches for what is stored, once and for all', async () => {
    await save({})
    const verify = (body: object, actor: Parameters<typeof as>[0] = cast.producer) =>
      as(actor)(contract.verifyAccountByAgent, { params: { accountId }, body: body as never })
    expect(await verify({ domesticRevenue: 1 })).toMatchObject({ status: 409, problem: { code: 'conflict.stale' } })
    const first = await verify({ domesticRevenue: details.us.revenue })
    expect(first).toMatchObject({ value: { isVerifiedByAgent: true } })
    expect(await verify({})).toEqual(first)
    expect(await verify({}, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await verify({}, guestOf('QUOTE', 'quo_01JH0000000000000000000Q01'))).toMatchObject({ status: 404 })
    expect(await verify({}, guestOf('E_PAY', castIds.account(1)))).toMatchObject({ status: 403 })
  })
})
