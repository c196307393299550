import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { requireSubmission } from '#functions/submission/public.ts'
import * as contract from '#shared/contracts/quote/cart.ts'
import { quotesOfSubmission } from '../store/quotesOfSubmission.ts'
import { ownershipOf } from '../store/reach.ts'
import { toCartQuote } from '../views/toCartQuote.ts'

/** A team-bound agent sees the variations of their own teams. */
export const getSubmissionCart = implement(contract.getSubmissionCart)(async ({ params, actor }) => {
  const submission = await requireSubmission(params.submissionId, actor)
  const made = await quotesOfSubmission(submission, { drafts: true })
  return {
    content: made.filter((quote) => quote.inCart && isTheirs(actor, ownershipOf(quote))).map(toCartQuote),
  }
})
