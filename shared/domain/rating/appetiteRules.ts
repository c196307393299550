import { technologyIndustries } from '../coverage/availabilityRules.ts'
import type { Appetite } from '../coverage/productLine.ts'
import { productLines } from '../coverage/productLines.ts'
import { type SecurityQuestion, saysNo } from '../coverage/securityAnswers.ts'
import type { RatingFacts } from './ratingFacts.ts'
import type { ReferralRule } from './referralRule.ts'

const appetiteFor = ({ product }: Pick<RatingFacts, 'product'>): Appetite => productLines[product].writes ?? {}

const codesOf = ({ industryCode, secondaryIndustryCode }: RatingFacts): string[] =>
  [industryCode, secondaryIndustryCode].filter((code) => code !== undefined)

const isTechnology = (facts: RatingFacts): boolean =>
  codesOf(facts).some((code) => technologyIndustries[facts.region].some((prefix) => code.startsWith(prefix)))

/** Controls that the product is written on, and that the company says it does not have. */
const missingControls = (facts: RatingFacts): SecurityQuestion[] =>
  (appetiteFor(facts).controls ?? []).filter((question) => saysNo(facts.answers[question]))

const cure = 'Choose a product that is written for it, or have an underwriter release the quote.'

/**
 * What refers a risk because its product is written for others (rule: product-lines; decision: lines-of-their-own): each
 * line of the table is drawn by the product’s own data.
 */
export const appetiteRules: readonly ReferralRule[] = [
  {
    ruleId: 'referral.lineRevenue',
    outcome: 'REFERRED',
    input: ({ facts }) => facts.revenue,
    threshold: ({ facts }) => appetiteFor(facts).revenueUpTo ?? null,
    strikes: ({ facts }) => facts.revenue > (appetiteFor(facts).revenueUpTo ?? Number.POSITIVE_INFINITY),
    message: 'The revenue is above what the product is written for',
    cure,
  },
  {
    ruleId: 'referral.lineHazardGroup',
    outcome: 'REFERRED',
    input: ({ hazardGroup }) => hazardGroup,
    threshold: ({ facts }) => appetiteFor(facts).hazardUpTo ?? null,
    strikes: ({ facts, hazardGroup }) => hazardGroup > (appetiteFor(facts).hazardUpTo ?? Number.POSITIVE_INFINITY),
    message: 'The industry is more hazardous than the product is written for',
    cure,
  },
  {
    ruleId: 'referral.lineRecords',
    outcome: 'REFERRED',
    input: ({ facts }) => facts.numberOfPersonalRecords,
    threshold: ({ facts }) => appetiteFor(facts).recordsUpTo ?? null,
    strikes: ({ facts }) =>
      (facts.numberOfPersonalRecords ?? 0) > (appetiteFor(facts).recordsUpTo ?? Number.POSITIVE_INFINITY),
    message: 'There are more personal records than the product is written for',
    cure,
  },
  {
    ruleId: 'referral.lineIndustry',
    outcome: 'REFERRED',
    input: ({ facts }) => codesOf(facts).join(', '),
    threshold: ({ facts }) =>
      appetiteFor(facts).technologyOnly ? technologyIndustries[facts.region].join(', ') : null,
    strikes: ({ facts }) => appetiteFor(facts).technologyOnly === true && !isTechnology(facts),
    message: 'The product is written for technology companies',
    cure: 'Check the industry code, or choose a product that is written for every industry.',
  },
  {
    ruleId: 'referral.lineControls',
    outcome: 'REFERRED',
    input: ({ facts }) =>
      missingControls(facts)
        .map((question) => `${question} ${String(facts.answers[question])}`)
        .join(', '),
    threshold: () => 'YES',
    strikes: ({ facts }) => missingControls(facts).length > 0,
    message: 'A control that the product is written on is missing',
    cure: 'Put it in place, or choose a product that does not ask for it.',
  },
]
