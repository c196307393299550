import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { type Account, accountById, answersOf, claimsOf, declinesAfter } from '#functions/account/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type MaterialChange, materialChanges, newReasons } from '#shared/domain/quoting/materialChange.ts'
import { claimReasons, graverClaims, isOfClaims, judgedClaims } from '#shared/domain/rating/claimReasons.ts'
import type { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import type { QuoteChanges } from '../actions/quoteAction.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { reasonsBeside } from './price.ts'
import { reprice } from './reprice.ts'
import { changedSelection } from './selectionOf.ts'

/** What today's facts make of a quote that was priced before. */
export interface Present {
  /** What is not as it was. */
  readonly changes: readonly MaterialChange[]
  /** Why an underwriter has to look at it who has not looked at this yet. */
  readonly reasons: readonly ReferralReason[]
  readonly totalPremium: number
  /** What the quote keeps when it goes on at this price; nothing where it goes on as it is. */
  readonly priced: QuoteChanges
}

const ofDeclines = 'referral.priorDecline'

/**
 * Declines of the company, under this account or another, that the quote was not judged with: more of them than then, or one
 * that was made since it was priced, also where another was taken back meanwhile. One that was taken back is no change.
 */
const declinesSince = async (quote: StoredQuote, account: Account): Promise<MaterialChange[]> => {
  const judged = quote.referralReasons.find(({ ruleId }) => ruleId === ofDeclines)?.input
  const before = typeof judged === 'number' ? judged : 0
  const { count, hasNewer } = await declinesAfter(account, { moment: quote.lastPatched, except: quote.id })
  if (count <= before && !hasNewer) return []
  const after = count > before ? count : `${count}, a newer one among them`
  return [{ kind: 'detail', what: 'priorDeclines', before, after }]
}

/** Claims that the quote was not judged with; one that was closed since is no change. */
const claimsSince = (quote: StoredQuote, account: Account, now: Instant): MaterialChange[] =>
  graverClaims(quote.referralReasons, claimReasons(claimsOf(account, now), config.region)).map((reason) => ({
    kind: 'detail',
    what: reason.ruleId,
    before: judgedClaims(quote.referralReasons, reason),
    after: reason.input,
  }))

/** The reasons that the quote was judged with, but for its declines where these are others now. */
const judgedReasons = ({ referralReasons }: StoredQuote, changes: readonly MaterialChange[]): ReferralReason[] =>
  changes.some(({ what }) => what === 'priorDeclines')
    ? referralReasons.filter(({ ruleId }) => ruleId !== ofDeclines)
    : referralReasons

/** What is not as it was when the quote was priced. */
export const changesSince = async (quote: StoredQuote, account: Account, now: Instant): Promise<MaterialChange[]> => [
  ...materialChanges(
    { details: quote.firmographicData, answers: quote.securityQuestions, riskScore: quote.riskScore },
    { details: account, answers: { ...answersOf(account), ...quote.answerChanges }, riskScore: account.riskScore },
  ),
  ...(await declinesSince(quote, account)),
  ...claimsSince(quote, account, now),
]

const isCovered = ({ status }: StoredQuote): boolean => status === 'BOUND' || status === 'ISSUED'

/**
 * The quote priced and judged by what the account is now. It keeps its price while the risk is the one that was quoted, and
 * a score that only rose changes nothing; whatever else has changed, or another effective date, is another risk. Every step
 * between the quote and its policy asks here.
 */
export const present = async (
  quote: StoredQuote,
  now: Instant,
  effectiveDate: CalendarDate = quote.effectiveDate,
): Promise<Present> => {
  const account = (await accountById(quote.accountId)) ?? fail('quote.notFound')
  const changes = await changesSince(quote, account, now)
  const beside = newReasons(quote.referralReasons, reasonsBeside(account, quote))
  if (changes.length === 0 && beside.length === 0 && effectiveDate === quote.effectiveDate)
    return { changes, reasons: [], totalPremium: quote.totalPremium, priced: {} }
  const selection = changedSelection(quote.selection, { effectiveDate }, {})
  // Cover that is bound keeps its days, also where nobody could quote them any more.
  const { changes: priced } = await reprice(quote, { selection, isEndorsement: isCovered(quote) }, now)
  if (priced.effectiveDate !== undefined && priced.effectiveDate !== effectiveDate)
    fail('request.unfit', {
      errors: [
        { detail: `cover cannot start then; the nearest day is ${priced.effectiveDate}`, path: ['effectiveDate'] },
      ],
    })
  const todays = priced.referralReasons ?? []
  const reasons = [
    ...newReasons(
      judgedReasons(quote, changes),
      todays.filter((reason) => !isOfClaims(reason)),
    ),
    ...graverClaims(quote.referralReasons, todays),
  ]
  return { changes, reasons, totalPremium: priced.totalPremium, priced }
}
