import { addDays } from '../calendar/moveDate.ts'

/** Days a quote stands before it expires (decision 24). */
export const quoteValidityDays = 30

/** The day after which a quote is expired: 30 days after it was made or its effective date, whichever is first. */
export const expiresOn = (created: string, effectiveDate: string): string => {
  const validity = addDays(created, quoteValidityDays)
  return validity < effectiveDate ? validity : effectiveDate
}

export const isExpired = (quote: { readonly expiresOn: string }, today: string): boolean => today > quote.expiresOn

/** A need-by date is not in the past; it starts at today plus seven days (quoting-and-servicing, section 5). */
export const mayNeedBy = (needBy: string, today: string): boolean => needBy >= today
export const defaultNeedBy = (today: string): string => addDays(today, 7)
