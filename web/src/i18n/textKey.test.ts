import { expect, it } from 'vitest'
import { namespaceOf } from './textKey.ts'

it('a key says in which namespace its text is; without one it is of what all screens share', () => {
  expect(namespaceOf('dashboard:partners.referred')).toBe('dashboard')
  expect(namespaceOf('table.columns')).toBe('common')
})
