import { expect, it } from 'vitest'
import { lastInstalment } from './instalments.ts'

it('the last instalment takes the rounding of all the others', () => {
  expect(lastInstalment({ AmountFinanced: 100_000, InstallmentAmount: 11_111, NumberOfInstallments: 9 })).toBe(11_112)
  expect(lastInstalment({ AmountFinanced: 100_000, InstallmentAmount: 100_000, NumberOfInstallments: 1 })).toBe(100_000)
})
