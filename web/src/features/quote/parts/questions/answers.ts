import { isAnswered, saysNo, saysYes } from '#shared/domain/coverage/securityAnswers.ts'
import { isShown } from '#shared/domain/questionnaire/answerProblems.ts'
import type { Question, QuestionKey } from '#shared/domain/questionnaire/question.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'

/** A yes or no as forms keep it, whichever way it was stored; undefined while unanswered or uncertain. */
export const toYesNo = (answer: unknown): boolean | undefined =>
  saysYes(answer) ? true : saysNo(answer) ? false : undefined

const toWord = (answer: unknown): string | undefined =>
  saysYes(answer) ? 'YES' : saysNo(answer) ? 'NO' : answer === 'UNCERTAIN' ? 'UNCERTAIN' : undefined

/** Stored answers as the form of these questions shows them. */
export const toFormAnswers = (
  questions: readonly Pick<Question, 'key' | 'type'>[],
  stored: QuestionnaireAnswers,
): Record<string, unknown> =>
  Object.fromEntries(
    questions.flatMap(({ key, type }) => {
      const answer = stored[key]
      if (!isAnswered(answer)) return []
      return [[key, type === 'yesNo' ? toYesNo(answer) : type === 'yesNoUncertain' ? toWord(answer) : answer]]
    }),
  )

/** The answers to send: those of questions that are asked, given the others. */
export const shownAnswers = (
  questions: readonly Question[],
  answers: QuestionnaireAnswers,
): Partial<QuestionnaireAnswers> => {
  const keys = new Set<QuestionKey>(questions.filter((question) => isShown(question, answers)).map(({ key }) => key))
  return Object.fromEntries(
    Object.entries(answers).filter(([key, answer]) => keys.has(key as QuestionKey) && answer !== undefined), // keys of the schema
  )
}

type Stored = QuestionnaireAnswers & { readonly p250Details?: QuestionnaireAnswers | undefined }

/** All answers of an account as one: those of the full questionnaire go before the others. */
export const allAnswers = ({ p250Details, ...answers }: Stored): QuestionnaireAnswers => ({
  ...answers,
  ...p250Details,
})

/** The body of an update: an answer that the full questionnaire has as well changes there too, or it would win. */
export const answersUpdate = (stored: Stored, changes: Partial<QuestionnaireAnswers>) => {
  const { lastSecurityAnswered: _, ...sent } = changes
  const details = Object.entries(sent).filter(([key]) => key in (stored.p250Details ?? {}))
  return { ...sent, ...(details.length > 0 ? { p250Details: Object.fromEntries(details) } : {}) }
}
