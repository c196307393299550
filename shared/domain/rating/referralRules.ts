import type { ReasonValue } from '../coverage/reason.ts'
import { isAnswered, type SecurityQuestion, saysNo, saysYes } from '../coverage/securityAnswers.ts'
import type { BindingAuthority } from './authority.ts'
import type { HazardGroup } from './rateBook.ts'
import type { RatedPremium } from './ratedPremium.ts'
import type { RatingFacts } from './ratingFacts.ts'
import type { ReferralReason } from './referralReason.ts'
import { isUnrated } from './unratedPremium.ts'

/** What referral rules look at. */
export type ReferralCase = {
  readonly facts: RatingFacts
  readonly rated: RatedPremium
  readonly authority: BindingAuthority
  /** The worse of the primary and the secondary industry. */
  readonly hazardGroup: HazardGroup
  /** Coverages selected whose question group is not answered. */
  readonly unansweredGroups: readonly string[]
}

/** A referral rule (decision 38): what it looks at, where it draws the line, and whether the line is crossed. */
export type ReferralRule = Pick<ReferralReason, 'ruleId' | 'outcome' | 'message' | 'cure'> & {
  readonly input: (risk: ReferralCase) => ReasonValue
  readonly threshold: (risk: ReferralCase) => ReasonValue
  readonly strikes: (risk: ReferralCase) => boolean
}

type Texts = { readonly message: string; readonly cure: string }

/** Refers when one of the questions is answered in a way that worries. */
const onAnswer = (
  ruleId: string,
  questions: readonly SecurityQuestion[],
  worries: (answer: unknown) => boolean,
  threshold: ReasonValue,
  texts: Texts,
): ReferralRule => ({
  ruleId,
  outcome: 'REFERRED',
  input: ({ facts }) =>
    questions
      .filter((question) => worries(facts.answers[question]))
      .map((question) => `${question} ${String(facts.answers[question])}`)
      .join(', '),
  threshold: () => threshold,
  strikes: ({ facts }) => questions.some((question) => worries(facts.answers[question])),
  ...texts,
})

/** Refers when a figure is above (or below) the line. */
const onFigure = (
  ruleId: string,
  input: (risk: ReferralCase) => number,
  crosses: 'above' | 'below',
  threshold: (risk: ReferralCase) => number,
  texts: Texts,
): ReferralRule => ({
  ruleId,
  outcome: 'REFERRED',
  input,
  threshold,
  strikes: (risk) => (crosses === 'above' ? input(risk) > threshold(risk) : input(risk) < threshold(risk)),
  ...texts,
})

/** Happened within the last three years, the look-back for claims and incidents (decision 29). */
const withinThreeYears = (recency: unknown): boolean => typeof recency === 'number' && recency >= 1 && recency <= 3

/** States where the programme is not filed and is written as surplus lines alone. */
const unfiledStates = ['AK', 'HI', 'LA', 'MT']

const coreAnswers: readonly SecurityQuestion[] = [
  'mfaEmail',
  'mfaAuthentication',
  'mfaRemoteAccess',
  'mfaRemoteSystemAccess',
  'backupFrequency',
]

