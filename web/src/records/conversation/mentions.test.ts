import { describe, expect, it } from 'vitest'
import { mentioningAt, piecesOf, withMention } from './mentions.ts'

describe('somebody is mentioned', () => {
  it('after an @ that begins a word, up to the caret', () => {
    expect(mentioningAt('Hello @Dana W', 13)).toEqual({ from: 6, name: 'Dana W' })
    expect(mentioningAt('@', 1)).toEqual({ from: 0, name: '' })
    expect(mentioningAt('(@da', 4)).toEqual({ from: 1, name: 'da' })
    expect(mentioningAt('Hello @Dana W', 9)).toEqual({ from: 6, name: 'Da' })
  })

  it('not within an address, nor after another line, nor in a whole sentence', () => {
    expect(mentioningAt('dana@agency.example', 19)).toBe(undefined)
    expect(mentioningAt('@Dana\nplease', 12)).toBe(undefined)
    expect(mentioningAt('@ Dana', 6)).toBe(undefined)
    expect(mentioningAt(`@${'x'.repeat(41)}`, 42)).toBe(undefined)
    expect(mentioningAt('nobody', 6)).toBe(undefined)
  })

  it('by the whole name, with a space behind it', () => {
    const begun = { mentioning: { from: 6, name: 'da' }, whole: 'Dana Whitfield' }
    expect(withMention({ text: 'Hello @da', ...begun })).toEqual({ text: 'Hello @Dana Whitfield ', caret: 22 })
    expect(withMention({ text: 'Hello @da please', ...begun })).toEqual({
      text: 'Hello @Dana Whitfield please',
      caret: 22,
    })
  })

  it('and stands apart from the words around', () => {
    expect(piecesOf('For @Dana Whitfield, not @Somebody', ['Dana', 'Dana Whitfield'])).toEqual([
      { text: 'For ', isMention: false },
      { text: '@Dana Whitfield', isMention: true },
      { text: ', not @Somebody', isMention: false },
    ])
    expect(piecesOf('', [])).toEqual([])
  })
})
