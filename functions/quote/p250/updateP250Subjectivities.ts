import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/p250.ts'
import { setSubjectivities } from '../underwriting/setSubjectivities.ts'
import { requireP250Quote } from './p250Quote.ts'

export const updateP250Subjectivities = implement(contract.updateP250Subjectivities)(
  async ({ params, body, actor, now }) =>
    setSubjectivities(await requireP250Quote(params.quoteId, actor), body, actor, now),
)
