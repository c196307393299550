import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/diligence.ts'
import { askedEffort, effortProblems } from '#shared/domain/quoting/diligentEffort.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { requireQuote } from '../store/reach.ts'
import { todayOf } from '../views/todayOf.ts'

/** Keeps by what the placement is justified in the insured's home state, with who says so; the paper of it is made then. */
export const recordDiligence = implement(contract.recordDiligence)(async ({ params, body, actor, now, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'recordDiligence', { actor, now })
  const asked = askedEffort(quote) ?? fail('quote.noDiligence')
  const { effort } = body
  const days = { today: todayOf(quote, now), effectiveDate: quote.effectiveDate }
  const errors = effortProblems(effort, asked, days).map(({ path, detail }) => ({ path: ['effort', ...path], detail }))
  if (errors.length > 0) fail('request.unfit', { errors })
  const diligence = { state: asked.abbreviation, effort, by: nameFor(actor), at: now }
  await commit([quoteAction(quote, 'recordDiligence', now, { diligence })], {
    events: [{ name: 'quote.diligenceRecorded', detail: { quoteId: quote.id, recordedAt: now } }],
  })
  return { diligence }
})
