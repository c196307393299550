import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { type DeadLetterRecord, deadLetterSummaryOf } from '#functions/_platform/events/deadLetters.ts'
import { discardDeadLetter, retryDeadLetter } from '#shared/contracts/platform/deadLetters.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DeadLetter } from '#shared/records/deadLetter/deadLetter.ts'
import { deadLetterLife } from '#shared/records/deadLetter/deadLetterLife.ts'

/** The guard of a dead letter, from its life. */
export const guard = guardOf(deadLetterLife, {
  refusal: 'deadLetter.notAllowed',
  contracts: [discardDeadLetter, retryDeadLetter],
})

/** A dead letter as it is shown. */
export const letterOf = (letter: DeadLetterRecord): DeadLetter => ({
  ...deadLetterSummaryOf(letter),
  eventId: letter.eventId,
  detail: { ...letter.detail },
})

/** A dead letter that is tried again by somebody's word, and what its worker hears of. */
export const retried = (letter: DeadLetterRecord, { by, now }: { readonly by: string; readonly now: Instant }) => ({
  next: { ...letter, status: 'RETRIED', decision: { by, at: now }, lastUpdated: now } satisfies DeadLetterRecord,
  event: { name: 'deadLetter.retried', detail: { deadLetterId: letter.id, service: letter.service } } as const,
})

/** A dead letter of which nothing is to come, by somebody's word. */
export const discarded = (
  letter: DeadLetterRecord,
  { actor, now, reason }: { readonly actor: Actor; readonly now: Instant; readonly reason: string },
): DeadLetterRecord => ({
  ...letter,
  status: guard.after(letter.status, 'discard', { actor }),
  decision: { by: actor.name, at: now, reason },
  lastUpdated: now,
})
