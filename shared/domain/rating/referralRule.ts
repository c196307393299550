import type { ProductFamily } from '../coverage/productLine.ts'
import type { ReasonValue } from '../coverage/reason.ts'
import type { QuestionKey } from '../questionnaire/question.ts'
import type { BindingAuthority } from './authority.ts'
import type { HazardGroup } from './rateBook.ts'
import type { RatedPremium } from './ratedPremium.ts'
import type { RatingFacts } from './ratingFacts.ts'
import type { ReferralReason } from './referralReason.ts'

/** What referral rules look at. */
export type ReferralCase = {
  readonly facts: RatingFacts
  readonly rated: RatedPremium
  readonly authority: BindingAuthority
  /** The worse of the primary and the secondary industry. */
  readonly hazardGroup: HazardGroup
  /** Coverages selected whose question group is not answered. */
  readonly unansweredGroups: readonly string[]
  /** Questions of the product's questionnaire that must be answered; those that are not. */
  readonly requiredQuestions: readonly QuestionKey[]
  readonly openQuestions: readonly QuestionKey[]
  /** How many declines of the company stand, under this account or another. */
  readonly priorDeclines: number
}

/** A referral rule (rule: referral-rules): what it looks at, where it draws the line, and whether the line is crossed. */
export type ReferralRule = Pick<ReferralReason, 'ruleId' | 'outcome' | 'message' | 'cure'> & {
  /** Which products it is about; all of them where it is left out. */
  readonly family?: ProductFamily
  readonly input: (risk: ReferralCase) => ReasonValue
  readonly threshold: (risk: ReferralCase) => ReasonValue
  readonly strikes: (risk: ReferralCase) => boolean
}

type Texts = { readonly message: string; readonly cure: string; readonly family?: ProductFamily }

/** Refers, or what else `outcome` says, when one of the questions is answered in a way that worries. */
export const onAnswer = (
  ruleId: string,
  questions: readonly QuestionKey[],
  worries: (answer: unknown) => boolean,
  threshold: ReasonValue,
  texts: Texts,
  outcome: ReferralReason['outcome'] = 'REFERRED',
): ReferralRule => ({
  ruleId,
  outcome,
  input: ({ facts }) =>
    questions
      .filter((question) => worries(facts.answers[question]))
      .map((question) => `${question} ${String(facts.answers[question])}`)
      .join(', '),
  threshold: () => threshold,
  strikes: ({ facts }) => questions.some((question) => worries(facts.answers[question])),
  ...texts,
})

/** Refers when a figure is above (or below) the line. */
export const onFigure = (
  ruleId: string,
  input: (risk: ReferralCase) => number,
  crosses: 'above' | 'below',
  threshold: (risk: ReferralCase) => number,
  texts: Texts,
): ReferralRule => ({
  ruleId,
  outcome: 'REFERRED',
  input,
  threshold,
  strikes: (risk) => (crosses === 'above' ? input(risk) > threshold(risk) : input(risk) < threshold(risk)),
  ...texts,
})

/** Happened within the last three years, the look-back for claims and incidents (rule: look-backs). */
export const withinThreeYears = (recency: unknown): boolean =>
  typeof recency === 'number' && recency >= 1 && recency <= 3