/** The programme's referral rules, in the order reasons are listed. */
export const referralRules: readonly ReferralRule[] = [
  {
    ruleId: 'referral.noRates',
    outcome: 'REFERRED',
    input: ({ facts }) => facts.effectiveDate,
    threshold: ({ facts }) => facts.product,
    strikes: ({ rated }) => isUnrated(rated),
    message: 'No rates are in force for this product on the effective date',
    cure: 'Choose another product or effective date.',
  },
  onFigure(
    'referral.limit',
    ({ facts }) => facts.limit,
    'above',
    ({ authority }) => authority.limit,
    {
      message: 'The limit is above the binding authority',
      cure: 'Lower the aggregate limit, or have an underwriter release the quote.',
    },
  ),
  onFigure(
    'referral.revenue',
    ({ facts }) => facts.revenue,
    'above',
    ({ authority }) => authority.revenue,
    {
      message: 'The revenue is above the binding authority',
      cure: 'An underwriter must release the quote.',
    },
  ),
  onFigure(
    'referral.hazardGroup',
    ({ hazardGroup }) => hazardGroup,
    'above',
    () => 5,
    {
      message: 'The industry is outside the programme',
      cure: 'Check the industry code; an underwriter must release the quote.',
    },
  ),
  onFigure(
    'referral.records',
    ({ facts }) => facts.numberOfPersonalRecords,
    'above',
    () => 1_000_000,
    {
      message: 'The number of personal records is above the programme',
      cure: 'An underwriter must release the quote.',
    },
  ),
  onFigure(
    'referral.riskScore',
    ({ facts }) => facts.riskScore ?? 100,
    'below',
    () => 40,
    {
      message: 'The risk score is too low',
      cure: 'Work on the findings of the risk assessment and reassess the risk.',
    },
  ),
  onFigure(
    'referral.premium',
    ({ rated }) => rated.premium / 100,
    'above',
    () => 100_000,
    {
      message: 'The premium is above the binding authority',
      cure: 'An underwriter must release the quote.',
    },
  ),
  {
    ruleId: 'referral.state',
    outcome: 'REFERRED',
    input: ({ facts }) => facts.state ?? null,
    threshold: () => unfiledStates.join(', '),
    strikes: ({ facts }) =>
      facts.region === 'us' && !facts.surplus && facts.state !== undefined && unfiledStates.includes(facts.state),
    message: 'The product is not filed in this state',
    cure: 'Quote it as surplus lines.',
  },
  onAnswer('referral.pastCyberIncident', ['pastCyberIncident'], withinThreeYears, 'none in three years', {
    message: 'There was a cyber incident within the last three years',
    cure: 'Describe the incident and what was done since; an underwriter must release the quote.',
  }),
  {
    ruleId: 'referral.claimHistory',
    outcome: 'REFERRED',
    input: ({ facts }) => facts.claimHistory,
    threshold: () => 'none in three years',
    strikes: ({ facts }) => withinThreeYears(facts.claimHistory),
    message: 'There was a claim within the last three years',
    cure: 'Send the loss runs; an underwriter must release the quote.',
  },
  onAnswer('referral.cyberEvent', ['cyberEvent', 'securityBreachRequiringNotification'], saysYes, 'NO', {
    message: 'A cyber event or a notified breach was declared',
    cure: 'Describe the event and what was done since; an underwriter must release the quote.',
  }),
  onAnswer('referral.litigation', ['pendingLitigation', 'privacyLitigation', 'civilOrCriminalAction'], saysYes, 'NO', {
    message: 'Litigation or a regulatory matter was declared',
    cure: 'Describe the matter and its state; an underwriter must release the quote.',
  }),
  onAnswer('referral.knownCircumstances', ['priorOrPendingClaimCircumstances'], saysYes, 'NO', {
    message: 'Circumstances that may lead to a claim were declared',
    cure: 'Describe the circumstances; an underwriter must release the quote.',
  }),
  onAnswer('referral.downtime', ['lossInBusinessIncome', 'unscheduledSystemDowntime'], saysYes, 'NO', {
    message: 'Unscheduled downtime or a loss of income was declared',
    cure: 'Describe the outage and what was done since; an underwriter must release the quote.',
  }),
  onAnswer(
    'referral.mfa',
    ['mfaEmail', 'mfaAuthentication', 'mfaRemoteAccess', 'mfaRemoteSystemAccess'],
    saysNo,
    'YES',
    {
      message: 'E-mail or remote access is not protected by multi-factor authentication',
      cure: 'Turn on multi-factor authentication for e-mail and remote access.',
    },
  ),
  onAnswer('referral.backups', ['backupFrequency'], (answer) => answer === 'NEVER', 'SIX_MONTHS', {
    message: 'Critical data is never backed up',
    cure: 'Back up critical data at least every six months.',
  }),
  onAnswer('referral.patching', ['patchingFrequency'], (answer) => answer === 'NEVER', 'SIX_MONTHS', {
    message: 'Systems are never patched',
    cure: 'Apply security patches at least every six months.',
  }),
  onAnswer('referral.changeInScope', ['changeInScope'], saysYes, 'NO', {
    message: 'The nature of the business changes during the term',
    cure: 'Describe the change; an underwriter must release the quote.',
  }),
  {
    ruleId: 'indication.riskScore',
    outcome: 'INDICATION',
    input: ({ facts }) => facts.riskScore,
    threshold: () => 'scored',
    strikes: ({ facts }) => facts.riskScore === null,
    message: 'The risk is not scored yet',
    cure: 'Assess the risk, or attest that the account has no domain.',
  },
  {
    ruleId: 'indication.securityQuestions',
    outcome: 'INDICATION',
    input: () => 'not answered',
    threshold: () => coreAnswers.join(', '),
    strikes: ({ facts }) => coreAnswers.every((question) => !isAnswered(facts.answers[question])),
    message: 'The security questions are not answered',
    cure: 'Answer the security questions.',
  },
  {
    ruleId: 'indication.coverageQuestions',
    outcome: 'INDICATION',
    input: ({ unansweredGroups }) => unansweredGroups.join(', '),
    threshold: () => 'answered',
    strikes: ({ unansweredGroups }) => unansweredGroups.length > 0,
    message: 'A selected coverage needs its security questions answered',
    cure: 'Answer the questions of the coverage or take it out.',
  },
]
