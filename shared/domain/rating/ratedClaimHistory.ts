import { type SecurityAnswers, type SecurityQuestion, saysYes } from '#shared/domain/coverage/securityAnswers.ts'
import { type ClaimExperience, noClaims } from './claimExperience.ts'
import { withinThreeYears } from './referralRule.ts'

const troubled: readonly SecurityQuestion[] = [
  'civilOrCriminalAction',
  'cyberEvent',
  'pendingLitigation',
  'priorOrPendingClaimCircumstances',
  'privacyLitigation',
  'securityBreachRequiringNotification',
]

/**
 * How long ago the last claim was, as the price takes it. “Never” earns its credit where nothing else that was answered, and
 * no claim that we know of, speaks of an incident, a claim or a dispute; beside such it counts as unknown (decision:
 * clean-history).
 */
export const ratedClaimHistory = (
  answers: SecurityAnswers,
  known: Pick<ClaimExperience, 'claims' | 'open'> = noClaims,
): number | null => {
  const { claimHistory, pastCyberIncident } = answers
  if (claimHistory === undefined) return null
  const isTroubled =
    troubled.some((question) => saysYes(answers[question])) ||
    withinThreeYears(pastCyberIncident) ||
    known.claims + known.open > 0
  return claimHistory === 0 && isTroubled ? null : claimHistory
}
