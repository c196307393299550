import { describe, expect, it } from 'vitest'
import { answerProblems, completeness, isShown } from './answerProblems.ts'
import { calculatorQuestionsFor } from './calculatorQuestions.ts'
import type { Questionnaire } from './question.ts'
import { questionnaireOf, variantOf } from './questionnaire.ts'
import { type QuestionnaireAnswers, QuestionnaireAnswers as schema } from './questionnaireAnswers.ts'
import { asksTechQuestions } from './techQuestions.ts'

const complete: QuestionnaireAnswers = {
  training: true,
  mfaEmail: 'YES',
  mfaRemoteSystemAccess: 'YES',
  mfaAdminAccounts: true,
  mfaCloud: true,
  mfaVendor: true,
  backupFrequency: 'WEEKLY',
  backupTypes: ['OFFLINE'],
  patchingFrequency: 'MONTHLY',
  vendorManagement: true,
  encryptionAtRest: true,
  encryptionInTransit: true,
  encryptionOnDevices: false,
  planIncidentResponse: true,
  planDisasterRecovery: true,
  planBusinessContinuity: true,
  priorCoverage: false,
  priorOrPendingClaimCircumstances: false,
  cyberEvent: false,
  sanctionedTerritories: false,
  privacyLitigation: false,
  unscheduledSystemDowntime: false,
}

const missing = (
  questionnaire: Questionnaire,
  answers: QuestionnaireAnswers,
  cyberCrimePurchased: boolean,
  techErrorsPurchased = false,
) => answerProblems(questionnaire, answers, { cyberCrimePurchased, techErrorsPurchased }).map(({ path }) => path[0])

