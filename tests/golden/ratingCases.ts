import { presetChoices } from '#shared/domain/coverage/presetChoices.ts'
import type { PresetName } from '#shared/domain/coverage/presets.ts'
import type { SecurityAnswers } from '#shared/domain/coverage/securityAnswers.ts'
import { resolveCoverages, selectedOf } from '#shared/domain/coverage/selection.ts'
import type { Question } from '#shared/domain/questionnaire/question.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import type { RatedBy } from '#shared/domain/rating/carrierRater.ts'
import type { RatingFacts } from '#shared/domain/rating/ratingFacts.ts'

/** A golden case: what it shows an actuary, and the facts. `id` names the file. */
export type RatingCase = {
  readonly id: string
  readonly about: string
  readonly facts: RatingFacts
  /** Of the carrier on whose paper it is, where that has one. */
  readonly rater?: RatedBy
}

export const goodControls: SecurityAnswers = {
  mfaEmail: true,
  mfaRemoteAccess: true,
  mfaMissionCriticalSystems: true,
  mfaCloudDeployments: true,
  backupFrequency: 'WEEKLY',
  testedFullFailover: true,
  patchingFrequency: 'MONTHLY',
  useEncryption: true,
  isSecurityTraining: true,
  incidentResponsePlan: true,
  isVerifyingBankAccounts: true,
  isAuthenticatingFundTransferRequests: true,
  isPreventingUnauthorizedWireTransfers: true,
  dmzSeparation: true,
  thirdPartySecurityAgreement: true,
}

/** Questions of cyber insurance whose yes is the bad news. */
const badIfYes = ({ key, group }: Question): boolean =>
  key === 'eolProducts' || group === 'techErrors' || (group === 'history' && key !== 'priorCoverage')

const soundAnswer = (question: Question): unknown => {
  if (question.type === 'yesNo' || question.type === 'yesNoUncertain') return !badIfYes(question)
  if (question.type === 'recency') return 0
  const [first] = question.options?.map(({ value }) => value) ?? []
  return question.type === 'choices' ? [first] : first
}

/** What a sound company answers to whatever a product of cyber insurance asks. */
export const soundAnswersTo = (questions: readonly Question[]): QuestionnaireAnswers =>
  Object.fromEntries(
    questions.filter(({ type }) => type !== 'text').map((question) => [question.key, soundAnswer(question)]),
  )

/** What a sound private company answers to the management lines. */
export const managementAnswers: QuestionnaireAnswers = {
  totalAssets: 8_000_000,
  publiclyTraded: false,
  positiveNetIncome: true,
  auditedFinancials: true,
  independentDirectors: true,
  debtCovenantBreach: false,
  mergerOrOffering: false,
  managementClaims: false,
  managementCircumstances: false,
  employeeHandbook: true,
  harassmentTraining: true,
  humanResourcesLead: true,
  terminationReview: true,
  highTurnover: false,
  layoffsPlanned: false,
  employmentClaims: false,
  employmentCircumstances: false,
  planAssets: 4_000_000,
  planAudited: true,
  thirdPartyAdministrator: true,
  employerStockPlan: false,
  underfundedPlan: false,
  planChange: false,
  fiduciaryClaims: false,
  fiduciaryCircumstances: false,
  backgroundChecks: true,
  separateReconciliation: true,
  dualSignature: true,
  vendorChangeCallback: true,
  inventoryCounts: true,
  crimeLosses: false,
}

export const weakControls: SecurityAnswers = {
  mfaEmail: false,
  mfaRemoteAccess: false,
  backupFrequency: 'NEVER',
  patchingFrequency: 'NEVER',
  useEncryption: false,
  isSecurityTraining: false,
}

type Change = Partial<Omit<RatingFacts, 'coverages'>>

