import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { productFamilies } from '#shared/domain/coverage/productLine.ts'
import { Reason } from '#shared/domain/coverage/reason.ts'
import { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { CalculatorAnswer } from '#shared/domain/rating/calculatorAnswer.ts'
import { quoteOutcomes, ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { products } from '#shared/regions/products.ts'
import { CalculatorRequest } from './calculatorRequest.ts'

const { account, global, coverages, securityQuestions } = CalculatorRequest.shape

/** One risk over all that the region sells, for who compares. */
export const priceProducts = defineOperation({
  name: 'priceProducts',
  method: 'POST',
  path: '/api/rater/v1/products',
  summary:
    'Prices one company over all products of the region in one call, for comparative raters: premium, fees and taxes, what would become of the request and why, and everything of the terms that had to be changed.',
  access: 'rater:calculate',
  safe: true,
  body: z.strictObject({
    account,
    global: global
      .optional()
      .describe('The usual terms where they are left out: the popular package, a limit of one million.'),
    coverages: coverages.default({}),
    securityQuestions,
    products: z.array(z.enum(products)).min(1).max(products.length).optional().describe('These alone.'),
  }),
  response: z.object({
    currency: z.enum(currencies),
    products: z.array(
      z.object({
        product: z.enum(products),
        family: z.enum(productFamilies),
        premium: MinorUnits,
        fees: CalculatorAnswer.shape.fees,
        taxes: CalculatorAnswer.shape.taxes,
        total: MinorUnits.describe('With fees and taxes.'),
        outcome: z.enum(quoteOutcomes),
        reasons: z.array(ReferralReason).describe('Why it would not be ready.'),
        warnings: z.array(Reason).describe('What of the terms was changed, and why.'),
        limit: WholeUnits,
        deductible: WholeUnits,
        rateBookVersion: z.string(),
      }),
    ),
  }),
  problems: ['account.notFound', 'rating.notRateable'],
})
