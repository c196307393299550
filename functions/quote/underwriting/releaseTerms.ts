import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mustAllow } from '../actions/guards.ts'
import { insurableAccount } from '../actions/insurable.ts'
import { afterAction, type QuoteChanges } from '../actions/quoteAction.ts'
import { lookAgain } from '../binding/riskChanged.ts'
import { noteWrite } from '../notes/noteWrite.ts'
import { accountQuoted } from '../pricing/accountQuoted.ts'
import { present } from '../pricing/present.ts'
import { reprice } from '../pricing/reprice.ts'
import { changedSelection, type SelectionRequest } from '../pricing/selectionOf.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { calculatorDataOf } from '../views/calculatorData.ts'

/** What setting these terms makes of the quote: whoever may not set them does not release them either. */
const pricedTerms = async (
  quote: StoredQuote,
  terms: SelectionRequest,
  actor: Actor,
  now: Instant,
): Promise<QuoteChanges> => {
  if (Object.values(terms).every((term) => term === undefined)) return {}
  mustAllow(quote, 'underwrite', { actor, now })
  const selection = changedSelection(quote.selection, terms, calculatorDataOf(quote).coverages)
  return (await reprice(quote, { selection }, now)).changes
}

/**
 * Releases a referral's terms: the quote is ready, its account is quoted, the agent is told and the proposal made. The
 * underwriter who releases it keeps their name on it and says why in a note; what has changed meanwhile is told first. With `terms` these are set in the same step, and
 * authority is measured by them.
 */
export const releaseTerms = async (
  quote: StoredQuote,
  action: 'approve' | 'release',
  actor: Actor,
  now: Instant,
  note: string,
  terms: SelectionRequest = {},
): Promise<QuoteRecord> => {
  const priced = await pricedTerms(quote, terms, actor, now)
  mustAllow({ ...quote, ...priced }, action, { actor, now })
  await insurableAccount(quote)
  const today = await present(quote, now)
  if (today.changes.length > 0 || today.reasons.length > 0) return lookAgain(quote, today, now)
  const underwriter = quote.underwriter ?? { id: actor.userId, name: actor.name, since: now }
  const written = noteWrite(quote.id, 'REFERRAL', note, actor, now)
  const released = afterAction(quote, action, now, {
    ...priced,
    underwriter,
    statusNote: undefined,
    riskChange: undefined,
    notes: quote.notes + 1,
  })
  const account = await accountQuoted(quote.accountId)
  await commit([quotes.update(quote, released), ...account, written.write], {
    events: [{ name: 'quote.ready', detail: { quoteId: quote.id } }],
  })
  return released
}
