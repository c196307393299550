import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { MinorUnits, Revenue, WholeUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { ToldMove } from '#shared/domain/rating/priceMoves.ts'
import { quoteOutcomes, ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { waterfallKeys } from '#shared/domain/rating/waterfall.ts'

const Priced = z.object({
  premium: MinorUnits,
  totalPremium: MinorUnits,
  riskScore: z.int().nullable(),
  outcome: z.enum(quoteOutcomes),
})

/** What the steps of one kind do to the price in both cases, and how far apart that is. */
const StepDifference = z.object({
  key: z.enum(waterfallKeys),
  before: MinorUnits,
  after: MinorUnits,
  difference: MinorUnits,
})

/** The quote as the rater prices it today, and with what was supposed; nothing is changed by it. */
export const exploreQuote = defineOperation({
  name: 'exploreQuote',
  method: 'POST',
  path: '/api/quote/v1/what-if/{quoteId}',
  summary:
    'Prices a quote as it would be with another revenue, limit, deductible or other answers, and changes nothing.',
  access: 'quote:read',
  safe: true,
  params: { quoteId: QuoteId },
  body: z.strictObject({
    revenue: Revenue.min(1).optional().describe('Of the whole company, whole units.'),
    limit: WholeUnits.optional(),
    deductible: WholeUnits.optional(),
    answers: QuestionnaireAnswers.optional(),
  }),
  response: z.object({
    currency: z.enum(currencies),
    now: Priced,
    supposed: Priced,
    moves: z
      .array(ToldMove)
      .describe('What of the supposition moves the price, the strongest first; the effects add up to the difference.'),
    steps: z
      .array(StepDifference)
      .describe('Where both waterfalls part, step by step; the differences add up to that of the totals.'),
    reasonsGained: z.array(ReferralReason),
    reasonsLost: z.array(ReferralReason),
  }),
  problems: ['quote.notFound', 'rating.notRateable'],
})

/** One control that could be better: the answer that stands, the one that would be better, and what the rater makes of it. */
const Improvement = z.object({
  question: z.string(),
  label: z.string(),
  answer: z.string(),
  better: z.string(),
  value: z.union([z.string(), z.number()]).describe('The better answer as it is given.'),
  scoreDifference: z.int(),
  premiumDifference: MinorUnits,
  cures: z.array(z.string()).describe('Reasons for a referral or a decline that would be gone.'),
})
export type Improvement = z.infer<typeof Improvement>

export const listImprovements = defineOperation({
  name: 'listImprovements',
  method: 'GET',
  path: '/api/quote/v1/improvements/{quoteId}',
  summary:
    'What the company could do better, with what each would do for its score and its premium by the rater itself.',
  access: 'quote:read',
  workflows: ['QUOTE'],
  params: { quoteId: QuoteId },
  response: z.object({
    currency: z.enum(currencies),
    score: z.int().nullable(),
    premium: MinorUnits,
    content: z.array(Improvement),
  }),
  problems: ['quote.notFound', 'rating.notRateable'],
})
