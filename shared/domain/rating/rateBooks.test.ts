import { describe, expect, test } from 'vitest'
import { regionCodes } from '../../regions/code.ts'
import { products } from '../../regions/products.ts'
import { regions } from '../../regions/regions.ts'
import { productLines } from '../coverage/productLines.ts'
import { questionnaireOf } from '../questionnaire/questionnaire.ts'
import type { Breakpoint } from './rateBook.ts'
import { rateBook, rateBookFor, rateBooks } from './rateBooks.ts'

const sold = regionCodes.flatMap((region) => regions[region].products.map((product) => [region, product] as const))

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
    for (const [region, product] of sold) {
      const books = rateBooks
        .filter((book) => book.region === region && book.products[product] !== undefined)
        .toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom))
      for (const [index, book] of books.entries())
        expect(book.effectiveUntil).toBe(books[index + 1]?.effectiveFrom ?? null)
    }
  })

  test('carry every product the region sells', () => {
    for (const [region, product] of sold)
      expect(rateBookFor(region, product, '2026-12-04'), `${region} ${product}`).toBeDefined()
  })

  test('price every coverage that their products carry, and what makes a price is asked', () => {
    for (const book of rateBooks)
      for (const product of products.filter((each) => book.products[each] !== undefined)) {
        const unpriced = productLines[product].coverages.filter((key) => book.relativities[key] === undefined)
        expect({ version: book.version, product, unpriced }).toEqual({ version: book.version, product, unpriced: [] })
        expect(book.exposure ?? 'revenue').toBe(productLines[product].exposure)
        const asked = new Set(questionnaireOf(book.region, product).questions.map(({ key }) => key))
        const unasked = book.securityControls.filter(({ questions }) => !questions.some((key) => asked.has(key)))
        expect({ product, unasked: unasked.map(({ control }) => control) }).toEqual({ product, unasked: [] })
      }
  })

  test('are chosen by the effective date', () => {
    expect(rateBookFor('us', 'P100', '2025-12-31')?.version).toBe('p100-us-2024-1')
    expect(rateBookFor('us', 'P100', '2026-01-01')?.version).toBe('p100-us-2026-1')
    expect(rateBookFor('us', 'P100', '2019-01-01')).toBeUndefined()
    expect(rateBook('p100-us-1999-1')).toBeUndefined()
  })
})
