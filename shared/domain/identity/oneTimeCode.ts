/** One-time codes are exactly six digits, live five minutes, work once, and five wrong tries end them (rule: one-time-code). */
export const oneTimeCodeSeconds = 5 * 60
export const oneTimeCodeTries = 5

/** What is stored of a code that was sent; times are epoch seconds. */
export type SentCode = { readonly sentAt: number; readonly used: boolean; readonly wrongTries: number }

/** Whether a code may still be tried, and if not, what ended it. */
export const codeState = (code: SentCode, now: number): 'open' | 'used' | 'tried out' | 'expired' => {
  if (code.used) return 'used'
  if (code.wrongTries >= oneTimeCodeTries) return 'tried out'
  return now >= code.sentAt + oneTimeCodeSeconds ? 'expired' : 'open'
}
