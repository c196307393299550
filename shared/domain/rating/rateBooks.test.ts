import { describe, expect, test } from 'vitest'
import { regionCodes } from '../../regions/code.ts'
import { regions } from '../../regions/regions.ts'
import type { Breakpoint } from './rateBook.ts'
import { rateBook, rateBookFor, rateBooks } from './rateBooks.ts'

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
