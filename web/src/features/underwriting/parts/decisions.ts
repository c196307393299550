import type { Operation } from '#shared/contract/operation.ts'
import { bindQuote, issueQuote } from '#shared/contracts/quote/binding.ts'
import { updateBrokerFees, updateMgaFee, updateQuoteCommission } from '#shared/contracts/quote/fees.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { markQuoteLost, reopenQuote, restoreQuote, updateQuoteNeedBy } from '#shared/contracts/quote/quotes.ts'
import {
  approveQuote,
  declineQuote,
  referQuote,
  releaseQuote,
  rescindBinder,
  takeReferral,
  underwriteQuote,
  updateEventExclusions,
  updateIrpm,
} from '#shared/contracts/quote/underwriting.ts'
import { reassessRisk } from '#shared/contracts/risk/risk.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type QuoteAction, type QuoteNeed, quoteLife } from '#shared/records/quote/quoteLife.ts'
import { type May, offerOf, toldOffer } from '#web/records/offer.ts'
import { needsOfQuote } from '#web/records/quote/needsOfQuote.ts'

type Rule = { readonly action: QuoteAction; readonly by: Operation }

/** What an underwriter decides or changes from the workbench, in this order: which action, and by which operation. */
const rules = {
  take: { action: 'take', by: takeReferral },
  giveBack: { action: 'giveBack', by: takeReferral },
  release: { action: 'release', by: releaseQuote },
  approve: { action: 'approve', by: approveQuote },
  decline: { action: 'decline', by: declineQuote },
  underwrite: { action: 'underwrite', by: underwriteQuote },
  switchSurplus: { action: 'underwrite', by: underwriteQuote },
  irpm: { action: 'setIrpm', by: updateIrpm },
  exclusions: { action: 'setExclusions', by: updateEventExclusions },
  brokerFee: { action: 'setFees', by: updateBrokerFees },
  mgaFee: { action: 'setFees', by: updateMgaFee },
  commission: { action: 'setFees', by: updateQuoteCommission },
  refer: { action: 'refer', by: referQuote },
  needBy: { action: 'needBy', by: updateQuoteNeedBy },
  reassess: { action: 'needBy', by: reassessRisk },
  bind: { action: 'bind', by: bindQuote },
  issue: { action: 'issue', by: issueQuote },
  restore: { action: 'restore', by: restoreQuote },
  reopen: { action: 'reopen', by: reopenQuote },
  markLost: { action: 'markLost', by: markQuoteLost },
  rescind: { action: 'rescind', by: rescindBinder },
} as const satisfies Record<string, Rule>
export type Decision = keyof typeof rules

const decisions = Object.keys(rules) as Decision[]

/** The decisions besides those that are offered, but for the surplus switch, which is a change of terms. */
export const decisionsRefused = (offered: readonly Decision[]): readonly (Rule & { readonly decision: Decision })[] =>
  decisions.flatMap((decision) =>
    offered.includes(decision) || decision === 'switchSurplus' ? [] : [{ decision, ...rules[decision] }],
  )

/** The needs that an underwriter is told of. */
const told = [
  'anothers',
  'attested',
  'cleared',
  'diligent',
  'filed',
  'named',
  'noticed',
  'priced',
  'unexpired',
  'unheld',
] as const satisfies readonly QuoteNeed[]

/** Offered; with `notNow` not while something that it needs is missing. */
export type OfferedDecision = { readonly decision: Decision; readonly notNow?: (typeof told)[number] }

type Reader = {
  readonly userId: string
  readonly may: May
  /** May take a referral out of another's hands. */
  readonly isChief: boolean
}

/**
 * What the reader may do, by the permissions and the life by which the server refuses. `today` is the
 * insured's day.
 */
export const offeredDecisions = (
  quote: Pick<
    Quote,
    | 'additionalInsureds'
    | 'agencyStatus'
    | 'attested'
    | 'authority'
    | 'coverages'
    | 'diligence'
    | 'effectiveDate'
    | 'expiresOn'
    | 'firmographicData'
    | 'isRenewal'
    | 'isSurplus'
    | 'isOwnRequest'
    | 'patching'
    | 'questionnaire'
    | 'referralReasons'
    | 'statusNote'
    | 'subjectivities'
    | 'underwriter'
  >,
  { userId, may, isChief }: Reader,
  today: CalendarDate,
): readonly OfferedDecision[] => {
  const isMet = needsOfQuote(quote, userId, today)
  return decisions.flatMap((decision): OfferedDecision[] => {
    const { action, by } = rules[decision]
    const offer = offerOf({ life: quoteLife, action, by: [by], status: quote.agencyStatus, may, isMet })
    const theirs = offer && toldOffer(offer, told)
    if (theirs === undefined) return []
    // What another underwriter holds, a chief takes back from them; nobody else.
    if (decision === 'giveBack' && !isMet('unheld') && !isChief) return []
    // An open referral is released; what was requested to be bound is approved.
    if (decision === 'approve' && quote.agencyStatus !== 'REQUESTED') return []
    // A price that is on its way is not asked for again.
    const notNow = decision === 'reassess' && quote.patching ? 'priced' : theirs.notNow
    return [notNow === undefined ? { decision } : { decision, notNow }]
  })
}
