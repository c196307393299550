import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** So long it is kept that somebody ran a schedule. */
const keptSeconds = 365 * 86_400

/** That somebody had a schedule run besides its time. */
interface ScheduleAsk {
  readonly id: string
  readonly schedule: string
  readonly by: string
  readonly name: string
  readonly at: Instant
}

/** They are read in the audit trail alone. */
export const scheduleAsks = defineRecord<ScheduleAsk>({
  kind: 'scheduleAsk',
  notFound: 'schedule.notFound',
  history: { hides: [] },
  expiresAt: ({ at }) => epochSeconds(at) + keptSeconds,
})
