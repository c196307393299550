import { describe, expect, it } from 'vitest'
import { questionnaireOf } from './questionnaire.ts'
import { answeredOtherwise, supposables } from './supposable.ts'

describe('what may be supposed of a book', () => {
  it('is what companies could do otherwise: controls with answers to choose from, each once', () => {
    for (const region of ['us', 'uk', 'au'] as const) {
      const keys = supposables(region).map(({ key }) => key)
      expect(keys).toEqual(expect.arrayContaining(['mfaEmail', 'training', 'backupFrequency']))
      expect(keys).not.toContain('cyberEvent')
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('is answered otherwise by those alone who are asked and do not say so already', () => {
    const questionnaire = questionnaireOf('us', 'P100')
    const mfa = [{ question: 'mfaEmail', answer: 'YES' }]
    expect(answeredOtherwise(questionnaire, { mfaEmail: 'NO' }, mfa)).toEqual({ mfaEmail: 'YES' })
    expect(answeredOtherwise(questionnaire, {}, mfa)).toEqual({ mfaEmail: 'YES' })
    expect(answeredOtherwise(questionnaire, { mfaEmail: 'YES' }, mfa)).toEqual({})
    expect(answeredOtherwise(questionnaireOf('us', 'SP_CRIME'), { mfaEmail: 'NO' }, mfa)).toEqual({})
  })
})
