import { deadLetters } from '#functions/_platform/events/deadLetters.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listDeadLetterHistory as contract } from '#shared/contracts/platform/deadLetters.ts'
import { historyShares } from '#shared/records/historyShares.ts'

export const listDeadLetterHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await deadLetters.require(params.deadLetterId)
  return historyFor(id, actor, historyShares.deadLetter)
})
