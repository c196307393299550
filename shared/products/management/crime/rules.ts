import { saysNo, saysYes } from '#shared/domain/coverage/securityAnswers.ts'
import { onAnswer, type ReferralRule } from '#shared/domain/rating/referralRule.ts'

/** What refers or declines a risk of this line, besides what holds for every product. */
export const crimeRules: readonly ReferralRule[] = [
  onAnswer('referral.dualSignature', ['dualSignature'], saysNo, 'YES', {
    message: 'Large payments do not need two people',
    cure: 'Have payments of more than 25,000 made by two people.',
  }),
  onAnswer('referral.reconciliation', ['separateReconciliation'], saysNo, 'YES', {
    message: 'Whoever pays reconciles the accounts as well',
    cure: 'Have bank accounts reconciled by somebody who can neither pay nor sign.',
  }),
  onAnswer('referral.crimeLosses', ['crimeLosses'], saysYes, 'NO', {
    message: 'There was a loss by theft, forgery or fraud within five years',
    cure: 'Describe the loss and what was done since; an underwriter must release the quote.',
  }),
]
