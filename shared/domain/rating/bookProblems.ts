import type { Product } from '../../regions/products.ts'
import { productLines } from '../coverage/productLines.ts'
import { type FactorChange, type FactorRow, type FactorTable, factorRows, factorTables } from './factorChange.ts'
import type { Band, Breakpoint, RateBook } from './rateBook.ts'

/** What is wrong with a rate book: in which table, at which row, and why. */
interface BookProblem {
  readonly table: FactorTable
  readonly row: string
  readonly detail: string
}

/** How the values of a table run from row to row: each above the one before, or not below it, or the other way round. */
type Run = 'rises' | 'never falls' | 'falls' | 'never rises'

const runs: Readonly<Partial<Record<FactorTable, Run>>> = {
  baseRates: 'rises',
  limitFactors: 'rises',
  deductibleFactors: 'falls',
  hazardFactors: 'never falls',
  waitingPeriodFactors: 'falls',
  scanScoreFactors: 'never falls',
  recordFactors: 'never rises',
}

const isInRun: Readonly<Record<Run, (before: number, value: number) => boolean>> = {
  rises: (before, value) => value > before,
  'never falls': (before, value) => value >= before,
  falls: (before, value) => value < before,
  'never rises': (before, value) => value <= before,
}

const outOfRun = (book: RateBook, table: FactorTable): BookProblem[] => {
  const run = runs[table]
  const rows = factorRows(book, table)
  if (run === undefined) return []
  return rows.flatMap(({ row, value }, index) => {
    const before = rows[index - 1]
    return before === undefined || isInRun[run](before.value, value)
      ? []
      : [{ table, row, detail: `${value} after ${before.value} at ${before.row}: the table ${run}` }]
  })
}

/** Claims weigh less the longer ago, and none at all least; a longer past covered costs no less. */
const outOfOrder = ({ claimHistoryFactors, retroFactors }: RateBook): BookProblem[] => {
  const [never, ...years] = claimHistoryFactors
  const claims = years.flatMap((value, index): BookProblem[] => {
    const row = String(index + 1)
    const before = years[index - 1]
    if (value < never) return [{ table: 'claimHistoryFactors', row, detail: `${value} is below ${never} of no claim` }]
    return before !== undefined && value > before
      ? [{ table: 'claimHistoryFactors', row, detail: `${value} after ${before}: an older claim weighs more` }]
      : []
  })
  const retro: BookProblem[] =
    retroFactors[2] < retroFactors[1] || retroFactors[-1] < retroFactors[2]
      ? [{ table: 'retroFactors', row: '-1', detail: 'a longer past costs less than a shorter one' }]
      : []
  return [...claims, ...retro]
}

const gapsOfPoints = (table: FactorTable, points: readonly Breakpoint[]): BookProblem[] =>
  points.flatMap(({ at }, index) =>
    index > 0 && at <= (points[index - 1]?.at ?? 0)
      ? [{ table, row: String(at), detail: 'the breakpoint is not above the one before' }]
      : [],
  )

const gapsOfBands = (table: FactorTable, bands: readonly Band[]): BookProblem[] => [
  ...bands.flatMap(({ from }, index) =>
    index > 0 && from >= (bands[index - 1]?.from ?? 0)
      ? [{ table, row: String(from), detail: 'the band does not begin below the one before' }]
      : [],
  ),
  ...(bands.at(-1)?.from === 0 ? [] : [{ table, row: '0', detail: 'nothing is said from 0 on' }]),
]

/** What the book's products cover and it does not price. */
const unpriced = (book: RateBook): BookProblem[] =>
  (Object.keys(book.products) as Product[]).flatMap((product) =>
    productLines[product].coverages.flatMap((key) =>
      book.relativities[key] === undefined
        ? [
            {
              table: 'relativities' as const,
              row: key,
              detail: `${product} covers it, and the book has no price of it`,
            },
          ]
        : [],
    ),
  )

const isBare = (table: FactorTable): boolean => table === 'relativities' || table === 'productMinimums'

const notPositive = (book: RateBook, table: FactorTable): BookProblem[] =>
  factorRows(book, table).flatMap(({ row, value }: FactorRow) =>
    Number.isFinite(value) && (isBare(table) ? value >= 0 : value > 0)
      ? []
      : [{ table, row, detail: `${value} is no factor` }],
  )

/** Everything that keeps a book from pricing: gaps, values that run the wrong way, what is no factor; each with its row. */
export const bookProblems = (book: RateBook): BookProblem[] => [
  ...gapsOfPoints('baseRates', book.baseRates),
  ...gapsOfPoints('limitFactors', book.limitFactors),
  ...gapsOfPoints('deductibleFactors', book.deductibleFactors),
  ...gapsOfBands('recordFactors', book.recordFactors),
  ...gapsOfBands('scanScoreFactors', book.scanScoreFactors),
  ...unpriced(book),
  ...factorTables.flatMap((table) => [...notPositive(book, table), ...outOfRun(book, table)]),
  ...outOfOrder(book),
]

const checked = new WeakMap<RateBook, string | undefined>()

/**
 * Why a book prices nothing, by its version, table and first row that is wrong; undefined of a sound one. A book never
 * changes, so it is checked once.
 */
export const unsound = (book: RateBook): string | undefined => {
  if (checked.has(book)) return checked.get(book)
  const [problem] = bookProblems(book)
  const why =
    problem && `The rate book ${book.version} prices nothing: ${problem.table}, row ${problem.row}: ${problem.detail}.`
  checked.set(book, why)
  return why
}

/** Changes that name no row of the book, but a state, or name one twice. */
export const changeProblems = (book: RateBook, changes: readonly FactorChange[]): BookProblem[] =>
  changes.flatMap(({ table, row }, index): BookProblem[] => {
    if (changes.slice(0, index).some((each) => each.table === table && each.row === row))
      return [{ table, row, detail: 'it is set twice' }]
    const isKnown = table === 'stateFactors' || factorRows(book, table).some((each) => each.row === row)
    return isKnown ? [] : [{ table, row, detail: 'the book has no such row' }]
  })
