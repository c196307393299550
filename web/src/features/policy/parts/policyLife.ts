import type { TFunction } from 'i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { binderExpiresOn, renewalWindowDays } from '#shared/domain/policy/policyDates.ts'
import type { TimelineEvent } from '../../../charts/StatusTimeline.tsx'

type Life = Pick<
  Policy,
  | 'status'
  | 'boundAt'
  | 'issuedAt'
  | 'coverageStart'
  | 'coverageEnd'
  | 'effectiveDate'
  | 'expirationDate'
  | 'cancellation'
  | 'renewalOptOut'
>

/** Statuses after which nothing is ahead any more. */
const over: readonly Policy['status'][] = [
  'BINDER EXPIRED',
  'CANCELLED',
  'EXPIRED',
  'FLAT CANCELLED',
  'RENEWED',
  'RESCIND',
  'VOID',
]

/**
 * A policy's life in the order of time: what happened, and what is ahead. Days are those of the insured's place; `now` is
 * an instant.
 */
export const policyLife = (policy: Life, now: string, t: TFunction<'policy'>): readonly TimelineEvent[] => {
  const { status, boundAt, issuedAt, effectiveDate, expirationDate, cancellation } = policy
  const stands = !over.includes(status)
  const begun = policy.coverageStart <= now
  const ended = policy.coverageEnd <= now
  const ahead = (event: TimelineEvent): TimelineEvent => ({ ...event, planned: true })
  const begins: TimelineEvent = {
    id: 'begins',
    status: 'IN FORCE',
    label: t(begun ? 'life.begun' : 'life.begins'),
    at: effectiveDate,
  }
  const ends: TimelineEvent = {
    id: 'ends',
    status: 'EXPIRED',
    label: t(ended ? 'life.ended' : 'life.ends'),
    at: expirationDate,
  }
  const cancelled = cancellation && [
    {
      id: 'cancelRequested',
      status: 'CANCEL REQUESTED',
      label: t('life.cancelRequested'),
      at: cancellation.requestedAt,
      note: cancellation.reason,
    },
    {
      id: 'cancelled',
      status: 'CANCELLED',
      label: t(cancellation.flat ? 'life.flatCancelled' : status === 'CANCELLED' ? 'life.cancelled' : 'life.cancels'),
      at: cancellation.effectiveDate,
      planned: stands,
    },
  ]
  return [
    { id: 'bound', status: 'BOUND', label: t('life.bound'), at: boundAt },
    ...(issuedAt ? [{ id: 'issued', status: 'ISSUED', label: t('life.issued'), at: issuedAt }] : []),
    ...(status === 'BOUND'
      ? [
          ahead({
            id: 'binderExpires',
            status: 'BINDER EXPIRED',
            label: t('life.binderExpires'),
            at: binderExpiresOn(boundAt.slice(0, 10)),
          }),
        ]
      : []),
    ...(status === 'RESCIND' || status === 'VOID' || status === 'BINDER EXPIRED'
      ? [{ id: 'over', status, at: cancellation?.effectiveDate ?? effectiveDate, label: t(`life.${status}`) }]
      : []),
    ...(begun ? [begins] : stands ? [ahead(begins)] : []),
    ...(cancelled ?? []),
    ...(stands && !ended && issuedAt && !policy.renewalOptOut
      ? [
          ahead({
            id: 'renewal',
            status: 'OFFERED',
            label: t('life.renewal'),
            at: addDays(expirationDate, -renewalWindowDays),
          }),
        ]
      : []),
    ...(ended && !cancellation ? [ends] : stands ? [ahead(ends)] : []),
  ].sort((a, b) => a.at.localeCompare(b.at))
}
