import { describe, expect, it } from 'vitest'
import { regionCodes } from '../../regions/code.ts'
import { regionOf } from '../../regions/regions.ts'
import { CompanyId } from '../ids/ids.ts'
import { companies } from './companies.ts'
import { searchRegister } from './companyRegister.ts'
import { accountDetailsFor } from './detailsProblems.ts'

describe('the company register', () => {
  it('holds at least 150 companies a region, whose details an account accepts as they are', () => {
    for (const code of regionCodes) {
      const list = companies[code]
      expect(list.length).toBeGreaterThanOrEqual(150)
      const details = accountDetailsFor({ region: regionOf(code), currentYear: 2026 })
      for (const company of list) {
        const result = details.safeParse({ ...company, primaryNaicsPercentage: 100 })
        expect(result.error?.issues ?? [], company.name).toEqual([])
        expect(CompanyId.safeParse(company.cbid).success).toBe(true)
      }
    }
  })

  it('knows every name, domain and number once', () => {
    const all = regionCodes.flatMap((code) => companies[code])
    for (const key of ['cbid', 'domainName', 'phoneNumber'] as const)
      expect(new Set(all.map((company) => company[key])).size).toBe(all.length)
  })

  it('is invented: no domain outside .example', () => {
    for (const code of regionCodes)
      expect(companies[code].every(({ domainName }) => domainName.endsWith('.example'))).toBe(true)
  })
})

describe('the register search', () => {
  const [first, second] = companies.us

  it('finds a company by words of its name, its domain, phone and D-U-N-S number', () => {
    if (first === undefined) throw new Error('empty register')
    for (const search of [
      first.name.toUpperCase(),
      first.domainName,
      first.phoneNumber,
      first.phoneNumber.slice(1),
      first.dunsNumber,
    ])
      expect(searchRegister(companies.us, { search })[0]).toEqual(first)
  })

  it('keeps to the state, the city and the ZIP code', () => {
    if (first?.state === undefined || second === undefined) throw new Error('empty register')
    const here = searchRegister(companies.us, { search: '', state: first.state.toLowerCase() })
    expect(here).toContainEqual(first)
    expect(here.every(({ state }) => state === first.state)).toBe(true)
    expect(searchRegister(companies.us, { search: first.name, city: 'Nowhere' })).toEqual([])
    expect(searchRegister(companies.us, { search: second.name, zipCode: second.zipCode })).toContainEqual(second)
  })

  it('finds nothing for a name nobody has', () => {
    expect(searchRegister(companies.uk, { search: 'Zzyzx Unheard-of' })).toEqual([])
  })
})
