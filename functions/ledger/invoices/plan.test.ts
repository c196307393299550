import { expect, test } from 'vitest'
import { paidDownBy } from './plan.ts'

const quote = { FirstInstallmentDue: '2026-12-30' as const }

test('a plan is paid down by the day on the bill: signing it brings nothing forward', () => {
  expect(paidDownBy({ dueDate: '2026-12-06' }, quote, '2026-11-29')).toBe('2026-12-06')
})

test('a plan that is signed late is paid down at once, and each before its first instalment', () => {
  expect(paidDownBy({ dueDate: '2026-11-20' }, quote, '2026-11-29')).toBe('2026-11-29')
  expect(paidDownBy({ dueDate: '2027-01-15' }, quote, '2026-11-29')).toBe('2026-12-29')
})
