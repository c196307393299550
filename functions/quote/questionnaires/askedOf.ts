import { config } from '#functions/_platform/config/config.ts'
import type { Question } from '#shared/domain/questionnaire/question.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import type { StoredQuote } from '../store/quotes.ts'

/** What a quote's insured is asked. */
export const questionsOf = ({ product }: Pick<StoredQuote, 'product'>): readonly Question[] =>
  questionnaireOf(config.region, product).questions

/** Of answers, those to the questions of the quote: what the company says elsewhere is not told by its link. */
export const ofQuestions = <Value>(
  questions: readonly Question[],
  said: Readonly<Record<string, Value | undefined>>,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    questions.flatMap(({ key }) => {
      const value = said[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )

/** The same of answers. */
export const answersOfQuestions = (
  questions: readonly Question[],
  answers: QuestionnaireAnswers,
): QuestionnaireAnswers => QuestionnaireAnswers.parse(ofQuestions(questions, answers))
