import { describe, expect, test } from 'vitest'
import { coverageId } from '../coverage/coverageId.ts'
import { appetiteRules } from './appetiteRules.ts'
import { declineRules } from './declineRules.ts'
import { rateBookFor } from './rateBooks.ts'
import { ratePremium } from './ratePremium.ts'
import type { RatingFacts } from './ratingFacts.ts'
import { quoteOutcome, referralReasons } from './referralReasons.ts'
import { referralRules } from './referralRules.ts'
import { unratedPremium } from './unratedPremium.ts'

const selected = (id: number, limit = 100_000) => ({
  coverageId: id,
  limit,
  retention: null,
  waitingPeriod: null,
  retroActivePeriod: null,
  retroActiveDate: null,
})

const sound: RatingFacts['answers'] = {
  training: true,
  mfaEmail: true,
  mfaRemoteSystemAccess: true,
  mfaAdminAccounts: true,
  mfaCloud: true,
  mfaVendor: true,
  backupFrequency: 'WEEKLY',
  backupTypes: ['OFFSITE'],
  patchingFrequency: 'MONTHLY',
  vendorManagement: true,
  encryptionAtRest: true,
  encryptionInTransit: true,
  encryptionOnDevices: true,
  planIncidentResponse: true,
  planDisasterRecovery: true,
  planBusinessContinuity: true,
  eolProducts: false,
  edr: true,
  priorCoverage: false,
  priorOrPendingClaimCircumstances: false,
  cyberEvent: false,
  sanctionedTerritories: false,
  privacyLitigation: false,
  unscheduledSystemDowntime: false,
  pastCyberIncident: 0,
}

const clean: RatingFacts = {
  region: 'us',
  product: 'P100',
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
  numberOfPersonalRecords: 5_000,
  noOfEmployees: 20,
  riskScore: 70,
  scanScore: 60,
  answers: sound,
  claimHistory: 0,
  irpmModifier: 1,
  coverages: [0, 1, 2, 3, 6].map((id) => selected(id, 1_000_000)),
  surplus: false,
  brokerFee: 0,
  additionalBrokerFee: 0,
  mgaFee: 0,
}

const reasonsFor = (change: Partial<RatingFacts>, authority?: { limit: number; revenue: number }, declines = 0) => {
  const facts = { ...clean, ...change }
  const book = rateBookFor(facts.region, facts.product, facts.effectiveDate)
  return referralReasons(facts, book ? ratePremium(book, facts) : unratedPremium(facts.region), authority, declines)
}
const answers = (change: RatingFacts['answers']): Partial<RatingFacts> => ({ answers: { ...clean.answers, ...change } })

const referrals: [string, Partial<RatingFacts>][] = [
  ['referral.limit', { limit: 3_500_000 }],
  ['referral.revenue', { revenue: 100_000_001 }],
  [
    'referral.techErrors',
    { revenue: 10_000_001, coverages: [selected(0, 1_000_000), selected(coverageId('TECH_EO'), 1_000_000)] },
  ],
  ['referral.hazardGroup', { industryCode: '622110' }],
  ['referral.hazardGroup', { secondaryIndustryCode: '522320', primaryShare: 60 }],
  ['referral.records', { numberOfPersonalRecords: 1_000_001 }],
  ['referral.riskScore', { riskScore: 39 }],
  ['referral.premium', { revenue: 90_000_000_000, industryCode: '522110' }],
  ['referral.state', { state: 'LA' }],
  ['referral.noRates', { effectiveDate: '2019-01-01', endDate: '2020-01-01' }],
  ['referral.pastCyberIncident', answers({ pastCyberIncident: 1 })],
  ['referral.claimHistory', { claimHistory: 3 }],
  ['referral.cyberEvent', answers({ cyberEvent: true })],
  ['referral.litigation', answers({ pendingLitigation: 'YES' })],
  ['referral.knownCircumstances', answers({ priorOrPendingClaimCircumstances: true })],
  ['referral.downtime', answers({ unscheduledSystemDowntime: true })],
  ['referral.mfa', answers({ mfaEmail: 'NO' })],
  ['referral.backups', answers({ backupFrequency: 'NEVER' })],
  ['referral.patching', answers({ patchingFrequency: 'NEVER' })],
  ['referral.changeInScope', answers({ changeInScope: true })],
]
/** What the newest form asks beyond the oldest. */
const inUs2 = answers({
  isVerifyingBankAccounts: true,
  isAuthenticatingFundTransferRequests: true,
  isPreventingUnauthorizedWireTransfers: true,
  hasDualAuthorizationControlsAnswer: true,
})

