import { fail } from '#functions/_platform/problems/problem.ts'
import { type Account, standingDeclines } from '#functions/account/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { rateBook } from '#functions/tariff/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { technicalPremium } from '#shared/domain/policy/excessPrice.ts'
import type { LayerTerms } from '#shared/domain/policy/excessTower.ts'
import type { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import type { Product } from '#shared/regions/products.ts'
import { present } from '../pricing/present.ts'
import { type PricedFields, type PriceRequest, price } from '../pricing/price.ts'
import { newSelection } from '../pricing/selectionOf.ts'
import { quotes } from '../store/quotes.ts'

/** Whose form a layer follows, on which days. */
interface Form {
  readonly product: Product
  readonly effectiveDate: CalendarDate
  readonly expirationDate: CalendarDate
  readonly isSurplus: boolean
}

/** A company priced and judged by what it is today with the product's usual terms, where no quote of it was. */
export const companyPriced = async (account: Account, form: Form, now: Instant): Promise<PricedFields> => {
  const { product, effectiveDate, expirationDate: endDate, isSurplus } = form
  const request: PriceRequest = {
    product,
    selection: newSelection({ effectiveDate, endDate, isSurplus }, effectiveDate),
    answerChanges: {},
    answered: {},
    revenueFactor: 1,
    brokerFee: 0,
    additionalBrokerFee: 0,
    mgaFee: 0,
    isRenewal: false,
    isEndorsement: true,
    eventExclusions: [],
  }
  const priced = price(account, request, now, await standingDeclines(account))
  return priced.ok ? priced.fields : fail('rating.notRateable', { data: { reason: priced.reason } })
}

/** What the book asks for a layer over cover of others, as if it followed the provider's own form beneath. */
export const bookOverOthers = (
  { coverages, rated, selection }: PricedFields,
  { layer, form }: { readonly layer: LayerTerms; readonly form: Form },
): MinorUnits => {
  const book = rateBook(rated.rateBookVersion)
  if (book === undefined) return 0
  return technicalPremium(
    {
      policyNumber: '',
      limit: selection.global.limit,
      coverages,
      price: rated.coverages,
      term: { effectiveDate: form.effectiveDate, endDate: form.expirationDate },
    },
    {
      layer,
      from: form.effectiveDate,
      book,
      minimumPremium: book.products[form.product]?.minimumPremium ?? 0,
    },
  )
}

/**
 * Why a layer over a policy needs a look at its risk: what nobody has looked at since the quote that the policy came of, or
 * all of it where it came of none.
 */
export const reasonsOver = async (
  ground: PolicyRecord,
  account: Account,
  now: Instant,
): Promise<readonly ReferralReason[]> => {
  const quote = ground.quoteId === undefined ? undefined : await quotes.byId(ground.quoteId)
  if (quote !== undefined) return (await present(quote, now)).reasons
  return (await companyPriced(account, { ...ground, product: ground.productType }, now)).referralReasons
}
