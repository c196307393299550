import { expect, it } from 'vitest'
import { looksOn } from './looksOn.ts'

const nothing = { hits: [], nextToken: 'further' }

it('a busy trail is looked through until something fits, so many parts at a time', () => {
  expect(looksOn([])).toBe(false)
  expect(looksOn([nothing])).toBe(true)
  expect(looksOn([nothing, { ...nothing, hits: [1] }])).toBe(false)
  expect(looksOn([nothing, { hits: [] }])).toBe(false)
  expect(looksOn(Array.from({ length: 20 }, () => nothing))).toBe(false)
  expect(looksOn(Array.from({ length: 21 }, () => nothing))).toBe(true)
})
