import { describe, expect, it } from 'vitest'
import { regionCodes } from './code.ts'
import { regionOf, regions } from './regions.ts'
import { stateOf, statesOf, timeZoneOf } from './states.ts'

const { us, uk, au } = regions

describe('regions', () => {
  it('has a region for every code', () => {
    for (const code of regionCodes) expect(regionOf(code).code).toBe(code)
  })

  it('speaks, dials and pays as its country does', () => {
    const facts = regionCodes.map((code) => {
      const { locale, diallingCode, currency } = regionOf(code)
      return [code, locale, diallingCode, currency]
    })
    expect(facts).toEqual([
      ['us', 'en-US', '+1', 'USD'],
      ['uk', 'en-GB', '+44', 'GBP'],
      ['au', 'en-AU', '+61', 'AUD'],
    ])
  })

  it('has a support mailbox, a claims phone and a legal line of its own', () => {
    const all = regionCodes.map(regionOf)
    for (const facts of [
      all.map(({ support }) => support.email),
      all.map(({ support }) => support.claimsPhone),
      all.map(({ provider }) => provider.legalEntity),
      all.map(({ captchaSiteKey }) => captchaSiteKey),
    ])
      expect(new Set(facts).size).toBe(all.length)
  })

  it('names the provider’s licence where the regulator has a firm name it in what it sends', () => {
    expect(uk.provider.legalEntity).toMatch(/Financial Conduct Authority, firm reference number \d{6,7}\.$/)
    expect(au.provider.legalEntity).toMatch(/Australian Financial Services Licence \d{6}\.$/)
  })

  it('classifies industries by NAICS in the US and by SIC in the UK and Australia', () => {
    expect(regionCodes.map((code) => regionOf(code).industry)).toMatchObject([
      { codeField: 'naicsCode', primaryField: 'primaryIndustry', secondaryField: 'secondaryIndustry' },
      { codeField: 'sicCode', primaryField: 'sicPrimaryDesc', secondaryField: 'sicSecondaryDesc' },
      { codeField: 'sicCode', primaryField: 'sicPrimaryDesc', secondaryField: 'sicSecondaryDesc' },
    ])
  })

  it('between them sell every product line', () => {
    const sold = new Set<string>(regionCodes.flatMap((code) => regionOf(code).products))
    for (const line of ['P100', 'P100_PRO', 'P250', 'P250_S', 'Prime One AU']) expect(sold).toContain(line)
    for (const line of ['Prime Cloud', 'Prime One', 'Prime One Tech', 'Prime Tech', 'ZSP']) {
      expect(sold).toContain(line)
      expect(sold).toContain(`${line} Plus`)
    }
  })

  it('has every named feature flag, with a default', () => {
    const named = [
      'accountEditing',
      'brokerEditQuote',
      'claimsDiary',
      'maintenanceMode',
      'maintenanceModeUk',
      'maintenanceModeUs',
      'newAgentExperience',
      'pools',
      'primeOneDynamicFields',
      'revertRevision',
      'ssoLogin',
      'submissionsView',
      'zspCancel',
    ]
    for (const code of regionCodes) expect(Object.keys(regionOf(code).flags)).toEqual(expect.arrayContaining(named))
  })

  it('never is the UK and the AU environment at once', () => {
    for (const { flags } of Object.values(regions)) expect(flags.ukEnvironment && flags.auEnvironment).toBe(false)
  })

  it('lists 50 states and DC, nine Australian states and territories, and none in the UK', () => {
    expect(statesOf(us)).toHaveLength(51)
    expect(statesOf(us).map(({ abbreviation }) => abbreviation)).toContain('DC')
    expect(statesOf(au)).toHaveLength(9)
    expect(statesOf(uk)).toHaveLength(0)
  })

  it('has the lines of an address that its country has', () => {
    const lines = (['us', 'uk', 'au'] as const).map((code) => regions[code].address.fields.map(({ name }) => name))
    expect(lines).toEqual([
      ['address1', 'address2', 'city', 'state', 'zipCode'],
      ['address1', 'address2', 'address3', 'city', 'zipCode'],
      ['address1', 'address2', 'city', 'state', 'zipCode'],
    ])
    for (const { address } of Object.values(regions))
      expect(address.fields.find(({ name }) => name === 'address1')?.required).toBe(true)
  })

  it('requires the state where there are states', () => {
    for (const region of Object.values(regions))
      expect(region.address.fields.some(({ name, required }) => name === 'state' && required)).toBe(
        statesOf(region).length > 0,
      )
  })

  it('knows every state’s time zone', () => {
    for (const region of Object.values(regions))
      for (const { timeZone } of statesOf(region))
        expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
    expect(timeZoneOf(us, 'OK')).toBe('America/Chicago')
    expect(timeZoneOf(au, 'Western Australia')).toBe('Australia/Perth')
    expect(timeZoneOf(uk)).toBe('Europe/London')
    expect(stateOf(us, 'ny')?.name).toBe('New York')
  })

  it('accepts five digits or five and four as a ZIP code, but not 00000', () => {
    const { pattern } = us.address.postcode
    for (const good of ['94105', '94105-1234']) expect(good).toMatch(pattern)
    for (const bad of ['00000', '00000-1234', '9410', '941051234', 'SW1A 1AA']) expect(bad).not.toMatch(pattern)
  })

  it('accepts UK postcodes with or without the space', () => {
    const { pattern } = uk.address.postcode
    for (const good of ['SW1A 1AA', 'M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'ec1a1bb', 'GIR 0AA', 'W1K 7AA'])
      expect(good).toMatch(pattern)
    for (const bad of ['SW1A', '94105', 'QQ1 1AA', 'M1 1CE']) expect(bad).not.toMatch(pattern)
  })

  it('accepts four digits as an Australian postcode', () => {
    expect('2000').toMatch(au.address.postcode.pattern)
    expect('02000').not.toMatch(au.address.postcode.pattern)
  })

  it('accepts a city as people write it', () => {
    for (const good of ['Winston-Salem', 'New York', 'Bogotá', 'St. Louis', 'Coeur d’Alene'])
      expect(good).toMatch(us.address.city.pattern)
    for (const bad of ['Springfield 2', 'Springfield, MO', '-', '']) expect(bad).not.toMatch(us.address.city.pattern)
  })
})
