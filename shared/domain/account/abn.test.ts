import { expect, it } from 'vitest'
import { abnText, isAbn } from './abn.ts'

it('an ABN is eleven digits that prove one another', () => {
  // The Australian Taxation Office's own.
  expect(isAbn('51824753556')).toBe(true)
  for (const wrong of ['51824753557', '5182475355', '518247535560', '51 824 753 556', ''])
    expect(isAbn(wrong)).toBe(false)
})

it('an ABN is written as the register writes it', () => {
  expect(abnText('51824753556')).toBe('51 824 753 556')
})
