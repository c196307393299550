import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { AnsweredBy, AnswerSource } from '#shared/domain/questionnaire/answeredBy.ts'
import type { Actor } from './actor.ts'
import { nameFor } from './nameFor.ts'

const sources: Partial<Record<Actor['accountType'], AnswerSource>> = {
  COWBELL: 'PROVIDER',
  CUSTOMER: 'INSURED',
  MSSP: 'MSSP',
}

const sourceOf = ({ accountType }: Actor): AnswerSource => sources[accountType] ?? 'AGENCY'

/** Who answers for a company now, as it is kept with the answers: the insured for itself, or somebody for it. */
export const answererOf = (actor: Actor, now: Instant): AnsweredBy => ({
  by: nameFor(actor),
  at: now,
  source: sourceOf(actor),
})
