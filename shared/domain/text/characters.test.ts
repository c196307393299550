import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { charactersOf, cutTo, initialsOf, shortened } from './characters.ts'

describe('characters', () => {
  it('are what people count: an emoji, a flag, a family or a letter with its accent is one', () => {
    expect(charactersOf('a😀🇬🇧👩‍👩‍👧e\u0301𠮷')).toEqual(['a', '😀', '🇬🇧', '👩‍👩‍👧', 'e\u0301', '𠮷'])
  })

  it('of names make the initials', () => {
    expect(initialsOf('mara', 'Quill')).toBe('MQ')
    expect(initialsOf('😀 Mara', '𠮷野')).toBe('😀𠮷')
    expect(initialsOf('', 'Quill')).toBe('Q')
  })

  it('are never cut through', () => {
    expect(shortened('Mara 👩‍👩‍👧 Quill', 6)).toBe('Mara 👩‍👩‍👧…')
    expect(shortened('Mara', 4)).toBe('Mara')
    expect([cutTo('Mara😀', 5), cutTo('Mara😀', 6), cutTo('Mara😀', 2)]).toEqual(['Mara', 'Mara😀', 'Ma'])
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), fc.nat(30), (first, last, most) => {
        expect(initialsOf(first, last).isWellFormed()).toBe(true)
        expect(shortened(first, most).isWellFormed()).toBe(true)
        expect(cutTo(first, most).isWellFormed()).toBe(true)
      }),
    )
  })
})
