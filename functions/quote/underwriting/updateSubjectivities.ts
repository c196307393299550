import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/subjectivities.ts'
import { requireQuote } from '../store/reach.ts'
import { setSubjectivities } from './setSubjectivities.ts'

export const updateSubjectivities = implement(contract.updateSubjectivities)(async ({ params, body, actor, now }) =>
  setSubjectivities(await requireQuote(params.quoteId, actor), body, actor, now),
)
