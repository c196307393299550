import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mustAllow } from '../actions/guards.ts'
import { insurableAccount } from '../actions/insurable.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { noteWrite } from '../notes/noteWrite.ts'
import { accountQuoted } from '../pricing/accountQuoted.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/**
 * Releases a referral's terms: the quote is ready, its account is quoted, the agent is told and the proposal made. The
 * underwriter who releases it keeps their name on it and says why in a note.
 */
export const releaseTerms = async (
  quote: StoredQuote,
  action: 'approve' | 'release',
  actor: Actor,
  now: Instant,
  note: string,
): Promise<QuoteRecord> => {
  mustAllow(quote, action, { actor, now })
  await insurableAccount(quote)
  const underwriter = quote.underwriter ?? { id: actor.userId, name: actor.name, since: now }
  const written = noteWrite(quote.id, 'REFERRAL', note, actor, now)
  const released = afterAction(quote, action, now, {
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
