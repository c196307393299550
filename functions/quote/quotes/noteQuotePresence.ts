import { presentAt } from '#functions/_platform/auth/presentAt.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/presence.ts'
import { requireQuote } from '../store/reach.ts'

export const noteQuotePresence = implement(contract.noteQuotePresence)(async ({ params, body, actor, now }) => {
  const { id } = await requireQuote(params.quoteId, actor)
  return presentAt(id, { actor, editing: body.editing, now })
})
