import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import {
  mustAllow,
  mustBePriced,
  mustBeWithinAuthority,
  mustNotBeExpired,
  mustNotBeHeldByAnother,
} from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { noteWrite } from '../notes/noteWrite.ts'
import { accountQuoted } from '../pricing/accountQuoted.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/**
 * Releases a referral's terms: the quote is ready, its account is quoted, the agent is told and the proposal made. The
 * underwriter who releases it keeps their name on it.
 */
export const releaseTerms = async (
  quote: StoredQuote,
  action: 'approve' | 'release',
  actor: Actor,
  now: string,
  note?: string,
): Promise<QuoteRecord> => {
  mustAllow(quote, action)
  mustNotBeHeldByAnother(quote, actor)
  mustBePriced(quote, now)
  mustNotBeExpired(quote, now)
  mustBeWithinAuthority(quote, actor)
  const underwriter = quote.underwriter ?? { id: actor.userId, name: actor.name, since: now }
  const written = note === undefined ? undefined : noteWrite(quote.id, 'REFERRAL', note, actor, now)
  const released = afterAction(quote, action, now, {
    underwriter,
    statusNote: undefined,
    notes: quote.notes + (written === undefined ? 0 : 1),
  })
  const account = await accountQuoted(quote.accountId)
  const detail = { quoteId: quote.id }
  await commit([quotes.update(quote, released), ...account, ...(written === undefined ? [] : [written.write])], {
    events: [
      { name: 'quote.released', detail },
      { name: 'quote.ready', detail },
    ],
  })
  return released
}
