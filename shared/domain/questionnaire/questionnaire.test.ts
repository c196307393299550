import { describe, expect, it } from 'vitest'
import { answerProblems, completeness, isShown } from './answerProblems.ts'
import { calculatorQuestions, calculatorQuestionsFor } from './calculatorQuestions.ts'
import { questionnaireOf, variantOf } from './questionnaire.ts'
import { type QuestionnaireAnswers, QuestionnaireAnswers as schema } from './questionnaireAnswers.ts'

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
  privacyLitigation: false,
  unscheduledSystemDowntime: false,
}

const missing = (...input: Parameters<typeof answerProblems>) => answerProblems(...input).map(({ path }) => path[0])

describe('questionnaires', () => {
  it('come in three variants', () => {
    expect(variantOf('us', 'P100')).toBe('us')
    expect(variantOf('us', 'Prime One')).toBe('us-2')
    expect(variantOf('uk', 'Prime One')).toBe('uk')
    expect(variantOf('au', 'Prime One AU')).toBe('uk')
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
    expect(missing(p100, { ...complete, cyberEvent: true }, false)).toEqual(['cyberEventComments'])
    expect(missing(p100, { ...complete, cyberEvent: true, cyberEventComments: 'Phishing in 2024' }, false)).toEqual([])
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
    expect(completeness(questionnaireOf('us', 'P100'), complete)).toBe(1)
    expect(completeness(questionnaireOf('us', 'P100'), {})).toBe(0)
  })
})

describe('the calculator’s questions', () => {
  it('are asked for the coverages that are selected, all without a coverage context', () => {
    expect(calculatorQuestionsFor()).toEqual(calculatorQuestions)
    expect(calculatorQuestionsFor([23]).map(({ key }) => key)).toEqual(['dmzSeparation', 'thirdPartySecurityAgreement'])
    expect(calculatorQuestionsFor([])).toEqual([])
  })

  it('leave out daily backups', () => {
    const options = calculatorQuestions.find(({ key }) => key === 'backupFrequency')?.options
    expect(options?.map(({ value }) => value)).toEqual(['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SIX_MONTHS', 'NEVER'])
  })
})
