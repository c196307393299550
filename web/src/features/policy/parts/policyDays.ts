import type { TFunction } from 'i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { isCancellationFrozen } from '#shared/domain/policy/frozenCancellation.ts'
import { binderExpiresOn, renewalWindowDays } from '#shared/domain/policy/policyDates.ts'
import type { TimelineEvent } from '#web/charts/StatusTimeline.tsx'
import { region } from '#web/i18n/region.ts'

type Dated = Pick<
  Policy,
  | 'boundAt'
  | 'cancellation'
  | 'effectiveDate'
  | 'expirationDate'
  | 'freezes'
  | 'frozen'
  | 'issuedAt'
  | 'renewalOptOut'
  | 'standsUntil'
  | 'status'
  | 'timeZone'
>

/** Statuses of cover that never was. */
const without: readonly Policy['status'][] = ['BINDER EXPIRED', 'FLAT CANCELLED', 'RESCIND', 'VOID']

/** Statuses after which nothing is ahead any more. */
const over: readonly Policy['status'][] = [...without, 'CANCELLED', 'EXPIRED', 'RENEWED']

/** A policy's days, those that have come and those ahead; they are those of the insured's place. `now` is an instant. */
export const policyDays = (policy: Dated, now: Instant, t: TFunction<'records'>): TimelineEvent[] => {
  const { status, cancellation, effectiveDate, expirationDate } = policy
  if (without.includes(status)) return []
  const today = dateAt(now, policy.timeZone)
  const stands = !over.includes(status)
  const isEnding = status === 'CANCEL PENDING' || status === 'CANCELLED' || status === 'IN REINSTATEMENT PERIOD'
  const termEnd = policy.standsUntil ?? expirationDate
  const last = isEnding ? (cancellation?.effectiveDate ?? expirationDate) : termEnd
  // What waits for the end of a freeze has its day after that.
  const waits = policy.frozen !== undefined || isCancellationFrozen(policy, { region: region.code })
  const ended = last <= today && !waits
  const renewal = addDays(expirationDate, -renewalWindowDays)
  const isRenewable = stands && !isEnding && policy.issuedAt !== undefined && !policy.renewalOptOut
  const days: (TimelineEvent | false | undefined)[] = [
    status === 'BOUND' && {
      id: 'binderExpires',
      status: 'BINDER EXPIRED',
      label: t('timeline.day.binderExpires'),
      at: binderExpiresOn(policy.boundAt, policy.timeZone),
      planned: true,
    },
    effectiveDate <= today
      ? { id: 'starts', status: 'IN FORCE', label: t('timeline.day.began'), at: effectiveDate }
      : stands && {
          id: 'starts',
          status: 'IN FORCE',
          label: t('timeline.day.starts'),
          at: effectiveDate,
          planned: true,
        },
    isRenewable &&
      !ended && {
        id: 'renewal',
        status: 'OFFERED',
        label: t('timeline.day.renewal'),
        at: renewal,
        planned: renewal > today,
      },
    cancellation &&
      status === 'CANCEL REQUESTED' && {
        id: 'cancels',
        status: 'CANCELLED',
        label: t('timeline.day.cancels'),
        at: cancellation.effectiveDate,
        planned: true,
      },
    ended
      ? { id: 'ends', status: 'EXPIRED', label: t('timeline.day.ended'), at: last }
      : stands && !waits && { id: 'ends', status: 'EXPIRED', label: t('timeline.day.ends'), at: last, planned: true },
  ]
  return days.filter((day): day is TimelineEvent => typeof day === 'object')
}
