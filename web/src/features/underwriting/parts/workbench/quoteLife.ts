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
  | 'rejection'
  | 'statusNote'
  | 'underwriter'
>

/** Statuses that somebody still works towards: dates ahead count. */
const open: readonly Quote['agencyStatus'][] = ['READY', 'INDICATION', 'REFERRED', 'IN_REVIEW', 'REQUESTED', 'SIGNED']

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

/** What happened to a quote, in the order of time. */
const happened = (quote: Life, t: TFunction<'underwriting'>): TimelineEvent[] => {
  const { agencyStatus: status, statusNote, underwriter, rejection } = quote
  const isExplained = explained.includes(status)
  const events: (TimelineEvent | false | undefined)[] = [
    { id: 'requested', status: 'DRAFT', label: t('timeline.requested'), at: quote.created },
    {
      id: 'priced',
      status: rejection === undefined ? 'READY' : 'API_REJECTED',
      label: t('timeline.priced'),
      at: quote.lastPatched,
      note: rejection,
    },
    underwriter && {
      id: 'taken',
      status: 'IN_REVIEW',
      label: t('timeline.taken', { name: underwriter.name }),
      at: underwriter.since,
    },
    statusNote && {
      id: 'note',
      status: isExplained ? status : 'REFERRED',
      label: isExplained ? t(`timeline.${status}`) : statusNote.reasonSummary,
      at: statusNote.at,
      note: isExplained ? `${statusNote.reasonSummary} – ${statusNote.by}` : statusNote.by,
    },
    later.includes(status) && { id: 'status', status, label: t(`timeline.${status}`), at: quote.lastUpdated },
  ]
  return events
    .filter((event): event is TimelineEvent => typeof event === 'object')
    .sort((a, b) => a.at.localeCompare(b.at))
}

/** The quote's days: those of an open one are ahead, as is cover that nobody has bound or that has not begun. */
const days = (quote: Life, today: CalendarDate, t: TFunction<'underwriting'>): TimelineEvent[] => {
  const { agencyStatus, needBy, effectiveDate, endDate, expiresOn } = quote
  const isOpen = open.includes(agencyStatus)
  if (isOpen && isExpired(quote, today))
    return [{ id: 'expired', status: 'EXPIRED', label: t('timeline.EXPIRED'), at: expiresOn }]
  const planned = true
  if (isOpen)
    return [
      ...(needBy ? [{ id: 'needBy', status: 'DUE', label: t('timeline.needBy'), at: needBy, planned }] : []),
      { id: 'expires', status: 'EXPIRED', label: t('timeline.expires'), at: expiresOn, planned },
      { id: 'effective', status: 'IN FORCE', label: t('timeline.effective'), at: effectiveDate, planned },
    ].sort((a, b) => a.at.localeCompare(b.at))
  if (agencyStatus !== 'BOUND' && agencyStatus !== 'ISSUED') return []
  const begun = effectiveDate <= today
  return [
    {
      id: 'effective',
      status: 'IN FORCE',
      label: t(begun ? 'timeline.begun' : 'timeline.effective'),
      at: effectiveDate,
      planned: !begun,
    },
    { id: 'ends', status: 'EXPIRED', label: t('timeline.ends'), at: endDate, planned: endDate > today },
  ]
}

/** What happened to a quote and what is ahead of it, in the order of time. `today` is the insured's. */
export const quoteLife = (quote: Life, today: CalendarDate, t: TFunction<'underwriting'>): readonly TimelineEvent[] => [
  ...happened(quote, t),
  ...days(quote, today, t),
]
