import { answerProblems } from '#shared/domain/questionnaire/answerProblems.ts'
import type { Question } from '#shared/domain/questionnaire/question.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import type { Purchased } from './purchased.ts'

/** Answers of which none that is required may be missing. */
export const completeAnswers = (questions: readonly Question[], { cyberCrime, techErrors }: Purchased = {}) => {
  const bought = { cyberCrimePurchased: cyberCrime, techErrorsPurchased: techErrors }
  return QuestionnaireAnswers.superRefine((answers, context) => {
    for (const { path, detail } of answerProblems({ questions }, answers, bought))
      context.addIssue({ code: 'custom', path: [...path], message: detail })
  })
}
