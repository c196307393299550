import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Posting } from './posting.ts'
import {
  afterPayment,
  exceptionKinds,
  judgePayment,
  postingsForExpected,
  postingsForMatched,
  postingsForRemitted,
  postingsForResolution,
  type Remitted,
  resolutions,
} from './remittance.ts'
import { balanceOf, trialBalance } from './trialBalance.ts'

const tolerance = 100
const nothingYet: Remitted = { expected: 91_250, paid: 0, references: [] }
const judge = (amount: number, remitted: Remitted | undefined = nothingYet, reference = 'R-1') =>
  judgePayment(amount, { reference, remitted, tolerance })

describe('a payment of commission', () => {
  it('is as expected to the tolerance, and short or over beyond it', () => {
    expect(judge(91_250)).toEqual({ kind: 'MATCHED', applied: 91_250, difference: 0 })
    expect(judge(91_350)).toEqual({ kind: 'MATCHED', applied: 91_250, difference: 100 })
    expect(judge(91_149)).toEqual({ kind: 'SHORT', applied: 91_149, difference: -101 })
    expect(judge(91_351)).toEqual({ kind: 'OVER', applied: 91_250, difference: 101 })
  })

  it('is not matched where no policy or no commission of the month is known', () => {
    expect(judgePayment(500, { reference: 'R-1', remitted: undefined, tolerance }).kind).toBe('UNMATCHED')
    expect(judge(500, { ...nothingYet, expected: 0 }).kind).toBe('UNMATCHED')
  })

  it('is one of what is left where some of it came, and twice where it came already', () => {
    const first = judge(50_000)
    const after = afterPayment(nothingYet, { amount: 50_000, reference: 'R-1' }, first)
    expect(judge(41_250, after, 'R-2').kind).toBe('MATCHED')
    expect(judge(50_000, after, 'r-1 ').kind).toBe('TWICE')
    const all = afterPayment(after, { amount: 41_250, reference: 'R-2' }, judge(41_250, after, 'R-2'))
    expect(judge(41_250, all, 'R-3')).toEqual({ kind: 'TWICE', applied: 0, difference: 41_250 })
  })

  it('may be what a carrier takes back of a return', () => {
    const returned = { expected: -30_000, paid: 0, references: [] }
    expect(judge(-30_000, returned).kind).toBe('MATCHED')
    expect(judge(-20_000, returned)).toEqual({ kind: 'OVER', applied: -30_000, difference: 10_000 })
  })
})

describe('the books of remittances', () => {
  it('hold what is short as receivable and what is not matched in suspense, and nothing once it is resolved', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -5_000_000, max: 5_000_000 }),
        fc.array(
          fc.record({
            amount: fc.integer({ min: -5_000_000, max: 5_000_000 }).filter((amount) => amount !== 0),
            reference: fc.constantFrom('A', 'B', 'C'),
            resolution: fc.constantFrom(...resolutions),
          }),
          { maxLength: 8 },
        ),
        fc.boolean(),
        (expected, payments, ofPolicy) => {
          const book: Posting[] = [...postingsForExpected(expected)]
          let remitted: Remitted = { expected, paid: 0, references: [] }
          let suspended = 0
          let came = 0
          for (const { amount, reference, resolution } of payments) {
            const verdict = judge(amount, remitted, reference)
            book.push(...postingsForRemitted(amount, verdict, { ofPolicy }))
            remitted = afterPayment(remitted, { amount, reference }, verdict)
            const held = verdict.kind === 'MATCHED' || verdict.kind === 'SHORT' ? 0 : verdict.difference
            suspended += held
            expect(trialBalance(book).difference).toBe(0)
            expect(balanceOf(book, 'carrierCommissionReceivable')).toBe(remitted.expected - remitted.paid)
            expect(balanceOf(book, 'remittanceSuspense')).toBe(0 - suspended)
            came += amount
            expect(balanceOf(book, ofPolicy ? 'cashClearing' : 'trustCash')).toBe(came)
            if (held !== 0) {
              const { difference } = verdict
              book.push(...postingsForResolution({ kind: verdict.kind as 'OVER', difference, ofPolicy }, resolution))
              if (resolution === 'SETTLE') came -= difference
              suspended -= held
            }
          }
          const missing = remitted.paid - remitted.expected
          book.push(...postingsForResolution({ kind: 'SHORT', difference: missing, ofPolicy }, 'WRITE_OFF'))
          expect(balanceOf(book, ofPolicy ? 'trustCash' : 'cashClearing')).toBe(0)
          expect(balanceOf(book, 'carrierCommissionReceivable')).toBe(0)
          expect(balanceOf(book, 'remittanceSuspense')).toBe(0)
          expect(trialBalance(book).difference).toBe(0)
        },
      ),
      { numRuns: 300 },
    ))

  it('resolve every kind in every way by one balanced posting, and nothing by none', () => {
    for (const kind of exceptionKinds)
      for (const resolution of resolutions) {
        const of = { kind, ofPolicy: true }
        expect(postingsForResolution({ ...of, difference: kind === 'SHORT' ? -500 : 500 }, resolution)).toHaveLength(1)
        expect(postingsForResolution({ ...of, difference: 0 }, resolution)).toEqual([])
      }
    expect(balanceOf(postingsForMatched(1_050, 1_000), 'remittanceDifferences')).toBe(-50)
  })
})
