import { describe, expect, it } from 'vitest'
import { isGuessedFrom, isPattern, wordOf } from './guessablePassword.ts'

describe('a pattern', () => {
  it.each([
    ['a run of three', 'abc', true],
    ['a run of two is too short', 'ab', false],
    ['runs one after the other', 'abcasd321', true],
    ['backwards', 'poiuyt', true],
    ['runs with a sign between them that is of none', 'abcxasd', false],
    ['one sign again and again', '????', true],
    ['two signs, three times', 'x!x!x!', true],
    ['two signs twice are too short', 'x!x!', false],
    ['four signs twice', 'x7!qx7!q', true],
    ['four signs once and a half', 'x7!qx7', false],
    ['five signs twice', 'x7!qmx7!qm', false],
    ['three signs and a part of them', 'x7!x7!x', true],
    ['the digits with Shift', '!"£$%^', true],
    ['a walk with digits and symbols around it', '#99qwerty!7', true],
    ['a walk with a letter that is of none', 'qwertyhq', false],
    ['a date', '31121999', true],
    ['a date with the year first', '1999-12-31', true],
    ['a date of no day', '31399999', false],
    ['a number with one letter', '987654321a', true],
    ['a number with two letters', 'x987654321q', true],
    ['a number with three letters', 'xq987654321m', false],
    ['nothing', '', false],
    ['32 signs', 'abcd'.repeat(8), true],
    ['33 signs are tried by nobody', 'a'.repeat(33), false],
  ])('%s: %s', (_, password, is) => {
    expect(isPattern(password)).toBe(is)
  })
})

describe('a word that is guessed', () => {
  const words = new Set(['dragon', 'secret', '1984', 'sun'].map(wordOf))
  it.each([
    ['by itself', 'dragon', true],
    ['with look-alikes', 'Dr4g0n', true],
    ['with digits and symbols on both sides', '99-dragon!!', true],
    ['with a look-alike as its last letter', '5ecre7', true],
    ['with two signs before it that stand for letters', '$3cret', true],
    ['twice', 'dragondragon', true],
    ['three times', 'sunsunsun', true],
    ['four times', 'sunsunsunsun', true],
    ['five times is a pattern of nobody', 'sunsunsunsunsun', false],
    ['once and a half', 'dragondra', false],
    ['after a lead-in', 'I love dragon', true],
    ['after another word', 'blue dragon', false],
    ['digits alone', '1-9-8-4', true],
    ['symbols alone', '!?!?', false],
    ['a part of it', 'drago', false],
  ])('%s: %s', (_, password, is) => {
    expect(isGuessedFrom(words, password)).toBe(is)
  })
})
