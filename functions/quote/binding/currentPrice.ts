import { fail } from '#functions/_platform/http/problem.ts'
import { accountById } from '#functions/account/public.ts'
import { ratedDetails } from '#shared/domain/account/quoteEffects.ts'
import type { QuoteChanges } from '../actions/quoteAction.ts'
import { reprice } from '../pricing/reprice.ts'
import { changedSelection } from '../pricing/selectionOf.ts'
import type { StoredQuote } from '../store/quotes.ts'

/** What is bound: the quote as it was priced, or with the price of what has changed since. */
export interface CurrentPrice {
  readonly totalPremium: number
  readonly changes: QuoteChanges
}

/**
 * The price that holds at this moment. A quote keeps its price while it stands, whatever becomes of the risk score; but a
 * changed detail of the account, or another effective date, is another risk and is priced as such.
 */
export const currentPrice = async (
  quote: StoredQuote,
  effectiveDate: string | undefined,
  now: string,
): Promise<CurrentPrice> => {
  const account = (await accountById(quote.accountId)) ?? fail('quote.notFound')
  const sameRisk = ratedDetails.every((detail) => facts(account)[detail] === facts(quote.firmographicData)[detail])
  const sameDate = effectiveDate === undefined || effectiveDate === quote.effectiveDate
  if (sameRisk && sameDate) return { totalPremium: quote.totalPremium, changes: {} }
  const selection = changedSelection(quote.selection, { effectiveDate }, {})
  const { changes } = await reprice(quote, { selection }, now)
  if (effectiveDate !== undefined && changes.effectiveDate !== effectiveDate)
    fail('request.invalid', {
      errors: [
        { detail: `cover cannot start then; the nearest day is ${changes.effectiveDate}`, path: ['effectiveDate'] },
      ],
    })
  return { totalPremium: changes.totalPremium, changes }
}

const facts = (details: Partial<Record<(typeof ratedDetails)[number], unknown>>) => details
