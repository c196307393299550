import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverageId } from '../coverage/coverageId.ts'
import { feeKeys, taxKeys } from '../rating/ratedPremium.ts'
import { postingsForCancellation, postingsForIssue, returnOf } from './issuePosting.ts'
import {
  postingsForBrokerFeePayment,
  postingsForChargeback,
  postingsForCommissionPayment,
  postingsForFailedPayment,
  postingsForPayment,
  postingsForRefund,
  postingsForSettlement,
} from './paymentPostings.ts'
import { credit, debit, makePosting, reversalOf } from './posting.ts'
import { breakdownOf, type PremiumBreakdown, totalOf } from './premiumBreakdown.ts'
import { balanceOf, trialBalance } from './trialBalance.ts'

const rated: PremiumBreakdown = {
  premium: 500_000,
  tria: 5_000,
  fees: { brokerFee: 25_000, mgaFee: 10_000 },
  taxes: { surplusLineTax: 15_000, surplusStampingFee: 900 },
  commission: 75_000,
}

const cents = fc.integer({ min: 0, max: 100_000_000 })
const breakdown = fc.record({
  premium: cents,
  tria: cents,
  fees: fc.record(Object.fromEntries(feeKeys.map((key) => [key, cents])), { requiredKeys: [] }),
  taxes: fc.record(Object.fromEntries(taxKeys.map((key) => [key, cents])), { requiredKeys: [] }),
  commission: cents,
})

describe('a posting', () => {
  it('is refused unless debits equal credits', () => {
    expect(() => makePosting('Loose cent', [debit('cash', 100), credit('premiumReceivable', 99)])).toThrow(
      /differ by 1/,
    )
  })

  it('is refused in fractions of a cent', () => {
    expect(() => makePosting('Half', [debit('cash', 0.5), credit('premiumReceivable', 0.5)])).toThrow(RangeError)
  })

  it('and its reversal leave nothing', () => {
    const [issue] = postingsForIssue(rated)
    if (issue === undefined) throw new Error('no posting')
    expect(trialBalance([issue, reversalOf(issue, 'Undone')]).rows.every(({ balance }) => balance === 0)).toBe(true)
  })
})

describe('the ledger of a policy', () => {
  it('takes the rated premium apart without losing a cent', () => {
    const breakdown = breakdownOf(
      {
        premium: 505_000,
        coverages: [
          { coverageId: coverageId('TRIA'), premium: 5_000 },
          { coverageId: coverageId('LIABILITY'), premium: 500_000 },
        ],
        fees: [{ key: 'brokerFee', amount: 25_000 }],
        taxes: [
          { key: 'ipt', name: 'Insurance Premium Tax', rate: 0.12, taxable: 505_000, amount: 60_600, source: '' },
        ],
      },
      75_000,
    )
    expect(breakdown).toMatchObject({ premium: 500_000, tria: 5_000, commission: 75_000 })
    expect(totalOf(breakdown)).toBe(505_000 + 25_000 + 60_600)
  })

  it('has the insured owe the total premium at issue', () => {
    expect(balanceOf(postingsForIssue(rated), 'premiumReceivable')).toBe(totalOf(rated))
    expect(balanceOf(postingsForIssue(rated), 'surplusTaxPayable')).toBe(-15_000)
  })

  it('owes nothing once paid, and all of it again after a chargeback', () => {
    const paid = [...postingsForIssue(rated), ...postingsForPayment(555_900), ...postingsForSettlement(555_900)]
    expect(balanceOf(paid, 'premiumReceivable')).toBe(0)
    expect(balanceOf([...paid, ...postingsForChargeback(555_900, 1_500)], 'premiumReceivable')).toBe(555_900)
  })

  it('returns everything in a flat cancellation and keeps the fees in any other', () => {
    const flat = [...postingsForIssue(rated), ...postingsForCancellation(rated, 1, true)]
    expect(trialBalance(flat).rows.every(({ balance }) => balance === 0)).toBe(true)
    expect(returnOf(rated, 0.5, false)).toMatchObject({ premium: -250_000, fees: {} })
  })

  it('balances whatever is issued, paid, refunded, returned and paid out', () => {
    fc.assert(
      fc.property(
        breakdown,
        cents,
        cents,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (rate, a, b, share, fees) => {
          const book = [
            ...postingsForIssue(rate),
            ...postingsForPayment(a),
            ...postingsForPayment(b, 'direct'),
            ...postingsForSettlement(a, 'processor', Math.min(a, 250)),
            ...postingsForFailedPayment(b, 'direct'),
            ...postingsForChargeback(a, 1_500),
            ...postingsForCancellation(rate, share, fees),
            ...postingsForRefund(b),
            ...postingsForCommissionPayment(rate.commission),
            ...postingsForBrokerFeePayment(rate.fees.brokerFee ?? 0),
          ]
          for (const posting of book) expect(trialBalance([posting]).difference).toBe(0)
          const sheet = trialBalance(book)
          expect(sheet.difference).toBe(0)
          expect(sheet.rows.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
        },
      ),
      { numRuns: 100 },
    )
  })
})
