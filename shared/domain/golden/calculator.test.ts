import { describe, it } from 'vitest'
import { goodControls } from '#tests/golden/ratingCases.ts'
import { expectReviewed } from '#tests/golden/reviewed.ts'
import { coverageId } from '../coverage/coverageId.ts'
import type { CalculatorSetting } from '../rating/calculatorFacts.ts'
import { CalculatorState } from '../rating/calculatorState.ts'
import { priceCalculator } from '../rating/priceCalculator.ts'

const setting: CalculatorSetting = { region: 'us', product: 'P250', today: '2026-11-20' }
const account = { revenue: 5_000_000, state: 'OH', naicsCode: '541611', riskScore: 72, scanScore: 60 }
const global = {
  preset: 2,
  limit: 1_000_000,
  deductible: 25_000,
  waitingPeriod: 12,
  retroActivePeriod: -1,
  effectiveDate: '2026-12-04',
  endDate: '2027-12-04',
}

interface Ask {
  readonly account?: object
  readonly global?: object
  readonly coverages?: CalculatorState['coverages']
  readonly setting?: Partial<CalculatorSetting>
  readonly ui?: CalculatorState['ui']
}

const on = (key: Parameters<typeof coverageId>[0], more: object = {}) => ({
  [coverageId(key)]: { selected: true, ...more },
})

const asks: Readonly<Record<string, Ask>> = {
  'as it comes': {},
  basic: { global: { preset: 1 } },
  'elite, with all questions answered': { global: { preset: 3 }, account: { securityQuestions: goodControls } },
  'elite, with transfers unchecked': {
    global: { preset: 3 },
    account: { securityQuestions: { ...goodControls, isVerifyingBankAccounts: false, backupFrequency: 'NEVER' } },
  },
  'terms between those on offer': { global: { limit: 2_749_999, deductible: 26_000 } },
  'terms below those on offer': { global: { limit: 1, deductible: 1 } },
  'terms above those on offer': { global: { limit: 9_000_000, deductible: 999_999 } },
  'a start too soon': { global: { effectiveDate: '2026-10-01', endDate: '2027-10-01' } },
  'a start too late': { global: { effectiveDate: '2027-06-01', endDate: '2028-06-01' } },
  'a term too short': { global: { endDate: '2027-01-04' } },
  'a term too long': { global: { endDate: '2029-12-04' } },
  'a start that nobody looks at: an endorsement': {
    global: { effectiveDate: '2026-10-01', endDate: '2027-10-01' },
    ui: { isEndorsement: true },
  },
  'a retroactive date': { global: { retroActivePeriodAsDate: '2025-06-01', preset: 3 } },
  'a retroactive date after the start': { global: { retroActivePeriodAsDate: '2027-06-01' } },
  'a retroactive period': { global: { retroActivePeriod: 1, preset: 3 } },
  'a large and dangerous risk': {
    account: { revenue: 200_000_000, naicsCode: '622110', numberOfPersonalRecords: 2_000_000 },
    global: { limit: 5_000_000 },
  },
  'two industries, the second one worse': {
    account: { secondNaicsCode: '622110', primaryNaicsPercentage: 60 },
    global: { limit: 5_000_000 },
  },
  'choices, some of them not on offer': {
    global: { preset: -1, limit: 2_000_000 },
    coverages: {
      ...on('SOCIAL_ENGINEERING', { limit: 120_000, deductible: { value: 3_000 } }),
      ...on('CONTINGENT_BUSINESS_INCOME', { limit: 250_000, waitingPeriod: { value: 6 } }),
      ...on('BUSINESS_INCOME', { limit: 1_000_000, waitingPeriod: { value: 24 } }),
      ...on('REGULATORY', { retroActivePeriod: { value: 1 } }),
      ...on('WEBSITE_MEDIA', { retroActivePeriod: { value: 2, asDate: '2026-01-01' } }),
      ...on('TECH_EO'),
      [coverageId('LIABILITY')]: { selected: false },
    },
  },
  'a wider coverage with the narrower ones': {
    global: { preset: -1 },
    account: { securityQuestions: goodControls },
    coverages: {
      ...on('CYBER_CRIME_LOSS'),
      ...on('COMPUTER_FRAUD'),
      ...on('MULTIMEDIA_LIABILITY'),
      ...on('WEBSITE_MEDIA'),
    },
  },
  'a bank': { account: { naicsCode: '522110' }, global: { preset: 3 } },
  'Vermont, and terrorism cover': { account: { state: 'VT' }, setting: { boost: 'V4' } },
  'events that are excluded': { setting: { namedEvents: 1 } },
  'surplus lines with fees and an underwriter’s credit': {
    account: { state: 'NY', surplusOnly: true },
    setting: { fees: { brokerFee: 10_000, additionalBrokerFee: 5_000, mgaFee: 20_000 }, irpmModifier: 0.9 },
  },
  'admitted although surplus lines alone were on offer': {
    account: { state: 'NY', surplusOnly: true },
    global: { isSurplus: false },
  },
  'a company that was declined before': { setting: { priorDeclines: 1 } },
  'a company with claims': { setting: { claims: { claims: 2, incurred: 3_000_000, recovered: 0, open: 1 } } },
  'another’s authority': { setting: { authority: { limit: 500_000, revenue: 1_000_000 } } },
  'a software company': { account: { naicsCode: '541511' }, setting: { product: 'Prime Tech' }, global: { preset: 3 } },
  'no book': { global: { effectiveDate: '2020-12-04', endDate: '2021-12-04' }, setting: { today: undefined } },
  'little known': { account: { riskScore: null, scanScore: null, naicsCode: undefined, state: undefined } },
  'the United Kingdom': {
    account: { sicCode: '70229', naicsCode: '541611', state: undefined, surplusOnly: true },
    setting: { region: 'uk', product: 'Prime One' },
  },
  'Australia, by the common code': {
    account: { naicsCode: '6962', state: 'NSW', noOfEmployeesAll: 10 },
    setting: { region: 'au', product: 'Prime One AU' },
  },
}

