import { describe, expect, it } from 'vitest'
import { isSameCompany } from './sameCompany.ts'

const harbor = { name: 'Harbor & Vine, Inc.', address1: '12 Main St.', zipCode: '97301' }

describe('two descriptions are of one company', () => {
  it('by a number or a domain, whatever else they say', () => {
    expect(isSameCompany({ ein: '12-3456789', name: 'Harbor' }, { ein: '123456789', name: 'Vine' })).toBe(true)
    expect(isSameCompany({ ...harbor, domainName: 'harbor.example' }, { domainName: 'www.harbor.example' })).toBe(true)
  })

  it.each([
    ['Harbour and Vine LLC', '12 Main Street', '97301'],
    ['HABROR & VINE', '12 Main St', '97301-4410'],
    ['Harbor Vine', '12 Mian St', '97301'],
    ['Hárbor & Vine', undefined, '97301'],
  ])('by a name and an address that differ by slips of the pen: %s, %s, %s', (name, address1, zipCode) => {
    expect(isSameCompany(harbor, { name, address1, zipCode })).toBe(true)
    expect(isSameCompany({ name, address1, zipCode }, harbor)).toBe(true)
  })

  it('whatever word their street is called by', () => {
    const at = (address1: string) => ({ ...harbor, address1 })
    expect(isSameCompany(at('1 Constructor Street'), at('1 Constructor St'))).toBe(true)
    expect(isSameCompany(at('1 Constructor Street'), at('1 Cooper Street'))).toBe(false)
  })

  it('by three slips in twenty letters', () => {
    const bakery = { name: 'Harbour Vines Bakery', zipCode: '97301' }
    expect(isSameCompany(bakery, { ...bakery, name: 'Harbor Vine Bakry' })).toBe(true)
    expect(isSameCompany(bakery, { ...bakery, name: 'Harbor Vine Bakr' })).toBe(false)
  })

  it('where a register knows one of them alone', () => {
    expect(isSameCompany({ ...harbor, ein: '12-3456789' }, { ...harbor, name: 'Harbour & Vine' })).toBe(true)
    expect(isSameCompany({ ...harbor, name: 'Harbour & Vine' }, { ...harbor, ein: '12-3456789' })).toBe(true)
  })

  it('though both were typed by hand, each with an id made of its spelling', () => {
    expect(isSameCompany({ ...harbor, cbid: 'cbd_1' }, { ...harbor, name: 'Harbour & Vine', cbid: 'cbd_2' })).toBe(true)
  })

  it.each([
    ['another name at the address', 'Barber & Wine', '12 Main St.', '97301'],
    ['the neighbour', 'Harbor & Vine', '13 Main St.', '97301'],
    ['another street', 'Harbor & Vine', '12 Hill Road', '97301'],
    ['another town', 'Harbor & Vine', '12 Main St.', '97302'],
    ['a name that says more', 'Harbor & Vine Dental', '12 Main St.', '97301'],
  ])('but not %s', (_, name, address1, zipCode) => {
    expect(isSameCompany(harbor, { name, address1, zipCode })).toBe(false)
  })

  it.each([
    'Harbour',
    'Harbor',
    'Arbour',
    'Harbou',
    'Harbours',
    'Charbour',
    'Harvour',
    'Hrabour',
    'Ahrbour',
    'Harboru',
  ])('by one slip in seven letters, wherever it is: Harbour, %s', (name) => {
    expect(isSameCompany({ name: 'Harbour', zipCode: '97301' }, { name, zipCode: '97301' })).toBe(true)
    expect(isSameCompany({ name, zipCode: '97301' }, { name: 'Harbour', zipCode: '97301' })).toBe(true)
  })

  it.each([
    ['Harbour', 'Hxybour'],
    ['Harbour', 'Xyrbour'],
    ['Harbour', 'Harboxy'],
    ['Harbour', 'Rbour'],
    ['Harbour', 'Harbo'],
    ['Harbour', 'Harxrbour'],
    ['Harbour', 'Harbourne'],
    ['Harbour', 'Rahbour'],
    ['Harbor', 'Harbar'],
  ])('but not by two, nor by one in fewer: %s, %s', (one, other) => {
    expect(isSameCompany({ name: one, zipCode: '97301' }, { name: other, zipCode: '97301' })).toBe(false)
    expect(isSameCompany({ name: other, zipCode: '97301' }, { name: one, zipCode: '97301' })).toBe(false)
  })

  it('but not by numbers that differ, in the name as in a register', () => {
    const clinic = { name: 'Community Clinic 12', zipCode: '97301' }
    expect(isSameCompany(clinic, { ...clinic, name: 'Community Clinic 13' })).toBe(false)
    expect(
      isSameCompany({ ...harbor, ein: '12-3456789' }, { ...harbor, name: 'Harbour & Vine', ein: '98-7654321' }),
    ).toBe(false)
  })

  it('but not while too little is known', () => {
    expect(isSameCompany({ name: 'Harbor & Vine' }, harbor)).toBe(false)
    expect(isSameCompany({ zipCode: '97301' }, harbor)).toBe(false)
    expect(isSameCompany({}, {})).toBe(false)
  })
})
