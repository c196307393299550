import type { TFunction } from 'i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { TimelineEvent } from '../../../../charts/StatusTimeline.tsx'

type Life = Pick<
  Quote,
  | 'agencyStatus'
  | 'created'
  | 'lastPatched'
  | 'underwriter'
  | 'statusNote'
  | 'needBy'
  | 'expiresOn'
  | 'effectiveDate'
  | 'rejection'
>

const over: readonly Quote['agencyStatus'][] = [
  'ISSUED',
  'DECLINED',
  'EXPIRED',
  'LOST',
  'DELETED',
  'INVALID',
  'BINDER EXPIRED',
  'RESCIND',
]

/** What happened to a quote and what is ahead of it, in the order of time. */
export const quoteLife = (quote: Life, t: TFunction<'underwriting'>): readonly TimelineEvent[] => {
  const { agencyStatus, created, lastPatched, underwriter, statusNote, needBy, expiresOn, effectiveDate } = quote
  const happened: TimelineEvent[] = [
    { id: 'requested', status: 'DRAFT', label: t('timeline.requested'), at: created },
    {
      id: 'priced',
      status: quote.rejection === undefined ? 'READY' : 'API_REJECTED',
      label: t('timeline.priced'),
      at: lastPatched,
      note: quote.rejection,
    },
    ...(underwriter
      ? [
          {
            id: 'taken',
            status: 'IN_REVIEW',
            label: t('timeline.taken', { name: underwriter.name }),
            at: underwriter.since,
          },
        ]
      : []),
    ...(statusNote
      ? [
          {
            id: 'note',
            status: agencyStatus,
            label: statusNote.reasonSummary,
            at: statusNote.at,
            note: `${statusNote.reason} – ${statusNote.by}`,
          },
        ]
      : []),
  ]
  const planned = (id: string, label: string, at: string, status: string): TimelineEvent => ({
    id,
    label,
    at,
    status,
    planned: true,
  })
  const ahead = over.includes(agencyStatus)
    ? []
    : [
        ...(needBy ? [planned('needBy', t('timeline.needBy'), needBy, 'REFERRED')] : []),
        planned('expires', t('timeline.expires'), expiresOn, 'EXPIRED'),
        planned('effective', t('timeline.effective'), effectiveDate, 'IN FORCE'),
      ]
  return [...happened.sort((a, b) => a.at.localeCompare(b.at)), ...ahead.sort((a, b) => a.at.localeCompare(b.at))]
}
