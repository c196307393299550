import type { SecurityQuestions } from '#shared/contracts/account/questions.ts'
import { saysNo, saysYes } from '#shared/domain/coverage/securityAnswers.ts'
import type { Answered } from '#shared/domain/questionnaire/answeredBy.ts'
import { askedAnswers } from '#shared/domain/questionnaire/askedAnswers.ts'
import type { Question } from '#shared/domain/questionnaire/question.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'

/** What an account keeps: its answers, and who gave which of them. */
export type KeptAnswers = SecurityQuestions & { readonly answered?: Answered | undefined }

/**
 * All answers of an account as one: those of the full questionnaire count before those every product looks at. Who gave
 * them is no answer.
 */
export const answersOf = ({ p250Details, answered: _, ...answers }: KeptAnswers): QuestionnaireAnswers => ({
  ...answers,
  ...p250Details,
})

const shownAnswer = ({ type }: Question, answer: unknown): unknown => {
  if (type !== 'yesNo' && type !== 'yesNoUncertain') return answer
  return saysYes(answer) ? 'YES' : saysNo(answer) ? 'NO' : answer
}

/** The answers as the form shows them: a yes/no is one of its words. */
export const toAnswerForm = (questions: readonly Question[], answers: QuestionnaireAnswers): QuestionnaireAnswers =>
  QuestionnaireAnswers.parse(
    Object.fromEntries(questions.map((question) => [question.key, shownAnswer(question, answers[question.key])])),
  )

/**
 * What is sent: the answers to the questions that are asked now. An answer that is kept among those of the full
 * questionnaire is sent there as well, where it counts.
 */
export const toSecurityQuestions = (
  questions: readonly Question[],
  answers: QuestionnaireAnswers,
  kept: KeptAnswers,
): SecurityQuestions => {
  const asked = askedAnswers(questions, answers)
  const older: QuestionnaireAnswers = kept.p250Details ?? {}
  const full = questions.filter(({ key }) => asked[key] !== undefined && older[key] !== undefined)
  return {
    ...asked,
    ...(full.length > 0 && {
      p250Details: QuestionnaireAnswers.parse(Object.fromEntries(full.map(({ key }) => [key, asked[key]]))),
    }),
  }
}
