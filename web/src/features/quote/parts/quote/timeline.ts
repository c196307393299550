import type { TFunction } from 'i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { isExpired } from '#shared/domain/quoting/quoteDates.ts'
import type { TimelineEvent } from '../../../../charts/StatusTimeline.tsx'

type Life = Pick<
  Quote,
  | 'agencyStatus'
  | 'created'
  | 'effectiveDate'
  | 'endDate'
  | 'expiresOn'
  | 'lastPatched'
  | 'lastUpdated'
  | 'needBy'
  | 'patching'
  | 'rateBookVersion'
  | 'referralReasons'
  | 'statusNote'
>

/** Statuses that somebody still works towards: dates ahead count. */
const open: readonly Quote['agencyStatus'][] = [
  'DRAFT',
  'READY',
  'INDICATION',
  'REFERRED',
  'IN_REVIEW',
  'REQUESTED',
  'SIGNED',
]

/** Statuses that the note explains; of any other the note tells who sent it to an underwriter before. */
const explained: readonly Quote['agencyStatus'][] = ['DECLINED', 'LOST', 'RESCIND']

/** Statuses that a quote is in because of something done after it was priced. */
const later: readonly Quote['agencyStatus'][] = [
  'REQUESTED',
  'SIGNED',
  'BOUND',
  'ISSUED',
  'INVALID',
  'EXPIRED',
  'DELETED',
  'BINDER EXPIRED',
]

/** What became of the price: ready, for an underwriter, or one to go by. */
const pricedAs = ({ agencyStatus, referralReasons }: Life): string => {
  if (agencyStatus === 'API_REJECTED') return agencyStatus
  if (referralReasons.some(({ outcome }) => outcome === 'REFERRED')) return 'REFERRED'
  return referralReasons.length > 0 ? 'INDICATION' : 'READY'
}

/**
 * A quote's life as far as it tells: made, priced, what became of it, and the dates ahead. `today` is the insured's; what
 * is on a later day has not happened yet, and cover that nobody has bound has not begun.
 */
export const quoteEvents = (quote: Life, today: CalendarDate, t: TFunction<'quote'>): TimelineEvent[] => {
  const { agencyStatus: status, statusNote, needBy, patching, effectiveDate } = quote
  const isOpen = open.includes(status)
  const ended = isOpen && isExpired(quote, today)
  const ahead = isOpen && !ended
  const inForce = status === 'BOUND' || status === 'ISSUED'
  const begun = inForce && effectiveDate <= today
  const isExplained = explained.includes(status)
  const events: (TimelineEvent | false | undefined)[] = [
    { id: 'created', status: 'DRAFT', label: t('timeline.created'), at: quote.created },
    !patching &&
      quote.lastPatched > quote.created && {
        id: 'priced',
        status: pricedAs(quote),
        label: t('timeline.priced'),
        at: quote.lastPatched,
        note: t('timeline.rateBook', { version: quote.rateBookVersion }),
      },
    statusNote && {
      id: 'note',
      status: isExplained ? status : 'REFERRED',
      label: isExplained ? t(`timeline.${status}`) : statusNote.reasonSummary,
      at: statusNote.at,
      note: isExplained ? `${statusNote.reasonSummary} – ${statusNote.by}` : statusNote.by,
    },
    later.includes(status) && { id: 'status', status, label: t(`timeline.${status}`), at: quote.lastUpdated },
    ended && { id: 'expired', status: 'EXPIRED', label: t('timeline.EXPIRED'), at: quote.expiresOn },
    ahead &&
      needBy !== undefined && { id: 'needBy', status: 'DUE', label: t('timeline.needBy'), at: needBy, planned: true },
    ahead && { id: 'expires', status: 'EXPIRED', label: t('timeline.expires'), at: quote.expiresOn, planned: true },
    (ahead || inForce) && {
      id: 'start',
      status: 'IN FORCE',
      label: t(begun ? 'timeline.begun' : 'timeline.start'),
      at: effectiveDate,
      planned: !begun,
    },
    inForce && {
      id: 'end',
      status: 'EXPIRED',
      label: t('timeline.end'),
      at: quote.endDate,
      planned: quote.endDate > today,
    },
  ]
  return events
    .filter((event): event is TimelineEvent => typeof event === 'object')
    .sort((a, b) => Number(a.planned ?? false) - Number(b.planned ?? false) || a.at.localeCompare(b.at))
}
