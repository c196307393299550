import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/subjectivities.ts'
import { mayAs } from '#shared/permissions.ts'
import { mustAllow } from '../actions/guards.ts'
import { requireQuote } from '../store/reach.ts'
import { withStep } from './subjectivityStep.ts'
import { withSubjectivities } from './withSubjectivities.ts'

/** What was asked for has come, says the agency, or the insured of what they bring; it counts once an underwriter has looked at it. */
export const receiveSubjectivity = implement(contract.receiveSubjectivity)(
  async ({ params, body, actor, now, fail }) => {
    const quote = await requireQuote(params.quoteId, actor)
    mustAllow(quote, 'receiveSubjectivity', { actor, now })
    // The insured says it of what the insured brings.
    const asked = quote.subjectivities.find(({ id }) => id === params.subjectivityId)
    const isOfInsured = actor.workflow !== undefined || !mayAs(actor, 'quote:update')
    if (isOfInsured && asked !== undefined && asked.owner !== 'INSURED') fail('permission.denied')
    const evidence = { text: body.evidence, by: nameFor(actor), at: now }
    const subjectivities = withStep(quote.subjectivities, params.subjectivityId, 'receive', { evidence })
    await commit(await withSubjectivities(quote, subjectivities, now))
    return { subjectivities }
  },
)
