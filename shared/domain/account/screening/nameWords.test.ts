import { expect, it } from 'vitest'
import { nameWords } from './nameWords.ts'

it('a name is compared by its words, whatever they are', () => {
  expect(nameWords('The Constructor Company').all).toEqual(nameWords('the CONSTRUCTOR Co.').all)
})
