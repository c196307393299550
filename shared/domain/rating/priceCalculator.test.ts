import { afterEach, describe, expect, test } from 'vitest'
import { CalculatorAnswer } from './calculatorAnswer.ts'
import { CalculatorState } from './calculatorState.ts'
import { layOver } from './factorChange.ts'
import { priceCalculator } from './priceCalculator.ts'
import { layBooks, rateBook } from './rateBooks.ts'
import { waterfallSummary } from './waterfallSummary.ts'

const state: CalculatorState = CalculatorState.parse({
  account: {
    revenue: 5_000_000,
    state: 'OH',
    naicsCode: '541611',
    riskScore: 72,
    securityQuestions: {
      training: true,
      mfaEmail: true,
      mfaRemoteSystemAccess: true,
      mfaAdminAccounts: true,
      mfaCloud: true,
      mfaVendor: true,
      backupFrequency: 'WEEKLY',
      backupTypes: ['OFFSITE'],
      patchingFrequency: 'MONTHLY',
      vendorManagement: true,
      encryptionAtRest: true,
      encryptionInTransit: true,
      encryptionOnDevices: true,
      planIncidentResponse: true,
      planDisasterRecovery: true,
      planBusinessContinuity: true,
      eolProducts: false,
      edr: true,
      priorCoverage: false,
      priorOrPendingClaimCircumstances: false,
      cyberEvent: false,
      sanctionedTerritories: false,
      privacyLitigation: false,
      unscheduledSystemDowntime: false,
      isVerifyingBankAccounts: true,
      isAuthenticatingFundTransferRequests: true,
      isPreventingUnauthorizedWireTransfers: true,
      hasDualAuthorizationControlsAnswer: true,
    },
  },
  global: {
    preset: 2,
    limit: 1_000_000,
    deductible: 25_000,
    waitingPeriod: 12,
    retroActivePeriod: -1,
    effectiveDate: '2026-12-04',
    endDate: '2027-12-04',
  },
  coverages: {},
})
const setting = { region: 'us', product: 'P250', today: '2026-11-20' } as const

type Change = {
  global?: Partial<CalculatorState['global']>
  account?: Partial<CalculatorState['account']>
  coverages?: CalculatorState['coverages']
}
const changed = (change: Change): CalculatorState => ({
  ...state,
  account: { ...state.account, ...change.account },
  global: { ...state.global, ...change.global },
  coverages: change.coverages ?? {},
})

describe('a book that is not sound', () => {
  afterEach(() => layBooks([]))
  const base = rateBook('p100-us-2026-1') ?? expect.fail()

  test('prices nothing and says the row, and the others price as before', () => {
    const changes = [{ table: 'limitFactors', row: '2000000', value: 0.2 }] as const
    const book = layOver(base, { version: 'p100-us-2026-1.9', name: 'Ninth', effectiveFrom: '2026-07-01', changes })
    layBooks([{ book, base: base.version, activatedAt: '2026-06-01T09:00:00.000Z' }])
    const answer = priceCalculator(state, setting)
    expect(answer).toMatchObject({ premium: 0, outcome: 'REFERRED', rateBookVersion: '' })
    expect(answer.calculatorError).toMatch(
      /^The rate book p100-us-2026-1\.9 prices nothing: limitFactors, row \d+: .*\.$/,
    )
    const before = changed({ global: { effectiveDate: '2026-06-01', endDate: '2027-06-01' } })
    expect(priceCalculator(before, { ...setting, today: '2026-05-20' })).toMatchObject({ calculatorError: null })
  })

  test('has no rates for a state that nobody knows, which is said and is no price', () => {
    const answer = priceCalculator(changed({ account: { state: 'PR' } }), setting)
    expect(answer).toMatchObject({
      premium: 0,
      outcome: 'REFERRED',
      calculatorError: 'The rate book p100-us-2026-1 has no rates for the state PR.',
    })
  })
})

describe('a state in which the programme is not filed', () => {
  const referrals = (isSurplus?: boolean) => {
    const global = isSurplus === undefined ? {} : { isSurplus }
    return priceCalculator(changed({ account: { state: 'LA' }, global }), setting).reasons.map(({ ruleId }) => ruleId)
  }

  test('is priced as surplus lines unless somebody asks for admitted paper', () => {
    expect(referrals()).toEqual(referrals(true))
    expect(referrals()).not.toContain('referral.state')
    expect(referrals(false)).toContain('referral.state')
  })
})

