import { fail } from '#functions/_platform/problems/problem.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { EndorsedTerms } from '#shared/contracts/policy/endorsedTerms.ts'
import { isMoreExposure } from '#shared/domain/policy/moreExposure.ts'
import type { Leaves } from '#shared/domain/policy/policyLeaves.ts'
import type { AuthorityFacts } from '#shared/domain/quoting/authority.ts'
import { authorityFactsOf } from '#shared/domain/quoting/authorityFacts.ts'
import { newReasons } from '#shared/domain/quoting/materialChange.ts'
import type { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { insurableAccount } from '../actions/insurable.ts'
import { mustBeOnOffer } from './mustBeOnOffer.ts'
import { type Pricing, presentTerms } from './pricedTerms.ts'
import { ratedTermsOf } from './repriced.ts'

/** Why an underwriter looks at a change, and what letters of authority measure of it. */
export interface Judged {
  readonly reasons: readonly ReferralReason[]
  readonly facts: AuthorityFacts
}

interface Change {
  readonly before: Leaves
  readonly after: Leaves
  readonly asked?: EndorsedTerms
  /** What refers it whatever the company is. */
  readonly reasons: readonly ReferralReason[]
}

const nothing: AuthorityFacts = { limit: 0, revenue: 0, premium: 0, hazardGroup: 0, credit: 0, reasons: 0 }

/** Refuses what a rule declines today; what was declined once and released as it is refers again. */
const mustNotBeDeclined = ({ quote }: Pricing, reasons: readonly ReferralReason[]): void => {
  const declined = newReasons(quote.referralReasons, reasons).filter(({ outcome }) => outcome === 'DECLINED')
  if (declined.length > 0)
    fail('policy.endorsementDeclined', { data: { reasons: declined.map(({ message }) => message).join('; ') } })
}

/**
 * A change as it is judged. One that bears more is judged as a new quote of its terms would be, by what the company is now:
 * refused, or referred with all reasons, those too that were released for less (decision: more-exposure-is-new). One that
 * bears no more is judged by itself alone.
 */
export const judged = async (
  policy: PolicyRecord,
  pricing: Pricing,
  { before, after, asked = {}, reasons }: Change,
): Promise<Judged> => {
  if (!isMoreExposure(before, after)) return { reasons, facts: { ...nothing, reasons: reasons.length } }
  await insurableAccount(pricing.quote)
  mustBeOnOffer(asked, presentTerms(policy, pricing, ratedTermsOf(before), asked))
  const { additionalInsureds } = asked
  const { rated, ...fields } = presentTerms(policy, pricing, ratedTermsOf(after), { additionalInsureds })
  mustNotBeDeclined(pricing, fields.referralReasons)
  const beside = reasons.filter(({ ruleId }) => fields.referralReasons.every((each) => each.ruleId !== ruleId))
  const all = [...fields.referralReasons, ...beside]
  const facts = authorityFactsOf({
    limit: ratedTermsOf(after).limit,
    firmographicData: fields.firmographicData,
    referralReasons: all,
    rateBookVersion: rated.rateBookVersion,
    premium: rated.premium,
    technicalPremium: fields.technicalPremium,
  })
  return { reasons: all, facts }
}
