import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { readMarkId, readMarks } from '../store/readMarks.ts'

export const markQuoteRead = implement(contract.markQuoteRead)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const id = readMarkId({ quoteId: quote.id, userId: actor.userId })
  const mark = await readMarks.byId(id)
  if (body.read && mark === undefined) await commit([readMarks.create({ id, readAt: now })])
  if (!body.read && mark !== undefined) await commit([readMarks.remove(mark)])
})
