import { expect, it } from 'vitest'
import { compiledBook } from './compiledBook.ts'
import { rateBooks } from './rateBooks.ts'

it('a book is laid out once, for itself', () => {
  const laidOut = rateBooks.map(compiledBook)
  expect(laidOut.map(({ book }) => book)).toEqual(rateBooks)
  for (const [index, book] of rateBooks.entries()) expect(compiledBook(book)).toBe(laidOut[index])
})
