import { expect, test } from 'vitest'
import { productNameOf } from './productNames.ts'

test('a product is called by its name, with the code that carriers know it by where that is another', () => {
  expect(productNameOf('P100')).toBe('Cyber Standard (P100)')
  expect(productNameOf('Prime One')).toBe('Prime One')
})

test('one that is sold no longer is told by its code', () => {
  expect(productNameOf('P99')).toBe('P99')
})
