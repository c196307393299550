import { describe, expect, it } from 'vitest'
import { waterfallBars } from './waterfallBars.ts'

describe('the bars of a premium waterfall', () => {
  const bars = waterfallBars(
    [
      { key: 'base', label: 'Base', effect: 100_000, kind: 'base' },
      { key: 'controls', label: 'Security controls', effect: -15_000, factor: 0.85 },
      { key: 'so far', label: 'Subtotal', effect: 0, kind: 'subtotal' },
      { key: 'tax', label: 'Tax', effect: 4_250 },
    ],
    'Total',
  )

  it('begin where the one before ended', () => {
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      [0, 100_000],
      [100_000, 85_000],
      [0, 85_000],
      [85_000, 89_250],
      [0, 89_250],
    ])
  })

  it('end with the sum of all effects', () => {
    expect(bars.at(-1)).toMatchObject({ label: 'Total', effect: 89_250, total: true })
  })
})
