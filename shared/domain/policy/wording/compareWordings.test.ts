import { expect, it } from 'vitest'
import { compareWordings } from './compareWordings.ts'

const compared = (before: string, after: string) =>
  compareWordings({ before, after }).map(({ text, said }) => `${{ both: ' ', before: '-', after: '+' }[said]}${text}`)

it('a wording is the same as itself, blank lines apart', () => {
  expect(compared('# Cover\n\nWe pay.', '# Cover\nWe pay.\n')).toEqual([' # Cover', ' We pay.'])
})

it('a line that says something else is taken out and put in, those around it stay', () => {
  expect(compared('# Cover\nWe pay.\nWar\nLaw', '# Cover\nWe pay at once.\nWar\nLaw')).toEqual([
    ' # Cover',
    '-We pay.',
    '+We pay at once.',
    ' War',
    ' Law',
  ])
})

it('what was moved, added and taken out is told in the order in which it is read', () => {
  expect(compared('a\nb\nc\nd', 'b\nc\nx\nd\ny')).toEqual(['-a', ' b', ' c', '+x', ' d', '+y'])
  expect(compared('', 'a')).toEqual(['+a'])
  expect(compared('a', '')).toEqual(['-a'])
})

it('two wordings as long as the book lets them be are compared at once, all of them changed', () => {
  const of = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word} ${index}`).join('\n')
  expect(compareWordings({ before: of('before'), after: of('after') })).toHaveLength(10_000)
})
