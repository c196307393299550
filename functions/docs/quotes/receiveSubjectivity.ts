import { implement } from '#functions/_platform/http/implement.ts'
import { receivedSubjectivity, requireQuote } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/quote/subjectivities.ts'
import { evidenceOf } from './evidenceOf.ts'

/** What was asked for has come, says the agency, or the insured of what they bring; it counts once an underwriter has looked at it. */
export const receiveSubjectivity = implement(contract.receiveSubjectivity)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const subject = { accountId: quote.accountId, quoteId: quote.id, policyId: quote.binder?.id }
  const brought = {
    text: body.evidence,
    documentsOf: () => evidenceOf(subject, body.documentIds ?? [], actor),
  }
  return receivedSubjectivity(quote, params.subjectivityId, brought, { actor, now })
})