const answered = (ask: Ask) => {
  const state = CalculatorState.parse({
    account: { ...account, ...ask.account },
    global: { ...global, ...ask.global },
    coverages: ask.coverages ?? {},
    ...(ask.ui && { ui: ask.ui }),
  })
  return priceCalculator(state, { ...setting, ...ask.setting })
}

/** What is decided, without what only the rate book and the catalogue say. */
const decisionOf = (ask: Ask) => {
  const { coverages, presets, waterfall, reasons, warnings, ...rest } = answered(ask)
  return {
    ...rest,
    presets: Object.entries(presets).map(([name, preset]) => ({
      preset: name,
      premium: preset.premium,
      coverages: Object.values(preset.coverages).map(({ coverageId: id, limit }) => `${id}: ${limit ?? '-'}`),
    })),
    reasons: reasons.map(({ ruleId, input, threshold }) => ({ ruleId, input, threshold })),
    warnings: warnings.map(({ ruleId, input, threshold, message }) => ({ ruleId, input, threshold, message })),
    coverages: Object.values(coverages).map((each) => ({
      '': each.key,
      is: (['mandatory', 'locked', 'disabled', 'available', 'selected'] as const).filter((flag) => each[flag]),
      limit: each.limit,
      deductible: each.deductible.value,
      wait: each.waitingPeriod.value,
      retro: each.retroActivePeriod.value,
      since: each.retroActivePeriod.asDate,
      open: (['available', 'disabled'] as const).filter((flag) => each.retroActivePeriod[flag]),
      questions: each.questions && Object.entries(each.questions).flatMap(([flag, holds]) => (holds ? [flag] : [])),
      premium: each.premium,
      reason: each.reason?.ruleId,
    })),
  }
}

describe('what the calculator decides', () => {
  it.each(Object.entries(asks))('%s: it is what was reviewed', async (name, ask) => {
    await expectReviewed(`calculator/${name.replace(/[^a-zA-Z]+/g, '-').toLowerCase()}.txt`, decisionOf(ask))
  })
})
