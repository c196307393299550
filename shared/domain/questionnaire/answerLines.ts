import { isAnswered, saysNo, saysYes } from '../coverage/securityAnswers.ts'
import { isShown } from './answerProblems.ts'
import type { Question, Questionnaire } from './question.ts'
import type { QuestionnaireAnswers } from './questionnaireAnswers.ts'

/** A question and its answer as they are read and signed. */
export interface AnswerLine {
  readonly label: string
  readonly answer: string
}

const notAnswered = 'Not answered'

/** An answer in words, as it is read and signed. */
export const answerWord = (question: Question, answer: unknown, amount: (whole: number) => string): string => {
  if (!isAnswered(answer)) return notAnswered
  if (question.type === 'amount' && typeof answer === 'number') return amount(answer)
  if (saysYes(answer)) return 'Yes'
  if (saysNo(answer)) return 'No'
  if (answer === 'UNCERTAIN') return 'Uncertain'
  const label = (value: unknown) => question.options?.find((option) => option.value === value)?.label ?? String(value)
  return Array.isArray(answer) ? answer.map(label).join(', ') || notAnswered : label(answer)
}

/** The questions that the answers call for, in the order they are asked, each with its answer in words. */
export const answerLines = (
  { questions }: Pick<Questionnaire, 'questions'>,
  answers: QuestionnaireAnswers,
  amount: (whole: number) => string,
): AnswerLine[] =>
  questions
    .filter((question) => isShown(question, answers))
    .map((question) => ({ label: question.label, answer: answerWord(question, answers[question.key], amount) }))
