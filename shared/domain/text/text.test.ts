import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { filledLine, filledText, line, text, textPattern, unfitTexts } from './text.ts'

const anything = fc.string({ unit: 'binary' })
const codeUnits = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) })
const documented = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as { pattern: string }

describe('a text that comes in', () => {
  it('is refused with its path where it holds control characters, what is no character, or half a sign', () => {
    for (const sign of ['\0', '\f', '\x1b', '\x7f', '\x85', '\ufffd', '\ufffe', '\ud83d'])
      expect(unfitTexts({ names: ['Mara', `Qu${sign}ill`] })).toEqual([
        { detail: 'holds characters that are no text, such as control characters; type it again', path: ['names', 1] },
      ])
    expect(unfitTexts({ 'a\x1b': 1 })).toMatchObject([{ path: [] }])
  })

  it('may have tabs and several lines, and any sign or letter there is', () => {
    expect(unfitTexts({ note: 'one\n\ttwo\r\n', name: '😀 𠮷 👩‍👩‍👧 Ñ ﷺ', size: 3, none: null })).toEqual([])
  })

  it('is refused in fields that go deeper than any, without looking into them', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)
    expect(unfitTexts(deep)).toMatchObject([{ detail: 'goes deeper than any field here' }])
  })

  it('is what the document says it is', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(unfitTexts(value).length === 0).toBe(new RegExp(textPattern).test(value))
      }),
    )
  })
})

describe('a text or line of people', () => {
  it('comes out as it went in, but for spaces around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        fc.pre(unfitTexts(value).length === 0)
        expect(text(1000).parse(value)).toBe(value.trim())
      }),
    )
  })

  it('is counted in characters', () => {
    expect(line(3).safeParse('😀😀😀').success).toBe(true)
    expect(line(3).safeParse('😀😀😀😀').error?.issues).toMatchObject([{ code: 'too_big', maximum: 3 }])
    expect(line(3, 'At most three').safeParse('abcd').error?.issues).toMatchObject([{ message: 'At most three' }])
  })

  it('is of one line where it is a line', () => {
    for (const end of ['\n', '\r', '\t', '\u2028'])
      expect(line(30).safeParse(`Mara${end}Bcc: all`).error?.issues).toMatchObject([
        { message: 'must be one line of text, without control characters' },
      ])
    expect(text(30).safeParse('one\ntwo').success).toBe(true)
  })

  it('is more than spaces where it is needed', () => {
    expect(filledLine(30, { missing: 'Name is required' }).safeParse(' ').error?.issues).toMatchObject([
      { message: 'Name is required' },
    ])
    expect(filledLine(30, { missing: 'Name is required' }).safeParse('').error?.issues).toMatchObject([
      { message: 'Name is required' },
    ])
    expect(filledText(30).safeParse('\n').success).toBe(false)
  })

  it('is something to see where it is needed', () => {
    for (const unseen of ['\u200b', '\u00ad\u2060', '\u3164', '\u2800 \ufe0f', '\ufeff', '\u200d\u200c']) {
      expect(filledLine(30, { missing: 'Name is required' }).safeParse(unseen).error?.issues).toMatchObject([
        { message: 'Name is required' },
      ])
      expect(filledText(30, { missing: 'Say it' }).safeParse(`\n${unseen}`).error?.issues).toMatchObject([
        { message: 'Say it' },
      ])
    }
    for (const seen of ['👩‍👩‍👧', '❤️', 'نام\u200cها', ' \u200bMara'])
      expect(filledLine(30).safeParse(seen).success).toBe(true)
  })

  it('of one line does not turn the direction in which it is read', () => {
    for (const mark of ['\u202e', '\u2066', '\u200f', '\u061c'])
      for (const schema of [line(30), filledLine(30)])
        expect(schema.safeParse(`Mara ${mark}lliuQ`).error?.issues).toMatchObject([
          { message: 'must be one line of text, without control characters' },
        ])
    expect(line(30).safeParse('מרה ‎').success).toBe(false)
    expect(line(30).safeParse('مارا كويل').success).toBe(true)
  })

  it('is taken exactly where the document says so', () => {
    for (const schema of [line(20), text(20), filledLine(20), filledText(20)]) {
      const pattern = new RegExp(documented(schema).pattern, 'u')
      // Each character that is no letter, at either end and within.
      for (let code = 0; code < 0x10000; code += 1) {
        const character = String.fromCharCode(code)
        if (/\p{L}/u.test(character) || !character.isWellFormed()) continue
        for (const value of [`${character}a`, `a${character}a`, `a${character}`])
          if ((schema.safeParse(value).success && unfitTexts(value).length === 0) !== pattern.test(value))
            expect.fail(`U+${code.toString(16)} in ${JSON.stringify(value)}`)
      }
      fc.assert(
        fc.property(fc.oneof(anything, codeUnits), (value) => {
          fc.pre([...value].length <= 20 && value.isWellFormed())
          const taken = schema.safeParse(value).success && unfitTexts(value).length === 0
          expect(taken).toBe(pattern.test(value))
        }),
      )
    }
  })
})

it('what is too long is not said to be missing', () => {
  const [issue] = filledLine(3, { missing: 'Name is required' }).safeParse('four').error?.issues ?? []
  expect(issue).toMatchObject({ code: 'too_big', message: expect.not.stringContaining('required') })
  expect(filledLine(3, { missing: 'Name is required' }).safeParse(undefined).error?.issues[0]?.message).toBe(
    'Name is required',
  )
})
