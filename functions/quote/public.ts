import { now } from '#functions/_platform/clock/clock.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { QuoteAction, QuoteStatus } from '#shared/domain/quoting/quoteStatus.ts'
import type { Product } from '#shared/regions/products.ts'
import { quoteAction as actOn, quoteChange as change, type QuoteChanges } from './actions/quoteAction.ts'
import { openQuotesOfAccount } from './store/openQuotes.ts'
import { listedGroup } from './store/quoteGroups.ts'
import { quotes, type StoredQuote } from './store/quotes.ts'

export type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
export type { QuoteChanges } from './actions/quoteAction.ts'
export { type AccountFacts, accountFacts as accountFactsOf, answersBeyond } from './pricing/accountFacts.ts'
export type { StoredQuote } from './store/quotes.ts'
export { requireQuote } from './store/reach.ts'

/** The quote as it is stored, whoever asks. */
export const quoteById = (id: string): Promise<StoredQuote | undefined> => quotes.byId(id)

/** The write of a step of the quote's lifecycle; fails with `quote.notAllowed` where the table does not list it. */
export const quoteAction = (
  quote: StoredQuote,
  action: QuoteAction,
  changes: QuoteChanges = {},
  outcome?: QuoteStatus,
): Write => actOn(quote, action, now(), changes, outcome)

/** The write of changes that leave the quote's status alone. */
export const quoteChange = (quote: StoredQuote, changes: QuoteChanges): Write => change(quote, now(), changes)

/** The products of the account's quotes that a change of the account's rated details invalidates or refers. */
export const openProductsOfAccount = async (accountId: string): Promise<readonly Product[]> => [
  ...new Set((await openQuotesOfAccount(accountId)).map(({ product }) => product)),
]

/** How many quotes of an agency the lists show, and how many of them are bound. */
export const quoteCountsOfAgency = async (agencyId: string): Promise<{ quotes: number; binders: number }> => {
  const [listed, bound] = await Promise.all(
    [listedGroup, 'BOUND'].map((group) => quotes.count(`agency:${agencyId}`, group)),
  )
  return { quotes: listed?.count ?? 0, binders: bound?.count ?? 0 }
}
