import { implement } from '#functions/_platform/http/implement.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { requireQuote } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/quote/renewals.ts'
import { bookOfForms, typesOfForms } from './book.ts'
import { renewedForms } from './renewedForms.ts'

export const listRenewalForms = implement(contract.listRenewalForms)(async ({ params, actor, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  if (quote.renewsPolicyId === undefined) return fail('quote.notARenewal')
  const policy = await requirePolicy(quote.renewsPolicyId, actor)
  const [book, types] = await Promise.all([bookOfForms(), typesOfForms()])
  const changes = await renewedForms(policy, quote, book)
  return {
    policyId: policy.id,
    quoteId: quote.id,
    changes: changes.map(({ formTypeId, ...change }) => ({
      ...change,
      formType: types.find(({ id }) => id === formTypeId)?.name ?? formTypeId,
    })),
  }
})
