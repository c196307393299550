import { saysYes } from '#shared/domain/coverage/securityAnswers.ts'
import { onAnswer, type ReferralRule } from '#shared/domain/rating/referralRule.ts'

/** What refers or declines a risk of this line, besides what holds for every product. */
export const fiduciaryRules: readonly ReferralRule[] = [
  onAnswer('referral.employerStock', ['employerStockPlan'], saysYes, 'NO', {
    message: 'A plan holds shares of the employer',
    cure: 'Send the plan and the last valuation; an underwriter must release the quote.',
  }),
  onAnswer('referral.underfunded', ['underfundedPlan'], saysYes, 'NO', {
    message: 'A plan is funded by less than 80 %',
    cure: 'Send the actuary’s report; an underwriter must release the quote.',
  }),
  onAnswer('referral.planChange', ['planChange'], saysYes, 'NO', {
    message: 'A plan was or will be ended, merged or frozen',
    cure: 'Describe the change; an underwriter must release the quote.',
  }),
  onAnswer('referral.fiduciaryClaims', ['fiduciaryClaims'], saysYes, 'NO', {
    message: 'There was a claim, audit finding or penalty over a plan within five years',
    cure: 'Describe it and how it ended; an underwriter must release the quote.',
  }),
  onAnswer('referral.fiduciaryCircumstances', ['fiduciaryCircumstances'], saysYes, 'NO', {
    message: 'Facts are known that may lead to a claim over a plan',
    cure: 'Describe the facts; an underwriter must release the quote.',
  }),
]
