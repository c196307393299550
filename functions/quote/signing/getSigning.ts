import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/signing.ts'
import { requireQuote } from '../store/reach.ts'
import { signedBy } from './signedBy.ts'
import { applicationStatusOf, missingAnswers, statementDigest, statementOf } from './statementOf.ts'

export const getSigning = implement(contract.getSigning)(async ({ params, actor }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const statement = statementOf(quote)
  const { signature, signRequest } = quote
  return {
    status: applicationStatusOf(quote),
    statement,
    digest: statementDigest(statement),
    missing: missingAnswers(quote),
    ...(signRequest && { request: signRequest }),
    ...(signature && { signature: signedBy(signature, actor) }),
  }
})
