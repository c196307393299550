import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { binderEndTold } from './binderEndTold.ts'
import { ownDeed, sellersDeed, type Telling, underwritersDeed } from './companyTold.ts'
import type { QuoteFate } from './fates.ts'
import { quoteStepTold } from './quoteTold.ts'
import { boundTold, declineTold, readyTold, requestedTold, submissionTold, takenTold } from './submissionTold.ts'

const declineReasons = ['Controls do not meet the programme', 'Loss history'] as const

const declined = (telling: Telling, quote: QuoteRecord): void => {
  if (quote.status === 'DECLINED') return
  const { calendar, chronicle, staff } = telling
  const at = calendar.minutesLater(chronicle.dice.between(100, 3000))
  const reasonSummary = chronicle.dice.pick(declineReasons)
  quoteStepTold(chronicle, quote, 'decline', underwritersDeed(telling, 'declineQuote', at), {
    statusNote: { reasonSummary, reason: reasonSummary, by: staff.underwriter.name, at },
    underwriter: { ...staff.underwriter, since: at },
  })
  declineTold(telling, quote, reasonSummary, at)
}

const expired = ({ calendar, chronicle }: Telling, quote: QuoteRecord): void => {
  if (quote.status === 'DECLINED') return
  const at = calendar.on(addDays(quote.expiresOn, 1))
  quoteStepTold(chronicle, quote, 'expire', ownDeed('expireQuotes', at))
}

const lost = (telling: Telling, ready: QuoteRecord): void => {
  const { calendar, chronicle, seller } = telling
  const at = calendar.on(addDays(ready.quotedOn, chronicle.dice.between(2, 8)))
  const by = `${seller.firstName} ${seller.lastName}`
  const statusNote = { reasonSummary: 'Price', reason: 'Another market was cheaper.', by, at }
  quoteStepTold(chronicle, ready, 'markLost', sellersDeed(telling, 'markQuoteLost', at), { statusNote })
}

const askedFor = (telling: Telling, ready: QuoteRecord): void => {
  const { calendar, chronicle } = telling
  const deed = sellersDeed(telling, 'updateQuote', calendar.minutesLater(chronicle.dice.between(5, 600)))
  quoteStepTold(chronicle, ready, 'requestToBind', deed)
}

/** What becomes of a quote that was requested. */
const ofRequested: Readonly<Partial<Record<QuoteFate, (telling: Telling, quote: QuoteRecord) => void>>> = {
  inReview: (telling, quote) => {
    if (quote.status === 'REFERRED') takenTold(telling, quote)
  },
  declined,
  expired,
}

/** What becomes of a quote that is ready, or was released. */
const ofReady: Readonly<Partial<Record<QuoteFate, (telling: Telling, ready: QuoteRecord) => void>>> = {
  ready: () => {},
  lost,
  requested: askedFor,
  bound: (telling, ready) => void boundTold(telling, ready),
  binderExpired: (telling, ready) => binderEndTold(telling, boundTold(telling, ready), 'expireBinder'),
  rescinded: (telling, ready) => binderEndTold(telling, boundTold(telling, ready), 'rescind'),
}

/** Tells what becomes of a submission that is no policy, or none yet. */
export const fateTold = (telling: Telling, fate: QuoteFate, daysAgo: number, hasLargeLimit: boolean): void => {
  if (fate === 'untouched') return
  const { chronicle, calendar, today } = telling
  const day = addDays(today, -daysAgo)
  const draft = submissionTold(telling, {
    effectiveDate: addDays(day, chronicle.dice.between(10, 40)),
    hasLargeLimit,
    at: calendar.on(day),
  })
  if (fate === 'draft') return
  const quote = requestedTold(telling, draft)
  ofRequested[fate]?.(telling, quote)
  const goesOn = ofReady[fate]
  const ready = goesOn && readyTold(telling, quote)
  if (ready !== undefined) goesOn?.(telling, ready)
}
