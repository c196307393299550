/** The one stored item besides the look that signing out keeps. */
const key = 'palisade.consent'

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

export const answerConsent = (answer: ConsentAnswer, now: Date = new Date()): void =>
  localStorage.setItem(key, JSON.stringify({ answer, at: now.toISOString() }))
