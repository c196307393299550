import { describe, expect, it } from 'vitest'
import { Instant } from '../calendar/instant.ts'
import { stillToPay } from './stillToPay.ts'

const day = (number: number) => Instant.parse(`2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`)
const moved = (kind: 'charge' | 'payment' | 'refund' | 'return', amount: number, on: number) => ({
  ...{ kind, amount },
  at: day(on),
})

/** A policy of 1,640.80 that was paid, and cancelled for 1,609.33, which is owed back. */
const cancelled = [
  moved('charge', 164_080, 1),
  moved('payment', -164_080, 1),
  moved('return', -160_933, 7),
  moved('refund', 160_933, 7),
]

describe('what is left to pay of what is charged', () => {
  it('is all of it where nothing is owed back', () => {
    const charged = [...cancelled.slice(0, 2), moved('charge', 110_470, 8)]
    expect(stillToPay(charged, { total: 110_470, since: day(8) })).toBe(110_470)
    expect(stillToPay([], { total: 110_470, since: day(8) })).toBe(110_470)
  })

  it('is nothing where a refund that is not on its way takes all of it, also once something else was paid', () => {
    const back = [...cancelled, moved('charge', 160_933, 8), moved('refund', -160_933, 8), moved('payment', -5_000, 9)]
    expect(stillToPay(back, { total: 160_933, since: day(8) })).toBe(0)
  })

  it('is what a smaller refund leaves', () => {
    const more = [...cancelled, moved('charge', 200_000, 8), moved('refund', -160_933, 8)]
    expect(stillToPay(more, { total: 200_000, since: day(8) })).toBe(39_067)
  })

  it('is all of it beside an older debt, whatever was paid later', () => {
    const owing = [moved('charge', 164_080, 1), moved('charge', 10_000, 8), moved('payment', -174_080, 9)]
    expect(stillToPay(owing, { total: 10_000, since: day(8) })).toBe(10_000)
  })
})
