import { deadLetters } from '#functions/_platform/events/deadLetters.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/platform/deadLetters.ts'
import { discarded, letterOf } from './letterOf.ts'

export const discardDeadLetter = implement(contract.discardDeadLetter)(async ({ params, body, actor, now }) => {
  const letter = await deadLetters.require(params.deadLetterId, () => true)
  const next = discarded(letter, { actor, now, reason: body.reason })
  await commit([deadLetters.update(letter, next)])
  return letterOf(next)
})
