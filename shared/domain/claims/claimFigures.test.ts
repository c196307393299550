import { expect, it } from 'vitest'
import { expectedBackOf, outstandingOf, reserveFigures } from './claimFigures.ts'

const claim = {
  reserves: [
    { kind: 'INDEMNITY', coverageId: 0, amount: 100_000 },
    { kind: 'INDEMNITY', coverageId: 0, amount: 80_000 },
    { kind: 'EXPENSE', coverageId: 6, amount: 20_000 },
    { kind: 'RECOVERY', coverageId: 0, amount: 30_000 },
  ],
  payments: [
    { kind: 'INDEMNITY', coverageId: 0, status: 'PAID', paid: 50_000 },
    { kind: 'EXPENSE', coverageId: 6, status: 'APPROVED', paid: 5_000 },
    { kind: 'EXPENSE', coverageId: 6, status: 'REJECTED', paid: 9_000 },
  ],
  recoveries: [{ amount: 10_000 }],
} as const

it('the last word on each reserve counts, less what was paid of it', () => {
  expect(reserveFigures(claim)).toEqual([
    { kind: 'INDEMNITY', coverageId: 0, incurred: 80_000, paid: 50_000, held: 0, outstanding: 30_000 },
    { kind: 'EXPENSE', coverageId: 6, incurred: 20_000, paid: 0, held: 5_000, outstanding: 20_000 },
    { kind: 'RECOVERY', coverageId: 0, incurred: 30_000, paid: 10_000, held: 0, outstanding: 20_000 },
  ])
})

it('what is outstanding is what is still to be paid, beside what is expected back', () => {
  expect(outstandingOf(claim)).toBe(50_000)
  expect(expectedBackOf(claim)).toBe(20_000)
})
