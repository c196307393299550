import { expect, it } from 'vitest'
import { shownTokens } from './shownTokens.ts'

const [ours, theirs] = ['ours', 'theirs']
const page = (...hits: string[]) => ({ hits, nextToken: 'next', prevToken: 'prev' })
const isOurs = (row: string) => row === ours

it('a cursor is told of a row that is shown, and of no other', () => {
  expect(shownTokens(page(ours, ours), isOurs)).toEqual({ nextToken: 'next', prevToken: 'prev' })
  expect(shownTokens(page(ours, theirs), isOurs)).toEqual({ prevToken: 'prev' })
  expect(shownTokens(page(theirs, ours), isOurs)).toEqual({ nextToken: 'next' })
  expect(shownTokens(page(theirs), isOurs)).toEqual({})
  expect(shownTokens(page(), isOurs)).toEqual({})
  expect(shownTokens(page(), undefined)).toEqual({ nextToken: 'next', prevToken: 'prev' })
  expect(shownTokens({ hits: [ours] }, isOurs)).toEqual({})
})
