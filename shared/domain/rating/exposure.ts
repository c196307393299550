import type { Exposure } from '../coverage/productLine.ts'
import type { RatingFacts } from './ratingFacts.ts'

/** How large a risk is by what its product measures: whole units, or people. */
export interface Exposed {
  readonly amount: number
  /** Nobody has told it; the amount is what companies of this size usually have, and makes an indication. */
  readonly isAssumed: boolean
}

/** What a company of this revenue usually has: a person for each 200,000, plans of 40,000 a person, assets of a year's revenue. */
const usualPeople = ({ revenue }: RatingFacts): number => Math.max(1, Math.round(revenue / 200_000))
const usual: Readonly<Record<Exposure, (facts: RatingFacts) => number>> = {
  revenue: ({ revenue }) => revenue,
  totalAssets: ({ revenue }) => revenue,
  planAssets: (facts) => (facts.noOfEmployees > 0 ? facts.noOfEmployees : usualPeople(facts)) * 40_000,
  employees: usualPeople,
}

const told: Readonly<Record<Exposure, (facts: RatingFacts) => number | undefined>> = {
  revenue: ({ revenue }) => revenue,
  totalAssets: ({ answers }) => answers.totalAssets,
  planAssets: ({ answers }) => answers.planAssets,
  employees: ({ noOfEmployees }) => (noOfEmployees > 0 ? noOfEmployees : undefined),
}

/** The exposure of a risk, as told or else as usual. */
export const exposureOf = (exposure: Exposure, facts: RatingFacts): Exposed => {
  const amount = told[exposure](facts)
  return amount === undefined ? { amount: usual[exposure](facts), isAssumed: true } : { amount, isAssumed: false }
}
