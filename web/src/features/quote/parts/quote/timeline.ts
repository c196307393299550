import type { TFunction } from 'i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { TimelineEvent } from '../../../../charts/StatusTimeline.tsx'

/** Statuses that somebody still works towards: dates ahead count. */
const open = ['DRAFT', 'READY', 'INDICATION', 'REFERRED', 'IN_REVIEW', 'REQUESTED', 'SIGNED']

/** Statuses that a quote is in because of something done after it was priced. */
const later = ['REQUESTED', 'SIGNED', 'BOUND', 'ISSUED', 'INVALID', 'EXPIRED', 'BINDER EXPIRED']

/** A quote's life as far as it tells: made, priced, what became of it, and the dates ahead. */
export const quoteEvents = (quote: Quote, t: TFunction<'quote'>): TimelineEvent[] => {
  const { agencyStatus: status, statusNote, needBy, patching } = quote
  const ahead = open.includes(status)
  const inForce = status === 'BOUND' || status === 'ISSUED'
  const happened: (TimelineEvent | false | undefined)[] = [
    { id: 'created', status: 'DRAFT', label: t('timeline.created'), at: quote.created },
    !patching &&
      quote.lastPatched > quote.created && {
        id: 'priced',
        status: later.includes(status) || statusNote ? 'READY' : status,
        label: t('timeline.priced'),
        at: quote.lastPatched,
        note: t('timeline.rateBook', { version: quote.rateBookVersion }),
      },
    statusNote && {
      id: 'note',
      status,
      label: statusNote.reasonSummary,
      at: statusNote.at,
      note: statusNote.by,
    },
    later.includes(status) && !statusNote && { id: 'status', status, at: quote.lastUpdated },
    ahead &&
      needBy !== undefined && {
        id: 'needBy',
        status: 'SCHEDULED',
        label: t('timeline.needBy'),
        at: needBy,
        planned: true,
      },
    ahead && { id: 'expires', status: 'EXPIRED', label: t('timeline.expires'), at: quote.expiresOn, planned: true },
    (ahead || inForce) && {
      id: 'start',
      status: 'ACTIVE',
      label: t('timeline.start'),
      at: quote.effectiveDate,
      planned: true,
    },
    inForce && { id: 'end', status: 'CLOSED', label: t('timeline.end'), at: quote.endDate, planned: true },
  ]
  return happened
    .filter((event): event is TimelineEvent => typeof event === 'object')
    .sort((a, b) => Number(a.planned ?? false) - Number(b.planned ?? false) || a.at.localeCompare(b.at))
}
