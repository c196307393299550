import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { updateQuote } from '#shared/contracts/quote/quotes.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { requestPatch } from '../pricing/patch.ts'
import { changedSelection, type SelectionRequest } from '../pricing/selectionOf.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { calculatorDataOf } from '../views/calculatorData.ts'
import { customerFieldsOf } from './customerFields.ts'
import { demandTeams } from './demandTeams.ts'
import { agentFieldsOf } from './seller.ts'

const termFields = ['coverages', 'deductible', 'effectiveDate', 'endDate', 'limit', 'presets', 'waitingPeriod'] as const

/**
 * Changes a quote. Who sells and who is insured is written at once; new terms are priced in the background and written
 * with their price.
 */
export const changeQuote = async (
  quote: StoredQuote,
  body: BodyOf<typeof updateQuote>,
  actor: Actor,
  now: Instant,
): Promise<QuoteRecord> => {
  mustAllow(quote, 'update', { actor, now })
  await demandTeams(quote.agencyId, body.teamIds)
  const changes = {
    ...customerFieldsOf(body),
    ...agentFieldsOf(body),
    ...(body.teamIds !== undefined && { teamIds: body.teamIds }),
    ...(body.additionalInsureds !== undefined && { additionalInsureds: body.additionalInsureds }),
  }
  const terms: SelectionRequest = Object.fromEntries(
    termFields.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]),
  )
  if (Object.keys(terms).length === 0) {
    await commit([quoteChange(quote, now, changes)])
    return quotes.require(quote.id)
  }
  const selection = changedSelection(quote.selection, terms, calculatorDataOf(quote).coverages)
  const patch = requestPatch(quote, { action: 'update', selection }, actor.userId, now)
  await commit([quoteChange(quote, now, { ...changes, ...patch.changes })], { events: [patch.event] })
  return quotes.require(quote.id)
}
