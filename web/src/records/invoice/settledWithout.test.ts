import { expect, it } from 'vitest'
import { settledWithout } from './settledWithout.ts'

it('a policy that was cancelled as of its first day is not called paid, and neither is one that was written off', () => {
  expect(settledWithout({ status: 'Paid', charged: 0 })).toBe('noCharge')
  expect(settledWithout({ status: 'Paid', charged: 44_586, writtenOff: 44_586 })).toBe('writtenOff')
  expect(settledWithout({ status: 'Paid', charged: 44_586, writtenOff: 0 })).toBeUndefined()
  expect(settledWithout({ status: 'Paid', charged: 44_586 })).toBeUndefined()
  expect(settledWithout({ status: 'Paid' })).toBeUndefined()
  expect(settledWithout({ status: 'Unpaid', charged: 0 })).toBe('noCharge')
  expect(settledWithout({ status: 'Unpaid', charged: 44_586 })).toBeUndefined()
  expect(settledWithout({ status: 'Failed', charged: 0 })).toBeUndefined()
})
