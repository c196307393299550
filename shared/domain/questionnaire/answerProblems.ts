import { isAnswered, saysNo, saysYes } from '../coverage/securityAnswers.ts'
import type { Condition, Question, QuestionKey, Questionnaire } from './question.ts'
import type { QuestionnaireAnswers } from './questionnaireAnswers.ts'

export type AnswerProblem = { readonly path: readonly [QuestionKey]; readonly detail: string }

const holds: Readonly<Record<Condition['is'], (answer: unknown) => boolean>> = {
  YES: saysYes,
  NO: saysNo,
  'NOT YES': (answer) => isAnswered(answer) && !saysYes(answer),
  'NOT NEVER': (answer) => isAnswered(answer) && answer !== 'NEVER',
}

/** Whether the question is asked, given the other answers. */
export const isShown = (question: Question, answers: QuestionnaireAnswers): boolean =>
  question.shownWhen === undefined ||
  question.shownWhen.anyOf.some((key) => holds[question.shownWhen?.is ?? 'YES'](answers[key]))

/** Whether the question must be answered now. */
export const isRequired = (
  question: Question,
  answers: QuestionnaireAnswers,
  cyberCrimePurchased: boolean,
): boolean => {
  if (!isShown(question, answers)) return false
  if (question.required === 'cyberCrime') return cyberCrimePurchased
  return question.required === 'always' || question.required === 'whenShown'
}

const isEmpty = (answer: unknown): boolean => !isAnswered(answer) || (Array.isArray(answer) && answer.length === 0)

/** The questions that still need an answer, in the order they are asked. */
export const answerProblems = (
  questionnaire: Questionnaire,
  answers: QuestionnaireAnswers,
  cyberCrimePurchased: boolean,
): AnswerProblem[] =>
  questionnaire.questions
    .filter((question) => isRequired(question, answers, cyberCrimePurchased) && isEmpty(answers[question.key]))
    .map(({ key }) => ({ path: [key], detail: 'This question is required' }))

/** Share of the required questions that have an answer, 0 to 1. */
export const completeness = (
  questionnaire: Questionnaire,
  answers: QuestionnaireAnswers,
  cyberCrimePurchased = false,
): number => {
  const required = questionnaire.questions.filter((question) => isRequired(question, answers, cyberCrimePurchased))
  const open = answerProblems(questionnaire, answers, cyberCrimePurchased)
  return required.length === 0 ? 1 : 1 - open.length / required.length
}
