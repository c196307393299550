import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail, Problem } from '#functions/_platform/problems/problem.ts'
import type { Operation } from '#shared/contract/operation.ts'
import * as operations from '#shared/contracts/quote/index.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { minorUnitsPerUnit } from '#shared/domain/money/money.ts'
import {
  type AuthorityFacts,
  type AuthorityMeasure,
  authorityOf,
  beyondAuthority,
  rolesWithAuthority,
} from '#shared/domain/quoting/authority.ts'
import { authorityFactsOf, type MeasuredQuote } from '#shared/domain/quoting/authorityFacts.ts'
import { askedEffort, openEffort, type Placement } from '#shared/domain/quoting/diligentEffort.ts'
import { isExpired } from '#shared/domain/quoting/quoteDates.ts'
import { openSurplusNotice, surplusNotices } from '#shared/domain/quoting/surplusNotice.ts'
import { sanctionsRule } from '#shared/domain/rating/sanctionsReason.ts'
import { unfiledRule } from '#shared/domain/rating/unfiledRule.ts'
import type { Role } from '#shared/permissions.ts'
import { appliesTo } from '#shared/records/quote/appliesTo.ts'
import { isDeclinedByRule } from '#shared/records/quote/declinedByRule.ts'
import { canQuote, type QuoteAction, type QuoteNeed, quoteLife } from '#shared/records/quote/quoteLife.ts'
import { stopsBinding, stopsIssue } from '#shared/records/subjectivity/subjectivities.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { isAttested } from '../attesting/application.ts'
import { authorityFactsOfQuote } from '../pricing/authorityFactsOfQuote.ts'
import { isBeingPriced } from '../pricing/patch.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { isStaff } from '../views/agencyStatus.ts'
import { todayOf } from '../views/todayOf.ts'

/** Who does something, and when. */
interface Doing {
  readonly actor: Actor
  readonly now: Instant
}

/** Those who may take a referral out of another underwriter's hands. */
const chiefs: readonly Role[] = ['Super Admin', 'Power User']
export const isChief = (actor: Actor): boolean => chiefs.includes(actor.role)

/** Refuses a quote whose policy holder nobody could write to or call. */
const mustBeReachable = (quote: StoredQuote): void => {
  const { customerFirstName, customerLastName, customerEmail, customerPhone } = quote
  const contact = [customerFirstName, customerLastName, customerEmail, customerPhone]
  if (contact.some((value) => value === undefined || value.trim() === '')) fail('quote.needsContact')
}

/** Refuses while the quote is being priced: its terms are about to change. */
export const mustBePriced = (quote: StoredQuote, { now }: Pick<Doing, 'now'>): void => {
  if (isBeingPriced(quote, now)) fail('quote.beingPriced')
}

/** Refuses a quote whose last day is over where the insured is. */
const mustNotBeExpired = (quote: StoredQuote, { now }: Doing): void => {
  if (isExpired(quote, todayOf(quote, now))) fail('quote.expired', { data: { expiresOn: quote.expiresOn } })
}

/** Refuses a referral that another underwriter works on. */
const mustNotBeHeldByAnother = (quote: StoredQuote, { actor }: Doing): void => {
  const { underwriter, status } = quote
  if (status === 'IN_REVIEW' && underwriter !== undefined && underwriter.id !== actor.userId)
    fail('quote.heldByAnother', { data: { holder: underwriter.name } })
}

/** Refuses whoever requested it (decision: two-people). */
const mustBeAnothers = ({ createdBy }: QuoteRecord, { actor }: Pick<Doing, 'actor'>): void => {
  if (createdBy === actor.userId) fail('quote.ownRequest')
}

const measureWords: Readonly<Record<AuthorityMeasure, string>> = {
  limit: 'limit',
  revenue: 'revenue',
  premium: 'premium',
  hazardGroup: 'hazard class',
  credit: 'credit in percent',
  reasons: 'number of referral reasons',
}

