import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/moveDate.ts'
import { catalogue } from '../coverage/catalogue.ts'
import { retroPeriods, waitingPeriods } from '../coverage/terms.ts'
import { CalculatorGlobal, type CalculatorState } from './calculatorState.ts'
import { priceCalculator } from './priceCalculator.ts'

const today = '2026-11-20'
const settings = [
  { region: 'us', product: 'P100', state: 'TX', code: { naicsCode: '541330' } },
  { region: 'us', product: 'P250_S', state: 'NY', code: { naicsCode: '622110' } },
  { region: 'us', product: 'ZSP', state: 'CA', code: { naicsCode: '812112' } },
  { region: 'us', product: 'SP_DO', state: 'OH', code: { naicsCode: '332710' } },
  { region: 'uk', product: 'Prime One', code: { sicCode: '71129' } },
  { region: 'au', product: 'Prime One AU', state: 'NSW', code: { sicCode: '6962' } },
] as const

const amount = fc.oneof(fc.integer({ min: 0, max: 12_000_000 }), fc.constantFrom(1_000, 25_000, 1_000_000, 5_000_000))
const choice = fc.record({
  selected: fc.boolean(),
  limit: fc.option(amount),
  deductible: fc.record({ value: fc.option(amount) }),
  waitingPeriod: fc.record({ value: fc.option(fc.constantFrom(...waitingPeriods)) }),
})

/** Any terms that somebody may ask for, on offer or not. */
const anything = fc.record({
  setting: fc.constantFrom(...settings),
  revenue: fc.integer({ min: 1, max: 2_000_000_000 }),
  limit: amount,
  deductible: amount,
  waitingPeriod: fc.constantFrom(...waitingPeriods),
  retroActivePeriod: fc.constantFrom(...retroPeriods),
  begins: fc.integer({ min: -40, max: 120 }),
  lasts: fc.integer({ min: 1, max: 900 }),
  retroDaysAgo: fc.option(fc.integer({ min: -900, max: 9_000 })),
  choices: fc.dictionary(fc.constantFrom(...catalogue.map(({ id }) => String(id))), choice, { maxKeys: 8 }),
})

test('terms that were set to what is on offer are on offer: priced as they came back, nothing is set again', () => {
  fc.assert(
    fc.property(anything, ({ setting, revenue, begins, lasts, retroDaysAgo, choices, ...asked }) => {
      const { region, product, code } = setting
      const effectiveDate = addDays(today, begins)
      const account = { revenue, riskScore: 70, ...('state' in setting && { state: setting.state }), ...code }
      const first: CalculatorState = {
        account,
        global: {
          ...asked,
          preset: -1,
          effectiveDate,
          endDate: addDays(effectiveDate, lasts),
          retroActivePeriodAsDate: retroDaysAgo === null ? null : addDays(effectiveDate, -retroDaysAgo),
        },
        coverages: choices,
      }
      const once = priceCalculator(first, { region, product, today })
      const kept = Object.values(once.coverages).map((each) => [
        each.id,
        {
          selected: each.selected,
          limit: each.limit,
          deductible: { value: each.deductible.value },
          waitingPeriod: { value: each.waitingPeriod.value },
          retroActivePeriod: { value: each.retroActivePeriod.value, asDate: each.retroActivePeriod.asDate },
        },
      ])
      const again = priceCalculator(
        { account, global: CalculatorGlobal.parse(once.global), coverages: Object.fromEntries(kept) },
        { region, product, today },
      )
      expect(again.global).toEqual(once.global)
      expect(again.warnings.filter(({ input }) => input !== null).map(({ ruleId }) => ruleId)).toEqual([])
      expect(again.total).toBe(once.total)
    }),
    { numRuns: 150 },
  )
})
