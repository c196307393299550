import { describe, expect, it } from 'vitest'
import { answerWord, betterForQuote, isBetterAnswer } from './answerOrder.ts'

describe('which of two answers speaks better of a risk', () => {
  it('is yes for a control and no for an incident', () => {
    expect(isBetterAnswer('mfaEmail', 'YES', 'NO')).toBe(true)
    expect(isBetterAnswer('mfaEmail', true, 'YES')).toBe(false)
    expect(isBetterAnswer('mfaEmail', 'YES', 'UNCERTAIN')).toBe(true)
    expect(isBetterAnswer('mfaEmail', 'UNCERTAIN', 'NO')).toBe(true)
    expect(isBetterAnswer('cyberEvent', 'NO', 'YES')).toBe(true)
    expect(isBetterAnswer('cyberEvent', 'YES', 'NO')).toBe(false)
  })

  it('is the oftener backup, and the incident that lies longer back', () => {
    expect(isBetterAnswer('backupFrequency', 'DAILY', 'NEVER')).toBe(true)
    expect(isBetterAnswer('backupFrequency', 'SIX_MONTHS', 'MONTHLY')).toBe(false)
    expect(isBetterAnswer('claimHistory', 0, 5)).toBe(true)
    expect(isBetterAnswer('claimHistory', 4, 1)).toBe(true)
    expect(isBetterAnswer('claimHistory', 1, 4)).toBe(false)
    expect(isBetterAnswer('claimHistory', 5, 0)).toBe(false)
    expect(isBetterAnswer('claimHistory', 0, 0)).toBe(false)
    expect(isBetterAnswer('backupFrequency', 'WEEKLY', 'DAILY')).toBe(false)
    expect(isBetterAnswer('backupFrequency', 'DAILY', 'WEEKLY')).toBe(true)
    expect(isBetterAnswer('mfaEmail', 'UNCERTAIN', 'UNCERTAIN')).toBe(false)
    expect(isBetterAnswer('cyberEvent', 'UNCERTAIN', 'YES')).toBe(true)
    expect(isBetterAnswer('cyberEvent', 'UNCERTAIN', 'NO')).toBe(false)
    expect(isBetterAnswer('backupTypes', ['OFFLINE', 'CLOUD'], ['CLOUD'])).toBe(true)
  })

  it('is none where one of them is open or a comment', () => {
    expect(isBetterAnswer('mfaEmail', 'YES', undefined)).toBe(false)
    expect(isBetterAnswer('edrComments', 'all laptops', 'none')).toBe(false)
  })
})

describe('answers for one quote', () => {
  it('that are better than the account’s are told with both, others are not', () => {
    const account = { mfaEmail: 'NO', edr: true, cyberEvent: 'YES', training: false } as const
    const quote = { mfaEmail: 'YES', edr: 'YES', cyberEvent: 'YES', dmzSeparation: 'YES', training: 'NO' } as const
    expect(betterForQuote(account, quote)).toEqual([{ question: 'mfaEmail', account: 'NO', quote: 'YES' }])
  })

  it('say the same in one word, however they are kept', () => {
    expect(answerWord(true)).toBe(answerWord('YES'))
    expect(answerWord(['TESTED', 'CLOUD'])).toBe('CLOUD, TESTED')
    expect(answerWord('')).toBe(null)
    expect([answerWord('DAILY'), answerWord(3), answerWord('UNCERTAIN'), answerWord('NO')]).toEqual([
      'DAILY',
      '3',
      'UNCERTAIN',
      'NO',
    ])
  })
})
