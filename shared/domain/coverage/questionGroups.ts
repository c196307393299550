import { z } from 'zod'
import { coverageId } from './coverageId.ts'
import { isAnswered, type SecurityAnswers, type SecurityQuestion, saysYes } from './securityAnswers.ts'

/**
 * What is known of a question group (quoting-and-servicing, section 3): all its questions are answered, its answers allow
 * the coverage, and the coverage is selected so that its answers are needed.
 */
export const QuestionGroupState = z.object({ answered: z.boolean(), valid: z.boolean(), required: z.boolean() })
export type QuestionGroupState = z.infer<typeof QuestionGroupState>

export type QuestionGroup = {
  readonly key: 'contingentSystemFailure' | 'cyberCrimeLoss' | 'fullSystemFailure' | 'socialEngineering'
  readonly coverageId: number
  readonly questions: readonly SecurityQuestion[]
  readonly isValid: (answers: SecurityAnswers) => boolean
  /** What the insured must do to unlock the coverage. */
  readonly cure: string
}

const fundTransferControls = [
  'isVerifyingBankAccounts',
  'isAuthenticatingFundTransferRequests',
  'isPreventingUnauthorizedWireTransfers',
] as const

const hasTransferControls = (answers: SecurityAnswers): boolean =>
  fundTransferControls.every((control) => saysYes(answers[control]))
const transferControlsCure =
  'Verify bank accounts, authenticate fund transfer requests and prevent transfers that nobody approved.'

/**
 * The groups that unlock coverages 23, 24 and 34 (quoting-and-servicing, sections 3 and 4; rule: forced-coverages), and social
 * engineering, which is sold with the same controls of transfers as cyber crime.
 */
export const questionGroups: readonly QuestionGroup[] = [
  {
    key: 'contingentSystemFailure',
    coverageId: coverageId('CONTINGENT_SYSTEM_FAILURE'),
    questions: ['dmzSeparation', 'thirdPartySecurityAgreement'],
    isValid: () => true,
    cure: 'Answer the questions on network separation and third-party security agreements.',
  },
  {
    key: 'cyberCrimeLoss',
    coverageId: coverageId('CYBER_CRIME_LOSS'),
    questions: fundTransferControls,
    isValid: hasTransferControls,
    cure: transferControlsCure,
  },
  {
    key: 'fullSystemFailure',
    coverageId: coverageId('FULL_SYSTEM_FAILURE'),
    questions: ['backupFrequency', 'testedFullFailover'],
    isValid: (answers) => isAnswered(answers.backupFrequency) && answers.backupFrequency !== 'NEVER',
    cure: 'Back up critical data at least every six months.',
  },
  {
    key: 'socialEngineering',
    coverageId: coverageId('SOCIAL_ENGINEERING'),
    questions: fundTransferControls,
    isValid: hasTransferControls,
    cure: transferControlsCure,
  },
]

/** Whether all questions of a group are answered, and so that its coverage may be had. */
export const questionGroupState = (
  group: QuestionGroup,
  answers: SecurityAnswers,
): Pick<QuestionGroupState, 'answered' | 'valid'> => {
  const answered = group.questions.every((question) => isAnswered(answers[question]))
  return { answered, valid: answered && group.isValid(answers) }
}

export const questionGroupOf = (id: number): QuestionGroup | undefined =>
  questionGroups.find((group) => group.coverageId === id)
