import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import commonPasswords from '../../data/common-passwords.json' with { type: 'json' }
import { brokenPasswordRules, type PasswordOwner } from './passwordRules.ts'

const helen: PasswordOwner = {
  firstName: 'Helen',
  lastName: 'Marchetti',
  email: 'h.marchetti@copperfieldlowe.example',
  organization: 'Copperfield & Lowe Insurance Brokers Ltd',
}
const codes = (password: string, owner?: PasswordOwner) =>
  brokenPasswordRules(password, owner).map(({ errorCode }) => errorCode)

describe('a password that people choose', () => {
  it.each([
    ['a common word with year, digits or symbols', 'Welcome2026!', 'password123456', '1Dragon!', '#Monkey#2019#'],
    ['a common word written with look-alikes', 'P@ssw0rd1', 'We1c0me!!', '$ecret99', 'Summ3r2026', 'Pa$$word'],
    ['a first name, month, team or town', 'Jessica1994', 'October2026!', 'Arsenal123', 'Melbourne!1'],
    [
      'a common word twice, or after a word of fondness',
      'passwordpassword1',
      'DragonDragon7',
      'ilovejessica1',
      'MySecret!',
    ],
    ['a common word taken apart', 'p.a.s.s.w.o.r.d', 'let me in 2026', 'pass_word_12'],
    ['a walk over the keyboard', 'Qwerty123456', 'zaq1@WSX', '!QAZ2wsx', '1q2w3e4r5t', 'asdfjkl;', 'abc123xyz'],
    ['a repetition', 'aaaaaaaa1', 'abcabcab', '20262026', 'xY7!xY7!'],
    ['a number or a date', '987654321a', '01011990', '19901225!'],
    ['the provider or what it sells', 'Palisade2026!', 'Pal1sade!!', 'PrimeOne2026'],
  ])('is refused: %s', (_, ...passwords) => {
    for (const password of passwords) expect([password, codes(password)]).toEqual([password, ['COMMON']])
  })

  it('is refused when it is made of the own names, e-mail or organization', () => {
    for (const password of [
      'M4rchett1-2026-!',
      'helen 0123456789!',
      'CopperfieldLowe2026',
      'copperfield & lowe 1',
      'Copperfield and Lowe Insurance',
      'C0pperfieldL0we!!',
    ])
      expect([password, codes(password, helen)]).toEqual([password, ['PERSONAL']])
    expect(codes('Copperfield-2026!', helen)).toEqual([])
  })

  it('may hold a name of two letters, and is refused when it is made of one of three', () => {
    expect(codes('Ada-2031-!', { firstName: 'Ada' })).toEqual(['PERSONAL'])
    expect(codes('Bo-#2031-!', { firstName: 'Bo' })).toEqual([])
    expect(codes('zwey8431', { firstName: 'Zwey' }), 'half of it').toEqual(['PERSONAL'])
    expect(codes('zwey quiet otters', { firstName: 'Zwey' }), 'less than half of it').toEqual([])
  })

  it('is taken when it is a phrase of several words or made by chance', () => {
    for (const password of [
      'Harbour-2026!',
      'quiet lantern over mossy stone',
      'purple monkey dishwasher',
      'welcome home dear otter',
      'Tr0ub4dor&3',
      'kV9#mWq2',
      '83920174659102',
      '静かな灯台と朝の霧',
    ])
      expect([password, codes(password, helen)]).toEqual([password, []])
    const byChance = Array.from({ length: 500 }, (_, index) =>
      createHash('sha256').update(`password ${index}`).digest('base64').slice(0, 12),
    )
    expect(byChance.filter((password) => codes(password, helen).length > 0)).toEqual([])
  })

  it('is not one of far more than 3000 that guessing begins with, all of them long enough', () => {
    const guesses = new Set(
      commonPasswords
        .flatMap((word) => [word, `${word}1`, `${word}123`, `${word}2026!`])
        .filter(({ length }) => length >= 8),
    )
    expect(guesses.size).toBeGreaterThan(6000)
    expect([...guesses].filter((password) => !codes(password).includes('COMMON'))).toEqual([])
  })

  it('is compared with a list in order, in which nothing stands twice', () => {
    expect(commonPasswords).toEqual([...new Set(commonPasswords)].sort())
  })
})
