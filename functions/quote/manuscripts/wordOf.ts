import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import type { ManuscriptWord } from '#shared/contracts/quote/manuscriptRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** Who does it, and when. */
export const wordOf = (actor: Actor, at: Instant): ManuscriptWord => ({
  by: actor.userId,
  name: actor.name,
  told: nameFor(actor),
  at,
})
