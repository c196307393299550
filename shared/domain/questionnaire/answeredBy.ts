import { z } from 'zod'
import { Instant } from '../calendar/instant.ts'
import { isAnswered } from '../coverage/securityAnswers.ts'
import type { QuestionnaireAnswers } from './questionnaireAnswers.ts'

/** Who gave an answer, and when: a person's name, or the provider's for its own people. */
export const AnsweredBy = z.object({ by: z.string(), at: Instant })
export type AnsweredBy = z.infer<typeof AnsweredBy>

/** By question: who gave the answer that stands. Of an answer from before this was kept nobody knows. */
export const Answered = z.record(z.string(), AnsweredBy)
export type Answered = z.infer<typeof Answered>

/** Who gave which answer, once `who` has said `after` where `before` stood; an answer that stays is of who gave it. */
export const answeredAfter = (
  answered: Answered,
  before: QuestionnaireAnswers,
  after: QuestionnaireAnswers,
  who: AnsweredBy,
): Answered => {
  const were: Readonly<Record<string, unknown>> = before
  const given = Object.entries(after).filter(
    ([question, answer]) => isAnswered(answer) && JSON.stringify(were[question]) !== JSON.stringify(answer),
  )
  return { ...answered, ...Object.fromEntries(given.map(([question]) => [question, who])) }
}
