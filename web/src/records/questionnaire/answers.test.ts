import { describe, expect, it } from 'vitest'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { answersOf, toAnswerForm, toSecurityQuestions } from './answers.ts'

const { questions } = questionnaireOf('us', 'Prime One')

describe('the security answers of an account', () => {
  it('are those of the full questionnaire where it has them', () => {
    expect(answersOf({ training: true, mfaEmail: 'NO', p250Details: { mfaEmail: 'YES' } })).toEqual({
      training: true,
      mfaEmail: 'YES',
    })
  })

  it('are shown as the words a question offers', () => {
    const shown = toAnswerForm(questions, { training: true, mfaEmail: false, edr: 'UNCERTAIN' })
    expect(shown).toEqual({ training: 'YES', mfaEmail: 'NO', edr: 'UNCERTAIN' })
  })

  it('are sent without those to questions that are not asked', () => {
    const sent = toSecurityQuestions(questions, { edr: 'NO', edrComments: 'none', training: 'YES' }, {})
    expect(sent).toEqual({ edr: 'NO', training: true })
  })

  it('are sent to the full questionnaire as well where an older answer stands there', () => {
    const sent = toSecurityQuestions(
      questions,
      { mfaEmail: 'YES', training: 'NO' },
      { p250Details: { mfaEmail: 'NO' } },
    )
    expect(sent).toEqual({ mfaEmail: 'YES', training: false, p250Details: { mfaEmail: 'YES' } })
  })

  it('are answers alone: who gave them is none', () => {
    const answered = { edr: { by: 'Ana', at: '2026-11-20T10:00:00.000Z' } } as const
    expect(answersOf({ edr: true, answered })).toEqual({ edr: true })
  })
})
