import { describe, expect, it } from 'vitest'
import type { Instant } from '../calendar/instant.ts'
import { settledBy } from './settledBy.ts'

const at = (day: number): Instant => `2026-03-0${day}T10:00:00.000Z` as Instant
const charge = (amount: number, day = 1) => ({ kind: 'charge', amount, at: at(day) }) as const
const paid = (amount: number, transactionId: string, day = 2) =>
  ({ kind: 'payment', amount: -amount, at: at(day), transactionId }) as const

const settled = (movements: Parameters<typeof settledBy>[0], id = 'txn_1') => {
  const { charges, ...rest } = settledBy(movements, id) ?? {}
  return { ...rest, charges: charges?.map(({ charged, settled: by, left }) => [charged, by, left]) }
}

describe('a payment', () => {
  it('settles what was charged, and says what was due before and is after it', () => {
    expect(settled([charge(1000), paid(1000, 'txn_1')])).toEqual({
      before: 1000,
      after: 0,
      upTo: 2,
      charges: [[1000, 1000, 0]],
    })
  })

  it('takes what is charged at one moment as one charge', () =>
    expect(settled([charge(900), charge(100), paid(400, 'txn_1')]).charges).toEqual([[1000, 400, 600]]))

  it('settles the oldest charge first, after those that came before it', () =>
    expect(settled([charge(1000), paid(700, 'txn_0'), charge(500, 3), paid(600, 'txn_1', 4)])).toMatchObject({
      before: 800,
      after: 200,
      charges: [
        [1000, 300, 0],
        [500, 300, 200],
      ],
    }))

  it('beyond what is due is held as a credit, which the next charge is lessened by', () => {
    const over = [charge(1000), paid(1200, 'txn_1'), charge(500, 3), paid(300, 'txn_2', 4)]
    expect(settled(over)).toMatchObject({ after: -200, charges: [[1000, 1000, 0]] })
    expect(settled(over, 'txn_2')).toMatchObject({
      before: 300,
      after: 0,
      charges: [
        [1000, 0, 0],
        [500, 300, 0],
      ],
    })
  })

  it('pays anew what was charged back, and what of a refund a credit did not carry', () => {
    const back = { kind: 'chargeback', amount: 1000, at: at(3), transactionId: 'txn_0' } as const
    expect(settled([charge(1000), paid(1000, 'txn_0'), back, paid(1000, 'txn_1', 4)]).charges).toEqual([
      [1000, 1000, 0],
    ])
    const refund = { kind: 'refund', amount: 300, at: at(3) } as const
    expect(settled([charge(1000), paid(1200, 'txn_0'), refund, paid(100, 'txn_1', 4)])).toMatchObject({
      before: 100,
      after: 0,
      charges: [[1000, 100, 0]],
    })
  })

  it('is told as it was, whatever came of it later, and together with the commission kept on it', () => {
    const entered = [charge(1000), paid(600, 'txn_1'), paid(100, 'txn_1')]
    const voided = { kind: 'chargeback', amount: 700, at: at(4), transactionId: 'txn_1' } as const
    expect(settled([...entered, voided])).toMatchObject({ before: 1000, after: 300, upTo: 3 })
    expect(settled([...entered, voided, paid(700, 'txn_1', 5)])).toMatchObject({ after: 300, upTo: 3 })
  })

  it('of which nothing has moved is none', () => expect(settledBy([charge(1000)], 'txn_1')).toBeUndefined())
})
