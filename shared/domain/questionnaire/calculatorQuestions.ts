import { type QuestionGroup, questionGroups } from '../coverage/questionGroups.ts'
import { calculatorBackupFrequencies } from '../coverage/securityAnswers.ts'
import { frequencyOptions } from './options.ts'
import type { QuestionKey, QuestionOption } from './question.ts'

/** A question of the calculator; answering its group unlocks the group's coverage. */
export type CalculatorQuestion = {
  readonly key: QuestionKey
  readonly label: string
  readonly type: 'yesNo' | 'choice'
  readonly group: QuestionGroup['key']
  readonly options?: readonly QuestionOption[]
}

/** Offered before an answer is given (quoting-and-servicing, section 9). */
export const defaultBackupFrequency = 'SIX_MONTHS'

const labels: Readonly<Partial<Record<QuestionKey, string>>> = {
  dmzSeparation: 'Are systems that face the internet separated from the internal network?',
  thirdPartySecurityAgreement: 'Do agreements with third parties set security requirements?',
  isVerifyingBankAccounts: 'Are bank accounts of vendors verified before they are paid?',
  isAuthenticatingFundTransferRequests: 'Are requests to transfer funds authenticated?',
  isPreventingUnauthorizedWireTransfers: 'Are unauthorized wire transfers prevented?',
  backupFrequency: 'How often is business-critical data backed up?',
  testedFullFailover: 'Has a full failover been tested?',
}

const backupOptions = frequencyOptions.filter(({ value }) =>
  calculatorBackupFrequencies.some((frequency) => frequency === value),
)

/** The calculator's security questions by group (quoting-and-servicing, section 3). */
export const calculatorQuestions: readonly CalculatorQuestion[] = questionGroups.flatMap((group) =>
  group.questions.map((key): CalculatorQuestion => {
    const question = { key, label: labels[key] ?? key, group: group.key }
    return key === 'backupFrequency'
      ? { ...question, type: 'choice', options: backupOptions }
      : { ...question, type: 'yesNo' }
  }),
)

/**
 * The questions to ask: those of groups whose coverage is selected or required, or all where there is no coverage context
 * (quoting-and-servicing, section 5).
 */
export const calculatorQuestionsFor = (selected?: readonly number[]): CalculatorQuestion[] => {
  const groups = questionGroups.filter(({ coverageId }) => selected === undefined || selected.includes(coverageId))
  return calculatorQuestions.filter((question) => groups.some(({ key }) => key === question.group))
}
