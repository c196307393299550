import { fail } from '#functions/_platform/http/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { QuoteAction, QuoteStatus } from '#shared/domain/quoting/quoteStatus.ts'
import { allowedQuoteActions, nextQuoteStatus } from '#shared/domain/quoting/quoteTransitions.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/** Fields a step changes besides the status. */
export type QuoteChanges = Partial<Omit<QuoteRecord, 'id' | 'quoteNumber' | 'status'>>

/** The refusal of a step: what the quote is, and what can be done with it now. */
export const notAllowed = (status: QuoteStatus): never =>
  fail('quote.notAllowed', {
    data: { status, allowed: allowedQuoteActions(status).join(', ') || 'nothing' },
  })

/** Statuses whose predecessor is remembered, so that reopening and restoring can bring it back. */
const remembering: readonly QuoteStatus[] = ['DECLINED', 'DELETED', 'LOST']

/**
 * The quote after a step of its lifecycle, with `changes`; `outcome` picks among the step's outcomes. Refused with
 * `quote.notAllowed` when the transition table does not list the step.
 */
export const afterAction = (
  quote: StoredQuote,
  action: QuoteAction,
  now: string,
  changes: QuoteChanges = {},
  outcome?: QuoteStatus,
): QuoteRecord => {
  const next = nextQuoteStatus(quote.status, action, outcome)
  if (!next.ok) return notAllowed(quote.status)
  const { version: _, ...state } = quote
  return {
    ...state,
    ...(remembering.includes(next.status) && { statusBefore: quote.status }),
    ...changes,
    status: next.status,
    lastUpdated: now,
  }
}

/** The write of a step. */
export const quoteAction = (
  quote: StoredQuote,
  action: QuoteAction,
  now: string,
  changes: QuoteChanges = {},
  outcome?: QuoteStatus,
): Write => quotes.update(quote, afterAction(quote, action, now, changes, outcome))

/** The write of changes that leave the status alone. */
export const quoteChange = (quote: StoredQuote, now: string, changes: QuoteChanges): Write => {
  const { version: _, ...state } = quote
  return quotes.update(quote, { ...state, ...changes, lastUpdated: now })
}
