import { expect, test } from 'vitest'
import { issueDueOn, newestAsked } from './invoice.ts'

const revisions = (...totals: readonly number[]) =>
  totals.map((total, index) => ({ revision: index + 1, money: { total } }))

test('the invoice that is offered is the newest that asks for money, not a credit or what moved none after it', () => {
  expect(newestAsked(revisions(100_000))?.revision).toBe(1)
  expect(newestAsked(revisions(100_000, 12_000, 0, -500))?.revision).toBe(2)
  expect(newestAsked(revisions(-500))?.revision).toBe(1)
  expect(newestAsked(revisions(0))).toBeUndefined()
})

test('an issue is due a week after it, a renewal on its first day of cover at the earliest', () => {
  const of = (isRenewal: boolean, effectiveDate: string) =>
    issueDueOn({ isRenewal, effectiveDate: effectiveDate as never }, '2026-11-30' as never)
  expect(of(false, '2027-02-08')).toBe('2026-12-07')
  expect(of(true, '2027-02-08')).toBe('2027-02-08')
  expect(of(true, '2026-12-07')).toBe('2026-12-07')
  expect(of(true, '2026-12-01')).toBe('2026-12-07')
})