describe('questionnaires', () => {
  it('come in three variants', () => {
    expect(variantOf('us', 'P100')).toBe('us')
    expect(variantOf('us', 'Prime One')).toBe('us-2')
    expect(variantOf('uk', 'Prime One')).toBe('uk')
    expect(variantOf('au', 'Prime One AU')).toBe('uk')
  })

  it('need no answer for coverages of which nothing is said', () => {
    const us = questionnaireOf('us', 'P100')
    const asked = (purchased: object) => answerProblems(us, {}, purchased).map(({ path }) => path[0])
    expect(asked({})).toEqual(asked({ cyberCrimePurchased: false, techErrorsPurchased: false }))
    expect(asked({ cyberCrimePurchased: true }).length).toBeGreaterThan(asked({}).length)
  })

  it('ask each question once and only what the answers can hold', () => {
    for (const [region, product] of [
      ['us', 'P100'],
      ['us', 'Prime Tech'],
      ['au', 'Prime One AU'],
    ] as const) {
      const keys = questionnaireOf(region, product).questions.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.every((key) => key in schema.shape)).toBe(true)
    }
  })

  it('ask of everybody training, factors, backups, patches, vendors, encryption, plans and what has happened', () => {
    expect(missing(questionnaireOf('us', 'P100'), {}, false)).toEqual([
      'training',
      'mfaEmail',
      'mfaRemoteSystemAccess',
      'mfaAdminAccounts',
      'mfaCloud',
      'mfaVendor',
      'backupFrequency',
      'patchingFrequency',
      'vendorManagement',
      'encryptionAtRest',
      'encryptionInTransit',
      'encryptionOnDevices',
      'planIncidentResponse',
      'planDisasterRecovery',
      'planBusinessContinuity',
      'priorCoverage',
      'priorOrPendingClaimCircumstances',
      'cyberEvent',
      'sanctionedTerritories',
      'privacyLitigation',
      'unscheduledSystemDowntime',
    ])
  })

  it('leave antivirus and e-mail filtering open in the newest US form', () => {
    const optional = questionnaireOf('us', 'Prime One').questions.filter(({ key }) =>
      ['ngav', 'emailFiltering'].includes(key),
    )
    expect(optional.map(({ key, required }) => [key, required])).toEqual([
      ['ngav', 'optional'],
      ['emailFiltering', 'optional'],
    ])
  })

  it.each([
    ['edrComments', { edr: 'YES' }, { edr: 'NO' }],
    ['ngavComments', { ngav: 'YES' }, { ngav: 'NO' }],
    ['eolComments', { eolProducts: 'YES' }, { eolProducts: 'NO' }],
    ['emailFilteringComments', { emailFiltering: 'YES' }, { emailFiltering: 'NO' }],
    ['plansComments', { planDisasterRecovery: false }, { planDisasterRecovery: true }],
    ['cyberCrimeComments', { isVerifyingBankAccounts: false }, { isVerifyingBankAccounts: true }],
    ['cyberEventComments', { cyberEvent: true }, { cyberEvent: false }],
  ] as const)('ask for %s where an answer gives cause', (key, cause, none) => {
    const comments = questionnaireOf('us', 'P100').questions.find((question) => question.key === key)
    if (comments === undefined) throw new Error('no comments')
    expect([isShown(comments, cause), isShown(comments, none), isShown(comments, {})]).toEqual([true, false, false])
  })

  it('look back three years for claims, incidents and outages of four hours, five for litigation', () => {
    const { questions } = questionnaireOf('us', 'P100')
    const label = (key: string) => questions.find((question) => question.key === key)?.label
    for (const key of ['priorOrPendingClaimCircumstances', 'cyberEvent', 'unscheduledSystemDowntime'])
      expect(label(key)).toMatch(/^In the last three years/)
    expect(label('unscheduledSystemDowntime')).toContain('more than four hours')
    expect(label('privacyLitigation')).toMatch(/^In the last five years/)
  })

  it('are complete without tools in the oldest US form, and with them elsewhere', () => {
    expect(missing(questionnaireOf('us', 'P100'), complete, false)).toEqual([])
    expect(missing(questionnaireOf('uk', 'Prime One'), complete, false)).toEqual(['eolProducts', 'edr', 'ngav'])
    expect(missing(questionnaireOf('us', 'Prime One'), complete, false)).toEqual([
      'eolProducts',
      'edr',
      'isVerifyingBankAccounts',
      'isAuthenticatingFundTransferRequests',
      'isPreventingUnauthorizedWireTransfers',
      'hasDualAuthorizationControlsAnswer',
    ])
  })

  it('need the wire-transfer answers when Cyber Crime is purchased', () => {
    expect(missing(questionnaireOf('us', 'P100'), complete, true)).toHaveLength(4)
  })

  it('ask what happened after a cyber event', () => {
    const p100 = questionnaireOf('us', 'P100')
    const after = {
      cyberEventComments: 'Phishing in 2024',
      incidentUnderWay: false,
      ransomwareIncidents: 'NONE',
    } as const
    expect(missing(p100, { ...complete, cyberEvent: true }, false)).toEqual(Object.keys(after))
    expect(missing(p100, { ...complete, cyberEvent: true, ...after }, false)).toEqual([])
  })

  it('do not ask how backups are kept when there are none', () => {
    const { backupTypes: _, ...answers } = complete
    const p100 = questionnaireOf('us', 'P100')
    expect(missing(p100, answers, false)).toEqual(['backupTypes'])
    expect(missing(p100, { ...answers, backupFrequency: 'NEVER' }, false)).toEqual([])
  })

  it('show comments on multi-factor authentication once an answer is not yes', () => {
    const comments = questionnaireOf('us', 'P100').questions.find(({ key }) => key === 'mfaComments')
    if (comments === undefined) throw new Error('no comments')
    expect(isShown(comments, complete)).toBe(false)
    expect(isShown(comments, { ...complete, mfaVendor: 'UNCERTAIN' })).toBe(true)
    expect(isShown(comments, {})).toBe(false)
  })

  it('require all twelve technology questions for tech products', () => {
    expect(missing(questionnaireOf('us', 'Prime Tech'), complete, false)).toHaveLength(6 + 12)
  })

  it('ask the technology questions wherever technology errors and omissions are sold, and need them once it is bought', () => {
    for (const product of ['P250', 'P250_S', 'P100_PRO', 'Prime One Tech'] as const)
      expect(asksTechQuestions(product)).toBe(true)
    for (const product of ['P100', 'Prime One', 'ZSP'] as const) expect(asksTechQuestions(product)).toBe(false)
    expect(missing(questionnaireOf('us', 'P250'), complete, false)).toHaveLength(6)
    expect(missing(questionnaireOf('us', 'P250'), complete, false, true)).toHaveLength(6 + 12)
  })

  it('name the dual authorization threshold in the region’s money', () => {
    const label = (region: 'us' | 'uk') =>
      questionnaireOf(region, 'Prime One').questions.find(({ key }) => key === 'hasDualAuthorizationControlsAnswer')
        ?.label
    expect(label('us')).toContain('$25,000')
    expect(label('uk')).toContain('£25,000')
  })

  it('ask how often there are backups and patches, from daily to never', () => {
    const often = ['DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'SIX_MONTHS', 'NEVER']
    for (const asked of ['backupFrequency', 'patchingFrequency'])
      expect(
        questionnaireOf('us', 'P100')
          .questions.find(({ key }) => key === asked)
          ?.options?.map(({ value }) => value),
      ).toEqual(often)
  })

  it('say how complete they are', () => {
    expect(completeness(questionnaireOf('us', 'P100'), complete, {})).toBe(1)
    expect(completeness(questionnaireOf('us', 'P100'), {}, {})).toBe(0)
  })
})

describe('the calculator’s questions', () => {
  it('are asked for the coverages that are selected, all without a coverage context', () => {
    expect(calculatorQuestionsFor('us', []).map(({ key }) => key)).toEqual([])
    expect(calculatorQuestionsFor('us', [23]).map(({ key }) => key)).toEqual([
      'dmzSeparation',
      'thirdPartySecurityAgreement',
    ])
    expect(calculatorQuestionsFor('us')).toHaveLength(7)
  })

  it.each(['us', 'uk', 'au'] as const)('are the same facts in the same words as in the questionnaire: %s', (region) => {
    const words = new Map(questionnaireOf(region, 'Prime One').questions.map(({ key, label }) => [key, label]))
    const both = calculatorQuestionsFor(region).filter(({ key }) => words.has(key))
    expect(both.map(({ key, label }) => [key, label])).toEqual(both.map(({ key }) => [key, words.get(key)]))
    expect(both).toHaveLength(4)
  })

  it('leave out daily backups, unless that is the answer', () => {
    const offered = (kept?: QuestionnaireAnswers) =>
      calculatorQuestionsFor('us', undefined, kept)
        .find(({ key }) => key === 'backupFrequency')
        ?.options?.map(({ value }) => value)
    expect(offered()).toEqual(['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SIX_MONTHS', 'NEVER'])
    expect(offered({ backupFrequency: 'DAILY' })?.[0]).toBe('DAILY')
  })
})
