import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limitsOffered } from '../../regions/offered.ts'
import { unavailableReason } from './availability.ts'
import { isTriaMandatory } from './boost.ts'
import { catalogue, coverageById } from './catalogue.ts'
import type { CoverageContext } from './coverageContext.ts'
import { type CoverageKey, coverageId, coverageKeys } from './coverageId.ts'
import { coverageMapping } from './coverageMapping.ts'
import { endorsementRules } from './endorsementRules.ts'
import { familyCoverages } from './familyCoverages.ts'
import { takesGlobalRetro } from './globalRetro.ts'
import { clampRetro, clampToOptions, limitOptions } from './options.ts'
import { questionGroupState, questionGroups } from './questionGroups.ts'
import { retroPeriods } from './terms.ts'

const context: CoverageContext = {
  region: 'us',
  product: 'P250',
  state: 'OH',
  industryCode: '541611',
  limit: 1_000_000,
  answers: {},
}

const coverageByKey = (key: CoverageKey) => {
  const coverage = coverageById(coverageId(key))
  if (coverage === undefined) throw new Error(`no coverage ${key}`)
  return coverage
}

describe('the coverage catalogue', () => {
  test('has every coverage once, under the number its key stands at', () => {
    expect(catalogue).toHaveLength(coverageKeys.length)
    for (const coverage of catalogue) expect(coverageKeys[coverage.id]).toBe(coverage.key)
  })

  test('keeps the numbers the specification names', () => {
    expect(coverageId('CONTINGENT_SYSTEM_FAILURE')).toBe(23)
    expect(coverageId('CYBER_CRIME_LOSS')).toBe(24)
    expect(coverageId('FULL_SYSTEM_FAILURE')).toBe(34)
  })

  test('makes liability, PCI, regulatory and the breach fund mandatory and locks extortion', () => {
    const mandatory = familyCoverages('P250')
      .filter((coverage) => coverage.mandatory)
      .map((coverage) => coverage.key)
    expect(mandatory.toSorted()).toEqual(['BREACH_FUND', 'LIABILITY', 'PCI', 'REGULATORY'])
    expect(coverageByKey('EXTORTION').locked).toBe(true)
  })

  test('uses groups one to seven for cyber, and seven for the endorsements alone; the management lines have two of their own', () => {
    expect([...new Set(catalogue.map((coverage) => coverage.groupId))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const coverage of catalogue) expect(coverage.endorsement).toBe(coverage.groupId === 7)
  })

  test('takes the global retro period on 0, 1, 2, 30, 31 and 33, in date mode also on 14 and 37', () => {
    const taking = (isDateMode: boolean) =>
      familyCoverages('P250')
        .filter((coverage) => takesGlobalRetro(coverage, isDateMode))
        .map((coverage) => coverage.id)
        .toSorted((a, b) => a - b)
    expect(taking(false)).toEqual([0, 1, 2, 30, 31, 33])
    expect(taking(true)).toEqual([0, 1, 2, 14, 30, 31, 33, 37])
  })

  test('speaks the language of the region', () => {
    expect(coverageMapping('P100', 'us').REGULATORY?.name).toBe('Regulatory Defense and Penalties')
    expect(coverageMapping('P100', 'uk').REGULATORY?.name).toBe('Regulatory Defence and Penalties')
    expect(coverageMapping('Prime One AU', 'au').TECH_EO).toBeUndefined()
  })
})

describe('what is on offer', () => {
  const publicRelations = coverageByKey('PUBLIC_RELATIONS')

  test('public relations expense is five percent of the limit, a fixed 50,000 in New York and Washington', () => {
    expect(limitOptions(publicRelations, { ...context, limit: 2_000_000 })).toEqual([100_000])
    expect(limitOptions(publicRelations, { ...context, limit: 2_000_000, state: 'NY' })).toEqual([50_000])
    expect(limitOptions(publicRelations, { ...context, limit: 2_000_000, state: 'WA' })).toEqual([50_000])
    expect(limitOptions(publicRelations, { ...context, region: 'au', limit: 2_000_000, state: 'WA' })).toEqual([
      100_000,
    ])
  })

  test('no coverage has more than the aggregate limit, and every list is ascending', () => {
    for (const coverage of catalogue)
      for (const limit of limitsOffered('us')) {
        const options = limitOptions(coverage, { ...context, limit })
        expect(Math.max(0, ...options)).toBeLessThanOrEqual(limit)
        expect(options).toEqual([...new Set(options)].toSorted((a, b) => a - b))
      }
  })

  test('a value between two options becomes the lower one, a value below all the lowest', () => {
    expect(clampToOptions(30_000, [10_000, 25_000, 50_000])).toBe(25_000)
    expect(clampToOptions(1_000, [10_000, 25_000])).toBe(10_000)
    expect(clampToOptions(1_000, [])).toBeNull()
  })

  test('a value that became an option stays it, whatever it was and whatever is on offer', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 8 })
    const wanted = fc.option(fc.integer({ min: -1, max: 20_000_000 }))
    fc.assert(
      fc.property(wanted, amounts, (value, some) => {
        const options = [...new Set(some)].toSorted((a, b) => a - b)
        const once = clampToOptions(value, options)
        expect(clampToOptions(once, options)).toBe(once)
      }),
    )
    const retro = fc.constantFrom(...retroPeriods)
    fc.assert(
      fc.property(retro, fc.subarray([...retroPeriods], { minLength: 1 }), (value, options) => {
        const once = clampRetro(value, options)
        expect(clampRetro(once, options)).toBe(once)
      }),
    )
  })

  test('full prior acts reach further back than two years', () => {
    expect(clampRetro(-1, [1, 2])).toBe(2)
    expect(clampRetro(2, retroPeriods)).toBe(2)
    expect(clampRetro(-1, retroPeriods)).toBe(-1)
  })
})

