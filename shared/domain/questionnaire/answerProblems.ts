import { isAnswered, saysNo, saysYes } from '../coverage/securityAnswers.ts'
import type { Condition, Question, QuestionKey, Questionnaire } from './question.ts'
import type { QuestionnaireAnswers } from './questionnaireAnswers.ts'

export type AnswerProblem = { readonly path: readonly [QuestionKey]; readonly detail: string }

/** Questions, of whatever questionnaire. */
type Asked = Pick<Questionnaire, 'questions'>

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

/** Coverages whose questions must be answered where they are bought. */
interface Purchased {
  readonly cyberCrimePurchased?: boolean | undefined
  readonly techErrorsPurchased?: boolean | undefined
}

/** Whether the question must be answered now. */
export const isRequired = (
  question: Question,
  answers: QuestionnaireAnswers,
  { cyberCrimePurchased = false, techErrorsPurchased = false }: Purchased,
): boolean => {
  if (!isShown(question, answers)) return false
  if (question.required === 'cyberCrime') return cyberCrimePurchased
  if (question.required === 'techErrors') return techErrorsPurchased
  return question.required === 'always' || question.required === 'whenShown'
}

const isEmpty = (answer: unknown): boolean => !isAnswered(answer) || (Array.isArray(answer) && answer.length === 0)

/** The questions that must be answered now, in the order they are asked. */
export const requiredQuestions = (
  { questions }: Asked,
  answers: QuestionnaireAnswers,
  purchased: Purchased,
): Question[] => questions.filter((question) => isRequired(question, answers, purchased))

/** The questions that still need an answer, in the order they are asked. */
export const answerProblems = (
  questionnaire: Asked,
  answers: QuestionnaireAnswers,
  purchased: Purchased,
): AnswerProblem[] =>
  requiredQuestions(questionnaire, answers, purchased)
    .filter(({ key }) => isEmpty(answers[key]))
    .map(({ key }) => ({ path: [key], detail: 'This question is required' }))

/** Share of the required questions that have an answer, 0 to 1. */
export const completeness = (questionnaire: Asked, answers: QuestionnaireAnswers, purchased: Purchased): number => {
  const required = requiredQuestions(questionnaire, answers, purchased)
  const open = answerProblems(questionnaire, answers, purchased)
  return required.length === 0 ? 1 : 1 - open.length / required.length
}
