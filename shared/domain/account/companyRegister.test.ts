import { describe, expect, it } from 'vitest'
import { regionCodes } from '../../regions/code.ts'
import { regionOf } from '../../regions/regions.ts'
import { CompanyId } from '../ids/ids.ts'
import { AccountDetails } from './accountDetails.ts'
import { companies } from './companies.ts'
import { searchRegister } from './companyRegister.ts'
import { detailsProblems } from './detailsProblems.ts'

describe('the company register', () => {
  it('holds at least 150 companies a region, whose details an account accepts as they are', () => {
    for (const code of regionCodes) {
      const list = companies[code]
      expect(list.length).toBeGreaterThanOrEqual(150)
      for (const company of list) {
        const details = AccountDetails.parse({ ...company, primaryNaicsPercentage: 100 })
        expect(detailsProblems(details, { region: regionOf(code), currentYear: 2026 }), company.name).toEqual([])
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

  it('finds by seven digits of a phone at least, by its end, and by letters never', () => {
    if (first === undefined) throw new Error('empty register')
    const found = (search: string) => searchRegister(companies.us, { search }).includes(first)
    const phone = first.phoneNumber.replace(/\D/g, '')
    expect(found(phone.slice(-7))).toBe(true)
    expect(found(`0${phone.slice(-7)}`)).toBe(true)
    expect(found(phone.slice(-6))).toBe(false)
    expect(found(phone.slice(0, 8))).toBe(false)
    expect(found(`x${first.dunsNumber}`)).toBe(false)
    const list = [{ ...first, name: 'Otherwise', domainName: 'harbor-vine.example' }]
    expect(searchRegister(list, { search: 'harbor-vine' }), 'a domain without its dot').toEqual([])
    expect(searchRegister(list, { search: ' Vine.Example ' })).toHaveLength(1)
    expect(searchRegister(list, { search: 'vine.test' })).toEqual([])
  })

  it('keeps to a ZIP code by its beginning, whatever the case, and to nothing that is left empty', () => {
    const [one] = companies.uk
    if (one === undefined) throw new Error('empty register')
    const found = (where: object) => searchRegister(companies.uk, { search: one.name, ...where }).includes(one)
    expect(found({ zipCode: ` ${one.zipCode.slice(0, 3).toLowerCase()} ` })).toBe(true)
    expect(found({ zipCode: one.zipCode.slice(-3) })).toBe(false)
    expect(found({ zipCode: '', city: '', state: '' })).toBe(true)
    expect(found({ city: one.city.toUpperCase() })).toBe(true)
    expect(found({ state: 'Nowhere' })).toBe(false)
  })

  it('puts names that begin with what is looked for first, then goes by name', () => {
    if (first === undefined) throw new Error('empty register')
    const list = ['Old Harbor', 'Harbor B', 'Harbor A', 'New Harbor'].map((name) => ({ ...first, name }))
    const names = searchRegister(list, { search: ' harbor' }).map(({ name }) => name)
    expect(names).toEqual(['Harbor A', 'Harbor B', 'New Harbor', 'Old Harbor'])
  })

  it('finds nothing for a name nobody has', () => {
    expect(searchRegister(companies.uk, { search: 'Zzyzx Unheard-of' })).toEqual([])
  })
})
