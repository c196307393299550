import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { alike, type Compared, type ComparedGroup, compareRows, isFolded, onlyDifferences } from './compareRows.ts'

const t = ((key: string, more?: Record<string, unknown>) =>
  more === undefined ? key : `${key} ${Object.values(more).join(' ')}`) as unknown as TFunction<'quote'>

const liability = (limit: number) => ({
  coverageId: coverageId('LIABILITY'),
  limit,
  retention: 10_000,
  waitingPeriod: null,
  retroActivePeriod: null,
  retroActiveDate: null,
})

const quote = (more: Partial<Compared> = {}): Compared => ({
  id: 'quo_01JH0000000000000000000Q01' as Compared['id'],
  product: 'P100',
  presetName: 'Popular',
  effectiveDate: '2026-12-01',
  expiresOn: '2026-12-20',
  limit: 1_000_000,
  deductible: 10_000,
  waitingPeriod: 8,
  retroActivePeriod: -1,
  premium: 400_000,
  totalPremium: 412_000,
  subjectivities: [],
  coverages: [liability(1_000_000)],
  ...more,
})

const rowsOf = (quotes: readonly Compared[]) =>
  compareRows(quotes, { t, productName: ({ product }) => product }).flatMap(({ rows }) => rows)
const named = (quotes: readonly Compared[], key: string) => rowsOf(quotes).find((each) => each.key === key)

describe('quotes side by side', () => {
  it('say each term in the order of the quotes, and whether it differs', () => {
    const two = [quote(), quote({ limit: 2_000_000, totalPremium: 512_000 })]
    expect(named(two, 'limit')).toMatchObject({ differs: true })
    expect(named(two, 'deductible')).toMatchObject({ differs: false })
    expect(named(two, 'charges')?.differs).toBe(true)
    expect(named(two, 'limit')?.values).toHaveLength(2)
  })

  it('have a row for every coverage that any of them has', () => {
    const extortion = { ...liability(250_000), coverageId: coverageId('EXTORTION') }
    const two = [quote(), quote({ coverages: [liability(1_000_000), extortion] })]
    const row = named(two, `coverage-${coverageId('EXTORTION')}`)
    expect(row?.values[0]).toBe('compare.notIncluded')
    expect(row?.values[1]).toContain('terms.deductibleOf')
  })

  it('say what a coverage is part of where a wider one has it', () => {
    const narrow = { ...liability(100_000), coverageId: coverageId('SOCIAL_ENGINEERING') }
    const wide = { ...liability(250_000), coverageId: coverageId('CYBER_CRIME_LOSS') }
    const two = [quote({ coverages: [narrow] }), quote({ coverages: [wide] })]
    expect(named(two, `coverage-${coverageId('SOCIAL_ENGINEERING')}`)?.values[1]).toBe(
      'compare.partOf Cyber Crime Loss',
    )
    expect(named(two, `coverage-${coverageId('CYBER_CRIME_LOSS')}`)?.values[0]).toBe('compare.notIncluded')
  })

  it('say nothing of a term that none of their coverages has', () => {
    const waits = { ...liability(1_000_000), waitingPeriod: 8 as const }
    const two = [quote(), quote({ coverages: [waits] })]
    expect(named(two, 'waiting')?.values).toEqual(['–', 'terms.hours 8'])
  })

  it('say the differences alone where more than fifteen terms are the same, and everything where all are', () => {
    const rows = (same: number, different: number): ComparedGroup[] => [
      {
        key: 'terms',
        title: 'Terms',
        rows: Array.from({ length: same + different }, (_, place) => ({
          key: String(place),
          label: 'Limit',
          values: ['$1M', place < same ? '$1M' : '$2M'],
          differs: place >= same,
        })),
      },
    ]
    expect(alike(rows(16, 2))).toBe(16)
    expect(isFolded(rows(16, 2))).toBe(true)
    expect(isFolded(rows(15, 2))).toBe(false)
    expect(isFolded(rows(30, 0))).toBe(false)
  })

  it('can be narrowed to what differs, and are then nothing where they are alike', () => {
    const groups = (quotes: readonly Compared[]) => compareRows(quotes, { t, productName: ({ product }) => product })
    expect(onlyDifferences(groups([quote(), quote()]))).toEqual([])
    const differing = onlyDifferences(groups([quote(), quote({ coverages: [liability(500_000)] })]))
    expect(differing.flatMap(({ rows }) => rows.map(({ key }) => key))).toEqual([`coverage-${coverageId('LIABILITY')}`])
  })
})
