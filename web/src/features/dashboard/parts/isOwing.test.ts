import { expect, it } from 'vitest'
import { isOwing } from './isOwing.ts'

it('a binder owes nothing yet: it is billed when its policy is issued', () => {
  expect(isOwing({ status: 'BOUND', paymentStatus: 'Unpaid' })).toBe(false)
  expect(isOwing({ status: 'ISSUED', paymentStatus: 'Unpaid' })).toBe(true)
  expect(isOwing({ status: 'IN FORCE', paymentStatus: 'Paid' })).toBe(false)
})
