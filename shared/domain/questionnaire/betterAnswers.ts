import { isAnswered, saysNo, saysYes } from '../coverage/securityAnswers.ts'
import { isShown } from './answerProblems.ts'
import type { Question, Questionnaire } from './question.ts'
import type { QuestionnaireAnswers } from './questionnaireAnswers.ts'

/** What has happened cannot be done better any more, and what is sold is no control. */
const given: readonly Question['group'][] = ['history', 'managementHistory', 'techErrors', 'media']

/** Whether it asks what a company does, which it could do otherwise. */
export const isControl = ({ group }: Pick<Question, 'group'>): boolean => !given.includes(group)

const goodOf = ({ adverse, key }: Question): 'NO' | 'YES' => (adverse === 'YES' || key === 'eolProducts' ? 'NO' : 'YES')

/** Answers that may be better than the one that stands; whether one is, the rater says. */
const candidatesOf = (question: Question, answer: unknown): readonly (number | string)[] => {
  if (question.type === 'yesNo' || question.type === 'yesNoUncertain') {
    const good = goodOf(question)
    return (good === 'YES' ? saysYes(answer) : saysNo(answer)) ? [] : [good]
  }
  if (question.type !== 'choice') return []
  return (question.options ?? []).map(({ value }) => value).filter((value) => value !== answer)
}

/** What could be answered better if it were done: the question, the answer that stands and the others there are. */
export interface Improvable {
  readonly question: Question
  readonly answer: unknown
  readonly candidates: readonly (number | string)[]
}

/** The controls of a questionnaire that the company could still do better, in the order they are asked. */
export const improvables = (
  { questions }: Pick<Questionnaire, 'questions'>,
  answers: QuestionnaireAnswers,
): Improvable[] =>
  questions
    .filter((question) => isControl(question) && isShown(question, answers))
    .map((question) => {
      const answer = answers[question.key]
      return { question, answer: isAnswered(answer) ? answer : undefined, candidates: candidatesOf(question, answer) }
    })
    .filter(({ candidates }) => candidates.length > 0)
