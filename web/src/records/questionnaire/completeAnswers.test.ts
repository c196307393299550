import { expect, it } from 'vitest'
import { calculatorQuestionsFor } from '#shared/domain/questionnaire/calculatorQuestions.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { completeAnswers } from './completeAnswers.ts'

const open = (coverageIds: readonly number[], answers: QuestionnaireAnswers) =>
  completeAnswers(calculatorQuestionsFor('us', coverageIds))
    .safeParse(answers)
    .error?.issues.map(({ path }) => path[0])

it('the calculator’s questions are answered as far as they are asked', () => {
  expect(open([23], {})).toEqual(['dmzSeparation', 'thirdPartySecurityAgreement'])
  expect(open([23], { dmzSeparation: true, thirdPartySecurityAgreement: false })).toBeUndefined()
  expect(open([], {})).toBeUndefined()
})

it('how often there are backups is answered where full system failure is chosen', () => {
  expect(open([34], {})).toContain('backupFrequency')
})
