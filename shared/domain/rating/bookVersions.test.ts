import { afterEach, describe, expect, it } from 'vitest'
import { bookProblems, changeProblems } from './bookProblems.ts'
import { type FactorChange, factorRows, layOver } from './factorChange.ts'
import { heldBook, layBooks, rateBook, rateBookFor, rateBooks } from './rateBooks.ts'

const base = rateBook('p100-us-2026-1') ?? expect.fail()
const over = (changes: readonly FactorChange[], more: object = {}) =>
  layOver(base, { version: 'p100-us-2026-1.2', name: 'Second', effectiveFrom: '2026-07-01', changes, ...more })
const asked = { region: 'us', product: 'P100' } as const

afterEach(() => layBooks([]))

describe('a version of a rate book', () => {
  it('sets anew what it names, and leaves the book beneath as it is', () => {
    const book = over([
      { table: 'hazardFactors', row: '5', value: 1.7 },
      { table: 'stateFactors', row: 'WY', value: 1.02 },
      { table: 'baseRates', row: '5000000', value: 2_700 },
      { table: 'productMinimums', row: 'P100', value: 600 },
      { table: 'claimHistoryFactors', row: '1', value: 1.7 },
    ])
    expect(book.hazardFactors[5]).toBe(1.7)
    expect(book.stateFactors.WY).toBe(1.02)
    expect(book.products.P100).toEqual({ factor: 1, minimumPremium: 600 })
    expect(book.claimHistoryFactors[1]).toBe(1.7)
    expect(factorRows(book, 'baseRates').find(({ row }) => row === '5000000')?.value).toBe(2_700)
    expect(base.hazardFactors[5]).toBe(1.55)
    expect(bookProblems(book)).toEqual([])
  })

  it.each([
    ['a limit that costs less than a smaller one', { table: 'limitFactors', row: '2000000', value: 0.9 }],
    ['a deductible that costs more than a smaller one', { table: 'deductibleFactors', row: '50000', value: 1.1 }],
    ['a worse industry that costs less', { table: 'hazardFactors', row: '4', value: 0.9 }],
    ['more revenue that costs less', { table: 'baseRates', row: '2500000', value: 1_000 }],
    ['a factor of nothing', { table: 'stateFactors', row: 'CA', value: 0 }],
    ['a claim that makes it cheaper', { table: 'claimHistoryFactors', row: '5', value: 0.9 }],
  ] as const)('is refused with %s, by its row', (_, change) => {
    const [problem] = bookProblems(over([change]))
    expect(problem).toMatchObject({ table: change.table, detail: expect.any(String) })
    const rows = factorRows(base, change.table).map(({ row }) => row)
    expect(Math.abs(rows.indexOf(problem?.row ?? '') - rows.indexOf(change.row))).toBeLessThanOrEqual(1)
  })

  it('is refused where a coverage of its products has no price', () => {
    const { BREACH_FUND: _, ...relativities } = { BREACH_FUND: 1, ...base.relativities }
    const [first = ''] = Object.keys(relativities)
    const { [first as keyof typeof relativities]: __, ...left } = relativities
    expect(bookProblems({ ...base, relativities: left })).toContainEqual(
      expect.objectContaining({ table: 'relativities', row: first }),
    )
  })

  it('names rows that there are, each once', () => {
    const twice = { table: 'hazardFactors', row: '5', value: 1.7 } as const
    expect(changeProblems(base, [twice, twice, { table: 'limitFactors', row: '1500000', value: 1.2 }])).toEqual([
      expect.objectContaining({ row: '5' }),
      expect.objectContaining({ row: '1500000' }),
    ])
  })
})

describe('books on the shelf', () => {
  const laid = (version: string, effectiveFrom: `${number}-${number}-${number}`, activatedAt?: `${string}Z`) => ({
    book: over([{ table: 'hazardFactors', row: '5', value: 1.7 }], { version, effectiveFrom }),
    base: base.version,
    activatedAt: activatedAt as never,
  })

  it('are sound, all that are published', () => {
    for (const book of rateBooks) expect([book.version, bookProblems(book)]).toEqual([book.version, []])
  })

  it('price from their day on once they are active, the latest first; a draft prices nothing', () => {
    layBooks([
      laid('a', '2026-07-01', '2026-06-01T09:00:00Z'),
      laid('b', '2026-09-01', '2026-06-02T09:00:00Z'),
      laid('c', '2026-08-01'),
    ])
    expect(rateBookFor('us', 'P100', '2026-06-30')?.version).toBe('p100-us-2026-1')
    expect(rateBookFor('us', 'P100', '2026-08-31')?.version).toBe('a')
    expect(rateBookFor('us', 'P100', '2026-09-01')?.version).toBe('b')
    expect(rateBook('c')?.version).toBe('c')
  })

  it('price alike wherever they were read, also two that were activated in the same moment', () => {
    const activatedAt = '2026-06-01T09:00:00.000Z' as const
    const laid = ['p100-us-2026-1.2', 'p100-us-2026-1.10'].map((version) => ({
      book: over([], { version }),
      base: base.version,
      activatedAt,
    }))
    for (const read of [laid, laid.toReversed()]) {
      layBooks(read)
      expect(rateBookFor('us', 'P100', '2026-12-01')?.version).toBe('p100-us-2026-1.10')
    }
  })

  it('hold a quote to the one it was priced by, while its edition is that of the date', () => {
    layBooks([laid('a', '2026-07-01', '2026-06-01T09:00:00Z')])
    const day = { ...asked, effectiveDate: '2026-08-01' } as const
    expect(heldBook('p100-us-2026-1', day)?.version).toBe('p100-us-2026-1')
    expect(heldBook('a', day)?.version).toBe('a')
    expect(heldBook('a', { ...asked, effectiveDate: '2025-08-01' })).toBeUndefined()
    expect(heldBook('p100-us-2024-1', day)).toBeUndefined()
    expect(heldBook(undefined, day)).toBeUndefined()
  })
})
