import { Temporal } from 'temporal-polyfill'

/** Days a quote stands before it expires (decision 24). */
export const quoteValidityDays = 30

/** Effective date offered for a new quote: 14 days from today (quoting-and-servicing, section 9). */
export const defaultEffectiveDays = 14

/** Days back and ahead of today within which coverage may start (quoting-and-servicing, section 9). */
export const coverageStartWindow = { daysBack: 7, daysAhead: 75 } as const

/** The day after which a quote is expired: 30 days after it was made or its effective date, whichever is first. */
export const expiresOn = (created: string, effectiveDate: string): string => {
  const validity = Temporal.PlainDate.from(created).add({ days: quoteValidityDays }).toString()
  return validity < effectiveDate ? validity : effectiveDate
}

export const isExpired = (quote: { readonly expiresOn: string }, today: string): boolean => today > quote.expiresOn

/** The offered effective date, and the end a year after it. */
export const defaultTerm = (today: string): { effectiveDate: string; endDate: string } => {
  const effective = Temporal.PlainDate.from(today).add({ days: defaultEffectiveDays })
  return { effectiveDate: effective.toString(), endDate: effective.add({ years: 1 }).toString() }
}

/** First and last day coverage may start when quoted on `today`. */
export const coverageStartRange = (today: string): { minDate: string; maxDate: string } => {
  const day = Temporal.PlainDate.from(today)
  return {
    minDate: day.subtract({ days: coverageStartWindow.daysBack }).toString(),
    maxDate: day.add({ days: coverageStartWindow.daysAhead }).toString(),
  }
}

/** First and last day coverage may end: 6 to 18 months after it starts (decision 28). */
export const coverageEndRange = (effectiveDate: string): { minDate: string; maxDate: string } => {
  const day = Temporal.PlainDate.from(effectiveDate)
  return { minDate: day.add({ months: 6 }).toString(), maxDate: day.add({ months: 18 }).toString() }
}

/** A need-by date is not in the past; it starts at today plus seven days (quoting-and-servicing, section 5). */
export const mayNeedBy = (needBy: string, today: string): boolean => needBy >= today
export const defaultNeedBy = (today: string): string => Temporal.PlainDate.from(today).add({ days: 7 }).toString()