const declines: [string, Partial<RatingFacts>][] = [
  ['decline.openBreach', answers({ incidentUnderWay: 'YES' })],
  ['decline.sanctionedTerritory', answers({ sanctionedTerritories: true })],
  ['decline.ransomware', answers({ ransomwareIncidents: 'SEVERAL' })],
  ['decline.excludedClass', { industryCode: '713210' }],
  ['decline.excludedClass', { secondaryIndustryCode: '561450', primaryShare: 80 }],
]
const indications: [string, Partial<RatingFacts>][] = [
  ['indication.riskScore', { riskScore: null }],
  ['indication.securityQuestions', { answers: {} }],
  ['indication.securityQuestions', answers({ vendorManagement: undefined })],
  ['indication.securityQuestions', { ...answers({ mfaEmail: undefined, mfaAuthentication: true }) }],
  ['indication.uncertainAnswers', answers({ mfaVendor: 'UNCERTAIN' })],
  ['indication.uncertainAnswers', answers({ securityBreachRequiringNotification: 'UNCERTAIN' })],
  ['indication.personalRecords', { ...inUs2, product: 'P100_PRO', numberOfPersonalRecords: null }],
  ['indication.coverageQuestions', { coverages: [selected(coverageId('SOCIAL_ENGINEERING'))] }],
]

describe('referral', () => {
  test('a clean small risk is ready', () => {
    expect(reasonsFor({})).toEqual([])
    expect(quoteOutcome(reasonsFor({}))).toBe('READY')
  })

  test.each(referrals)('%s refers', (ruleId, change) => {
    const reasons = reasonsFor(change)
    expect(reasons.map((reason) => reason.ruleId)).toContain(ruleId)
    expect(quoteOutcome(reasons)).toBe('REFERRED')
    for (const reason of reasons) expect(reason.cure).not.toBe('')
  })

  test.each(declines)('%s declines', (ruleId, change) => {
    const reasons = reasonsFor(change)
    expect(reasons.map((reason) => reason.ruleId)).toContain(ruleId)
    expect(quoteOutcome(reasons)).toBe('DECLINED')
  })

  test('a decline of the company before refers', () => {
    const reasons = reasonsFor({}, undefined, 2)
    expect(reasons).toMatchObject([{ ruleId: 'referral.priorDecline', input: 2, threshold: 0, outcome: 'REFERRED' }])
  })

  test.each(indications)('%s makes an indication', (ruleId, change) => {
    const reasons = reasonsFor(change)
    expect(reasons.map((reason) => reason.ruleId)).toEqual([ruleId])
    expect(quoteOutcome(reasons)).toBe('INDICATION')
  })

  test('every rule is proved by a case', () => {
    const proved = new Set([...referrals, ...indications, ...declines].map(([ruleId]) => ruleId)).add(
      'referral.priorDecline',
    )
    // Proved with the lines that measure something else than revenue.
    for (const ruleId of ['referral.exposure', 'indication.exposure']) proved.add(ruleId)
    // Proved with the lines that draw them (`shared/products/cyber/cyberLines.test.ts`).
    for (const { ruleId } of appetiteRules) proved.add(ruleId)
    expect(
      [...declineRules, ...referralRules].map((rule) => rule.ruleId).filter((ruleId) => !proved.has(ruleId)),
    ).toEqual([])
  })

  test('a reason names what was looked at, the line and the cure', () => {
    expect(reasonsFor({ limit: 3_500_000 })[0]).toEqual({
      ruleId: 'referral.limit',
      input: 3_500_000,
      threshold: 3_000_000,
      message: 'The limit is above the binding authority',
      cure: 'Lower the aggregate limit, or have an underwriter release the quote.',
      outcome: 'REFERRED',
    })
  })

  test('a greater authority needs no referral', () => {
    expect(reasonsFor({ limit: 3_500_000 }, { limit: 5_000_000, revenue: 1_000_000_000 })).toEqual([])
  })

  test('an incident longer ago than three years does not refer', () => {
    expect(reasonsFor(answers({ pastCyberIncident: 4 }))).toEqual([])
  })

  test('the unfiled state is cured by surplus lines', () => {
    expect(reasonsFor({ state: 'LA', surplus: true })).toEqual([])
  })

  test('a referral outweighs an indication', () => {
    expect(quoteOutcome(reasonsFor({ riskScore: null, limit: 5_000_000 }))).toBe('REFERRED')
  })
})
