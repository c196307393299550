import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { ReferralReason } from '../rating/referralReason.ts'
import { isMoreExposure } from './moreExposure.ts'
import type { Leaves } from './policyLeaves.ts'

export type EndorsementFacts = {
  readonly before: Leaves
  readonly after: Leaves
  readonly effectiveDate: CalendarDate
  /** Where the insured is. */
  readonly today: CalendarDate
  /** How many later transactions are applied again. */
  readonly reapplied: number
}

const retroOf = (leaves: Leaves) => Object.entries(leaves).filter(([field]) => /retroActive(Period|Date)$/.test(field))

/** Whether a retroactive term of cover that was there is another. */
const isOtherRetro = ({ before, after }: EndorsementFacts): boolean =>
  retroOf(after).some(([field, value]) => before[field] !== undefined && before[field] !== value)

/** Why an underwriter looks at an endorsement that its price alone would not refer (rule: endorsement-referral). */
export const endorsementReasons = (facts: EndorsementFacts): ReferralReason[] => {
  const reasons: ReferralReason[] = []
  if (facts.effectiveDate < facts.today && isMoreExposure(facts.before, facts.after))
    reasons.push({
      ruleId: 'endorsement.backdatedCover',
      input: facts.effectiveDate,
      threshold: facts.today,
      message: 'More cover is asked for days that are over',
      cure: 'Let the endorsement take effect today or later',
      outcome: 'REFERRED',
    })
  if (isOtherRetro(facts))
    reasons.push({
      ruleId: 'endorsement.retroactiveDate',
      input: null,
      threshold: null,
      message: 'A retroactive period or date changes within the term',
      cure: 'Leave the retroactive terms as they are until renewal',
      outcome: 'REFERRED',
    })
  if (facts.reapplied > 0)
    reasons.push({
      ruleId: 'endorsement.outOfSequence',
      input: facts.reapplied,
      threshold: 0,
      message: 'It takes effect before changes that were made already',
      cure: 'Let it take effect on or after the day of the last change',
      outcome: 'REFERRED',
    })
  return reasons
}
