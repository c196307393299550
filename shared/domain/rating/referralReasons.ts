import { coverageId } from '../coverage/coverageId.ts'
import { productLines } from '../coverage/productLines.ts'
import { questionGroupState, questionGroups } from '../coverage/questionGroups.ts'
import { answerProblems, requiredQuestions } from '../questionnaire/answerProblems.ts'
import { questionnaireOf } from '../questionnaire/questionnaire.ts'
import { type BindingAuthority, programmeAuthority } from './authority.ts'
import { type ClaimExperience, noClaims } from './claimExperience.ts'
import { claimReasons } from './claimReasons.ts'
import { declineRules } from './declineRules.ts'
import { worstHazardGroup } from './hazardGroup.ts'
import { lineRules } from './lineRules.ts'
import type { HazardGroup } from './rateBook.ts'
import { rateBook } from './rateBooks.ts'
import type { RatedPremium } from './ratedPremium.ts'
import type { RatingFacts } from './ratingFacts.ts'
import type { QuoteOutcome, ReferralReason } from './referralReason.ts'
import { referralRules } from './referralRules.ts'

const worstHazard = (facts: RatingFacts, rated: RatedPremium): HazardGroup => {
  const book = rateBook(rated.rateBookVersion)
  return book ? worstHazardGroup(book, facts) : 1
}

/**
 * Why a priced risk is not ready to bind, in the order of the rules (rules: reasons, referral-rules); an empty list means ready.
 * `authority` is the binding authority of whoever asks, the programme's own unless told otherwise; `priorDeclines` is how
 * often the company was declined before, under this account or another, `claims` what claims it had with us. Reasons'
 * amounts are whole units.
 */
export const referralReasons = (
  facts: RatingFacts,
  rated: RatedPremium,
  authority: BindingAuthority = programmeAuthority,
  priorDeclines = 0,
  claims: ClaimExperience = noClaims,
): ReferralReason[] => {
  const selected = new Set(facts.coverages.map((coverage) => coverage.coverageId))
  const asked = [
    questionnaireOf(facts.region, facts.product),
    facts.answers,
    {
      cyberCrimePurchased: selected.has(coverageId('CYBER_CRIME_LOSS')),
      techErrorsPurchased: selected.has(coverageId('TECH_EO')),
    },
  ] as const
  const requiredOnes = requiredQuestions(...asked).map(({ key }) => key)
  const openQuestions = answerProblems(...asked).map(({ path }) => path[0])
  const unansweredGroups = questionGroups
    .filter((group) => selected.has(group.coverageId) && !questionGroupState(group, facts.answers).answered)
    .map((group) => group.key)
  const risk = {
    facts,
    rated,
    authority,
    hazardGroup: worstHazard(facts, rated),
    unansweredGroups,
    requiredQuestions: requiredOnes,
    openQuestions,
    priorDeclines,
  }
  const { family } = productLines[facts.product]
  const reasons = [...declineRules, ...referralRules, ...(lineRules[facts.product] ?? [])]
    .filter((rule) => (rule.family ?? family) === family && rule.strikes(risk))
    .map((rule) => ({
      ruleId: rule.ruleId,
      input: rule.input(risk),
      threshold: rule.threshold(risk),
      message: rule.message,
      cure: rule.cure,
      outcome: rule.outcome,
    }))
  return [...reasons, ...claimReasons(claims, facts.region)]
}

/** The outcomes that reasons bring about, the gravest first. */
const byGravity = ['DECLINED', 'REFERRED', 'INDICATION'] as const

/** What becomes of the request (rule: quote-life): the gravest of its reasons decides, and without a reason it is ready. */
export const quoteOutcome = (reasons: readonly Pick<ReferralReason, 'outcome'>[]): QuoteOutcome =>
  byGravity.find((outcome) => reasons.some((reason) => reason.outcome === outcome)) ?? 'READY'
