import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountBound } from '#functions/account/public.ts'
import { agreedCommission } from '#functions/ledger/public.ts'
import { draftBinder, newPolicyId, nextPolicyNumber, policyById } from '#functions/policy/public.ts'
import type { QuoteBinder } from '#shared/contracts/quote/quoteParts.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mustStandFor } from '../actions/guards.ts'
import { insurableAccount } from '../actions/insurable.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { noteWrite } from '../notes/noteWrite.ts'
import { present } from '../pricing/present.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { toStanding } from '../views/toQuote.ts'
import { mustBeUnobstructed } from './bindingObstacles.ts'
import { mustNotCoverTwice } from './coverTwice.ts'
import { onPaper } from './onPaper.ts'
import { priceChanged } from './priceChanged.ts'
import { referChanged } from './riskChanged.ts'

/** What the caller saw of the terms, and what they say of binding them. */
interface Asked {
  readonly effectiveDate?: CalendarDate | undefined
  readonly shownTotalPremium?: number | undefined
  readonly note?: string | undefined
}

/** The binder's number: the region's next, or the next term's of the policy that is renewed. */
const binderFor = async (quote: StoredQuote): Promise<QuoteBinder> => {
  const renewed = quote.renewsPolicyId === undefined ? undefined : await policyById(quote.renewsPolicyId)
  return { id: newPolicyId(), policyNumber: await nextPolicyNumber(renewed) }
}

const bindNow = async (quote: StoredQuote, asked: Asked, actor: Actor, now: Instant) => {
  mustStandFor(quote, 'bind', { actor, now })
  const today = await present(quote, now, asked.effectiveDate)
  await mustBeUnobstructed(quote, { actor, now }, { ...quote, ...today.priced })
  const account = await insurableAccount(quote)
  const held = await mustNotCoverTwice(quote, today.priced, now)
  if (today.reasons.length > 0) return referChanged(quote, today, now)
  const seen = asked.shownTotalPremium ?? quote.totalPremium
  if (seen !== today.totalPremium) return priceChanged({ shown: seen, current: today.totalPremium })
  const binder = await binderFor(quote)
  const written = asked.note?.trim() ? [noteWrite(quote.id, 'GENERAL', asked.note, actor, now).write] : []
  const notes = quote.notes + written.length
  // What is agreed for the day it begins holds, whenever it was quoted.
  const commissionAgreement = await agreedCommission({ ...quote, ...today.priced })
  const bound = afterAction(quote, 'bind', now, {
    ...today.priced,
    commissionAgreement,
    binder,
    boundAt: now,
    riskChange: undefined,
    notes,
  })
  const { shared, carrierId } = await onPaper(bound)
  const policy = draftBinder(shared, {
    carrierId,
    policyId: binder.id,
    number: binder.policyNumber,
    now,
    boundBy: nameFor(actor),
  })
  await commit([quotes.update(quote, bound), policy, accountBound(account, now), ...held, ...written], {
    events: [{ name: 'quote.bound', detail: { quoteId: quote.id, policyId: binder.id } }],
  })
  return { ...toStanding(bound, actor), binder }
}

/**
 * Binds a quote: its status and the policy's record are written in one transaction over the version that was read, so
 * that of two binds at once one succeeds and the other, run again, answers the same binder.
 */
export const bind = async (quote: StoredQuote, asked: Asked, actor: Actor, now: Instant) => {
  const { binder, status } = quote
  if (binder !== undefined && (status === 'BOUND' || status === 'ISSUED'))
    return { ...toStanding(quote, actor), binder }
  return bindNow(quote, asked, actor, now)
}
