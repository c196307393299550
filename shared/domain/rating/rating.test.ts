import { describe, expect, test } from 'vitest'
import { regionCodes } from '../../regions/code.ts'
import { regions } from '../../regions/regions.ts'
import { compiledBook } from './compiledBook.ts'
import { hazardFactor, hazardGroupOf } from './hazardGroup.ts'
import { curveOf, interpolate } from './interpolate.ts'
import { invalidIrpm, irpmModifier } from './irpm.ts'
import { termFactor } from './policyModifiers.ts'
import type { Breakpoint, RateBook } from './rateBook.ts'
import { rateBook, rateBookFor, rateBooks } from './rateBooks.ts'
import { taxesOn } from './taxes/taxesOn.ts'
import { usSurplusLines } from './taxes/usSurplusLines.ts'
import { techEoRate } from './techEoRate.ts'

const us2026 = rateBook('p100-us-2026-1') as RateBook // published

describe('log-linear interpolation', () => {
  const curve = curveOf([
    { at: 1_000_000, value: 1_000 },
    { at: 4_000_000, value: 2_000 },
  ])

  test('gives the published values at the breakpoints and holds them beyond', () => {
    expect(interpolate(curve, 1_000_000, 2)).toBe(1_000)
    expect(interpolate(curve, 4_000_000, 2)).toBe(2_000)
    expect(interpolate(curve, 10, 2)).toBe(1_000)
    expect(interpolate(curve, 9_000_000, 2)).toBe(2_000)
  })

  test('is a straight line in the logarithms: halfway on the ratio scale is the geometric mean', () => {
    expect(interpolate(curve, 2_000_000, 2)).toBe(1_414.21)
  })
})

describe('rate books', () => {
  test.each(rateBooks.map((book) => [book.version, book] as const))(
    '%s has tables that run the right way',
    (_, book) => {
      const rising = (points: readonly Breakpoint[]) =>
        points.every((point, i) => i === 0 || point.value > (points[i - 1]?.value ?? 0))
      expect(rising(book.baseRates)).toBe(true)
      expect(rising(book.limitFactors)).toBe(true)
      expect(rising(book.deductibleFactors.toReversed())).toBe(true)
      expect(book.waitingPeriodFactors[6]).toBeGreaterThan(book.waitingPeriodFactors[24])
      expect(book.retroFactors[-1]).toBeGreaterThan(book.retroFactors[1])
      const factors = [1, 2, 3, 4, 5, 6].map((group) => book.hazardFactors[group as 1]) // the six groups
      expect(factors).toEqual(factors.toSorted((a, b) => a - b))
    },
  )

  test('follow each other without a gap or an overlap', () => {
    for (const region of regionCodes) {
      const books = rateBooks
        .filter((book) => book.region === region)
        .toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom))
      for (const [index, book] of books.entries())
        expect(book.effectiveUntil).toBe(books[index + 1]?.effectiveFrom ?? null)
    }
  })

  test('carry every product the region sells', () => {
    for (const region of regionCodes)
      for (const product of regions[region].products)
        expect(rateBookFor(region, product, '2026-12-04'), `${region} ${product}`).toBeDefined()
  })

  test('are chosen by the effective date', () => {
    expect(rateBookFor('us', 'P100', '2025-12-31')?.version).toBe('p100-us-2024-1')
    expect(rateBookFor('us', 'P100', '2026-01-01')?.version).toBe('p100-us-2026-1')
    expect(rateBookFor('us', 'P100', '2019-01-01')).toBeUndefined()
    expect(rateBook('p100-us-1999-1')).toBeUndefined()
  })
})

