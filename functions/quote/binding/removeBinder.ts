import { commit } from '#functions/_platform/storage/commit.ts'
import { policyRemoved, type StoredPolicy } from '#functions/policy/public.ts'
import { quotes } from '../store/quotes.ts'

/** A binder that came to nothing goes, and its quote names it no more. */
export const removeBinder = async (policy: StoredPolicy): Promise<void> => {
  const quote = policy.quoteId === undefined ? undefined : await quotes.byId(policy.quoteId)
  const isItsQuote = quote?.binder?.id === policy.id
  await commit([
    policyRemoved(policy),
    ...(quote !== undefined && isItsQuote ? [quotes.update(quote, { ...quote, binder: undefined })] : []),
  ])
}
