import type { SecurityQuestions } from '#shared/contracts/account/questions.ts'
import { isAnswered, saysNo, saysYes } from '#shared/domain/coverage/securityAnswers.ts'
import type { Answered, AnsweredBy } from '#shared/domain/questionnaire/answeredBy.ts'
import type { Question, QuestionGroupKey, QuestionKey } from '#shared/domain/questionnaire/question.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import type { RiskFactor } from '#shared/domain/risk/riskFactor.ts'
import { type SeenOtherwise, seenOtherwise } from '#shared/domain/risk/seenOtherwise.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { Product } from '#shared/regions/products.ts'
import { wholeMoney } from '../../i18n/format.ts'
import type { AnswerWords } from '../questionnaire/answerWords.ts'

/** Where an answer comes from: the account's questionnaire, or given for this quote alone. */
export type AnswerSource = 'account' | 'quote'

export type AnswerRow = {
  readonly key: QuestionKey
  readonly label: string
  /** In words; undefined while the question is open. */
  readonly answer: string | undefined
  readonly kind: Question['type']
  readonly source: AnswerSource | undefined
  /** What the account says, where the quote alone says something else; undefined also when the account says nothing. */
  readonly accounts?: string | undefined
  /** Who gave it, and when, where that is known. */
  readonly by?: AnsweredBy | undefined
  /** What a scan or a connected system sees that is at odds with it. */
  readonly seen?: SeenOtherwise | undefined
  /** Speaks against the risk. */
  readonly adverse: boolean
}

export type AnswerGroup = { readonly key: QuestionGroupKey; readonly rows: readonly AnswerRow[] }

/** Questions whose yes is the bad news. */
const badIfYes = (question: Question): boolean =>
  question.adverse === 'YES' ||
  question.key === 'eolProducts' ||
  (question.group === 'history' && question.key !== 'priorCoverage') ||
  question.group === 'techErrors'

const isAdverse = (question: Question, answer: unknown): boolean => {
  if (question.type === 'choice') return answer === 'NEVER'
  if (question.type === 'recency') return typeof answer === 'number' && answer > 0
  if (question.type === 'text' || question.type === 'choices' || question.type === 'amount') return false
  return badIfYes(question) ? saysYes(answer) : saysNo(answer)
}

const inWords = (question: Question, answer: unknown, words: AnswerWords): string | undefined => {
  if (!isAnswered(answer)) return undefined
  if (question.type === 'amount') return typeof answer === 'number' ? wholeMoney(answer) : undefined
  if (saysYes(answer)) return words.yes
  if (saysNo(answer)) return words.no
  if (answer === 'UNCERTAIN') return words.uncertain
  const label = (value: unknown) => question.options?.find((option) => option.value === value)?.label ?? String(value)
  return Array.isArray(answer) ? answer.map(label).join(', ') : label(answer)
}

type Answers = {
  readonly quote: QuestionnaireAnswers
  readonly account: SecurityQuestions | undefined
  readonly answered?: Answered | undefined
  /** What moved the risk, by which answers are held against what was seen. */
  readonly factors?: readonly RiskFactor[] | undefined
}

/**
 * The answers a quote stands on, question by question in the order they are asked, each with its source. Open comments
 * and questions that the other answers do not call for are left out.
 */
export const answerGroups = (
  region: RegionCode,
  product: Product,
  { quote, account, answered, factors = [] }: Answers,
  words: AnswerWords,
): readonly AnswerGroup[] => {
  const { p250Details, ...base } = account ?? {}
  const own: Readonly<Record<string, unknown>> = { ...base, ...p250Details }
  const seen = seenOtherwise(factors, quote)
  const rowOf = (question: Question): AnswerRow => {
    const answer = quote[question.key]
    const given = isAnswered(answer)
    const sameAsAccount = JSON.stringify(own[question.key]) === JSON.stringify(answer)
    const source = !given || account === undefined ? undefined : sameAsAccount ? 'account' : 'quote'
    return {
      key: question.key,
      label: question.label,
      kind: question.type,
      answer: inWords(question, answer, words),
      source,
      ...(given && { by: answered?.[question.key], seen: seen[question.key] }),
      ...(source === 'quote' && { accounts: inWords(question, own[question.key], words) }),
      adverse: isAdverse(question, answer),
    }
  }
  const groups = new Map<QuestionGroupKey, AnswerRow[]>()
  for (const question of questionnaireOf(region, product).questions) {
    const row = rowOf(question)
    if (row.answer === undefined && (question.type === 'text' || question.shownWhen !== undefined)) continue
    groups.set(question.group, [...(groups.get(question.group) ?? []), row])
  }
  return [...groups].map(([key, rows]) => ({ key, rows }))
}
