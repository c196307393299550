import { expect, it } from 'vitest'
import { valueBandOf } from './valueBands.ts'

it('a referral is of medium value from 10,000 on and of large value from 50,000 on', () => {
  expect([0, 999_999, 1_000_000, 4_999_999, 5_000_000].map(valueBandOf)).toEqual([
    'small',
    'small',
    'medium',
    'medium',
    'large',
  ])
})
