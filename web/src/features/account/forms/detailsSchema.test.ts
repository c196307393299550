import { describe, expect, it } from 'vitest'
import type { Account } from '#shared/contracts/account/account.ts'
import { withoutEmpty } from '#web/forms/schemaResolver.ts'
import { type DetailsInput, detailsSchema } from './detailsSchema.ts'
import { toDetails, toDetailsInput } from './detailsValues.ts'

const account = {
  id: 'acc_01JH0000000000000000000C01',
  name: 'Harbor Bakery LLC',
  accountType: 'CUSTOMER',
  status: 'Open',
  cbid: 'cbd_1',
  profileScore: 6,
  riskScore: 60,
  industryAverage: 57,
  cowbellRiskFactors: { factors: [] },
  teams: [],
  isVerifiedByAgent: false,
  enforceMfa: false,
  openForRenewal: false,
  tags: [],
  created: '2026-01-01T00:00:00Z',
  updated: '2026-01-01T00:00:00Z',
  naicsCode: '311811',
  revenue: 1_200_000,
  noOfEmployeesAll: 12,
  yearEstablished: 1998,
  ownershipType: 'Private',
  entityType: 'Independent',
  phoneNumber: '15125550110',
  phoneExtension: '12',
  address1: '410 Congress Avenue',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
} satisfies Account

/** The form as it opens, with what somebody typed, as the resolver hands it on. */
const typed = (changes: Readonly<Record<string, unknown>> = {}) =>
  detailsSchema(undefined).safeParse(withoutEmpty({ ...toDetailsInput(account), ...changes }) as DetailsInput)

const complaints = (changes: Readonly<Record<string, unknown>>) =>
  typed(changes).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('the account details form', () => {
  it('takes an account that is complete', () => {
    expect(typed().success).toBe(true)
  })

  it('tells what is wrong with the address while other fields are still empty', () => {
    const found = complaints({ city: 'Aust1n', zipCode: '00000', revenue: null })
    expect(found).toContainEqual(['city', 'Invalid City'])
    expect(found).toContainEqual(['zipCode', 'Invalid ZIP Code'])
    expect(found?.some(([path]) => path === 'revenue')).toBe(true)
  })

  it('asks for a second industry below a share of 100 %', () => {
    expect(complaints({ primaryNaicsPercentage: 60 })).toContainEqual([
      'secondNaicsCode',
      'Secondary Industry Code is required',
    ])
  })

  it('says once that a domain is none', () => {
    const domains = [{ domain: 'harbor.example' }, { domain: 'not a domain' }]
    expect(complaints({ domains })).toEqual([['domains', 'Not a valid domain name']])
  })

  it('forgets another mailing address while mail goes to the main one', () => {
    expect(typed({ mailingSame: true, mailingAddress: { address1: 'P.O. Box 1' } }).success).toBe(true)
    expect(complaints({ mailingSame: false, mailingAddress: { address1: 'P.O. Box 1' } })).toContainEqual([
      'mailingAddress.city',
      expect.any(String),
    ])
  })

  it('says what another mailing address lacks', () => {
    const found = complaints({ mailingSame: false, mailingAddress: { address2: 'Suite 4' } })
    expect(found).toEqual([
      ['mailingAddress.address1', 'Mailing address is required'],
      ['mailingAddress.city', 'Mailing city is required'],
      ['mailingAddress.zipCode', 'Mailing postal code is required'],
    ])
  })

  it('sends the phone with its extension and mail to the main address', () => {
    const details = toDetails(
      detailsSchema(undefined).parse(withoutEmpty(toDetailsInput(account)) as DetailsInput),
      account,
      undefined,
    )
    expect(details.phoneNumber).toBe('15125550110 x12')
    expect(details.mailingAddress).toMatchObject({ address1: '410 Congress Avenue', city: 'Austin', zipCode: '78701' })
    expect(details.secondaryNaicsPercentage).toBe(0)
  })

  it('clears a text that somebody emptied', () => {
    const known = { ...account, ein: '12-3456789' }
    const values = detailsSchema(undefined).parse(withoutEmpty({ ...toDetailsInput(known), ein: '' }) as DetailsInput)
    expect(toDetails(values, known, undefined).ein).toBe('')
  })
})
