import { expect, test } from 'vitest'
import { claimsDifferences, claimsLedger, claimsSums, heldOfClaims, inClaimsOrder } from './claimsBordereau.ts'

const one = {
  paidIndemnity: 50_000,
  paidExpense: 20_000,
  recovered: 5_000,
  ...{ outstanding: 30_000, expectedBack: 4_000, incurred: 95_000 },
}
const other = {
  paidIndemnity: 0,
  paidExpense: 1_000,
  recovered: 0,
  ...{ outstanding: 2_500, expectedBack: 0, incurred: 3_500 },
}

test('what claims come to together is held against what was paid less what came back, and what is outstanding', () => {
  const totals = claimsSums([one, other])
  expect(totals).toEqual({
    ...{ paidIndemnity: 50_000, paidExpense: 21_000, recovered: 5_000 },
    ...{ outstanding: 32_500, expectedBack: 4_000, incurred: 98_500 },
  })
  expect(heldOfClaims(totals)).toEqual({ paid: 66_000, outstanding: 28_500 })
  expect(claimsDifferences(totals, { paid: 66_000, outstanding: 28_500 })).toEqual({})
  expect(claimsDifferences(totals, { paid: 66_001, outstanding: 28_499 })).toEqual({ paid: -1, outstanding: 1 })
})

test('the ledger holds of claims what stands in claims paid and claims reserves, and nothing of premium', () => {
  const line = (account: 'claimReserves' | 'claimsPaid' | 'premiumReceivable', debit: number, credit = 0) => ({
    ...{ account, debit, credit },
  })
  expect(
    claimsLedger([
      ...[line('claimsPaid', 70_000), line('claimsPaid', 0, 4_000)],
      ...[line('claimReserves', 40_000), line('claimReserves', 0, 7_500), line('premiumReceivable', 9_900)],
    ]),
  ).toEqual({ paid: 66_000, outstanding: 32_500 })
})

test('a claims bordereau goes by policy, then by number', () => {
  const rows = [
    { policyNumber: 'PAL-US-100002-01', claimNumber: 'CLM-US-1' },
    { policyNumber: 'PAL-US-100001-01', claimNumber: 'CLM-US-3' },
    { policyNumber: 'PAL-US-100001-01', claimNumber: 'CLM-US-2' },
    { claimNumber: 'CLM-US-4' },
  ]
  expect(rows.toSorted(inClaimsOrder)).toEqual([rows[3], rows[2], rows[1], rows[0]])
})
