import type { Operation } from '#shared/contract/operation.ts'
import { agentIssueQuote, bindQuote, issueQuote } from '#shared/contracts/quote/binding.ts'
import { sendQuestionnaire, withdrawQuestionnaire } from '#shared/contracts/quote/questionnaires.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import {
  markQuoteLost,
  reopenQuote,
  requestQuoteReview,
  retryQuoteRequest,
  updateQuote,
  updateQuoteAnswers,
  updateQuoteNeedBy,
} from '#shared/contracts/quote/quotes.ts'
import { removeQuote } from '#shared/contracts/quote/removal.ts'
import { sendQuoteToAgency, sendQuoteToPolicyHolder } from '#shared/contracts/quote/sending.ts'
import { sendSignRequest } from '#shared/contracts/quote/signing.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import type { Permission } from '#shared/permissions.ts'
import { type QuoteAction, type QuoteNeed, quoteLife } from '#shared/records/quote/quoteLife.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { type May, type Offer, offerOf, toldOffer } from '#web/records/offer.ts'
import { needsOfQuote } from '#web/records/quote/needsOfQuote.ts'

/** What can be done to a quote from its page, in this order, and by which operations. */
const deeds = {
  requestToBind: [updateQuote],
  bind: [bindQuote],
  issue: [agentIssueQuote, issueQuote],
  retry: [retryQuoteRequest],
  reopen: [reopenQuote],
  // The operation that changes terms is also the one that requests to bind, which more people may.
  update: [updateQuoteAnswers],
  send: [sendQuoteToPolicyHolder],
  sendToAgency: [sendQuoteToAgency],
  askToAttest: [sendQuoteToPolicyHolder],
  askToSign: [sendSignRequest],
  askToAnswer: [sendQuestionnaire],
  withdrawQuestionnaire: [withdrawQuestionnaire],
  requestReview: [requestQuoteReview],
  appeal: [requestQuoteReview],
  needBy: [updateQuoteNeedBy],
  markLost: [markQuoteLost],
  remove: [removeQuote],
} as const satisfies Partial<Record<QuoteAction, readonly Operation[]>>
export type QuoteDeed = keyof typeof deeds

/**
 * Which operation issues: staff and carriers have a path of their own, agencies the agent's (quoting-and-servicing,
 * section 6). Staff who may bind take the agent's as well, unless something stands against it that only staff overrule, with a
 * reason (`isOverruled`).
 */
export const issuesAsStaff = (
  accountType: AccountType,
  may: (needed: Permission) => boolean,
  { isOverruled = false }: { readonly isOverruled?: boolean } = {},
): boolean =>
  may('quote:issue') && (accountType === 'CARRIER' || !may('quote:bind') || (accountType === 'COWBELL' && isOverruled))

/** The needs that people are told of. What a person has declined stays declined: there is no appeal to wait for. */
const told = [
  'attested',
  'cleared',
  'diligent',
  'named',
  'noticed',
  'priced',
  'unexpired',
] as const satisfies readonly QuoteNeed[]

/** Offered, but not while something that it needs is missing. */
export type OfferedDeed = Offer<QuoteDeed, (typeof told)[number]>

const names = Object.keys(deeds) as QuoteDeed[]

/** The deeds besides those that are offered. */
export const deedsRefused = (
  offered: readonly QuoteDeed[],
): readonly { readonly action: QuoteDeed; readonly by: readonly Operation[] }[] =>
  names.flatMap((action) => (offered.includes(action) ? [] : [{ action, by: deeds[action] }]))

/** What the reader may do to the quote. `today` is the insured's. A quote that is being priced waits with everything else. */
export const offeredDeeds = (
  quote: Pick<
    Quote,
    | 'additionalInsureds'
    | 'agencyStatus'
    | 'applicationStatus'
    | 'attested'
    | 'authority'
    | 'coverages'
    | 'diligence'
    | 'effectiveDate'
    | 'expiresOn'
    | 'firmographicData'
    | 'isRenewal'
    | 'isSurplus'
    | 'patching'
    | 'questionnaire'
    | 'referralReasons'
    | 'statusNote'
    | 'subjectivities'
    | 'underwriter'
  >,
  reader: {
    readonly userId: string
    readonly may: May
    /** Terms are not the reader's to change (flag `brokerEditQuote`). */
    readonly withoutEditing?: boolean
  },
  today: CalendarDate,
): OfferedDeed[] => {
  const isMet = needsOfQuote(quote, reader.userId, today)
  return names.flatMap((action): OfferedDeed[] => {
    if (action === 'update' && reader.withoutEditing) return []
    const { agencyStatus: status, patching } = quote
    const offer = offerOf({ life: quoteLife, action, by: deeds[action], status, may: reader.may, isMet })
    const theirs = offer && toldOffer(offer, told)
    if (theirs === undefined) return []
    // Nobody is asked for what has been confirmed.
    if (action === 'askToAttest' && quote.attested?.outdated === false) return []
    if (action === 'askToSign' && quote.applicationStatus === 'SIGNED') return []
    return [patching && action !== 'needBy' ? { action, notNow: 'priced' } : theirs]
  })
}

/** The deed that brings the quote on: the one primary action of its page. */
export const nextDeed = (offered: readonly OfferedDeed[]): OfferedDeed | undefined =>
  offered.find(({ action }) => ['requestToBind', 'bind', 'issue', 'retry', 'reopen', 'appeal'].includes(action))

/** Steps of the guided path from a quote to a policy. */
export const pathSteps = ['quote', 'requestToBind', 'bind', 'issue', 'policy'] as const
export type PathStep = (typeof pathSteps)[number]

const steps: Readonly<Partial<Record<QuoteStatus, PathStep>>> = {
  DRAFT: 'quote',
  INDICATION: 'quote',
  REFERRED: 'quote',
  IN_REVIEW: 'quote',
  API_REJECTED: 'quote',
  READY: 'requestToBind',
  REQUESTED: 'bind',
  SIGNED: 'bind',
  BOUND: 'issue',
  ISSUED: 'policy',
}

/** The step a quote is on; undefined once it has left the path. */
export const stepOf = (status: QuoteStatus): PathStep | undefined => steps[status]