describe('the quote calculator', () => {
  const answer = priceCalculator(state, setting)

  test('answers in the shape it promises', () => {
    expect(CalculatorAnswer.parse(answer)).toEqual(answer)
  })

  test('a clean small risk is ready and costs what its preset costs', () => {
    expect(answer).toMatchObject({
      outcome: 'READY',
      uwReferral: false,
      reasons: [],
      warnings: [],
      calculatorError: null,
    })
    expect(answer.premium).toBe(answer.presets.popular.premium)
    expect(answer.premium).toBeGreaterThan(150_000)
    expect(answer.premium).toBeLessThan(400_000)
  })

  test('the presets cost more as they hold more', () => {
    const { basic, popular, elite } = answer.presets
    expect(basic.premium).toBeLessThan(popular.premium)
    expect(popular.premium).toBeLessThan(elite.premium)
    for (const id of Object.keys(basic.coverages)) expect(popular.coverages[id]).toBeDefined()
  })

  test('a custom selection is priced as it was made, and mandatory coverages stay on', () => {
    const custom = priceCalculator(
      changed({
        global: { preset: -1 },
        coverages: { '10': { selected: true, limit: 250_000, deductible: { value: 50_000 } } },
      }),
      setting,
    )
    expect(custom.coverages[10]).toMatchObject({ selected: true, limit: 250_000, deductible: { value: 50_000 } })
    expect(custom.coverages[0]).toMatchObject({ selected: true, mandatory: true, disabled: true })
    expect(custom.coverages[7]?.selected).toBe(false)
    expect(custom.premium).toBeLessThan(answer.premium)
  })

  test('terms beyond what is on offer are set to the nearest, with a warning each', () => {
    const asked = changed({
      global: { limit: 7_250_000, deductible: 30_000, endDate: '2030-01-01', effectiveDate: '2027-06-01' },
    })
    const adjusted = priceCalculator(asked, setting)
    expect(adjusted.global).toMatchObject({
      limit: 5_000_000,
      deductible: 25_000,
      effectiveDate: '2027-02-03',
      endDate: '2028-02-03',
    })
    expect(adjusted.warnings.map((warning) => warning.ruleId)).toEqual([
      'calculator.limit',
      'calculator.deductible',
      'calculator.effectiveDate',
      'calculator.endDate',
    ])
    expect(adjusted.warnings.map(({ message }) => message)).toContain(
      'The effective date was set to the nearest one on offer',
    )
    expect(adjusted.warnings.map(({ cure }) => cure).slice(0, 2)).toEqual([
      'Choose $1,000,000 to $5,000,000 in steps of $500,000.',
      'Choose one of $1,000, $2,500, $5,000, $10,000, $25,000, $50,000, $100,000, $250,000.',
    ])
    expect(adjusted).toMatchObject({ outcome: 'REFERRED', uwReferral: true })
  })

  test('a limit between two steps becomes the lower one', () => {
    expect(priceCalculator(changed({ global: { limit: 1_700_000 } }), setting).global.limit).toBe(1_500_000)
  })

  test('cyber crime unlocks with its three answers and is forced off by a no', () => {
    const controls = {
      isVerifyingBankAccounts: 'YES',
      isAuthenticatingFundTransferRequests: 'YES',
      isPreventingUnauthorizedWireTransfers: 'YES',
    } as const
    const asking = (last: 'YES' | 'NO') =>
      priceCalculator(
        changed({
          global: { preset: -1 },
          account: {
            securityQuestions: {
              ...state.account.securityQuestions,
              ...controls,
              isPreventingUnauthorizedWireTransfers: last,
            },
          },
          coverages: { '24': { selected: true } },
        }),
        setting,
      ).coverages[24]
    expect(asking('YES')).toMatchObject({ selected: true, questions: { answered: true, valid: true, required: true } })
    expect(asking('NO')).toMatchObject({
      selected: false,
      available: false,
      questions: { answered: true, valid: false, required: false },
    })
  })

  test('date mode sets the retro date of the coverages that take it and greys out their period', () => {
    const dated = priceCalculator(changed({ global: { retroActivePeriodAsDate: '2025-12-31' } }), setting)
    expect(dated.coverages[0]?.retroActivePeriod).toMatchObject({ value: 1, asDate: '2025-12-31', disabled: true })
    expect(dated.coverages[3]?.retroActivePeriod).toMatchObject({ value: null, asDate: null, available: false })
    expect(dated.premium).toBeLessThan(answer.premium)
  })

  test('each region has its currency, words and taxes', () => {
    const uk = priceCalculator(changed({ account: { state: undefined, naicsCode: undefined, sicCode: '70229' } }), {
      ...setting,
      region: 'uk',
      product: 'Prime One',
    })
    expect(uk).toMatchObject({ currency: 'GBP', taxes: [{ key: 'ipt' }] })
    expect(uk.coverages[2]?.name).toBe('Regulatory Defence and Penalties')
    const au = priceCalculator(changed({ account: { state: 'NSW', naicsCode: undefined, sicCode: '6962' } }), {
      ...setting,
      region: 'au',
      product: 'Prime One AU',
    })
    expect(au).toMatchObject({ currency: 'AUD', taxes: [{ key: 'gst' }, { key: 'stampDuty' }] })
  })

  test('says so when no rates are in force', () => {
    const none = priceCalculator(changed({ global: { effectiveDate: '2019-01-01', endDate: '2020-01-01' } }), {
      region: 'us',
      product: 'P250',
    })
    expect(none).toMatchObject({ premium: 0, total: 0, outcome: 'REFERRED' })
    expect(none.calculatorError).toMatch(/No rates/)
    expect(CalculatorAnswer.safeParse(none).success).toBe(true)
  })

  test('the bars of the chart add up like the steps', () => {
    const bars = waterfallSummary(answer.waterfall)
    expect(bars[0]?.key).toBe('baseRate')
    expect(bars.at(-1)?.running).toBe(answer.total)
  })
})
