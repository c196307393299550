import { saysYes } from '../coverage/securityAnswers.ts'
import { isShown } from './answerProblems.ts'
import type { Question } from './question.ts'
import { QuestionnaireAnswers } from './questionnaireAnswers.ts'

/**
 * The answers to the questions that are asked, as they are kept: a plain yes or no is one, not its word. What the other
 * answers do not call for, and what is no question of these, is left out.
 */
export const askedAnswers = (questions: readonly Question[], answers: QuestionnaireAnswers): QuestionnaireAnswers =>
  QuestionnaireAnswers.parse(
    Object.fromEntries(
      questions
        .filter((question) => isShown(question, answers) && answers[question.key] !== undefined)
        .map(({ key, type }) => {
          const answer = answers[key]
          return [key, type === 'yesNo' && typeof answer === 'string' ? saysYes(answer) : answer]
        }),
    ),
  )
