import type { Product } from '../../regions/products.ts'
import { coverageId } from '../coverage/coverageId.ts'
import type { Exposure } from '../coverage/productLine.ts'
import { productLines } from '../coverage/productLines.ts'
import { isUncertain, type SecurityQuestion, saysNo, saysYes } from '../coverage/securityAnswers.ts'
import type { QuestionKey } from '../questionnaire/question.ts'
import { appetiteRules } from './appetiteRules.ts'
import { exposureOf } from './exposure.ts'
import { onAnswer, onFigure, type ReferralCase, type ReferralRule, withinThreeYears } from './referralRule.ts'
import { unfiledRule, unfiledStates } from './unfiledRule.ts'
import { isUnrated } from './unratedPremium.ts'

/** Revenue above which the services, not the revenue, make the price of technology errors (rule: referral-rules). */
const largestTechErrors = 10_000_000

const measures: Readonly<Record<Exposure, string>> = {
  employees: 'headcount',
  planAssets: 'plan assets',
  revenue: 'revenue',
  totalAssets: 'total assets',
}

const adverseEvents: readonly SecurityQuestion[] = ['cyberEvent', 'securityBreachRequiringNotification']
const litigation: readonly SecurityQuestion[] = ['pendingLitigation', 'privacyLitigation', 'civilOrCriminalAction']
const circumstances: readonly SecurityQuestion[] = ['priorOrPendingClaimCircumstances']
const downtime: readonly SecurityQuestion[] = ['lossInBusinessIncome', 'unscheduledSystemDowntime']

const worrying = (product: Product): readonly SecurityQuestion[] =>
  productLines[product].family === 'cyber' ? [...adverseEvents, ...litigation, ...circumstances, ...downtime] : []

