import { expect, it } from 'vitest'
import { askedAnswers } from './askedAnswers.ts'
import { questionnaireOf } from './questionnaire.ts'

const { questions } = questionnaireOf('us', 'P250')

it('answers are kept as such, and only to what is asked', () => {
  const said = askedAnswers(questions, { training: 'YES', vendorManagement: 'NO', useCloudStorage: 'YES' })
  expect(said).toEqual({ training: true, vendorManagement: false })
})

it('what an answer calls for is kept with it alone', () => {
  const asked = (backupFrequency: 'NEVER' | 'WEEKLY') =>
    askedAnswers(questions, { backupFrequency, backupFrequencyTested: 'YES' })
  expect(asked('WEEKLY')).toMatchObject({ backupFrequencyTested: true })
  expect(asked('NEVER')).toEqual({ backupFrequency: 'NEVER' })
})
