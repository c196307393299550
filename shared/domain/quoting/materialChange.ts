import { z } from 'zod'
import { ratedDetails } from '../account/quoteEffects.ts'
import { type ReasonValue, ReasonValue as Value } from '../coverage/reason.ts'
import { answerWord } from '../questionnaire/answerOrder.ts'
import type { QuestionnaireAnswers } from '../questionnaire/questionnaireAnswers.ts'
import type { ReferralReason } from '../rating/referralReason.ts'

/** What a price and a judgement stand on. `riskScore` is 0 to 100, null while the risk is not scored. */
export interface QuotedRisk {
  readonly details: Partial<Readonly<Record<(typeof ratedDetails)[number], unknown>>>
  readonly answers: QuestionnaireAnswers
  readonly riskScore: number | null
}

/** One thing that is not as it was when the quote was priced. */
export const MaterialChange = z.object({
  kind: z.enum(['answer', 'detail', 'score']),
  what: z.string().describe('The question, the detail, the rule of claims, priorDeclines, or riskScore.'),
  before: Value,
  after: Value,
})
export type MaterialChange = z.infer<typeof MaterialChange>

const detailValue = (value: unknown): ReasonValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

/** Says nothing of the risk itself: when it was said, and words around an answer. */
const saysNothing = (question: string): boolean => question === 'lastSecurityAnswered' || question.endsWith('Comments')

/**
 * What has changed of a risk since it was quoted: details that rate, answers, and a score that fell. A score that rose
 * alone is none, since a quote keeps its price while it stands.
 */
export const materialChanges = (quoted: QuotedRisk, present: QuotedRisk): MaterialChange[] => {
  const before: Readonly<Record<string, unknown>> = quoted.answers
  const after: Readonly<Record<string, unknown>> = present.answers
  const questions = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !saysNothing(key))
  const fell = (present.riskScore ?? -1) < (quoted.riskScore ?? -1)
  return [
    ...ratedDetails
      .filter((detail) => quoted.details[detail] !== present.details[detail])
      .map((detail): MaterialChange => {
        const [was, is] = [quoted.details[detail], present.details[detail]]
        return { kind: 'detail', what: detail, before: detailValue(was), after: detailValue(is) }
      }),
    ...questions
      .map((what) => ({
        kind: 'answer' as const,
        what,
        before: answerWord(before[what]),
        after: answerWord(after[what]),
      }))
      .filter((change) => change.before !== change.after),
    ...(fell
      ? [{ kind: 'score' as const, what: 'riskScore', before: quoted.riskScore, after: present.riskScore }]
      : []),
  ]
}

/**
 * The reasons of a new judgement that nobody has looked at yet: another rule, or the same rule over something else. What an
 * underwriter released stays released while it is what it was.
 */
export const newReasons = (judged: readonly ReferralReason[], now: readonly ReferralReason[]): ReferralReason[] =>
  now.filter(({ ruleId, input }) => !judged.some((each) => each.ruleId === ruleId && each.input === input))
