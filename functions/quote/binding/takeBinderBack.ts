import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { QuoteStanding } from '#shared/contracts/quote/quote.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mustAllow } from '../actions/guards.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { toStanding } from '../views/toQuote.ts'
import { endBinder } from './endBinder.ts'

/** Rescinds a binder. One whose policy is being issued is past that: the policy is cancelled instead. */
export const takeBinderBack = async (
  quote: StoredQuote,
  reason: string,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<QuoteStanding> => {
  mustAllow(quote, 'rescind', { actor, now })
  const statusNote = { reasonSummary: 'Rescinded', reason, by: nameFor(actor), at: now }
  const { after, writes, events } = await endBinder(quote, 'rescind', now, { statusNote })
  await commit(writes, { events })
  return toStanding(after, actor)
}
