import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { mayAs } from '#shared/permissions.ts'
import { requireQuote } from '../store/reach.ts'
import { toQuote } from '../views/toQuote.ts'
import { changeQuote } from './changeQuote.ts'
import { requestToBind } from './requestToBind.ts'

/** The fields of the request-to-bind form; anything else changes the quote. */
const bindFields = [
  'customerEmail',
  'customerFirstName',
  'customerLastName',
  'customerPhone',
  'shownTotalPremium',
] as const

export const updateQuote = implement(contract.updateQuote)(async ({ params, body, actor, now, fail }) => {
  const isBindRequest = Object.keys(body).every((field) => bindFields.some((each) => each === field))
  if (isBindRequest) return toQuote(await requestToBind(params.quoteId, body, actor, now), actor, now)
  if (actor.workflow !== undefined || !mayAs(actor, 'quote:update')) return fail('permission.denied')
  return toQuote(await changeQuote(await requireQuote(params.quoteId, actor), body, actor, now), actor, now)
})
