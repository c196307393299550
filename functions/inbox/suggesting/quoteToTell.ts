import { config } from '#functions/_platform/config/config.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'
import type { QuoteToTell } from '#shared/domain/correspondence/suggestReply.ts'
import { formatMoney, toMinorUnits } from '#shared/domain/money/money.ts'
import { quoteStatusGroups } from '#shared/domain/quoting/quoteStatusGroups.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'

const isIn = (group: keyof typeof quoteStatusGroups, status: QuoteStatus) =>
  (quoteStatusGroups[group] as readonly QuoteStatus[]).includes(status)

const standingOf = (status: QuoteStatus): QuoteToTell['standing'] => {
  if (status === 'DECLINED') return 'DECLINED'
  if (status === 'DRAFT' || status === 'INDICATION') return 'DRAFT'
  if (isIn('Ready', status)) return 'READY'
  if (isIn('Referred', status)) return 'REFERRED'
  return isIn('Bound', status) ? 'BOUND' : 'OVER'
}

/** What may be said of a quote to whoever asks for it: the price of one that is on offer alone. */
export const quoteToTell = (quote: QuoteRecord): QuoteToTell => {
  const { currency, locale } = regionOf(config.region)
  const standing = standingOf(quote.status)
  const whole = (amount: number) => formatMoney(toMinorUnits(amount), currency, locale)
  return {
    quoteNumber: quote.quoteNumber,
    companyName: quote.companyName,
    standing,
    ...(standing === 'READY' && {
      premium: formatMoney(quote.totalPremium, currency, locale),
      limit: whole(quote.selection.global.limit),
      retention: whole(quote.selection.global.deductible),
      until: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(quote.expiresOn)),
    }),
    ...(quote.statusNote !== undefined && { reason: quote.statusNote.reasonSummary }),
  }
}
