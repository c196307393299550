import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { confidences } from '#shared/domain/risk/confidence.ts'
import { RiskFactor, RiskProfile } from '#shared/domain/risk/riskFactor.ts'
import { products } from '#shared/regions/products.ts'

/** The risk of an account. */
export const getRisk = defineOperation({
  name: 'getRisk',
  method: 'GET',
  path: '/api/risk/v1',
  summary: 'Risk score and factors of an account, and when they were computed.',
  access: 'risk:read',
  query: z.strictObject({ accountId: AccountId }),
  response: z.object({
    score: RiskProfile.shape.riskScore,
    profileScore: RiskProfile.shape.profileScore,
    industryAverage: RiskProfile.shape.industryAverage,
    factors: z.array(
      RiskFactor.extend({
        confidence: z
          .enum(confidences)
          .describe('How far the score may be relied on: by how much moves it, seen and told.'),
      }),
    ),
    asOf: z.string(),
    scanRequested: z.string().optional().describe('When a scan that is still running was asked for.'),
  }),
  problems: ['account.notFound'],
})

/** Computes the risk of an account anew. */
export const reassessRisk = defineOperation({
  name: 'reassessRisk',
  method: 'POST',
  path: '/api/risk/v1/reassess/{accountId}',
  summary: 'Computes the risk of an account anew; the quote is told.',
  access: 'risk:assess',
  params: { accountId: AccountId },
  body: z.strictObject({
    quoteId: QuoteId.optional(),
    agentEmail: emailText('Please enter a valid Email Address').optional(),
    product: z.enum(products).optional(),
  }),
  status: 202,
  problems: ['account.notFound', 'quote.notFound'],
})

/** Scans what the company shows to the internet. */
export const requestScan = defineOperation({
  name: 'requestScan',
  method: 'POST',
  path: '/api/risk/v1/scan/{accountId}',
  summary: 'Scans the domains of an account and computes its risk anew.',
  access: 'risk:assess',
  params: { accountId: AccountId },
  status: 202,
  problems: ['account.notFound'],
})