/** Refuses facts that are beyond the actor's letter of authority; somebody with more settles them. */
export const demandAuthority = (facts: AuthorityFacts, actor: Actor): void => {
  const [excess] = beyondAuthority(authorityOf(actor), facts)
  if (excess === undefined) return
  const whole = new Intl.NumberFormat(regionOf(config.region).locale)
  fail('quote.beyondAuthority', {
    data: {
      measure: measureWords[excess.measure],
      value: whole.format(excess.value),
      threshold: whole.format(excess.threshold),
      roles: rolesWithAuthority(facts).join(', '),
    },
  })
}

/** Refuses a risk that is beyond the actor's letter of authority, measured on its facts; somebody with more settles it. */
export const mustBeWithinAuthority = (quote: QuoteRecord, { actor }: Pick<Doing, 'actor'>): void =>
  demandAuthority(authorityFactsOfQuote(quote), actor)

/** Refuses an excess layer that is beyond the actor's letter of authority; the larger of its premium and the book's counts. */
export const mustCoverWithinAuthority = (layer: MeasuredQuote, actor: Actor): void => {
  const facts = authorityFactsOf(layer)
  demandAuthority({ ...facts, premium: Math.max(facts.premium, Math.round(layer.premium / minorUnitsPerUnit)) }, actor)
}

const guard = guardOf(quoteLife, { refusal: 'quote.notAllowed', contracts: Object.values<Operation>(operations) })

/** Says what can be done with the quote instead, of that what makes sense of it; not what lacks `unmet`. */
const refuse = (quote: StoredQuote, { actor }: Pick<Doing, 'actor'>, unmet?: QuoteNeed): void => {
  const applies = appliesTo(quote)
  guard.refuse(quote.status, { actor, isMet: (need) => need !== unmet && applies(need) })
}

/** Refuses to end a binder whose policy is being issued: it is cancelled instead. */
const mustNotBeIssuing = (quote: StoredQuote, doing: Doing): void => {
  if (quote.issueRequestedAt !== undefined) refuse(quote, doing, 'unissued')
}

/** Refuses to bind, or to issue, what is subject to something that has not been settled. */
export const mustBeCleared = ({ status, subjectivities }: QuoteRecord): void => {
  const open = status === 'BOUND' ? stopsIssue(subjectivities) : stopsBinding(subjectivities)
  if (open.length > 0) fail('quote.subjectivitiesOpen', { data: { open: open.map(({ text }) => text).join('; ') } })
}

/** Refuses to issue what nobody of the insured has confirmed as it stands. */
export const mustBeAttested = (quote: QuoteRecord): void => {
  if (!isAttested(quote)) fail('quote.notAttested')
}

/** Refuses surplus lines cover whose insured has not attested the notice that the state asks for. */
export const mustBeNoticed = (quote: Parameters<typeof openSurplusNotice>[0]): void => {
  const open = openSurplusNotice(quote)
  if (open !== undefined) fail('quote.noticeNotAttested', { data: { state: surplusNotices[open].name } })
}

/** Refuses surplus lines cover whose diligent effort, as the insured's home state asks for it, is not on record. */
export const mustBeDiligent = (placement: Placement): void => {
  const open = openEffort(placement)
  if (open !== undefined)
    fail('quote.notDiligent', { data: { reason: open.message, cure: open.cure, rule: open.ruleId } })
}

const additionalInsured = coverageId('ADDITIONAL_INSURED')

/** Refuses to cover an additional insured whom nobody has named. */
const mustBeNamed = ({ coverages, additionalInsureds }: StoredQuote): void => {
  if (additionalInsureds.length === 0 && coverages.some((each) => each.coverageId === additionalInsured))
    fail('quote.insuredsNotNamed')
}

