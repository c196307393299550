import { isAnswered, type SecurityQuestion, saysNo, saysYes } from '../coverage/securityAnswers.ts'
import { onAnswer, onFigure, type ReferralRule, withinThreeYears } from './referralRule.ts'
import { isUnrated } from './unratedPremium.ts'

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
