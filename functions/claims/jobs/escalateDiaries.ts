import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { escalationOf } from '../notes/diaries.ts'
import { claims, diaryGroup } from '../store/claims.ts'

/** Claims that are looked at together. */
const together = 25

/**
 * Tells of every open claim whose first diary is so late that it is the head of claims' too (rule: diary-escalation); who
 * hears of it hears it once.
 */
export const tellOfLateDiaries = defineJob({
  kind: 'tellOfLateDiaries',
  input: z.strictObject({ today: CalendarDate }),
  key: ({ today }) => today,
  effect: 'told',
  async chunk({ today }, { cursor: after }) {
    const { ids, cursor } = await claims.walk({ scope: 'all', group: diaryGroup, size: together, after })
    const places = new Map(ids.map(({ id, at }) => [id, at]))
    const found = await claims.byIds(ids.map(({ id }) => id))
    const effects = found.flatMap(({ id, diaryDue: dueDate }) => {
      if (dueDate === undefined || escalationOf({ done: false, dueDate }, today) !== 'ESCALATED') return []
      const told = { name: 'claim.diaryEscalated', detail: { claimId: id, dueDate } } as const
      return [{ cursor: places.get(id) ?? '', writes: [], events: [told] }]
    })
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})

/** Every morning. */
export const escalateDiaries: Job = ({ now }) =>
  beginJob(tellOfLateDiaries, { today: dateAt(now, regionOf(config.region).timeZone) }, now)
