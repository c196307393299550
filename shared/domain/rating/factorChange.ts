import { z } from 'zod'
import type { Product } from '../../regions/products.ts'
import type { CoverageKey } from '../coverage/coverageId.ts'
import { filledLine } from '../text/text.ts'
import type { Band, Breakpoint, RateBook } from './rateBook.ts'

/** Tables of a rate book whose factors a version may set anew. */
export const factorTables = [
  'baseRates',
  'productFactors',
  'productMinimums',
  'relativities',
  'hazardFactors',
  'limitFactors',
  'deductibleFactors',
  'waitingPeriodFactors',
  'retroFactors',
  'recordFactors',
  'scanScoreFactors',
  'claimHistoryFactors',
  'stateFactors',
] as const
export type FactorTable = (typeof factorTables)[number]

/** A factor that a version sets anew: the table, its row, and the value. */
export const FactorChange = z.strictObject({
  table: z.enum(factorTables),
  row: filledLine(40).describe('The row as the table names it: a breakpoint, a state, a coverage, a product.'),
  value: z.number().min(0).max(10_000_000),
})
export type FactorChange = z.infer<typeof FactorChange>

/** A row of a table as it is read. */
export interface FactorRow {
  readonly row: string
  readonly value: number
}

const ofRecord = (values: Readonly<Partial<Record<string, number>>>): FactorRow[] =>
  Object.entries(values).flatMap(([row, value]) => (value === undefined ? [] : [{ row, value }]))
const ofPoints = (points: readonly Breakpoint[]): FactorRow[] =>
  points.map(({ at, value }) => ({ row: String(at), value }))
const ofBands = (bands: readonly Band[]): FactorRow[] =>
  bands.map(({ from, factor }) => ({ row: String(from), value: factor }))

const readers: Readonly<Record<FactorTable, (book: RateBook) => FactorRow[]>> = {
  baseRates: ({ baseRates }) => ofPoints(baseRates),
  productFactors: ({ products }) => Object.entries(products).map(([row, { factor }]) => ({ row, value: factor })),
  productMinimums: ({ products }) =>
    Object.entries(products).map(([row, { minimumPremium }]) => ({ row, value: minimumPremium })),
  relativities: ({ relativities }) => ofRecord(relativities),
  hazardFactors: ({ hazardFactors }) => ofRecord(hazardFactors),
  limitFactors: ({ limitFactors }) => ofPoints(limitFactors),
  deductibleFactors: ({ deductibleFactors }) => ofPoints(deductibleFactors),
  waitingPeriodFactors: ({ waitingPeriodFactors }) => ofRecord(waitingPeriodFactors),
  retroFactors: ({ retroFactors }) => ofRecord(retroFactors),
  recordFactors: ({ recordFactors }) => ofBands(recordFactors),
  scanScoreFactors: ({ scanScoreFactors }) => ofBands(scanScoreFactors),
  claimHistoryFactors: ({ claimHistoryFactors }) =>
    claimHistoryFactors.map((value, index) => ({ row: String(index), value })),
  stateFactors: ({ stateFactors }) => ofRecord(stateFactors),
}

/** The rows of a table of a book, in their order. */
export const factorRows = (book: RateBook, table: FactorTable): readonly FactorRow[] => readers[table](book)

type Values = ReadonlyMap<string, number>

const record = <Key extends string | number>(
  old: Readonly<Partial<Record<Key, number>>>,
  values: Values,
): Record<Key, number> => ({ ...old, ...Object.fromEntries(values) }) as Record<Key, number>
const points = (old: readonly Breakpoint[], values: Values): Breakpoint[] =>
  old.map(({ at, value }) => ({ at, value: values.get(String(at)) ?? value }))
const bands = (old: readonly Band[], values: Values): Band[] =>
  old.map(({ from, factor }) => ({ from, factor: values.get(String(from)) ?? factor }))

/** What a version is called, from when it prices, and what it sets anew. */
export interface Overlay {
  readonly version: string
  readonly name: string
  readonly effectiveFrom: RateBook['effectiveFrom']
  readonly changes: readonly FactorChange[]
}

/** The book that a version makes of the published one that it is laid over; what it does not name stays. */
export const layOver = (base: RateBook, { version, name, effectiveFrom, changes }: Overlay): RateBook => {
  const of = (table: FactorTable): Values =>
    new Map(changes.filter((change) => change.table === table).map(({ row, value }) => [row, value]))
  const [factors, minimums, claims] = [of('productFactors'), of('productMinimums'), of('claimHistoryFactors')]
  return {
    ...base,
    version,
    name,
    effectiveFrom,
    baseRates: points(base.baseRates, of('baseRates')),
    products: Object.fromEntries(
      Object.entries(base.products).map(([product, { factor, minimumPremium }]) => [
        product as Product,
        { factor: factors.get(product) ?? factor, minimumPremium: minimums.get(product) ?? minimumPremium },
      ]),
    ),
    relativities: record<CoverageKey>(base.relativities, of('relativities')),
    hazardFactors: record(base.hazardFactors, of('hazardFactors')),
    limitFactors: points(base.limitFactors, of('limitFactors')),
    deductibleFactors: points(base.deductibleFactors, of('deductibleFactors')),
    waitingPeriodFactors: record(base.waitingPeriodFactors, of('waitingPeriodFactors')),
    retroFactors: record(base.retroFactors, of('retroFactors')),
    recordFactors: bands(base.recordFactors, of('recordFactors')),
    scanScoreFactors: bands(base.scanScoreFactors, of('scanScoreFactors')),
    claimHistoryFactors: base.claimHistoryFactors.map(
      (value, index) => claims.get(String(index)) ?? value,
    ) as unknown as RateBook['claimHistoryFactors'],
    stateFactors: record(base.stateFactors, of('stateFactors')),
  }
}
