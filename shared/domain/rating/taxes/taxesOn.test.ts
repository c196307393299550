import { describe, expect, test } from 'vitest'
import { regions } from '../../../regions/regions.ts'
import { statesOf } from '../../../regions/states.ts'
import type { CalendarDate } from '../../calendar/calendarDate.ts'
import { taxesOn } from './taxesOn.ts'
import { usSurplusLines } from './usSurplusLines.ts'

describe('taxes', () => {
  const surplus = { region: 'us', surplus: true, effectiveDate: '2026-12-04' } as const

  test('every state and the District of Columbia has its surplus lines tax, with a source', () => {
    expect(Object.keys(usSurplusLines).toSorted()).toEqual(
      statesOf(regions.us)
        .map((state) => state.abbreviation)
        .toSorted(),
    )
    for (const state of Object.keys(usSurplusLines)) {
      const taxes = taxesOn(100_000, [], { ...surplus, state })
      expect(
        taxes.filter((tax) => tax.key === 'surplusLineTax'),
        state,
      ).toHaveLength(1)
      for (const tax of taxes) expect(tax.source).not.toBe('')
    }
  })

  test('an admitted policy bears none', () => {
    expect(taxesOn(100_000, [], { ...surplus, surplus: false, state: 'CA' })).toEqual([])
  })

  test('California takes three percent and a stamping fee, on policy and MGA fees as well but not on the broker fee', () => {
    const fees = [
      { key: 'mgaFee', amount: 10_000 },
      { key: 'brokerFee', amount: 50_000 },
    ] as const
    expect(
      taxesOn(100_000, fees, { ...surplus, state: 'CA' }).map((tax) => [tax.key, tax.taxable, tax.amount]),
    ).toEqual([
      ['surplusLineTax', 110_000, 3_300],
      ['surplusStampingFee', 110_000, 198],
    ])
  })

  test('rates change with the date the policy starts', () => {
    const iowa = (effectiveDate: CalendarDate) =>
      taxesOn(1_000_000, [], { ...surplus, state: 'IA', effectiveDate })[0]?.rate
    expect(iowa('2026-12-31')).toBe(0.00925)
    expect(iowa('2027-01-01')).toBe(0.009)
  })

  test('the United Kingdom takes insurance premium tax of twelve percent', () => {
    expect(taxesOn(100_000, [], { region: 'uk', surplus: false, effectiveDate: '2026-12-04' })[0]).toMatchObject({
      key: 'ipt',
      amount: 12_000,
    })
  })

  test('Australian duty falls on the premium with its GST', () => {
    const nsw = taxesOn(100_000, [], { region: 'au', state: 'NSW', surplus: false, effectiveDate: '2026-12-04' })
    expect(nsw.map((tax) => [tax.key, tax.amount])).toEqual([
      ['gst', 10_000],
      ['stampDuty', 9_900],
    ])
  })

  test('Victoria takes a point less each July and nothing from 2033', () => {
    const duty = (effectiveDate: CalendarDate) =>
      taxesOn(100_000, [], { region: 'au', state: 'VIC', surplus: false, effectiveDate }).find(
        (tax) => tax.key === 'stampDuty',
      )?.rate
    expect(
      (['2024-12-31', '2025-06-30', '2025-07-01', '2026-07-01', '2032-07-01', '2033-07-01'] as const).map(duty),
    ).toEqual([0.1, 0.09, 0.08, 0.07, 0.01, undefined])
  })
})