/** Leaves to a chief what may cover somebody on a sanctions list. */
export const mustBeScreened = (
  { referralReasons }: Pick<QuoteRecord, 'referralReasons'>,
  { actor }: Pick<Doing, 'actor'>,
): void => {
  const reason = referralReasons.find(({ ruleId }) => ruleId === sanctionsRule)
  if (reason !== undefined && !isChief(actor))
    fail('quote.sanctioned', {
      data: { names: String(reason.input), listed: String(reason.threshold), roles: chiefs.join(', ') },
    })
}

/** Refuses to release on admitted paper what may be written there as surplus lines alone. */
const mustBeFiled = ({ referralReasons }: StoredQuote): void => {
  const reason = referralReasons.find(({ ruleId }) => ruleId === unfiledRule)
  if (reason !== undefined) fail('quote.notFiled', { data: { state: String(reason.input) } })
}

/** Refuses an appeal where a person has decided. */
const mustBeDeclinedByRule = (quote: StoredQuote, doing: Doing): void => {
  if (!isDeclinedByRule(quote)) refuse(quote, doing, 'byRule')
}

/** Refuses what is done with a questionnaire that nobody was sent. */
const mustBeAsked = ({ questionnaire }: StoredQuote): void => {
  if (questionnaire === undefined) fail('quote.questionnaireClosed', { data: { reason: 'It was sent to nobody' } })
}

/** Refuses an effort that the law of the insured’s state does not ask for. */
const mustAskForEffort = (quote: StoredQuote): void => {
  if (askedEffort(quote) === undefined) fail('quote.noDiligence')
}

const guards: Readonly<Record<QuoteNeed, (quote: StoredQuote, doing: Doing) => void>> = {
  anothers: mustBeAnothers,
  asked: mustBeAsked,
  // Staff may issue with a note that says why: what a note does is asked where it is read.
  attested: (quote, { actor }) => isStaff(actor) || mustBeAttested(quote),
  authority: mustBeWithinAuthority,
  byRule: mustBeDeclinedByRule,
  cleared: mustBeCleared,
  diligent: mustBeDiligent,
  effortAsked: mustAskForEffort,
  filed: mustBeFiled,
  named: mustBeNamed,
  noticed: mustBeNoticed,
  priced: mustBePriced,
  reachable: mustBeReachable,
  screened: mustBeScreened,
  unexpired: mustNotBeExpired,
  unheld: mustNotBeHeldByAnother,
  unissued: mustNotBeIssuing,
}

/** Refuses an action that the quote's life does not have in its status. */
export const mustStandFor = (quote: StoredQuote, action: QuoteAction, doing: Doing): void => {
  if (!canQuote(quote.status, action)) refuse(quote, doing)
}

/** Refuses an action that the quote's life does not allow now, before anything is worked out for it. */
export const mustAllow = (quote: StoredQuote, action: QuoteAction, doing: Doing): void => {
  mustStandFor(quote, action, doing)
  for (const need of quoteLife.actions[action].needs ?? []) guards[need](quote, doing)
}

/** What refuses a quote that lacks what an action needs; undefined where it has it. */
const refusalFor = (quote: StoredQuote, need: QuoteNeed, doing: Doing): Problem | undefined => {
  try {
    guards[need](quote, doing)
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

const meets = (quote: StoredQuote, need: QuoteNeed, doing: Doing): boolean =>
  refusalFor(quote, need, doing) === undefined

/** All that a quote lacks of what an action needs, each as it would be refused by itself. */
export const unmetOf = (quote: StoredQuote, action: QuoteAction, doing: Doing): readonly Problem[] =>
  (quoteLife.actions[action].needs ?? []).flatMap((need) => refusalFor(quote, need, doing) ?? [])

/** What the actor can do with the quote now. */
export const allowed = (quote: StoredQuote, doing: Doing): QuoteAction[] =>
  guard.allowed(quote.status, { actor: doing.actor, isMet: (need) => meets(quote, need, doing) })
