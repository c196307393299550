import { config } from '#functions/_platform/config/config.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { productLines } from '#shared/domain/coverage/productLines.ts'
import { formatMoney } from '#shared/domain/money/money.ts'
import { type Declaration, type Declared, declarationsOf, statesTheSame } from '#shared/domain/quoting/declarations.ts'
import { terrorismOffer } from '#shared/domain/rating/terrorismOffer.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** What the insured of a quote states when it signs or confirms as it stands. */
export const declarationsOfQuote = (
  quote: Pick<QuoteRecord, 'companyName' | 'product' | 'rated'>,
): readonly Declaration[] => {
  const { code, currency, locale } = regionOf(config.region)
  const { companyName, product, rated } = quote
  const offer = terrorismOffer(rated)
  const isOffered = productLines[product].coverages.includes('TRIA') && (offer.accepted || offer.premium > 0)
  const terrorism = { accepted: offer.accepted, price: formatMoney(offer.premium, currency, locale) }
  return declarationsOf(code, { companyName, ...(isOffered && { terrorism }) })
}

/** The same as it is kept with who made it. */
export const declaredNow = (quote: Parameters<typeof declarationsOfQuote>[0]): Declared[] =>
  declarationsOfQuote(quote).map(({ key, title, choice }) => ({ key, title, ...(choice && { choice }) }))

/** Whether what was stated is what would be stated of the quote now. */
export const isStatedOf = (
  { declarations }: { readonly declarations?: readonly Declared[] | undefined },
  quote: Parameters<typeof declarationsOfQuote>[0],
): boolean => statesTheSame(declarations, declaredNow(quote))
