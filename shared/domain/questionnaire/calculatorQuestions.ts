import type { RegionCode } from '../../regions/code.ts'
import { regionOf } from '../../regions/regions.ts'
import { questionGroups } from '../coverage/questionGroups.ts'
import { calculatorBackupFrequencies, type SecurityQuestion } from '../coverage/securityAnswers.ts'
import { cyberCrimeQuestions } from './cyberCrimeQuestions.ts'
import type { Question, QuestionKey } from './question.ts'
import type { QuestionnaireAnswers } from './questionnaireAnswers.ts'
import { controlQuestions } from './securityQuestions.ts'

/** Offered before an answer is given (quoting-and-servicing, section 9). */
export const defaultBackupFrequency = 'SIX_MONTHS'

/** What the calculator alone asks; the rest it asks as the questionnaire does. */
const ownLabels: Readonly<Partial<Record<QuestionKey, string>>> = {
  dmzSeparation: 'Are systems that face the internet separated from the internal network?',
  thirdPartySecurityAgreement: 'Do agreements with third parties set security requirements?',
  testedFullFailover: 'Has a full failover been tested?',
}

/** Daily is left out of the frequencies, but not where it is the answer (quoting-and-servicing, section 3). */
const offered = ({ key, options }: Question, answers: QuestionnaireAnswers) => {
  if (key !== 'backupFrequency' || options === undefined) return {}
  const frequencies: readonly unknown[] = [...calculatorBackupFrequencies, answers.backupFrequency]
  return { options: options.filter(({ value }) => frequencies.includes(value)) }
}

/**
 * The calculator's security questions by the first group that asks them; answering a group unlocks its coverage. Asked are
 * those of groups whose coverage is selected or required, or all where there is no coverage context
 * (quoting-and-servicing, sections 3 and 5).
 */
export const calculatorQuestionsFor = (
  region: RegionCode,
  selected?: readonly number[],
  answers: QuestionnaireAnswers = {},
): Question[] => {
  const known = new Map<SecurityQuestion | QuestionKey, Question>(
    [...controlQuestions, ...cyberCrimeQuestions('us-2', regionOf(region))].map((each) => [each.key, each]),
  )
  const groups = questionGroups.filter(({ coverageId }) => selected === undefined || selected.includes(coverageId))
  return groups.flatMap((group, index) =>
    group.questions
      .filter((key) => !groups.slice(0, index).some(({ questions }) => questions.includes(key)))
      .map((key): Question => {
        const own: Question = { key, label: ownLabels[key] ?? key, type: 'yesNo', group: group.key, required: 'always' }
        const question = known.get(key) ?? own
        return { ...question, ...offered(question, answers), group: group.key, required: 'always' }
      }),
  )
}
