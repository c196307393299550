import type { ReferralReason } from '../rating/referralReason.ts'
import { creditOf, type ModifiedPremium } from './authorityFacts.ts'

/**
 * Why a quote is referred that would be ready with a credit of an underwriter's: it was given before anybody's letter of
 * authority was asked, so whoever releases it is measured by it (decision: letters-of-authority). Undefined where nothing
 * was taken off the premium.
 */
export const creditToRelease = (quote: ModifiedPremium): ReferralReason | undefined => {
  if (creditOf(quote) === 0) return undefined
  return {
    ruleId: 'referral.credit',
    input: null,
    threshold: 'released',
    message: 'The premium has a credit that was not released yet',
    cure: 'An underwriter must release the quote.',
    outcome: 'REFERRED',
  }
}
