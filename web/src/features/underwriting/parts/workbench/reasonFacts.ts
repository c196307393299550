import type { TFunction } from 'i18next'
import type { Reason, ReasonValue } from '#shared/domain/coverage/reason.ts'
import { frequencyOptions, priorIncidentOptions } from '#shared/domain/questionnaire/options.ts'
import { isAboutMoney } from '#shared/domain/rating/moneyRules.ts'
import { unfiledRule } from '#shared/domain/rating/unfiledRule.ts'
import { number, wholeMoney } from '#web/i18n/format.ts'

const choices = new Map(
  [...frequencyOptions, ...priorIncidentOptions].map(({ value, label }) => [String(value), label]),
)

const answerWords = (text: string, t: TFunction<'underwriting'>): string => {
  if (text === 'true' || text === 'YES') return t('yes')
  if (text === 'false' || text === 'NO') return t('no')
  return choices.get(text) ?? text
}

/** `mfaEmail false` reads `MFA for e-mail: No`; a word that is no question stays as it is. */
const partWords = (part: string, t: TFunction<'underwriting'>): string => {
  const [key = '', ...rest] = part.split(' ')
  const name = t(`answerShort.${key}`, { defaultValue: '' })
  if (name === '') return answerWords(part, t)
  return rest.length === 0 ? name : `${name}: ${answerWords(rest.join(' '), t)}`
}

/** What a rule looked at, or where it draws the line, in words; undefined when there was nothing. */
export const reasonFact = (
  { ruleId }: Pick<Reason, 'ruleId'>,
  value: ReasonValue,
  t: TFunction<'underwriting'>,
): string | undefined => {
  if (value === null || value === '') return undefined
  if (typeof value === 'number') return isAboutMoney(ruleId) ? wholeMoney(value) : number(value)
  return String(value)
    .split(', ')
    .map((part) => partWords(part, t))
    .join(', ')
}

/** What the line of a rule is called: most say what is accepted, that on states names those in which the product is not filed. */
export const lineLabel = ({ ruleId }: Pick<Reason, 'ruleId'>): 'reasons.threshold' | 'reasons.unfiled' =>
  ruleId === unfiledRule ? 'reasons.unfiled' : 'reasons.threshold'

/** More characters than half a card shows well: a list of questions, say. */
const longFact = 60

/** Whether what a rule found wants the whole width. */
export const isLongFact = (found: string | undefined): boolean => found !== undefined && found.length > longFact
