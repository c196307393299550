import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import {
  mayEndorseWholeTerm,
  mustLeaveTower,
  nextRevision,
  type PolicyRecord,
  type StoredPolicy,
  withNonPremium,
  withTransaction,
} from '#functions/policy/public.ts'
import type { EndorsedTerms } from '#shared/contracts/policy/endorsedTerms.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { endorsementReasons } from '#shared/domain/policy/endorsementReasons.ts'
import { endorsementWindow } from '#shared/domain/policy/endorsementWindow.ts'
import { withExcludedEvents } from '#shared/domain/policy/excludedEvents.ts'
import { type Reapplied, reapplied } from '#shared/domain/policy/outOfSequence.ts'
import { changesBetween, type Leaves } from '#shared/domain/policy/policyLeaves.ts'
import { termsAt } from '#shared/domain/policy/policyStack.ts'
import { leavesOf } from '#shared/domain/policy/policyTerms.ts'
import type { TermChange } from '#shared/domain/policy/policyTransaction.ts'
import { newReasons } from '#shared/domain/quoting/materialChange.ts'
import type { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { mayAs } from '#shared/permissions.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { type ChangeDraft, changeDraft } from './changeDraft.ts'
import { type Judged, judged } from './judged.ts'
import { mustBeNamed } from './mustBeNamed.ts'
import { mustBeOnOffer } from './mustBeOnOffer.ts'
import { type Pricing, pricedTerms, pricingOf } from './pricedTerms.ts'
import { ratedTermsOf, repriced } from './repriced.ts'

/** A change as it was worked out: what it makes of the policy, between which days, why it is referred, what comes after it. */
export interface WorkedOut extends ChangeDraft, Judged {
  readonly quote: StoredQuote
  readonly effectiveDate: CalendarDate
  readonly window: { readonly from: CalendarDate; readonly to: CalendarDate }
  readonly later: readonly Reapplied[]
}

/** Who asks, and when. */
interface Asking {
  readonly actor: Actor
  readonly now: Instant
}

interface Asked {
  readonly effectiveDate?: CalendarDate | undefined
  readonly terms: EndorsedTerms
}

/** The day from which a change counts: the one asked for, or today where the insured is, or the nearest on which it may. */
export const dayOf = (
  policy: PolicyRecord,
  asked: CalendarDate | undefined,
  { actor, now }: Asking,
): Pick<WorkedOut, 'effectiveDate' | 'window'> & { readonly today: CalendarDate } => {
  const today = dateAt(now, policy.timeZone)
  const term = { effectiveDate: policy.effectiveDate, endDate: policy.expirationDate }
  const window = endorsementWindow(term, { today, isStaff: mayEndorseWholeTerm(actor) })
  const { from, to } = window
  if (asked !== undefined && (asked < from || asked > to))
    fail('policy.endorsementDate', {
      data: { from, to },
      errors: [{ path: ['effectiveDate'], detail: `From ${from} to ${to}` }],
    })
  return { effectiveDate: asked ?? (today < from ? from : today > to ? to : today), window, today }
}

const without = (leaves: Leaves, prefix: string): Leaves =>
  Object.fromEntries(Object.entries(leaves).filter(([field]) => !field.startsWith(prefix)))

/** Those who are insured besides as they are asked for; who is known keeps what they are known by. */
const withInsureds = (before: Leaves, { additionalInsureds }: EndorsedTerms, policy: PolicyRecord): Leaves => {
  if (additionalInsureds === undefined) return before
  const known = new Map(policy.additionalInsureds.map(({ id, businessName }) => [businessName, id]))
  const revision = nextRevision(policy)
  const named = additionalInsureds.map((insured, index) => ({
    id: known.get(insured.businessName) ?? `ain_${revision}_${index + 1}`,
    ...insured,
  }))
  return { ...without(before, 'additionalInsureds.'), ...leavesOf({ additionalInsureds: named }) }
}

const ratedFields = [
  'coverages',
  'deductible',
  'eventExclusions',
  'limit',
  'retroActivePeriod',
  'waitingPeriod',
] as const
const isPriced = (terms: EndorsedTerms): boolean => ratedFields.some((field) => terms[field] !== undefined)

/** Whether a change is one of the events that are excluded. */
export const excludesOthers = (changes: readonly Pick<TermChange, 'field'>[]): boolean =>
  changes.some(({ field }) => field.startsWith('eventExclusions.'))

/** The terms with what is asked for of cover, and why an underwriter looks at that: what the price settles, beside them. */
const withCover = (
  before: Leaves,
  policy: PolicyRecord,
  pricing: Pricing,
  terms: EndorsedTerms,
): { readonly after: Leaves; readonly reasons: readonly ReferralReason[] } => {
  if (!isPriced(terms)) return { after: before, reasons: [] }
  const rated = ratedTermsOf(before)
  const was = pricedTerms(policy, pricing, rated)
  const is = pricedTerms(policy, pricing, rated, terms)
  mustBeOnOffer(terms, is)
  const coverOf = ({ coverages, selection: { global } }: typeof was): Leaves =>
    leavesOf({
      coverages,
      limit: global.limit,
      aggLimit: global.limit,
      deductible: global.deductible,
      waitingPeriod: global.waitingPeriod,
      retroActivePeriod: global.retroActivePeriod,
    })
  // What the calculator settles otherwise than the policy has it, without being asked, is no change.
  const changes = changesBetween(coverOf(was), coverOf(is))
  const after: Record<string, Leaves[string]> = { ...before }
  for (const change of changes)
    if (change.after === undefined) delete after[change.field]
    else after[change.field] = change.after
  return { after, reasons: newReasons(was.referralReasons, is.referralReasons) }
}

/**
 * An endorsement worked out: the terms of its day with what is asked for, the prices of all days from it on, later changes
 * applied again, and what the policy is charged then.
 */
export const workOut = async (policy: StoredPolicy, asked: Asked, asking: Asking): Promise<WorkedOut> => {
  const { actor, now } = asking
  const { effectiveDate, today, window } = dayOf(policy, asked.effectiveDate, asking)
  const pricing = await pricingOf(policy)
  const before = termsAt(policy.transactions, { effective: effectiveDate })
  const cover = withCover(before, policy, pricing, asked.terms)
  const events = withExcludedEvents(cover.after, asked.terms.eventExclusions, nextRevision(policy))
  const after = withNonPremium(withInsureds(events, asked.terms, policy), asked.terms)
  const changes = changesBetween(before, after)
  if (changes.length === 0) fail('policy.nothingChanges')
  if (excludesOthers(changes) && !mayAs(actor, 'quote:underwrite')) fail('policy.exclusionsUnderwritten')
  mustBeNamed(policy, { before, after })
  const made = { kind: 'ENDORSEMENT' as const, effectiveDate, known: now, by: actor.userId, changes }
  const stack = withTransaction(policy, made).transactions
  await mustLeaveTower(policy, { stack, from: effectiveDate, actor })
  const draft = changeDraft(policy, made, repriced(policy, stack, effectiveDate, pricing), effectiveDate)
  const later = reapplied(policy.transactions, effectiveDate, changes)
  const reasons = [
    ...cover.reasons,
    ...endorsementReasons({ before, after, effectiveDate, today, reapplied: later.length }),
  ]
  const judgement = await judged(policy, pricing, { before, after, asked: asked.terms, reasons })
  return { ...draft, ...judgement, quote: pricing.quote, effectiveDate, window, later }
}
