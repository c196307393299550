import { config } from '#functions/_platform/config/config.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { expiresOn } from '#shared/domain/quoting/quoteDates.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { eventsOfOutcome } from '../pricing/outcomeEvents.ts'
import type { PricedFields } from '../pricing/price.ts'
import { withRuleDecline } from '../pricing/ruleDecline.ts'
import { supersededBy } from '../signing/superseded.ts'
import { quotes } from '../store/quotes.ts'
import { type PatchedQuote, type PatchInput, patchedQuote, pricePatched } from './patchedQuote.ts'
import type { Rated } from './rate.ts'
import { type Referred, statusAfterPricing } from './refer.ts'

/** `again`: the facts changed since they were rated; the workflow starts over. */
export interface Saved {
  readonly again: boolean
}

/** The draft's terms were adjusted when it was made; what was said of them then is said of the quote that comes of it. */
const warningsOf = ({ patch, warnings }: PatchedQuote, now: PricedFields['warnings']): PricedFields['warnings'] =>
  patch.action === 'update'
    ? now
    : [
        ...warnings.filter(
          ({ ruleId, message }) => !now.some((each) => each.ruleId === ruleId && each.message === message),
        ),
        ...now,
      ]

/** The validity of a quote begins on the day its price is requested. */
const quotedOnOf = ({ patch, quotedOn, firmographicData }: PatchedQuote, now: Instant): CalendarDate =>
  patch.action === 'update' ? quotedOn : dateAt(now, timeZoneOf(regionOf(config.region), firmographicData.state))

/**
 * Writes price and status in one transaction with the event that tells of it, and ends the patch. Only what was rated and
 * referred is written: if the account was changed meanwhile, nothing is, and the steps are taken again.
 */
export const save = async (
  input: PatchInput & { readonly rate: Rated; readonly refer: Referred },
  { now }: { readonly now: Instant },
): Promise<Saved> => {
  const quote = await patchedQuote(input)
  if (quote === undefined) return { again: false }
  const { action } = quote.patch
  const priced = await pricePatched(quote, now)
  const status = priced.ok ? statusAfterPricing(quote, action, priced.outcome) : undefined
  const sameTotal = priced.ok && input.rate.ok && priced.fields.totalPremium === input.rate.totalPremium
  if (!sameTotal || status !== input.refer.status) return { again: true }
  if (!canQuote(quote.status, action)) throw new Error(`A ${quote.status} quote cannot be priced for "${action}".`)
  const quotedOn = quotedOnOf(quote, now)
  const { state, surplusLinesNumber, surplusLinesState } = quote.firmographicData
  // Another state has a notice of its own.
  const isSameState = priced.ok && priced.fields.firmographicData.state === state
  const signatureOnFile = isSameState ? quote.firmographicData.signatureOnFile : undefined
  const changes = {
    ...priced.fields,
    warnings: warningsOf(quote, priced.fields.warnings),
    firmographicData: { ...priced.fields.firmographicData, signatureOnFile, surplusLinesNumber, surplusLinesState },
    patch: undefined,
    // Of what is not in front of an underwriter any more, nothing is to be looked at.
    ...(status !== 'REFERRED' && { riskChange: undefined }),
    rejection: undefined,
    quotedOn,
    expiresOn: expiresOn({ created: quotedOn, effectiveDate: priced.fields.effectiveDate }),
    lastPatched: now,
  }
  const { after, writes } = await withRuleDecline(afterAction(quote, action, now, changes, status), now)
  await commit([quotes.update(quote, after), ...writes], {
    events: [...eventsOfOutcome(after, quote.status), ...supersededBy(quote, after)],
    once: `patch|${quote.patch.id}`,
  })
  return { again: false }
}
