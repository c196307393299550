import { expect, it } from 'vitest'
import { canCopyAddress } from './detailsValues.ts'

const main = { address1: '410 Congress Avenue', city: 'Austin', state: 'TX', zipCode: '78701' }

it('the main address is copied once it has a street, a city and a code, and a state where there are states', () => {
  expect(canCopyAddress(main)).toBe(true)
  expect(canCopyAddress({ ...main, address2: '', address3: undefined })).toBe(true)
  for (const field of ['address1', 'city', 'state', 'zipCode'])
    expect(canCopyAddress({ ...main, [field]: '' })).toBe(false)
})
