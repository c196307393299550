import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/moveDate.ts'
import { coverageId } from '../coverage/coverageId.ts'
import { lapsedPrices } from './lapsedPrices.ts'
import { pricesOf, type Stack } from './policyStack.ts'
import { noMoney, type PolicyTransaction } from './policyTransaction.ts'
import { premiumFrom, totalPremiumOf } from './termPremium.ts'

const liability = coverageId('LIABILITY')
const term = { effectiveDate: '2027-01-01', endDate: '2028-01-01' } as const
const priced = (from: string, premium: number, revision: number): PolicyTransaction => ({
  revision,
  kind: revision === 1 ? 'NEW_BUSINESS' : 'ENDORSEMENT',
  effectiveDate: from as PolicyTransaction['effectiveDate'],
  known: '2027-01-01T00:00:00.000Z',
  by: 'usr_1',
  changes: [],
  prices: [{ from: from as PolicyTransaction['effectiveDate'], coverages: [{ coverageId: liability, premium }] }],
  money: noMoney,
  documents: [],
  postings: [],
})
const written = (stack: Stack) => totalPremiumOf(premiumFrom(pricesOf(stack), term, term.effectiveDate))
const withGap = (stack: Stack, gap: Parameters<typeof lapsedPrices>[1]): Stack => [
  ...stack,
  { ...priced(gap.until, 0, stack.length + 1), kind: 'REINSTATEMENT', prices: lapsedPrices(stack, gap) },
]

describe('the prices of a policy with days that are not covered', () => {
  it('charge for the days that are: 30 of 365 are not', () => {
    const stack = [priced('2027-01-01', 365_000, 1)]
    expect(written(withGap(stack, { from: '2027-03-01', until: '2027-03-31' }))).toBe(335_000)
  })

  it('go on after the gap with what an endorsement in it made of them', () => {
    const stack = [priced('2027-01-01', 365_000, 1), priced('2027-03-15', 730_000, 2)]
    expect(written(withGap(stack, { from: '2027-03-01', until: '2027-03-31' }))).toBe(59_000 + 276 * 2_000)
  })

  it('never charge more than without a gap, and nothing more for an empty one', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(60), fc.nat(364), fc.nat(900_000), (start, length, changed, premium) => {
        const stack = [priced('2027-01-01', 500_000, 1), priced(addDays('2027-01-01', changed), premium, 2)]
        const from = addDays('2027-01-01', start)
        const gapped = written(withGap(stack, { from, until: addDays(from, length) }))
        expect(gapped).toBeLessThanOrEqual(written(stack) + 2)
        if (length === 0) expect(gapped).toBe(written(stack))
      }),
    )
  })
})
