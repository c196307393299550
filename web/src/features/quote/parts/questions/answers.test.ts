import { describe, expect, test } from 'vitest'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { allAnswers, answersUpdate, shownAnswers, toFormAnswers } from './answers.ts'

const { questions } = questionnaireOf('us', 'P100')

describe('stored answers', () => {
  test('show in the form whichever way they were stored', () => {
    expect(
      toFormAnswers(questions, { training: 'YES', mfaEmail: true, mfaCloud: 'UNCERTAIN', backupFrequency: 'WEEKLY' }),
    ).toEqual({ training: true, mfaEmail: 'YES', mfaCloud: 'UNCERTAIN', backupFrequency: 'WEEKLY' })
  })

  test('of the full questionnaire go before the others', () => {
    expect(allAnswers({ training: false, p250Details: { training: true } }).training).toBe(true)
  })
})

describe('an update', () => {
  test('changes an answer wherever it is kept, so that an old one does not win', () => {
    expect(answersUpdate({ p250Details: { training: false } }, { training: true, mfaEmail: true })).toEqual({
      training: true,
      mfaEmail: true,
      p250Details: { training: true },
    })
    expect(answersUpdate({ training: false }, { training: true })).toEqual({ training: true })
  })

  test('leaves out answers to questions that are no longer asked', () => {
    const sent = shownAnswers(questions, { backupFrequency: 'NEVER', backupTypes: ['CLOUD'], training: true })
    expect(sent).toEqual({ backupFrequency: 'NEVER', training: true })
  })
})
