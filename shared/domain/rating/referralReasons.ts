import { questionGroupState, questionGroups } from '../coverage/questionGroups.ts'
import { type BindingAuthority, programmeAuthority } from './authority.ts'
import { hazardGroupOf } from './hazardGroup.ts'
import type { HazardGroup } from './rateBook.ts'
import { rateBook } from './rateBooks.ts'
import type { RatedPremium } from './ratedPremium.ts'
import type { RatingFacts } from './ratingFacts.ts'
import type { QuoteOutcome, ReferralReason } from './referralReason.ts'
import { referralRules } from './referralRules.ts'

const worstHazard = (facts: RatingFacts, rated: RatedPremium): HazardGroup => {
  const book = rateBook(rated.rateBookVersion)
  if (!book) return 1
  const primary = hazardGroupOf(book, facts.industryCode)
  if (facts.secondaryIndustryCode === undefined || facts.primaryShare >= 100) return primary
  const secondary = hazardGroupOf(book, facts.secondaryIndustryCode)
  return secondary > primary ? secondary : primary
}

/**
 * Why a priced risk is not ready to bind, in the order of the rules (decisions 37 and 38); an empty list means ready.
 * `authority` is the binding authority of whoever asks, the programme's own unless told otherwise. Reasons' amounts are
 * whole units.
 */
export const referralReasons = (
  facts: RatingFacts,
  rated: RatedPremium,
  authority: BindingAuthority = programmeAuthority,
): ReferralReason[] => {
  const selected = new Set(facts.coverages.map((coverage) => coverage.coverageId))
  const unansweredGroups = questionGroups
    .filter((group) => selected.has(group.coverageId) && !questionGroupState(group, facts.answers, true).answered)
    .map((group) => group.key)
  const risk = { facts, rated, authority, hazardGroup: worstHazard(facts, rated), unansweredGroups }
  return referralRules
    .filter((rule) => rule.strikes(risk))
    .map((rule) => ({
      ruleId: rule.ruleId,
      input: rule.input(risk),
      threshold: rule.threshold(risk),
      message: rule.message,
      cure: rule.cure,
      outcome: rule.outcome,
    }))
}

/** What becomes of the request (decision 24): a referral outweighs an indication, and without a reason it is ready. */
export const quoteOutcome = (reasons: readonly Pick<ReferralReason, 'outcome'>[]): QuoteOutcome =>
  reasons.some((reason) => reason.outcome === 'REFERRED') ? 'REFERRED' : reasons.length > 0 ? 'INDICATION' : 'READY'
