import type { QuestionGroup } from '../coverage/questionGroups.ts'
import type { QuestionnaireAnswers } from './questionnaireAnswers.ts'

export type QuestionKey = keyof QuestionnaireAnswers

/** How a question is answered; `yesNoUncertain` questions know a third answer, an `amount` is whole units. */
export const questionTypes = ['yesNo', 'yesNoUncertain', 'choice', 'choices', 'recency', 'amount', 'text'] as const
export type QuestionType = (typeof questionTypes)[number]

export type QuestionOption = { readonly value: string | number; readonly label: string }

/** True when any of the questions has the state. An unanswered question has none. */
export type Condition = {
  readonly anyOf: readonly QuestionKey[]
  readonly is: 'YES' | 'NO' | 'NOT YES' | 'NOT NEVER'
}

/** What questions are about; the calculator's are about the coverages that they unlock. */
export type QuestionGroupKey =
  | 'training'
  | 'multiFactor'
  | 'backups'
  | 'encryption'
  | 'plans'
  | 'tools'
  | 'cyberCrime'
  | 'media'
  | 'history'
  | 'techErrors'
  | 'organization'
  | 'employment'
  | 'benefitPlans'
  | 'internalControls'
  | 'managementHistory'
  | QuestionGroup['key']

/**
 * When an answer must be given. `cyberCrime`: when Cyber Crime is purchased; `techErrors`: when technology errors and
 * omissions are; `whenShown`: whenever its condition shows the question (quoting-and-servicing, section 5).
 */
export type Requirement = 'always' | 'cyberCrime' | 'techErrors' | 'whenShown' | 'optional'

/** A question as it is served: data alone, so that the server and the form read the same rules. */
export type Question = {
  readonly key: QuestionKey
  readonly label: string
  readonly type: QuestionType
  readonly group: QuestionGroupKey
  readonly required: Requirement
  readonly options?: readonly QuestionOption[]
  readonly shownWhen?: Condition
  /** A yes speaks against the risk; of others a no does. */
  readonly adverse?: 'YES'
}

/** `select` is asked of the management lines, each line its own. */
export const variants = ['us', 'us-2', 'uk', 'select'] as const
export type QuestionnaireVariant = (typeof variants)[number]
/** What companies are asked for cyber insurance. */
export type CyberVariant = Exclude<QuestionnaireVariant, 'select'>

export type Questionnaire = { readonly variant: QuestionnaireVariant; readonly questions: readonly Question[] }
