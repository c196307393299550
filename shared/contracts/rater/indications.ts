import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { productFamilies } from '#shared/domain/coverage/productLine.ts'
import { placing } from '#shared/domain/identity/accountTypes.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { quoteOutcomes } from '#shared/domain/rating/referralReason.ts'
import { products } from '#shared/regions/products.ts'

/** What each product would cost an account. */
export const listIndications = defineOperation({
  name: 'listIndications',
  method: 'GET',
  path: '/api/rater/v1/indications',
  summary:
    'What every product of the region would cost an account on usual terms (the popular package, a limit of one million), and what would become of the request.',
  access: 'rater:calculate',
  only: placing,
  query: z.strictObject({ accountId: AccountId }),
  response: z.array(
    z.object({
      product: z.enum(products),
      family: z.enum(productFamilies),
      premium: MinorUnits,
      total: MinorUnits.describe('With fees and taxes.'),
      outcome: z.enum(quoteOutcomes),
      reasons: z.array(z.string()).describe('Why it would not be ready, in words.'),
    }),
  ),
  problems: ['account.notFound', 'rating.notRateable'],
})
