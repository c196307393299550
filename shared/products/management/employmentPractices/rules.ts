import { saysYes } from '#shared/domain/coverage/securityAnswers.ts'
import { onAnswer, type ReferralRule } from '#shared/domain/rating/referralRule.ts'

/** What refers or declines a risk of this line, besides what holds for every product. */
export const employmentPracticesRules: readonly ReferralRule[] = [
  onAnswer('referral.layoffs', ['layoffsPlanned'], saysYes, 'NO', {
    message: 'Layoffs, closings or reductions are planned',
    cure: 'Tell how many, where and what counsel advised; an underwriter must release the quote.',
  }),
  onAnswer('referral.turnover', ['highTurnover'], saysYes, 'NO', {
    message: 'More than 30 % of employees left within a year',
    cure: 'Tell why; an underwriter must release the quote.',
  }),
  onAnswer('referral.employmentClaims', ['employmentClaims'], saysYes, 'NO', {
    message: 'There was a claim, charge or complaint over employment within five years',
    cure: 'Describe it and what was done since; an underwriter must release the quote.',
  }),
  onAnswer('referral.employmentCircumstances', ['employmentCircumstances'], saysYes, 'NO', {
    message: 'Facts are known that may lead to a claim over employment',
    cure: 'Describe the facts; an underwriter must release the quote.',
  }),
]
