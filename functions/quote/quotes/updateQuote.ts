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
  const { coverages, deductible, effectiveDate, endDate, isSurplus, limit, presets, waitingPeriod, ...edit } = body
  const terms = { coverages, deductible, effectiveDate, endDate, isSurplus, limit, presets, waitingPeriod }
  const quote = await requireQuote(params.quoteId, actor)
  return toQuote(await changeQuote(quote, { ...edit, terms }, actor, now), actor, now)
})
