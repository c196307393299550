import type { RegionCode } from '../../regions/code.ts'
import { regionOf } from '../../regions/regions.ts'
import { saysNo, saysYes } from '../coverage/securityAnswers.ts'
import { isShown } from './answerProblems.ts'
import { isControl } from './betterAnswers.ts'
import type { Question, QuestionKey, Questionnaire, QuestionOption } from './question.ts'
import { questionnaireOf } from './questionnaire.ts'
import type { QuestionnaireAnswers } from './questionnaireAnswers.ts'

/** A question whose answer may be supposed of every insured of a book. */
export interface Supposable {
  readonly key: QuestionKey
  readonly label: string
  readonly answers: readonly QuestionOption[]
}

/** An answer that is supposed of everybody who is asked. */
export interface SupposedAnswer {
  readonly question: string
  readonly answer: string | number
}

const yesOrNo: readonly QuestionOption[] = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
]

const answersTo = ({ options = [], type }: Question): readonly QuestionOption[] => {
  if (type === 'yesNo' || type === 'yesNoUncertain') return yesOrNo
  return type === 'choice' ? options : []
}

/** The controls that the products of a region ask about, each once, in the order they are asked. */
export const supposables = (code: RegionCode): readonly Supposable[] => {
  const found = new Map<QuestionKey, Supposable>()
  for (const product of regionOf(code).products)
    for (const question of questionnaireOf(code, product).questions) {
      const answers = answersTo(question)
      if (isControl(question) && answers.length > 0 && !found.has(question.key))
        found.set(question.key, { key: question.key, label: question.label, answers })
    }
  return [...found.values()]
}

const isSaid = ({ type }: Question, answer: unknown, supposed: string | number): boolean => {
  if (type !== 'yesNo' && type !== 'yesNoUncertain') return answer === supposed
  return supposed === 'YES' ? saysYes(answer) : saysNo(answer)
}

/**
 * What would be answered otherwise, if what is supposed were so: of the questions that this company is asked, those whose
 * answer it does not give already.
 */
export const answeredOtherwise = (
  { questions }: Pick<Questionnaire, 'questions'>,
  answers: QuestionnaireAnswers,
  supposed: readonly SupposedAnswer[],
): QuestionnaireAnswers => {
  const asked = supposed.flatMap(({ question: key, answer }) => {
    const question = questions.find((each) => each.key === key)
    return question !== undefined && answersTo(question).some(({ value }) => value === answer)
      ? [{ question, answer }]
      : []
  })
  const then: QuestionnaireAnswers = {
    ...answers,
    ...Object.fromEntries(asked.map(({ question, answer }) => [question.key, answer])),
  }
  return Object.fromEntries(
    asked
      .filter(({ question, answer }) => isShown(question, then) && !isSaid(question, answers[question.key], answer))
      .map(({ question, answer }) => [question.key, answer]),
  )
}
