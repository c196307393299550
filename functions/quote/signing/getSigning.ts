import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/signing.ts'
import { requireQuote } from '../store/reach.ts'
import { signedBy } from './signedBy.ts'
import { applicationStatusOf, missingAnswers, statementDigest, statementOf } from './statementOf.ts'
import { changedSinceSigned } from './superseded.ts'

export const getSigning = implement(contract.getSigning)(async ({ params, actor }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const statement = statementOf(quote)
  const { signature, signRequest } = quote
  const changed = await changedSinceSigned(quote)
  return {
    status: applicationStatusOf(quote),
    statement,
    digest: statementDigest(statement),
    missing: missingAnswers(quote),
    ...(changed.length > 0 && { changed: [...changed] }),
    ...(signRequest && { request: signRequest }),
    ...(signature && { signature: signedBy(signature, actor) }),
  }
})
