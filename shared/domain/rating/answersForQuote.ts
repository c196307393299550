import { betterForQuote } from '../questionnaire/answerOrder.ts'
import type { QuestionnaireAnswers } from '../questionnaire/questionnaireAnswers.ts'
import type { ReferralReason } from './referralReason.ts'

/**
 * Why a quote is referred whose own answers speak better of the risk than those its account has given: which of the two is
 * true is for an underwriter to find out. Both stand in the reason. Undefined where no answer is better.
 */
export const answersForQuote = (
  account: QuestionnaireAnswers,
  forQuote: QuestionnaireAnswers,
): ReferralReason | undefined => {
  const better = betterForQuote(account, forQuote)
  if (better.length === 0) return undefined
  return {
    ruleId: 'referral.answersForQuote',
    input: better.map(({ question, quote }) => `${question} ${quote}`).join(', '),
    threshold: better.map(({ question, account: own }) => `${question} ${own}`).join(', '),
    message: 'Answers for this quote are better than those of the account',
    cure: 'Correct the answers of the account, or have an underwriter find out which are true.',
    outcome: 'REFERRED',
  }
}
