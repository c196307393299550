import { implement } from '#functions/_platform/http/implement.ts'
import { policyToBe, requireQuote } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/quote/binding.ts'
import { mustHaveForms } from './mustHaveForms.ts'
import { previewOfIssue } from './previewOfIssue.ts'

/** What binding a quote, or issuing the policy of one that is bound, would make; nothing is written. */
export const previewBinding = implement(contract.previewBinding)(async ({ params, query, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const policy = await policyToBe(quote, { actor, now, ...query })
  const isBound = policy.id === quote.binder?.id
  if (isBound) await mustHaveForms(policy, now)
  return previewOfIssue(policy, isBound, actor)
})
