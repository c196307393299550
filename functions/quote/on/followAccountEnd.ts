import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { cartOf, carts } from '../store/carts.ts'
import { noteScope, notes } from '../store/notes.ts'
import { openQuotesOfAccount } from '../store/openQuotes.ts'
import { listedGroup } from '../store/quoteGroups.ts'
import { quotes } from '../store/quotes.ts'

/** Open quotes of an account that was closed fall with it and say so. */
export const endQuotesOfAccount: Subscriber<'account.closed'> = async ({ detail, now }) => {
  const statusNote = {
    reasonSummary: 'The account is closed',
    reason: 'The account was closed while the quote was open.',
    by: regionOf(config.region).provider.name,
    at: now,
  }
  for (const { id } of await openQuotesOfAccount(detail.accountId))
    await retryStale(async () => {
      const quote = await quotes.byId(id)
      if (quote === undefined || !canQuote(quote.status, 'invalidate')) return
      await commit([quoteAction(quote, 'invalidate', now, { statusNote, patch: undefined })])
    })
}

const removeNotes = async (quoteId: string): Promise<void> => {
  for (const { id } of await notes.every({ scopes: [noteScope(quoteId)] })) {
    const note = await notes.byId(id)
    if (note !== undefined) await commit([notes.remove(note)])
  }
}

/** Quotes of an account that is gone go too, with their notes and carts; nothing was ever bound of them. */
export const removeQuotesOfAccount: Subscriber<'account.removed'> = async ({ detail }) => {
  for (const { id } of await quotes.every({
    scopes: [`account:${detail.accountId}`],
    group: [listedGroup, 'DRAFT', 'DELETED'],
  })) {
    await removeNotes(id)
    await retryStale(async () => {
      const quote = await quotes.byId(id)
      if (quote === undefined) return
      const { kept } = await cartOf(quote.accountId, quote.agencyId)
      await commit([quotes.remove(quote), ...(kept === undefined ? [] : [carts.remove(kept)])])
    })
  }
}