const defaults: Omit<RatingFacts, 'coverages'> = {
  region: 'us',
  product: 'P250',
  state: 'OH',
  revenue: 5_000_000,
  industryCode: '541611',
  primaryShare: 100,
  limit: 1_000_000,
  deductible: 25_000,
  waitingPeriod: 12,
  retroPeriod: -1,
  effectiveDate: '2026-12-04',
  endDate: '2027-12-04',
  numberOfPersonalRecords: 10_000,
  noOfEmployees: 25,
  riskScore: 72,
  scanScore: 60,
  answers: goodControls,
  claimHistory: 0,
  irpmModifier: 1,
  surplus: false,
  brokerFee: 0,
  additionalBrokerFee: 0,
  mgaFee: 0,
}

const uk: Change = { region: 'uk', product: 'Prime One', state: undefined, industryCode: '70229' }
const au: Change = { region: 'au', product: 'Prime One AU', state: 'NSW', industryCode: '6962' }

/** Facts with the coverages of a preset on the terms of the facts, terrorism cover added when asked for. */
export const factsWith = (change: Change = {}, preset: PresetName = 'popular', withTria = false): RatingFacts => {
  const facts = { ...defaults, ...change }
  const context = { ...facts, boost: withTria ? ('V4' as const) : undefined }
  const terms = {
    limit: facts.limit,
    deductible: facts.deductible,
    waitingPeriod: facts.waitingPeriod,
    retroActivePeriod: facts.retroPeriod,
    retroActivePeriodAsDate: null,
    effectiveDate: facts.effectiveDate,
  }
  return { ...facts, coverages: selectedOf(resolveCoverages(context, terms, presetChoices(preset, context))) }
}

const aCase = (id: string, about: string, facts: RatingFacts): RatingCase => ({ id, about, facts })

const oak = { carrierId: 'car_oak', name: 'Oak Mutual', revision: 3 }
/** The same on the paper of a carrier that deviates from the book. */
const onPaper = (id: string, about: string, rater: Pick<RatedBy, 'factor' | 'minimumPremium'>): RatingCase => ({
  ...aCase(id, about, factsWith()),
  rater: { ...oak, ...rater },
})

