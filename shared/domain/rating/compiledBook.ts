import { catalogue } from '../coverage/catalogue.ts'
import type { Coverage } from '../coverage/coverage.ts'
import { coverageId, coverageKeys } from '../coverage/coverageId.ts'
import { type Curve, curveOf } from './interpolate.ts'
import type { HazardGroup, RateBook } from './rateBook.ts'

/** What pricing needs to know of one coverage under one book. */
export type CoverageRate = {
  readonly coverage: Coverage
  readonly relativity: number
  readonly isRecordSensitive: boolean
}

/** A rate book laid out for reading: logarithms taken, prefixes in a map, coverages by number. */
export type CompiledBook = {
  readonly book: RateBook
  readonly baseRates: Curve
  readonly limitFactors: Curve
  readonly deductibleFactors: Curve
  readonly hazardGroups: ReadonlyMap<string, HazardGroup>
  readonly coverages: readonly (CoverageRate | undefined)[]
}

const compile = (book: RateBook): CompiledBook => {
  const coverages: (CoverageRate | undefined)[] = Array.from({ length: coverageKeys.length })
  for (const coverage of catalogue) {
    const relativity = book.relativities[coverage.key]
    if (relativity === undefined) continue
    coverages[coverageId(coverage.key)] = {
      coverage,
      relativity,
      isRecordSensitive: book.recordSensitive.includes(coverage.key),
    }
  }
  return {
    book,
    baseRates: curveOf(book.baseRates),
    limitFactors: curveOf(book.limitFactors),
    deductibleFactors: curveOf(book.deductibleFactors),
    hazardGroups: new Map(Object.entries(book.hazardGroups)),
    coverages,
  }
}

const compiled = new WeakMap<RateBook, CompiledBook>()

/** The book ready for reading; prepared once a book, since books never change. */
export const compiledBook = (book: RateBook): CompiledBook => {
  const known = compiled.get(book)
  if (known) return known
  const made = compile(book)
  compiled.set(book, made)
  return made
}
