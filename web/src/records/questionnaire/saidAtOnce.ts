import { isAnswered } from '#shared/domain/coverage/securityAnswers.ts'
import { isShown } from '#shared/domain/questionnaire/answerProblems.ts'
import type { Question } from '#shared/domain/questionnaire/question.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'

const isYesNo = ({ type }: Question): boolean => type === 'yesNo' || type === 'yesNoUncertain'

/** Whether a question asks for something that is in place or not, so that several can be said at once. */
export const isControl = (question: Question): boolean =>
  isYesNo(question) && question.group !== 'history' && question.group !== 'techErrors' && question.key !== 'eolProducts'

/** Whether a question asks for something that has happened or not; what cover there is already is another matter. */
export const isIncident = (question: Question): boolean =>
  isYesNo(question) &&
  question.group === 'history' &&
  question.key !== 'priorCoverage' &&
  question.shownWhen === undefined

/** The shown questions of a kind that nobody has answered. */
export const stillOpen = (
  questions: readonly Question[],
  answers: QuestionnaireAnswers,
  isOfKind: (question: Question) => boolean,
): readonly Question[] =>
  questions.filter((each) => isOfKind(each) && isShown(each, answers) && !isAnswered(answers[each.key]))
