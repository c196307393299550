import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import { canQuote } from '#shared/domain/quoting/quoteTransitions.ts'
import { notAllowed, quoteChange } from '../actions/quoteAction.ts'
import { requireQuote } from '../store/reach.ts'

/** What must still be brought can be set until the quote is bound, and resolved until the policy is issued. */
export const updateSubjectivities = implement(contract.updateSubjectivities)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const mayChange = (['underwrite', 'bind', 'issue'] as const).some((action) => canQuote(quote.status, action))
  if (!mayChange) return notAllowed(quote.status)
  await commit([quoteChange(quote, now, { subjectivities: body.subjectivities })])
  return { subjectivities: body.subjectivities }
})
