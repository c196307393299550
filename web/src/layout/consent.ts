import { storageKeys } from '../api/storageKeys.ts'

/** The one stored item besides the look that signing out keeps. */
const key = storageKeys.consent

/** The question comes this long after the page (milliseconds), so that it does not compete with the page's own arrival. */
export const consentAskedAfter = 1500

export type ConsentAnswer = 'accepted' | 'declined'

/** Whether the cookie question was answered within the last six months; it is asked again after that. */
export const isConsentAnswered = (now: Date = new Date()): boolean => {
  try {
    const { at }: { at?: string } = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (!at) return false
    const renewal = new Date(at)
    renewal.setMonth(renewal.getMonth() + 6)
    return now < renewal
  } catch {
    return false
  }
}

/**
 * Whether we may use what helps us to improve the product and is not needed for it to work: agreed to within six months,
 * and not withdrawn by the browser's Global Privacy Control.
 */
export const isImprovingAllowed = (now: Date = new Date()): boolean => {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean } // a proposal that few browsers have
  if (globalPrivacyControl === true || !isConsentAnswered(now)) return false
  const { answer }: { answer?: ConsentAnswer } = JSON.parse(localStorage.getItem(key) ?? '{}')
  return answer === 'accepted'
}

const listeners = new Set<() => void>()

/** Hears of every answer in this tab. */
export const onConsent = (hear: () => void): void => void listeners.add(hear)

export const answerConsent = (answer: ConsentAnswer, now: Date = new Date()): void => {
  localStorage.setItem(key, JSON.stringify({ answer, at: now.toISOString() }))
  for (const hear of listeners) hear()
}
