import { z } from 'zod'
import { Instant } from '../calendar/instant.ts'
import { isAnswered, saysNo, saysYes } from '../coverage/securityAnswers.ts'
import type { QuestionnaireAnswers } from './questionnaireAnswers.ts'

/**
 * Where it is known from how a company is: said by its agency, the insured itself, who has the care of its security or the
 * provider's own people, or seen by a scan from outside or by a connected system.
 */
export const answerSources = ['AGENCY', 'CONNECTOR', 'INSURED', 'MSSP', 'PROVIDER', 'SCAN'] as const
export type AnswerSource = (typeof answerSources)[number]

/** Who gave an answer, and when: a person's name, or the provider's for its own people. Older answers tell no source. */
export const AnsweredBy = z.object({ by: z.string(), at: Instant, source: z.enum(answerSources).optional() })
export type AnsweredBy = z.infer<typeof AnsweredBy>

/** By question: who gave the answer that stands. Of an answer from before this was kept nobody knows. */
export const Answered = z.record(z.string(), AnsweredBy)
export type Answered = z.infer<typeof Answered>

/** What an answer says, however it is written: a yes is kept as a boolean or as the word. */
const saidIn = (answer: unknown): string => JSON.stringify(saysYes(answer) ? 'YES' : saysNo(answer) ? 'NO' : answer)

/**
 * Who gave which answer, once `who` has said `after` where `before` stood; an answer that stays is of who gave it, but where
 * `who` vouches for all that is said.
 */
export const answeredAfter = (
  answered: Answered,
  before: QuestionnaireAnswers,
  after: QuestionnaireAnswers,
  who: AnsweredBy,
  { vouches = false }: { readonly vouches?: boolean } = {},
): Answered => {
  const were: Readonly<Record<string, unknown>> = before
  const given = Object.entries(after).filter(
    ([question, answer]) => isAnswered(answer) && (vouches || saidIn(were[question]) !== saidIn(answer)),
  )
  return { ...answered, ...Object.fromEntries(given.map(([question]) => [question, who])) }
}
