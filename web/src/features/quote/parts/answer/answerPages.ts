import { answerProblems, isShown } from '#shared/domain/questionnaire/answerProblems.ts'
import type { Question, QuestionGroupKey } from '#shared/domain/questionnaire/question.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'

/** The questions on one subject, which stand on one page. */
export interface AnswerPage {
  readonly group: QuestionGroupKey
  readonly questions: readonly Question[]
  /** How many that must be answered are not. */
  readonly open: number
}

type Purchased = NonNullable<Parameters<typeof answerProblems>[2]>

/** The pages of a questionnaire as it is answered so far; a subject on which nothing is asked has none. */
export const answerPages = (
  questions: readonly Question[],
  answers: QuestionnaireAnswers,
  purchased: Purchased,
): AnswerPage[] =>
  [...Map.groupBy(questions, ({ group }) => group)]
    .filter(([, asked]) => asked.some((question) => isShown(question, answers)))
    .map(([group, asked]) => ({
      group,
      questions: asked,
      open: answerProblems({ questions: asked }, answers, purchased).length,
    }))

/** Which page comes after one: the next, or the last again for who went back from there to change an answer. */
export const pageAfter = (
  page: number,
  { pages, isChecking }: { readonly pages: number; readonly isChecking: boolean },
) => (isChecking ? pages : page + 1)

/** What is sent of a form: what is answered, without what was emptied. */
export const given = (answers: QuestionnaireAnswers): QuestionnaireAnswers =>
  Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => answer !== undefined && answer !== null && answer !== ''),
  )
