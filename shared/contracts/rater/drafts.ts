import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { placing } from '#shared/domain/identity/accountTypes.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { products } from '#shared/regions/products.ts'
import { CalculatorDraftRecord, DraftSelection } from './calculatorDraftRecord.ts'

const draftOf = { accountId: AccountId, product: z.enum(products) }

export const getCalculatorDraft = defineOperation({
  name: 'getCalculatorDraft',
  method: 'GET',
  path: '/api/rater/v1/drafts/{accountId}/{product}',
  summary: 'What the caller left in the calculator of an account, on whatever device.',
  access: 'rater:calculate',
  only: placing,
  params: draftOf,
  response: z.object({
    draft: CalculatorDraftRecord.pick({ selection: true, revision: true, savedAt: true }).optional(),
  }),
  problems: ['account.notFound'],
})

export const keepCalculatorDraft = defineOperation({
  name: 'keepCalculatorDraft',
  method: 'PUT',
  path: '/api/rater/v1/drafts/{accountId}/{product}',
  summary: 'Keeps what is in the calculator for 30 days, over the revision that the caller has seen.',
  access: 'rater:calculate',
  only: placing,
  params: draftOf,
  body: z.strictObject({
    selection: DraftSelection,
    seen: z.int().min(0).max(1_000_000_000).describe('The revision that this was made from; 0 where there was none.'),
  }),
  response: CalculatorDraftRecord.pick({ revision: true, savedAt: true }),
  problems: ['account.notFound', 'draft.changedElsewhere'],
})

export const removeCalculatorDraft = defineOperation({
  name: 'removeCalculatorDraft',
  method: 'DELETE',
  path: '/api/rater/v1/drafts/{accountId}/{product}',
  summary:
    'Forgets what the caller left in the calculator, which has become a quote or is not wanted; none is no failure.',
  access: 'rater:calculate',
  only: placing,
  params: draftOf,
  problems: ['account.notFound'],
})
