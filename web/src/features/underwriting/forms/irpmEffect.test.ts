import { expect, it } from 'vitest'
import { irpmEffect } from './irpmEffect.ts'

it('below nought is a credit, above it a debit', () => {
  expect([-5, 0, 5].map(irpmEffect)).toEqual(['irpm.credit', undefined, 'irpm.debit'])
})
