import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/http/problem.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { formatMoney, type MinorUnits } from '#shared/domain/money/money.ts'
import type { BindableQuote, BindRefusal } from '#shared/domain/quoting/bind.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** A quote as the rules of binding look at it. */
export const bindableOf = (quote: QuoteRecord): BindableQuote => ({
  status: quote.status,
  expiresOn: quote.expiresOn,
  totalPremium: quote.totalPremium,
  policyHolder: {
    ...(quote.customerFirstName !== undefined && { firstName: quote.customerFirstName }),
    ...(quote.customerLastName !== undefined && { lastName: quote.customerLastName }),
    ...(quote.customerEmail !== undefined && { email: quote.customerEmail }),
    ...(quote.customerPhone !== undefined && { phone: quote.customerPhone }),
  },
})

/** A changed price is told in the region's money, the difference with its sign. */
export const priceChanged = (shown: MinorUnits, current: MinorUnits): never => {
  const { currency, locale } = regionOf(config.region)
  const money = (amount: MinorUnits) => formatMoney(amount, currency, locale)
  const difference = current - shown
  return fail('quote.priceChanged', {
    data: {
      shown: money(shown),
      current: money(current),
      difference: `${difference > 0 ? '+' : '-'}${money(Math.abs(difference))}`,
      currentTotalPremium: current,
    },
  })
}

/** Turns a refusal of the binding rules into its problem. */
export const refuseBinding = (refusal: BindRefusal): never => {
  switch (refusal.code) {
    case 'quote.notAllowed':
      return fail(refusal.code, {
        data: { status: refusal.current, allowed: refusal.allowed.join(', ') || 'nothing' },
      })
    case 'quote.expired':
      return fail(refusal.code, { data: { expiresOn: refusal.expiresOn } })
    case 'quote.priceChanged':
      return priceChanged(refusal.shown, refusal.current)
    case 'quote.needsContact':
      return fail(refusal.code)
  }
}
