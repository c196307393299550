import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/licensing.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { noteWrite } from '../notes/noteWrite.ts'
import { requireQuote } from '../store/reach.ts'
import { afterOverride, toLicensing, verdictOf } from './licensingOfQuote.ts'

/** What is let through are the rules that stand in the way now; whatever comes later is another matter. */
export const overrideQuoteLicensing = implement(contract.overrideQuoteLicensing)(
  async ({ params, body, actor, now, fail }) => {
    const quote = await requireQuote(params.quoteId, actor)
    mustAllow(quote, 'overrideLicensing', { actor, now })
    const verdict = await verdictOf(quote, now)
    if (afterOverride(verdict, quote).standing !== 'NOT_LICENSED') fail('quote.alreadyLicensed')
    const rules = verdict.reasons.filter(({ blocks }) => blocks).map(({ ruleId }) => ruleId)
    const licenseOverride = { by: actor.name, at: now, reason: body.reason, rules }
    const note = noteWrite(quote.id, 'GENERAL', body.reason, actor, now)
    await commit([quoteChange(quote, now, { licenseOverride, notes: quote.notes + 1 }), note.write])
    return toLicensing(verdict, { ...quote, licenseOverride }, actor)
  },
)
