import { expect, it } from 'vitest'
import { taxInCommission } from './commissionTax.ts'

it('an eleventh of commission is GST in Australia, of what is clawed back too', () => {
  expect(taxInCommission('au', 110_000)).toEqual({ name: 'GST', amount: 10_000 })
  expect(taxInCommission('au', 29_200)).toEqual({ name: 'GST', amount: 2_655 })
  expect(taxInCommission('au', -60_800)).toEqual({ name: 'GST', amount: -5_527 })
})

it('none of it is tax in the UK, where arranging insurance is exempt, nor in the US', () => {
  expect(taxInCommission('uk', 110_000)).toBeUndefined()
  expect(taxInCommission('us', 110_000)).toBeUndefined()
})
