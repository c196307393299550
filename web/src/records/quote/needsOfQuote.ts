import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { openEffort } from '#shared/domain/quoting/diligentEffort.ts'
import { isExpired } from '#shared/domain/quoting/quoteDates.ts'
import { openSurplusNotice } from '#shared/domain/quoting/surplusNotice.ts'
import { unfiledRule } from '#shared/domain/rating/unfiledRule.ts'
import { appliesTo } from '#shared/records/quote/appliesTo.ts'
import { isDeclinedByRule } from '#shared/records/quote/declinedByRule.ts'
import type { QuoteNeed } from '#shared/records/quote/quoteLife.ts'
import { stopsBinding, stopsIssue } from '#shared/records/subjectivity/subjectivities.ts'

const additionalInsured = coverageId('ADDITIONAL_INSURED')

/** Whether others are insured besides the policy holder, who have to be named. */
export const insuresOthers = ({ coverages }: Pick<Quote, 'coverages'>): boolean =>
  coverages.some((each) => each.coverageId === additionalInsured)

/** The underwriter in whose hands a referral is, when that is not the reader. */
export const heldByAnother = (
  quote: Pick<Quote, 'agencyStatus' | 'underwriter'>,
  userId: string,
): string | undefined =>
  quote.agencyStatus === 'IN_REVIEW' && quote.underwriter !== undefined && quote.underwriter.id !== userId
    ? quote.underwriter.name
    : undefined

/**
 * Which needs a quote meets before the server is asked: `today` is the insured's, `userId` the reader's. Who the policy
 * holder is, whose authority it takes and who may settle it is asked and told where the action is done.
 */
export const needsOfQuote = (
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
    | 'isOwnRequest'
    | 'isRenewal'
    | 'isSurplus'
    | 'patching'
    | 'questionnaire'
    | 'referralReasons'
    | 'statusNote'
    | 'subjectivities'
    | 'underwriter'
  >,
  userId: string,
  today: CalendarDate,
): ((need: QuoteNeed) => boolean) => {
  const open = quote.agencyStatus === 'BOUND' ? stopsIssue(quote.subjectivities) : stopsBinding(quote.subjectivities)
  const applies = appliesTo(quote)
  const met: Readonly<Record<QuoteNeed, boolean>> = {
    anothers: quote.isOwnRequest !== true,
    asked: applies('asked'),
    // Staff, who alone are told of authority, may issue without it and say why.
    attested: quote.attested?.outdated === false || quote.authority !== undefined,
    authority: true,
    byRule: isDeclinedByRule(quote),
    cleared: open.length === 0,
    diligent: openEffort(quote) === undefined,
    effortAsked: applies('effortAsked'),
    filed: quote.referralReasons.every(({ ruleId }) => ruleId !== unfiledRule),
    noticed: openSurplusNotice(quote) === undefined,
    named: !insuresOthers(quote) || quote.additionalInsureds.length > 0,
    priced: !quote.patching,
    reachable: true,
    screened: true,
    unexpired: !isExpired(quote, today),
    unheld: heldByAnother(quote, userId) === undefined,
    unissued: true,
  }
  return (need) => met[need]
}
