import { describe, expect, test } from 'vitest'
import type { CoverageContext } from './coverageContext.ts'
import { type CoverageKey, coverageId } from './coverageId.ts'
import { presetChoices } from './presetChoices.ts'
import { type CoverageChoice, type GlobalTerms, resolveCoverages, selectedOf } from './selection.ts'

const context: CoverageContext = {
  region: 'us',
  product: 'P250',
  state: 'OH',
  industryCode: '541611',
  limit: 1_000_000,
  answers: {},
}
const global: GlobalTerms = {
  limit: 1_000_000,
  deductible: 25_000,
  waitingPeriod: 12,
  retroActivePeriod: -1,
  retroActivePeriodAsDate: null,
  effectiveDate: '2026-12-04',
}

const choosing = (
  choices: Partial<Record<CoverageKey, CoverageChoice>>,
  over: Partial<CoverageContext> = {},
  terms = global,
) => {
  const byId = new Map(Object.entries(choices).map(([key, choice]) => [coverageId(key as CoverageKey), choice])) // keys come from the record's type
  const resolved = resolveCoverages({ ...context, ...over }, terms, byId)
  return (key: CoverageKey) => {
    const entry = resolved.find((candidate) => candidate.coverage.key === key)
    if (!entry) throw new Error(`no ${key}`)
    return entry
  }
}

describe('selecting coverages', () => {
  test('mandatory and locked coverages are on whatever was chosen', () => {
    const entry = choosing({ LIABILITY: { selected: false } })
    expect(entry('LIABILITY').selected).toBe(true)
    expect(entry('LIABILITY').warnings[0]?.ruleId).toBe('calculator.alwaysOn')
    expect(entry('EXTORTION').selected).toBe(true)
    expect(entry('WAR_EXCLUSION').selected).toBe(true)
  })

  test('a coverage whose questions are answered badly is forced off, with the reason', () => {
    const answers = { backupFrequency: 'NEVER', testedFullFailover: true } as const
    const failure = choosing({ FULL_SYSTEM_FAILURE: { selected: true } }, { answers })('FULL_SYSTEM_FAILURE')
    expect(failure.selected).toBe(false)
    expect(failure.warnings[0]).toMatchObject({ ruleId: 'coverage.fullSystemFailure' })
  })

  test('a coverage whose questions are not answered yet stays selected', () => {
    expect(choosing({ CYBER_CRIME_LOSS: { selected: true } })('CYBER_CRIME_LOSS').selected).toBe(true)
  })

  test('an unavailable coverage is taken out, with the reason', () => {
    const fraud = choosing({ COMPUTER_FRAUD: { selected: true } }, { industryCode: '522110' })('COMPUTER_FRAUD')
    expect(fraud.selected).toBe(false)
    expect(fraud.warnings[0]).toMatchObject({
      ruleId: 'coverage.crimeFinancialInstitutions',
      message: expect.stringMatching(/^Computer and Funds Transfer Fraud: /),
    })
  })

  test('a sublimit that is not on offer becomes the nearest below, with a warning', () => {
    const social = choosing({ SOCIAL_ENGINEERING: { selected: true, limit: 120_000 } })('SOCIAL_ENGINEERING')
    expect(social.terms.limit).toBe(100_000)
    expect(social.warnings[0]).toMatchObject({ ruleId: 'calculator.limitOption', input: 120_000 })
  })

  test('a warning names what the insured bears in the words of the region', () => {
    const said = (region: 'us' | 'uk' | 'au') =>
      choosing({ COMPUTER_FRAUD: { selected: true, retention: 1_000 } }, { region })('COMPUTER_FRAUD').warnings[0]
        ?.message
    expect(said('us')).toMatch(/: the deductible was set to the nearest one on offer$/)
    expect(said('uk')).toMatch(/: the excess was set to the nearest one on offer$/)
    expect(said('au')).toMatch(/: the excess was set to the nearest one on offer$/)
  })

  test('terms not chosen follow the quote, held to what the coverage has', () => {
    const entry = choosing({}, {}, { ...global, deductible: 250_000, waitingPeriod: 6 })
    expect(entry('LIABILITY').terms.retention).toBe(250_000)
    expect(entry('BREACH_FUND').terms.retention).toBe(100_000)
    expect(entry('CONTINGENT_BUSINESS_INCOME').terms.waitingPeriod).toBe(8)
    expect(entry('BUSINESS_INCOME').terms).toMatchObject({ retention: null, waitingPeriod: 6 })
  })

  test('a retroactive date applies to media and technology as well, and never lies after inception', () => {
    const entry = choosing(
      {},
      { product: 'Prime Tech', industryCode: '541511' },
      { ...global, retroActivePeriodAsDate: '2027-05-01' },
    )
    expect(entry('LIABILITY').terms).toMatchObject({ retroActiveDate: '2026-12-04', retroActivePeriod: 1 })
    expect(entry('TECH_EO').terms.retroActiveDate).toBe('2026-12-04')
  })

  test('a preset leaves out what is unavailable or waits for answers', () => {
    const ids = (over: Partial<CoverageContext>) => {
      const asked = { ...context, ...over }
      return selectedOf(resolveCoverages(asked, global, presetChoices('elite', asked))).map(
        (coverage) => coverage.coverageId,
      )
    }
    expect(ids({})).not.toContain(24)
    const answers = {
      isVerifyingBankAccounts: true,
      isAuthenticatingFundTransferRequests: true,
      isPreventingUnauthorizedWireTransfers: true,
    }
    expect(ids({ answers })).toContain(24)
    expect(ids({ answers, industryCode: '522110' })).not.toContain(24)
  })
})

describe('a global term', () => {
  test('is held to what each coverage has', () => {
    const retention = (deductible: number) =>
      choosing({}, {}, { ...global, deductible })('COMPUTER_FRAUD').terms.retention
    expect([retention(250_000), retention(1_000)]).toEqual([100_000, 2_500])
  })

  test('leaves a coverage alone that does not have it', () => {
    const { terms } = choosing({}, {}, { ...global, waitingPeriod: 24, retroActivePeriod: 1 })('BUSINESS_INCOME')
    expect(terms).toMatchObject({ retention: null, retroActivePeriod: null, waitingPeriod: 24 })
  })

  test('moves the retro period of the coverages that take it, and of 14 and 37 only by date', () => {
    const periods = (terms: Partial<GlobalTerms>) => {
      const resolved = resolveCoverages(context, { ...global, ...terms }, new Map())
      return [0, 14].map((id) => resolved.find(({ coverage }) => coverage.id === id)?.terms.retroActivePeriod)
    }
    expect(periods({ retroActivePeriod: 1 })).toEqual([1, -1])
    expect(periods({ retroActivePeriodAsDate: '2025-06-01' })).toEqual([2, 2])
  })
})
