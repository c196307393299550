import type { TFunction } from 'i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { isExpired } from '#shared/domain/quoting/quoteDates.ts'
import { openQuoteStatuses } from '#shared/records/quote/quoteStatus.ts'
import type { TimelineEvent } from '../../charts/StatusTimeline.tsx'

type Dated = Pick<Quote, 'agencyStatus' | 'effectiveDate' | 'endDate' | 'expiresOn' | 'needBy'>

/** Statuses that somebody still works towards: dates ahead count. */
const open: readonly Quote['agencyStatus'][] = ['DRAFT', ...openQuoteStatuses]

/**
 * A quote's days, those that have come and those ahead. `today` is the insured's; cover that nobody has bound has not begun.
 */
export const quoteDays = (quote: Dated, today: CalendarDate, t: TFunction<'records'>): TimelineEvent[] => {
  const { agencyStatus, needBy, effectiveDate, endDate, expiresOn } = quote
  const starts = { id: 'starts', status: 'IN FORCE', at: effectiveDate }
  const ahead = { ...starts, label: t('timeline.day.starts'), planned: true }
  if (open.includes(agencyStatus)) {
    if (isExpired(quote, today))
      return [{ id: 'expired', status: 'EXPIRED', label: t('timeline.day.expired'), at: expiresOn }]
    return [
      ...(needBy === undefined
        ? []
        : [{ id: 'needBy', status: 'DUE', label: t('timeline.day.needBy'), at: needBy, planned: true }]),
      { id: 'expires', status: 'EXPIRED', label: t('timeline.day.expires'), at: expiresOn, planned: true },
      ahead,
    ]
  }
  if (agencyStatus !== 'BOUND' && agencyStatus !== 'ISSUED') return []
  return [
    effectiveDate <= today ? { ...starts, label: t('timeline.day.began') } : ahead,
    endDate > today
      ? { id: 'ends', status: 'EXPIRED', label: t('timeline.day.ends'), at: endDate, planned: true }
      : { id: 'ends', status: 'EXPIRED', label: t('timeline.day.ended'), at: endDate },
  ]
}