describe('hazard groups', () => {
  test('the longest prefix of the code counts', () => {
    expect(hazardGroupOf(us2026, '541110')).toBe(4)
    expect(hazardGroupOf(us2026, '541191')).toBe(5)
    expect(hazardGroupOf(us2026, '54')).toBe(3)
    expect(hazardGroupOf(us2026, '99')).toBe(us2026.unlistedHazardGroup)
  })

  test('cover every two-digit sector, division and subdivision', () => {
    const between = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(2, '0'))
    const naics = [
      '11',
      '21',
      '22',
      '23',
      ...between(31, 33),
      '42',
      '44',
      '45',
      '48',
      '49',
      ...between(51, 56),
      '61',
      '62',
      '71',
      '72',
      '81',
      '92',
    ]
    const sic = [
      [1, 3],
      [5, 33],
      [35, 39],
      [41, 43],
      [45, 47],
      [49, 53],
      [55, 56],
      [58, 66],
      [68, 75],
      [77, 82],
      [84, 88],
      [90, 99],
    ]
    const anzsic = [
      [1, 60],
      [62, 64],
      [66, 67],
      [69, 70],
      [72, 73],
      [75, 77],
      [80, 82],
      [84, 87],
      [89, 92],
      [94, 96],
    ]
    const gone = new Set(['04', '34']) // SIC 2007 has no divisions 04 and 34
    const spans = (ranges: number[][]) => ranges.flatMap(([from = 0, to = 0]) => between(from, to))
    const listed = (version: string, codes: string[]) =>
      codes.filter((code) => rateBook(version)?.hazardGroups[code] === undefined)
    expect(listed('p100-us-2026-1', naics)).toEqual([])
    expect(
      listed(
        'p100-uk-2026-1',
        spans(sic).filter((code) => !gone.has(code)),
      ),
    ).toEqual([])
    expect(listed('p100-au-2026-1', spans(anzsic))).toEqual([])
  })

  test('primary and secondary industry are weighted by their shares', () => {
    const risk = { industryCode: '541611', secondaryIndustryCode: '522320', primaryShare: 60 }
    expect(hazardFactor(compiledBook(us2026), risk)).toBe(1.44)
    expect(hazardFactor(compiledBook(us2026), { ...risk, primaryShare: 100 })).toBe(1)
  })
})

describe('taxes', () => {
  const surplus = { region: 'us', surplus: true, effectiveDate: '2026-12-04' } as const

  test('every state and the District of Columbia has its surplus lines tax, with a source', () => {
    expect(Object.keys(usSurplusLines).toSorted()).toEqual(
      regions.us.address.states.map((state) => state.abbreviation).toSorted(),
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
    const iowa = (effectiveDate: string) => taxesOn(1_000_000, [], { ...surplus, state: 'IA', effectiveDate })[0]?.rate
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
    const duty = (effectiveDate: string) =>
      taxesOn(100_000, [], { region: 'au', state: 'VIC', surplus: false, effectiveDate }).find(
        (tax) => tax.key === 'stampDuty',
      )?.rate
    expect(['2024-12-31', '2025-06-30', '2025-07-01', '2026-07-01', '2032-07-01', '2033-07-01'].map(duty)).toEqual([
      0.1,
      0.09,
      0.08,
      0.07,
      0.01,
      undefined,
    ])
  })
})

describe('the small rules of a price', () => {
  test('a full year is a full year, leap day or not; other terms are in proportion', () => {
    expect(termFactor({ effectiveDate: '2027-06-01', endDate: '2028-06-01' })).toBe(1)
    expect(termFactor({ effectiveDate: '2026-06-01', endDate: '2027-06-01' })).toBe(1)
    expect(termFactor({ effectiveDate: '2026-12-04', endDate: '2027-06-04' })).toBe(0.4986)
  })

  test('the risk modification is one plus the percentages, each within its range', () => {
    expect(irpmModifier({ drPlanning: -10, securityAwareness: 2.5 })).toBe(0.925)
    expect(
      invalidIrpm(us2026, { drPlanning: -10, financialCondition: 7 }).map((entry) => entry.characteristic),
    ).toEqual(['financialCondition'])
  })

  test('technology errors and omissions has a rate per thousand of revenue that falls with size', () => {
    const rate = (revenue: number) =>
      techEoRate(us2026, { revenue, industryCode: '541511', primaryShare: 100, state: 'CA' })
    expect(rate(1_000_000)).toBe(0.7809)
    expect(rate(10_000_000)).toBeLessThan(rate(1_000_000))
  })
})
