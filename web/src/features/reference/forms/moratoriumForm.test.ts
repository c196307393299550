import { expect, test } from 'vitest'
import { withoutEmpty } from '#web/forms/schemaResolver.ts'
import { codesOf, MoratoriumForm } from './moratoriumForm.ts'

test('a moratorium stands in whole states where nobody typed a postcode', () => {
  const typed = {
    ...{ source: 'Order 2026-14', reason: 'Floods', from: '2026-11-30', until: '2027-01-31', postcodes: '' },
    ...{ states: ['QLD'], acts: ['lateFee'] },
  }
  expect(MoratoriumForm.safeParse(withoutEmpty(typed)).error).toBeUndefined()
  expect(codesOf(undefined)).toEqual([])
  expect(codesOf('4000, 41;\n4205 ')).toEqual(['4000', '41', '4205'])
})
