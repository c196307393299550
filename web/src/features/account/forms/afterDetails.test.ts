import { expect, it } from 'vitest'
import { afterDetails } from './afterDetails.ts'

it('the insured whose quote is referred by a change comes to their policies, everybody else stays', () => {
  expect(afterDetails('CUSTOMER', { WillReferQuotes: true })).toBe('/customer/policies')
  expect(afterDetails('CUSTOMER', { WillReferQuotes: false })).toBeUndefined()
  expect(afterDetails('AGENCY', { WillReferQuotes: true })).toBeUndefined()
})