/** Answers that are no answer: of questions that the product requires, or that would refer if they were a yes. */
const uncertainAnswers = ({ facts, requiredQuestions }: ReferralCase): QuestionKey[] =>
  [...new Set([...requiredQuestions, ...worrying(facts.product)])].filter((question) =>
    isUncertain(facts.answers[question]),
  )

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
  {
    ruleId: 'referral.techErrors',
    outcome: 'REFERRED',
    input: ({ facts }) => facts.revenue,
    threshold: () => largestTechErrors,
    strikes: ({ facts }) =>
      facts.revenue > largestTechErrors && facts.coverages.some((each) => each.coverageId === coverageId('TECH_EO')),
    message: 'Technology errors and omissions of a company this large are priced by an underwriter',
    cure: 'Leave the coverage out, or have an underwriter price it by the contracts and services.',
  },
  {
    ruleId: 'referral.exposure',
    outcome: 'REFERRED',
    input: ({ facts }) => exposureOf(productLines[facts.product].exposure, facts).amount,
    threshold: ({ facts }) => productLines[facts.product].refersAbove ?? null,
    strikes: ({ facts }) => {
      const { exposure, refersAbove = Number.POSITIVE_INFINITY } = productLines[facts.product]
      return exposureOf(exposure, facts).amount > refersAbove
    },
    message: 'The risk is larger than the programme writes by itself',
    cure: 'An underwriter must release the quote.',
  },
  {
    ruleId: 'indication.exposure',
    outcome: 'INDICATION',
    input: ({ facts }) => measures[productLines[facts.product].exposure],
    threshold: () => 'known',
    strikes: ({ facts }) => exposureOf(productLines[facts.product].exposure, facts).isAssumed,
    message: 'The assets or the headcount that set the price are not known; it is an estimate from revenue',
    cure: 'Tell them with the account, or answer the question.',
  },
  ...appetiteRules,
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
    ({ facts }) => facts.numberOfPersonalRecords ?? 0,
    'above',
    () => 1_000_000,
    {
      family: 'cyber',
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
      family: 'cyber',
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
    ruleId: unfiledRule,
    outcome: 'REFERRED',
    input: ({ facts }) => facts.state ?? null,
    threshold: () => unfiledStates.join(', '),
    strikes: ({ facts }) =>
      facts.region === 'us' && !facts.surplus && facts.state !== undefined && unfiledStates.includes(facts.state),
    message: 'The product is not filed in this state',
    cure: 'Quote it as surplus lines.',
  },
  onAnswer('referral.pastCyberIncident', ['pastCyberIncident'], withinThreeYears, 'none in three years', {
    family: 'cyber',
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
    cure: 'Send what earlier insurers confirm of the claims; an underwriter must release the quote.',
  },
  onAnswer('referral.cyberEvent', adverseEvents, saysYes, 'NO', {
    family: 'cyber',
    message: 'A cyber event or a notified breach was declared',
    cure: 'Describe the event and what was done since; an underwriter must release the quote.',
  }),
  onAnswer('referral.litigation', litigation, saysYes, 'NO', {
    message: 'Litigation or a regulatory matter was declared',
    cure: 'Describe the matter and its state; an underwriter must release the quote.',
  }),
  onAnswer('referral.knownCircumstances', circumstances, saysYes, 'NO', {
    message: 'Circumstances that may lead to a claim were declared',
    cure: 'Describe the circumstances; an underwriter must release the quote.',
  }),
  onAnswer('referral.downtime', downtime, saysYes, 'NO', {
    family: 'cyber',
    message: 'Unscheduled downtime or a loss of income was declared',
    cure: 'Describe the outage and what was done since; an underwriter must release the quote.',
  }),
  onAnswer(
    'referral.mfa',
    ['mfaEmail', 'mfaAuthentication', 'mfaRemoteAccess', 'mfaRemoteSystemAccess'],
    saysNo,
    'YES',
    {
      family: 'cyber',
      message: 'Email or remote access is not protected by multi-factor authentication',
      cure: 'Turn on multi-factor authentication for email and remote access.',
    },
  ),
  onAnswer('referral.backups', ['backupFrequency'], (answer) => answer === 'NEVER', 'SIX_MONTHS', {
    family: 'cyber',
    message: 'Critical data is never backed up',
    cure: 'Back up critical data at least every six months.',
  }),
  onAnswer('referral.patching', ['patchingFrequency'], (answer) => answer === 'NEVER', 'SIX_MONTHS', {
    family: 'cyber',
    message: 'Systems are never patched',
    cure: 'Apply security patches at least every six months.',
  }),
  onAnswer('referral.changeInScope', ['changeInScope'], saysYes, 'NO', {
    message: 'The nature of the business changes during the term',
    cure: 'Describe the change; an underwriter must release the quote.',
  }),
  onFigure(
    'referral.priorDecline',
    ({ priorDeclines }) => priorDeclines,
    'above',
    () => 0,
    {
      message: 'The company was declined before, under this account or another',
      cure: 'Tell what has changed since; an underwriter must release the quote.',
    },
  ),
  {
    ruleId: 'indication.riskScore',
    outcome: 'INDICATION',
    input: ({ facts }) => facts.riskScore,
    threshold: () => 'scored',
    strikes: ({ facts }) => facts.riskScore === null,
    family: 'cyber',
    message: 'The risk is not scored yet',
    cure: 'Assess the risk, or attest that the account has no domain.',
  },
  {
    ruleId: 'indication.securityQuestions',
    outcome: 'INDICATION',
    input: ({ openQuestions }) => openQuestions.join(', '),
    threshold: () => 'answered',
    strikes: ({ openQuestions }) => openQuestions.length > 0,
    message: 'Questions that the product requires are not answered',
    cure: 'Answer every required question of the questionnaire.',
  },
  {
    ruleId: 'indication.uncertainAnswers',
    outcome: 'INDICATION',
    input: (risk) => uncertainAnswers(risk).join(', '),
    threshold: () => 'YES, NO',
    strikes: (risk) => uncertainAnswers(risk).length > 0,
    message: 'The insured is not certain of an answer that counts',
    cure: 'Find out, and answer with yes or no.',
  },
  {
    ruleId: 'indication.personalRecords',
    outcome: 'INDICATION',
    input: () => null,
    threshold: () => 'told',
    strikes: ({ facts }) => productLines[facts.product].needsRecords === true && facts.numberOfPersonalRecords === null,
    family: 'cyber',
    message: 'The number of personal records is not known',
    cure: 'Tell how many people’s data the company holds.',
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
