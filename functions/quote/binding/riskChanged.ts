import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { RiskChange } from '#shared/contracts/quote/quoteParts.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { formatMoney } from '#shared/domain/money/money.ts'
import { changeWords } from '#shared/domain/quoting/changeWords.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { quoteAction, quoteChange } from '../actions/quoteAction.ts'
import type { Present } from '../pricing/present.ts'
import { supersededBy } from '../signing/superseded.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { differenceOf } from './priceChanged.ts'

const wordsOf = ({ changes, reasons }: Present): string =>
  changes.length > 0 ? changes.map(changeWords).join('; ') : reasons.map(({ message }) => message).join('; ')

/** What a quote keeps of a change of its risk, to be read where it is looked at. */
export const riskChangeOf = (quote: StoredQuote, present: Present, now: Instant): RiskChange => ({
  at: now,
  changes: [...present.changes],
  totalBefore: quote.totalPremium,
  totalNow: present.totalPremium,
})

/** Refuses the step in hand with what has changed and what it costs. */
const refuse = (quote: StoredQuote, present: Present): never => {
  const { currency, locale } = regionOf(config.region)
  return fail('quote.riskChanged', {
    data: {
      changes: wordsOf(present),
      reasons: present.reasons.map(({ message }) => message).join('; '),
      current: formatMoney(present.totalPremium, currency, locale),
      difference: differenceOf({ before: quote.totalPremium, after: present.totalPremium }),
    },
  })
}

/**
 * A quote that was on its way to be bound goes to underwriting with its new price, its new reasons and what has changed;
 * whoever was taking the step is told why. From there only a person takes it out again, whatever the facts become.
 */
export const referChanged = async (quote: StoredQuote, present: Present, now: Instant): Promise<never> => {
  const changed = {
    ...present.priced,
    riskChange: riskChangeOf(quote, present, now),
    underwriter: undefined,
    statusNote: {
      reasonSummary: 'The risk has changed',
      reason: wordsOf(present),
      by: regionOf(config.region).provider.name,
      at: now,
    },
  }
  await commit([quoteAction(quote, 'refer', now, changed)], {
    events: [{ name: 'quote.referred', detail: { quoteId: quote.id } }, ...supersededBy(quote, present.priced)],
  })
  return refuse(quote, present)
}

/**
 * A quote that is looked at keeps its status and gets the price, the reasons and what has changed of today: whoever was
 * settling it is told, and settles that.
 */
export const lookAgain = async (quote: StoredQuote, present: Present, now: Instant): Promise<never> => {
  await commit([quoteChange(quote, now, { ...present.priced, riskChange: riskChangeOf(quote, present, now) })], {
    events: supersededBy(quote, present.priced),
  })
  return refuse(quote, present)
}

/**
 * A bound quote whose risk has changed is not issued: cover stands as it was bound, and the change waits in the
 * underwriters' inbox with what the price would be.
 */
export const holdIssue = async (quote: StoredQuote, present: Present, now: Instant): Promise<never> => {
  await commit([quoteChange(quote, now, { riskChange: riskChangeOf(quote, present, now) })])
  return refuse(quote, present)
}