describe('availability', () => {
  test('social engineering is not offered where the state is not supported', () => {
    expect(unavailableReason(coverageByKey('SOCIAL_ENGINEERING'), { ...context, state: 'VT' })).toMatchObject({
      ruleId: 'coverage.socialEngineeringNotFiled',
      input: 'VT',
      message: 'State Not Supported',
    })
    expect(unavailableReason(coverageByKey('SOCIAL_ENGINEERING'), context)).toBeNull()
  })

  test('crime covers are not offered to banks', () => {
    expect(unavailableReason(coverageByKey('COMPUTER_FRAUD'), { ...context, industryCode: '522110' })?.message).toBe(
      'Not Available For Industry / State!',
    )
  })

  test('technology errors and omissions are for technology companies', () => {
    expect(unavailableReason(coverageByKey('TECH_EO'), context)?.ruleId).toBe('coverage.technologyOnly')
    expect(unavailableReason(coverageByKey('TECH_EO'), { ...context, industryCode: '541511' })).toBeNull()
  })

  test('a coverage the product does not carry says so', () => {
    expect(unavailableReason(coverageByKey('ECOMMERCE'), context)?.ruleId).toBe('coverage.product')
  })

  test('mandatory coverages are available to everyone', () => {
    for (const coverage of familyCoverages('P250').filter((entry) => entry.mandatory || entry.locked))
      expect(unavailableReason(coverage, { ...context, industryCode: '522320', state: 'VT' })).toBeNull()
  })

  test('terrorism cover is offered in the United States alone and mandatory under V4', () => {
    expect(unavailableReason(coverageByKey('TRIA'), { ...context, region: 'uk', state: undefined })?.message).toBe(
      'State Not Supported',
    )
    expect(isTriaMandatory('us', 'V4')).toBe(true)
    expect(isTriaMandatory('us', 'V5')).toBe(false)
    expect(isTriaMandatory('uk', 'V4')).toBe(false)
    expect(endorsementRules({ ...context, boost: 'V4' }).find((rule) => rule.key === 'TRIA')).toEqual({
      key: 'TRIA',
      available: true,
      mandatory: true,
    })
  })
})

describe('question groups', () => {
  const state = (id: number, answers: CoverageContext['answers']) => {
    const group = questionGroups.find((entry) => entry.coverageId === id)
    return group && questionGroupState(group, answers)
  }

  test('cyber crime is valid only when all three controls are in place', () => {
    const controls = {
      isVerifyingBankAccounts: true,
      isAuthenticatingFundTransferRequests: 'YES',
      isPreventingUnauthorizedWireTransfers: true,
    } as const
    expect(state(24, controls)).toEqual({ answered: true, valid: true })
    expect(state(24, { ...controls, isVerifyingBankAccounts: 'NO' })).toEqual({
      answered: true,
      valid: false,
    })
  })

  test('full system failure is valid with any backup but none', () => {
    expect(state(34, { backupFrequency: 'SIX_MONTHS', testedFullFailover: false })?.valid).toBe(true)
    expect(state(34, { backupFrequency: 'NEVER', testedFullFailover: true })?.valid).toBe(false)
  })

  test('contingent system failure is valid once answered', () => {
    expect(state(23, {})).toEqual({ answered: false, valid: false })
    expect(state(23, { dmzSeparation: false, thirdPartySecurityAgreement: false })?.valid).toBe(true)
  })

  test('the groups belong to the coverages they unlock', () => {
    expect(questionGroups.map((group) => coverageById(group.coverageId)?.key)).toEqual([
      'CONTINGENT_SYSTEM_FAILURE',
      'CYBER_CRIME_LOSS',
      'FULL_SYSTEM_FAILURE',
      'SOCIAL_ENGINEERING',
    ])
  })
})
