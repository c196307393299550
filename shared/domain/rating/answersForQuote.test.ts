import { expect, it } from 'vitest'
import { answersForQuote } from './answersForQuote.ts'

it('a quote whose answers are better than its account’s is referred, with what both say; others are not', () => {
  expect(answersForQuote({ mfaEmail: 'NO', edr: 'NO' }, { mfaEmail: 'YES', edr: 'YES' })).toMatchObject({
    ruleId: 'referral.answersForQuote',
    input: 'mfaEmail YES, edr YES',
    threshold: 'mfaEmail NO, edr NO',
    outcome: 'REFERRED',
  })
  expect(answersForQuote({ mfaEmail: 'YES' }, { mfaEmail: 'NO' })).toBeUndefined()
  expect(answersForQuote({}, { mfaEmail: 'YES' })).toBeUndefined()
})
