import { expect, it } from 'vitest'
import { overlaid } from './overlaid.ts'

it('lays changes over texts key by key, and touches neither', () => {
  const texts = { a: 'A', group: { b: 'B', c: 'C' } }
  expect(overlaid(texts, { group: { c: 'see' }, d: 'D' })).toEqual({ a: 'A', group: { b: 'B', c: 'see' }, d: 'D' })
  expect(texts).toEqual({ a: 'A', group: { b: 'B', c: 'C' } })
})
