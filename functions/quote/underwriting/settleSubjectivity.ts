import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/subjectivities.ts'
import { mustAllow } from '../actions/guards.ts'
import { requireQuote } from '../store/reach.ts'
import { withStep } from './subjectivityStep.ts'
import { withSubjectivities } from './withSubjectivities.ts'

/** What came is accepted or sent back, or what was asked for is waived; why stays with it. */
export const settleSubjectivity = implement(contract.settleSubjectivity)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'settleSubjectivity', { actor, now })
  const settled = { text: body.note, by: nameFor(actor), at: now }
  const subjectivities = withStep(quote.subjectivities, params.subjectivityId, body.decision, { settled })
  await commit(await withSubjectivities(quote, subjectivities, now))
  return { subjectivities }
})
