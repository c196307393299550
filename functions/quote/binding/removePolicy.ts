import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { mustAllowOnPolicy, policyRemoved, requirePolicy } from '#functions/policy/public.ts'
import { removePolicy as contract } from '#shared/contracts/policy/removal.ts'
import { quotes } from '../store/quotes.ts'

/** A binder that came to nothing goes, and its quote names it no more. What was issued has postings, and is cancelled instead. */
export const removePolicy = implement(contract)(async ({ params, actor }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllowOnPolicy(policy, 'remove', actor)
  const quote = policy.quoteId === undefined ? undefined : await quotes.byId(policy.quoteId)
  const isItsQuote = quote?.binder?.id === policy.id
  await commit([
    policyRemoved(policy),
    ...(quote !== undefined && isItsQuote ? [quotes.update(quote, { ...quote, binder: undefined })] : []),
  ])
})
