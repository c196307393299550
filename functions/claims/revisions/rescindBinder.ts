import { implement } from '#functions/_platform/http/implement.ts'
import { isMisrepresentation, policyById, rescissionReason } from '#functions/policy/public.ts'
import { requireQuote, takeBinderBack } from '#functions/quote/public.ts'
import { rescindBinder as contract } from '#shared/contracts/quote/underwriting.ts'
import { mustNotHaveAnswered } from './mustNotHaveAnswered.ts'

/** What rests on what was not so answers for no claim; a binder that was written by mistake keeps one that was made under it. */
export const rescindBinder = implement(contract)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const binder = quote.binder === undefined ? undefined : await policyById(quote.binder.id)
  if (binder?.status === 'BOUND' && !isMisrepresentation(body.reason))
    await mustNotHaveAnswered(binder, binder.effectiveDate)
  return takeBinderBack(quote, rescissionReason(body), { actor, now })
})
