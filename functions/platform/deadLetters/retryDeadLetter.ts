import { deadLetters } from '#functions/_platform/events/deadLetters.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/platform/deadLetters.ts'
import { guard, letterOf, retried } from './letterOf.ts'

/** The worker whose subscriber failed hears of it, and tries that one alone. */
export const retryDeadLetter = implement(contract.retryDeadLetter)(async ({ params, actor, now }) => {
  const letter = await deadLetters.require(params.deadLetterId, () => true)
  guard.after(letter.status, 'retry', { actor })
  const { next, event } = retried(letter, { by: actor.name, now })
  await commit([deadLetters.update(letter, next)], { events: [event] })
  return letterOf(next)
})
