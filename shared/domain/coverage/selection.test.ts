import { describe, expect, test } from 'vitest'
import type { CoverageContext } from './coverageContext.ts'
import { type CoverageKey, coverageId } from './coverageId.ts'
import { withGlobalChange } from './globalChange.ts'
import { presetChoices } from './presetChoices.ts'
import type { SelectedCoverage } from './selectedCoverage.ts'
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

const bought = (over: Partial<SelectedCoverage> & { coverageId: number }): SelectedCoverage => ({
  limit: null,
  retention: null,
  waitingPeriod: null,
  retroActivePeriod: null,
  retroActiveDate: null,
  ...over,
})

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

describe('a global change', () => {
  test('holds the deductible to what each coverage has', () => {
    const crime = bought({ coverageId: coverageId('COMPUTER_FRAUD'), retention: 25_000 })
    expect(withGlobalChange(crime, { deductible: 250_000 }).retention).toBe(100_000)
    expect(withGlobalChange(crime, { deductible: 1_000 }).retention).toBe(2_500)
  })

  test('leaves terms alone that a coverage does not have', () => {
    const income = bought({ coverageId: coverageId('BUSINESS_INCOME'), waitingPeriod: 12 })
    expect(withGlobalChange(income, { deductible: 50_000 })).toEqual(income)
    expect(withGlobalChange(income, { retroActivePeriod: 1 })).toEqual(income)
    expect(withGlobalChange(income, { waitingPeriod: 24 }).waitingPeriod).toBe(24)
  })

  test('moves the retro period of the coverages that take it, and of 14 and 37 only by date', () => {
    const media = bought({ coverageId: 14, retroActivePeriod: -1 })
    expect(withGlobalChange(media, { retroActivePeriod: 1 })).toEqual(media)
    expect(withGlobalChange(media, { retroActiveDate: '2025-06-01', effectiveDate: '2026-12-04' })).toMatchObject({
      retroActiveDate: '2025-06-01',
      retroActivePeriod: 2,
    })
    expect(
      withGlobalChange(bought({ coverageId: 0, retroActivePeriod: -1 }), { retroActivePeriod: 1 }).retroActivePeriod,
    ).toBe(1)
  })
})
