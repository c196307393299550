import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { financedInstalment } from './instalments.ts'
import { payOffOf } from './payOff.ts'

const terms = { amountFinanced: 1_000_000, apr: 12, numberOfInstallments: 10, installmentAmount: 105_582 }

describe('paying a loan off', () => {
  it('takes the principal that is left: a month of 12 percent a year is one percent of it', () => {
    expect(payOffOf(terms, 0)).toEqual({ principal: 1_000_000, repaid: 0, unearnedCharge: 55_820 })
    expect(payOffOf(terms, 1)).toEqual({
      principal: 1_000_000 + 10_000 - 105_582,
      repaid: 105_582,
      unearnedCharge: 9 * 105_582 - 904_418,
    })
    expect(payOffOf(terms, 10)).toEqual({ principal: 0, repaid: 1_055_820, unearnedCharge: 0 })
  })

  it('takes less with each instalment, and never more than the instalments that are left', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 50_000_000 }),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 12 }),
        fc.nat(12),
        (amountFinanced, tenths, numberOfInstallments, paid) => {
          const apr = tenths / 10
          const { instalmentAmount } = financedInstalment(amountFinanced, { apr, count: numberOfInstallments })
          const loan = { amountFinanced, apr, numberOfInstallments, installmentAmount: instalmentAmount }
          const { principal } = payOffOf(loan, paid)
          expect(principal).toBeLessThanOrEqual(payOffOf(loan, Math.max(0, paid - 1)).principal)
          const left = (numberOfInstallments - Math.min(paid, numberOfInstallments)) * instalmentAmount
          expect(principal).toBeLessThanOrEqual(left + numberOfInstallments)
        },
      ),
    )
  })
})
