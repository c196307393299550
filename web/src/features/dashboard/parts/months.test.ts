import { describe, expect, it } from 'vitest'
import { lastMonths } from './months.ts'

describe('the months of a chart', () => {
  it('end with the present one', () => {
    expect(lastMonths(new Date(2026, 1, 14), 3).map(({ key }) => key)).toEqual(['2025-12', '2026-01', '2026-02'])
  })

  it('follow one another without a gap and without overlap', () => {
    const months = lastMonths(new Date(2026, 9, 31), 12)
    const gaps = months.slice(1).map(({ from }, index) => Date.parse(from) - Date.parse(months[index]?.to ?? ''))
    expect(new Set(gaps)).toEqual(new Set([1]))
  })
})
