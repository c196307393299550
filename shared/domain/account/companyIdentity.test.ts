import { describe, expect, it } from 'vitest'
import { companyIdentity } from './companyIdentity.ts'

const shares = (a: Parameters<typeof companyIdentity>[0], b: Parameters<typeof companyIdentity>[0]) =>
  companyIdentity(a).some((key) => companyIdentity(b).includes(key))

describe('a company is the same', () => {
  it('by its number in a register, however it is written', () => {
    expect(shares({ dunsNumber: '01-481-0199' }, { dunsNumber: '01 481 0199' })).toBe(true)
    expect(shares({ ein: '12-3456789' }, { ein: '123456789' })).toBe(true)
    expect(shares({ cbid: 'cbd_01JA' }, { cbid: 'cbd_01JA' })).toBe(true)
    expect(shares({ ein: '12-3456789' }, { ein: '987654321' })).toBe(false)
  })

  it('by any of its domains', () => {
    expect(shares({ domainName: 'harbor.example' }, { domains: [{ domain: 'www.harbor.example' }] })).toBe(true)
    expect(shares({ domainName: 'harbor.example' }, { domainName: 'vine.example' })).toBe(false)
  })

  it('by a name beneath its domain, whatever the suffixes of its country', () => {
    expect(shares({ domainName: 'acme.co.uk' }, { domainName: 'shop.acme.co.uk' })).toBe(true)
    expect(shares({ domainName: 'acme.com.au' }, { domainName: 'acme.co.uk' })).toBe(false)
    expect(shares({ domainName: 'vine.com.au' }, { domainName: 'harbor.com.au' })).toBe(false)
  })

  it('not by the host for many that both have their pages with', () => {
    expect(shares({ domainName: 'vine.myshopify.com' }, { domainName: 'harbor.myshopify.com' })).toBe(false)
    expect(shares({ domainName: 'vine.github.io' }, { domainName: 'harbor.github.io' })).toBe(false)
    expect(shares({ domainName: 'vine.github.io' }, { domainName: 'www.vine.github.io' })).toBe(true)
  })

  it('by its name at its address, whatever its legal form and spelling', () => {
    const harbor = { name: 'Harbor & Vine, Inc.', address1: '1 Main St.', zipCode: '97301' }
    expect(shares(harbor, { name: 'HARBOR VINE LLC', address1: '1 Main St', zipCode: '97301' })).toBe(true)
    expect(shares(harbor, { name: 'Harbor & Vine, Inc.', address1: '9 Hill St.', zipCode: '97301' })).toBe(false)
    expect(shares(harbor, { ...harbor, name: 'Vine' })).toBe(false)
  })

  it('by nothing while nothing is known', () => {
    expect(companyIdentity({ name: 'Harbor Inc' })).toEqual([])
    expect(companyIdentity({ name: 'The Company', address1: '1', zipCode: '2' })).toEqual(['place:the company/1/2'])
  })
})
