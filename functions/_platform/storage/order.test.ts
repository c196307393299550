import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBefore } from './order.ts'

it('texts come in the order of their bytes, as in the table', () => {
  const text = fc.string({ unit: 'binary', maxLength: 6 })
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(isBefore(a, b)).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0)
    }),
  )
  expect(['😀', 'ａ', 'ﬁ', 'z'].sort((a, b) => (isBefore(a, b) ? -1 : 1))).toEqual(['z', 'ﬁ', 'ａ', '😀'])
})
