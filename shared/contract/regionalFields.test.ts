import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AccountDetails } from '../domain/account/accountDetails.ts'
import { detailsProblems } from '../domain/account/detailsProblems.ts'
import { products } from '../regions/products.ts'
import type { Region } from '../regions/region.ts'
import { regions } from '../regions/regions.ts'
import { stateOf, statesOf } from '../regions/states.ts'
import { regionalFields } from './regionalFields.ts'

const each = Object.values<Region>(regions)
const ajv = new Ajv2020({ strict: false })
const judges = new Map(Object.entries(regionalFields).map(([name, schema]) => [name, ajv.compile(schema)]))
const admits = (field: string, value: unknown): boolean => judges.get(field)?.(value) === true

describe('what the document says for all regions', () => {
  test('names of states those there are, and no others', () => {
    const all = each.flatMap((region) => statesOf(region).map(({ abbreviation }) => abbreviation))
    for (const state of all) expect(admits('state', state)).toBe(true)
    for (const state of ['ZZ', '', 'XX'])
      expect(admits('state', state)).toBe(each.some((region) => stateOf(region, state) !== undefined))
  })

  test.each([
    ['postcode', ['97301', '97301-1234', 'SW1A 1AA', '2000', '00000', '1', 'ABC', '']],
    ['city', ['Salem', 'Stoke-on-Trent', 'Zürich', 'St. Louis', '9', '']],
  ] as const)('takes a %s where a region does', (field, texts) => {
    for (const text of texts)
      expect([text, admits(field, text)]).toEqual([text, each.some(({ address }) => address[field].pattern.test(text))])
  })

  test('asks between the fields of an account’s details what some region asks', () => {
    const sound = {
      name: 'Halloran Bindery',
      revenue: 1_000_000,
      noOfEmployeesAll: 7,
      yearEstablished: 1962,
      ownershipType: 'Private',
      entityType: 'Independent',
      phoneNumber: '(415) 555-0132',
      address1: '1 Main Street',
      city: 'Salem',
      state: 'OR',
      zipCode: '97301',
    } as const
    const maybe = <Value>(...values: Value[]) => fc.constantFrom<Value | undefined>(undefined, ...values)
    const asked = fc.record({
      naicsCode: maybe('541110'),
      sicCode: maybe('6910'),
      secondNaicsCode: maybe('541110'),
      primaryNaicsPercentage: fc.constantFrom(60, 100),
      product: maybe(...products),
      nonUsRevenue: maybe(0),
      totalRevenue: maybe(1),
      changeInScope: maybe('yes', 'no'),
      changeInScopeDetail: maybe('More of the same.'),
      isFranchise: maybe(true, false),
      franchiseSystemConnectivity: maybe('yes'),
      collectingPersonalInformation: maybe('yes', 'no'),
      numberOfPersonalRecords: maybe(249_999, 250_000),
    })
    const ofPlace = ['state', 'city', 'zipCode', 'phoneNumber', 'mailingAddress']
    fc.assert(
      fc.property(asked, ({ product, ...fields }) => {
        const details = AccountDetails.parse(JSON.parse(JSON.stringify({ ...sound, ...fields })))
        const isRight = (region: Region) =>
          detailsProblems(details, { region, currentYear: 2026, ...(product && { product }) }).every(({ path }) =>
            ofPlace.includes(String(path[0])),
          )
        expect(admits('details', JSON.parse(JSON.stringify({ ...details, product })))).toBe(each.some(isRight))
      }),
      { numRuns: 500 },
    )
  })
})
