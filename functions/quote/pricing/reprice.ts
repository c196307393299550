import { fail } from '#functions/_platform/problems/problem.ts'
import { accountById, standingDeclines } from '#functions/account/public.ts'
import { agreedCommission } from '#functions/ledger/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { expiresOn } from '#shared/domain/quoting/quoteDates.ts'
import type { QuoteOutcome } from '#shared/domain/rating/referralReason.ts'
import type { QuoteChanges } from '../actions/quoteAction.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { type PriceRequest, price } from './price.ts'

/** What a new price changes of a quote, and what the rules make of it. */
export interface Repriced {
  readonly outcome: QuoteOutcome
  readonly changes: QuoteChanges & { readonly rated: StoredQuote['rated']; readonly totalPremium: number }
}

/**
 * The price of a quote with changed terms, from what its account says today; `rating.notRateable` when there is none. A new
 * effective date moves the day the quote expires.
 */
export const reprice = async (quote: StoredQuote, terms: Partial<PriceRequest>, now: Instant): Promise<Repriced> => {
  const account = (await accountById(quote.accountId)) ?? fail('quote.notFound')
  const request = { ...quote, ...terms }
  const priced = price(account, request, now, await standingDeclines(account, quote.id))
  if (!priced.ok) return fail('rating.notRateable', { data: { reason: priced.reason } })
  const commissionAgreement = await agreedCommission({ ...request, effectiveDate: priced.fields.effectiveDate })
  return {
    outcome: priced.outcome,
    changes: {
      revenueFactor: request.revenueFactor,
      irpm: request.irpm,
      eventExclusions: request.eventExclusions,
      brokerFee: request.brokerFee,
      additionalBrokerFee: request.additionalBrokerFee,
      mgaFee: request.mgaFee,
      feeAgreement: request.feeAgreement,
      commissionAgreement,
      ...priced.fields,
      firmographicData: {
        ...priced.fields.firmographicData,
        // A notice is of one state: who has moved reads another.
        signatureOnFile:
          account.state === quote.firmographicData.state ? quote.firmographicData.signatureOnFile : undefined,
        surplusLinesNumber: quote.firmographicData.surplusLinesNumber,
        surplusLinesState: quote.firmographicData.surplusLinesState,
      },
      lastPatched: now,
      expiresOn: expiresOn({ created: quote.quotedOn, effectiveDate: priced.fields.effectiveDate }),
    },
  }
}