export const ratingCases: readonly RatingCase[] = [
  onPaper('us-carrier-dearer', 'The reference risk on the paper of a carrier that asks a fifth more than the book', {
    factor: 1.2,
  }),
  onPaper('us-carrier-least', 'The same where the carrier asks a fifth less, and for 9,000 at least', {
    factor: 0.8,
    minimumPremium: 9_000,
  }),
  aCase('us-consultant', 'A clean consultant in Ohio on the popular package: the reference risk', factsWith()),
  aCase('us-basic', 'The same risk on the basic package', factsWith({}, 'basic')),
  aCase('us-elite', 'The same risk on the elite package, all question groups valid', factsWith({}, 'elite')),
  aCase(
    'us-micro',
    'A hairdresser of 90,000 revenue: the minimum premium counts',
    factsWith({ revenue: 90_000, industryCode: '812112', product: 'P100' }, 'basic'),
  ),
  aCase(
    'us-hospital',
    'A hospital with 800,000 patient records',
    factsWith({ industryCode: '622110', revenue: 60_000_000, numberOfPersonalRecords: 800_000 }),
  ),
  aCase(
    'us-law-firm-ca',
    'A law firm in California',
    factsWith({ industryCode: '541110', state: 'CA', revenue: 8_000_000 }),
  ),
  aCase(
    'us-retail-mixed',
    'A retailer that is sixty percent shop and forty percent payment processor',
    factsWith({ industryCode: '455110', secondaryIndustryCode: '522320', primaryShare: 60 }),
  ),
  aCase(
    'us-three-million',
    'A limit of three million with a deductible of 50,000',
    factsWith({ limit: 3_000_000, deductible: 50_000 }),
  ),
  aCase(
    'us-five-million',
    'The highest limit and a long waiting period',
    factsWith({ limit: 5_000_000, deductible: 100_000, waitingPeriod: 24 }),
  ),
  aCase(
    'us-low-deductible',
    'A deductible of a thousand and a short waiting period',
    factsWith({ deductible: 1_000, waitingPeriod: 6 }),
  ),
  aCase('us-retro-one-year', 'Acts of the last year only', factsWith({ retroPeriod: 1 }, 'elite')),
  aCase(
    'us-weak-controls',
    'No multi-factor authentication, no backups, no patching',
    factsWith({ answers: weakControls, riskScore: 35, scanScore: 40 }),
  ),
  aCase('us-claim-last-year', 'A claim within twelve months', factsWith({ claimHistory: 1 })),
  aCase(
    'us-unscored',
    'Neither scored nor answered: an indication',
    factsWith({ riskScore: null, scanScore: null, answers: {} }),
  ),
  aCase('us-irpm-credit', 'An underwriter credits twelve percent', factsWith({ irpmModifier: 0.88 })),
  aCase(
    'us-irpm-beyond',
    'A debit of forty percent is held to the filed twenty-five',
    factsWith({ irpmModifier: 1.4 }),
  ),
  aCase('us-tria', 'Terrorism cover on the boosted form', factsWith({}, 'popular', true)),
  aCase(
    'us-surplus-ny',
    'Surplus lines in New York, where public relations is fixed at 50,000',
    factsWith({ state: 'NY', surplus: true, limit: 2_000_000 }),
  ),
  aCase(
    'us-surplus-or',
    'Surplus lines in Oregon: tax, fire marshal tax and a flat service charge',
    factsWith({ state: 'OR', surplus: true }),
  ),
  aCase(
    'us-surplus-fees',
    'Surplus lines in Texas with broker, second broker and MGA fees',
    factsWith(
      { state: 'TX', surplus: true, brokerFee: 35_000, additionalBrokerFee: 10_000, mgaFee: 25_000 },
      'popular',
      true,
    ),
  ),
  aCase('us-short-term', 'A term of six months', factsWith({ endDate: '2027-06-04' })),
  aCase('us-long-term', 'A term of eighteen months', factsWith({ endDate: '2028-06-04' })),
  aCase('us-between-breakpoints', 'Revenue between two published breakpoints', factsWith({ revenue: 3_700_000 })),
  aCase(
    'us-2024-edition',
    'A policy of 2025 under the edition then in force',
    factsWith({ effectiveDate: '2025-03-01', endDate: '2026-03-01', surplus: true, state: 'IA' }),
  ),
  aCase(
    'us-tech',
    'A software company with technology errors and omissions',
    factsWith({ product: 'Prime Tech', industryCode: '541511', revenue: 12_000_000 }, 'elite'),
  ),
  aCase('uk-consultant', 'A clean consultant in the United Kingdom, with insurance premium tax', factsWith(uk)),
  aCase(
    'uk-surgery',
    'A medical practice with 120,000 patient records',
    factsWith({ ...uk, industryCode: '86210', numberOfPersonalRecords: 120_000, revenue: 2_400_000 }),
  ),
  aCase(
    'uk-manufacturer',
    'A manufacturer of thirty million on the elite package',
    factsWith({ ...uk, industryCode: '28290', revenue: 30_000_000, limit: 2_500_000 }, 'elite'),
  ),
  aCase(
    'uk-micro',
    'A cleaner: the minimum premium counts',
    factsWith({ ...uk, industryCode: '81210', revenue: 60_000 }, 'basic'),
  ),
  aCase('uk-broker-fee', 'A broker fee bears no insurance premium tax', factsWith({ ...uk, brokerFee: 15_000 })),
  aCase('au-consultant-nsw', 'A clean consultant in New South Wales: GST, then duty on top of it', factsWith(au)),
  aCase(
    'au-consultant-vic',
    'The same in Victoria in the year of seven percent duty',
    factsWith({ ...au, state: 'VIC' }),
  ),
  aCase(
    'au-consultant-vic-2025',
    'The same in Victoria in 2025, before the July step',
    factsWith({ ...au, state: 'VIC', effectiveDate: '2025-02-01', endDate: '2026-02-01' }),
  ),
  aCase(
    'au-clinic-sa',
    'A clinic in South Australia, the highest duty',
    factsWith({ ...au, state: 'SA', industryCode: '8511', numberOfPersonalRecords: 60_000 }),
  ),
  aCase('au-act', 'The Australian Capital Territory has no duty', factsWith({ ...au, state: 'ACT' })),
  aCase('au-norfolk-island', 'Norfolk Island has neither GST nor duty', factsWith({ ...au, state: 'NI' })),
]
