import type { Actor } from '#functions/_platform/auth/actor.ts'
import { answererOf } from '#functions/_platform/auth/answererOf.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { policyById } from '#functions/policy/public.ts'
import type { GivenAgentFields, GivenCustomerFields } from '#shared/contracts/quote/contacts.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { answeredAfter } from '#shared/domain/questionnaire/answeredBy.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { requestPatch } from '../pricing/patch.ts'
import { changedSelection, type SelectionRequest } from '../pricing/selectionOf.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { calculatorDataOf } from '../views/calculatorData.ts'
import { quoteTimeZone } from '../views/quoteTimeZone.ts'
import { namedAgent } from './agentOfQuote.ts'
import { customerFieldsOf } from './customerFields.ts'
import { demandTeams } from './demandTeams.ts'
import { mustStartInTime } from './mustStartInTime.ts'

/** What may be changed of a quote at once. */
type QuoteEdit = GivenAgentFields &
  GivenCustomerFields & {
    readonly additionalInsureds?: QuoteRecord['additionalInsureds'] | undefined
    readonly presetName?: string | undefined
    readonly teamIds?: QuoteRecord['teamIds'] | undefined
    readonly terms?: SelectionRequest
    /** Answers for this quote alone, beside those that it has. */
    readonly answers?: QuestionnaireAnswers
  }

/** Refuses another first day of cover that cannot be had; the one that a quote has is told back as it is. */
const mustBeginInTime = async (quote: StoredQuote, effectiveDate: CalendarDate | undefined, now: Instant) => {
  if (effectiveDate === quote.effectiveDate || effectiveDate === quote.selection.global.effectiveDate) return
  const { renewsPolicyId } = quote
  const renewed = renewsPolicyId === undefined ? undefined : await policyById(renewsPolicyId)
  const today = dateAt(now, quoteTimeZone(quote))
  mustStartInTime(effectiveDate, { today, renewedEndsOn: renewed?.expirationDate })
}

/** What has the quote priced again, where its terms or answers change. */
const patchFor = (quote: StoredQuote, { terms = {}, answers }: QuoteEdit, actor: Actor, now: Instant) => {
  const hasTerms = Object.values(terms).some((term) => term !== undefined)
  if (!hasTerms && answers === undefined) return undefined
  const answerChanges = answers && { ...quote.answerChanges, ...answers }
  const request = {
    action: 'update' as const,
    ...(hasTerms && { selection: changedSelection(quote.selection, terms, calculatorDataOf(quote).coverages) }),
    ...(answerChanges && { answerChanges }),
  }
  const { changes, event } = requestPatch(quote, request, actor.userId, now)
  const who = answererOf(actor, now)
  const answered = answerChanges && answeredAfter(quote.answered ?? {}, quote.securityQuestions, answerChanges, who)
  return { changes: { ...changes, ...(answered && { answered }) }, event }
}

/**
 * Changes a quote. Who sells and who is insured is written at once; new terms and answers are priced in the background and
 * written with their price.
 */
export const changeQuote = async (
  quote: StoredQuote,
  edit: QuoteEdit,
  actor: Actor,
  now: Instant,
): Promise<QuoteRecord> => {
  mustAllow(quote, 'update', { actor, now })
  await mustBeginInTime(quote, edit.terms?.effectiveDate, now)
  await demandTeams(quote.agencyId, edit.teamIds)
  const patch = patchFor(quote, edit, actor, now)
  const changes = {
    ...customerFieldsOf(edit),
    ...(await namedAgent(edit, quote.agencyId)),
    ...(edit.teamIds !== undefined && { teamIds: edit.teamIds }),
    ...(edit.presetName !== undefined && { presetName: edit.presetName }),
    ...(edit.additionalInsureds !== undefined && { additionalInsureds: edit.additionalInsureds }),
    ...patch?.changes,
  }
  await commit([quoteChange(quote, now, changes)], { events: patch === undefined ? [] : [patch.event] })
  return quotes.require(quote.id)
}
