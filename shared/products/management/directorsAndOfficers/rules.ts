import { saysNo, saysYes } from '#shared/domain/coverage/securityAnswers.ts'
import { onAnswer, type ReferralRule } from '#shared/domain/rating/referralRule.ts'

/** What refers or declines a risk of this line, besides what holds for every product. */
export const directorsAndOfficersRules: readonly ReferralRule[] = [
  onAnswer(
    'decline.publiclyTraded',
    ['publiclyTraded'],
    saysYes,
    'NO',
    {
      message: 'Shares or debt of the company are publicly traded: the form is for private companies',
      cure: 'If this is not so, correct it and appeal: an underwriter looks at it again.',
    },
    'DECLINED',
  ),
  onAnswer('referral.debtCovenants', ['debtCovenantBreach'], saysYes, 'NO', {
    message: 'Debt is in default or a covenant is breached',
    cure: 'Send the latest accounts and what lenders have agreed to; an underwriter must release the quote.',
  }),
  onAnswer('referral.mergerOrOffering', ['mergerOrOffering'], saysYes, 'NO', {
    message: 'A merger, sale or offering is planned',
    cure: 'Describe the transaction and its dates; an underwriter must release the quote.',
  }),
  onAnswer('referral.netIncome', ['positiveNetIncome'], saysNo, 'YES', {
    message: 'The company made a loss in the last fiscal year',
    cure: 'Send the latest accounts; an underwriter must release the quote.',
  }),
  onAnswer('referral.managementClaims', ['managementClaims'], saysYes, 'NO', {
    message: 'There was a claim over the management of the company within five years',
    cure: 'Describe the claim and how it ended; an underwriter must release the quote.',
  }),
  onAnswer('referral.managementCircumstances', ['managementCircumstances'], saysYes, 'NO', {
    message: 'Facts are known that may lead to a claim over management',
    cure: 'Describe the facts; an underwriter must release the quote.',
  }),
]
