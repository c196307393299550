import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkDomain, verifyAddress } from '#shared/contracts/account/checks.ts'
import { companies } from '#shared/domain/account/companies.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { areasOfTown } from './postTowns.ts'
import { unverifiedFields } from './unverifiedFields.ts'

const as = callerOf(handler)
let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

describe('a British address', () => {
  const address = { country: 'GBR' as const, address1: '12 Aldersgate Street', city: 'London', zipCode: 'EC1A 4JQ' }
  const verify = async (change: object) => {
    process.env.PALISADE_REGION = 'uk'
    const answer = await as(cast.producer)(verifyAddress, { body: { ...address, ...change } })
    process.env.PALISADE_REGION = 'us'
    return answer.ok ? answer.value : answer.problem
  }

  it('is verified when town and postcode fit', async () => {
    expect(await verify({})).toEqual({ errorFields: [], localizedErrorFieldNames: [] })
    expect(await verify({ city: 'newcastle-upon-tyne', zipCode: 'NE1 4ST' })).toMatchObject({ errorFields: [] })
    expect(await verify({ city: 'A Small Village', zipCode: 'NE1 4ST' })).toMatchObject({ errorFields: [] })
  })

  it('names the fields that do not', async () => {
    expect(await verify({ zipCode: 'M1 1AE' })).toEqual({
      errorFields: ['city', 'zipCode'],
      localizedErrorFieldNames: ['City/Town', 'Postal code'],
    })
    expect(await verify({ zipCode: '97205' })).toMatchObject({ errorFields: ['zipCode'] })
    expect(await verify({ zipCode: 'QX1 1AA' })).toMatchObject({ errorFields: ['zipCode'] })
    expect(await verify({ address1: '12', city: 'L0ndon' })).toMatchObject({ errorFields: ['address1', 'city'] })
  })

  it('is asked for in the UK alone', async () => {
    expect(await as(cast.producer)(verifyAddress, { body: address })).toMatchObject({
      status: 422,
      problem: { code: 'region.notServed' },
    })
  })

  it('stands up for every company of the register', () => {
    const doubtful = companies.uk.filter((company) => unverifiedFields(company, regionOf('uk')).length > 0)
    expect(doubtful.map(({ city, zipCode }) => `${city} ${zipCode}`)).toEqual([])
  })

  it('knows towns of one name in several places', () => {
    expect(areasOfTown('Newport')).toEqual(['NP', 'PO', 'SA', 'TF'])
    expect(areasOfTown('London')).toEqual(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC'])
  })
})

describe('a domain', () => {
  it.each([
    ['harbor-vine.example', true, 'Valid domain found!'],
    ['https://www.harbor-vine.example/about', true, 'Valid domain found!'],
    ['', false, 'Please enter a domain name.'],
    ['a.example, b.example', false, 'Only enter one domain'],
    ['harbor', false, 'Not a valid domain name'],
    ['gmail.com', false, 'Invalid Domain! Try a different domain name.'],
  ])('%s is answered as the form shows it', async (domain, valid, message) => {
    expect(await as(cast.producer)(checkDomain, { query: { domain } })).toMatchObject({ value: { valid, message } })
  })
})
