import { deadLetters } from '#functions/_platform/events/deadLetters.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/platform/deadLetters.ts'
import { guard, letterOf } from './letterOf.ts'

export const getDeadLetter = implement(contract.getDeadLetter)(async ({ params, actor }) => {
  const letter = await deadLetters.require(params.deadLetterId)
  return { ...letterOf(letter), allowedActions: guard.allowed(letter.status, { actor }) }
})
