import { deadLetters } from '#functions/_platform/events/deadLetters.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/platform/deadLetters.ts'
import { decided, letterOf } from './letterOf.ts'

/** The worker whose subscriber failed hears of it, and tries that one alone. */
export const retryDeadLetter = implement(contract.retryDeadLetter)(async ({ params, actor, now }) => {
  const letter = await deadLetters.require(params.deadLetterId)
  const next = decided(letter, 'retry', { actor, now })
  await commit([deadLetters.update(letter, next)], {
    events: [{ name: 'deadLetter.retried', detail: { deadLetterId: letter.id, service: letter.service } }],
  })
  return letterOf(next)
})
