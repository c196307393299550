import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { appliesTo } from '#shared/records/quote/appliesTo.ts'
import type { QuoteAction } from '#shared/records/quote/quoteLife.ts'
import { quoteLife } from '#shared/records/quote/quoteLife.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/** Fields a step changes besides the status. */
export type QuoteChanges = Partial<Omit<QuoteRecord, 'id' | 'quoteNumber' | 'status'>>

const guard = guardOf(quoteLife, { refusal: 'quote.notAllowed' })

/** Statuses whose predecessor is remembered, so that reopening and restoring can bring it back. */
const remembering: readonly QuoteStatus[] = ['DECLINED', 'DELETED', 'LOST']

/**
 * The quote after a step of its lifecycle, with `changes`; `outcome` picks among the step's outcomes. Refused with
 * `quote.notAllowed` when its life does not have the step.
 */
export const afterAction = (
  quote: StoredQuote,
  action: QuoteAction,
  now: Instant,
  changes: QuoteChanges = {},
  outcome?: QuoteStatus,
): QuoteRecord => {
  const status = guard.after(quote.status, action, { isMet: appliesTo(quote) }, outcome)
  const { version: _, ...state } = quote
  return {
    ...state,
    ...(remembering.includes(status) && { statusBefore: quote.status }),
    ...changes,
    status,
    lastUpdated: now,
  }
}

/** The write of a step. */
export const quoteAction = (
  quote: StoredQuote,
  action: QuoteAction,
  now: Instant,
  changes: QuoteChanges = {},
  outcome?: QuoteStatus,
): Write => quotes.update(quote, afterAction(quote, action, now, changes, outcome))

/** The write of changes that leave the status alone. */
export const quoteChange = (quote: StoredQuote, now: Instant, changes: QuoteChanges): Write => {
  const { version: _, ...state } = quote
  return quotes.update(quote, { ...state, ...changes, lastUpdated: now })
}
