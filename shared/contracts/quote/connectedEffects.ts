import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { served } from '#shared/domain/identity/accountTypes.ts'
import { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { connectedControls } from '#shared/domain/risk/connectedEvidence.ts'

const effect = {
  scoreDifference: z.int(),
  premiumDifference: MinorUnits.describe('Without fees and taxes; below zero it is less.'),
  cures: z.array(z.string()).describe('Reasons for a referral or a decline that would be gone.'),
}

export const listConnectedEffects = defineOperation({
  name: 'listConnectedEffects',
  method: 'GET',
  path: '/api/quote/v1/connected-effects/{accountId}',
  summary:
    'What each control that connected systems do not see in place would do to the risk score and the premium, by the rater itself.',
  access: ['quote:read', 'connector:read'],
  only: [...served, 'MSSP'],
  params: { accountId: AccountId },
  response: z.object({
    pricedBy: z
      .object({ quoteId: QuoteId, quoteNumber: z.string(), currency: z.enum(currencies), premium: MinorUnits })
      .optional()
      .describe('The newest quote that the caller may read, priced as of now; absent where there is none.'),
    content: z.array(
      z.object({
        control: z.enum(connectedControls),
        systems: z.array(z.string()).describe('The kinds of systems that do not see it in place.'),
        ...effect,
      }),
    ),
    bySystem: z
      .array(z.object({ system: z.string(), ...effect }))
      .describe('All of it that one system does not see in place, together.'),
  }),
  problems: ['account.notFound', 'rating.notRateable'],
})
