import type { QuestionKey } from './question.ts'
import type { QuestionnaireAnswers } from './questionnaireAnswers.ts'
import { controlQuestions } from './securityQuestions.ts'
import { toolQuestions } from './toolQuestions.ts'

const technical: ReadonlySet<string> = new Set(
  [...controlQuestions, ...toolQuestions('us-2')].map(({ key }): QuestionKey => key),
)

/** Whether a question is about controls and tools, which whoever has the care of them knows, and not about money, people or the past. */
export const isTechnical = (key: string): boolean => technical.has(key)

/** Of answers those to questions that are technical. */
export const technicalAnswers = (answers: QuestionnaireAnswers): QuestionnaireAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => isTechnical(key)))
