import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { CalculatorDraftRecord } from '#shared/contracts/rater/calculatorDraftRecord.ts'

/** What was left in the calculator: nobody lists drafts, each is found by whose it is and what it is for. */
export const calculatorDrafts = defineRecord<CalculatorDraftRecord>({
  kind: 'calculatorDraft',
  notFound: 'account.notFound',
  expiresAt: ({ expiresAt }) => expiresAt,
})

export const calculatorDraftId = ({
  userId,
  accountId,
  product,
}: Pick<CalculatorDraftRecord, 'accountId' | 'product' | 'userId'>): string =>
  `cdr_${userId}_${accountId}_${encodeURIComponent(product)}`
