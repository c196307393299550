/** The choice that asks for a text of one's own. */
export const fillInReason = 'Fill-in option'

/** Reasons to decline a quote (quoting-and-servicing, section 9). */
export const quoteDeclineReasons = [
  'Class of Business',
  'Poor Cyber Security Controls',
  'BOR',
  'Poor Claims History',
  'Duplicate Quote',
  'Error',
  fillInReason,
] as const

/** Reasons to decline an account for a product (same section). */
export const accountDeclineReasons = [
  'Claims history',
  'Nature of Operations',
  'Poor Controls',
  'Size is too Big',
  fillInReason,
] as const

/** Reasons a quote was lost (same section). */
export const lossReasons = [
  'Price is High',
  'Coverage / Limit not enough',
  'Do not want Cyber',
  'Additional - Paper rating, flexibility',
  fillInReason,
] as const

export type QuoteDeclineReason = (typeof quoteDeclineReasons)[number]

/** Whether a quote was declined for something else than its risk, so that the decline is not held against the next. */
export const saysNothingOfTheRisk = (reason: QuoteDeclineReason | undefined): boolean =>
  reason === 'BOR' || reason === 'Duplicate Quote' || reason === 'Error'

export type LossReason = (typeof lossReasons)[number]
