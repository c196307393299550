import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { scheduleStandings } from '#shared/domain/calendar/scheduleStanding.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { jobStatuses } from '#shared/records/job/jobStatus.ts'

/** What a run came upon; where its work is a job, what that has met so far. */
const ScheduleRunShown = z.object({
  began: Instant,
  ended: Instant.optional().describe('None while its job goes on.'),
  milliseconds: z.int().optional(),
  outcome: z.enum(['DONE', 'FAILED']),
  met: z.int().describe('How many records it looked at or did something to.'),
  failures: z.array(z.string()),
  job: z.object({ id: z.string(), status: z.enum(jobStatuses) }).optional(),
})

/** A schedule of the region, with its last run and its next. */
export const Schedule = z.object({
  id: z.string().describe('Service and name: policy.meetDeadlines.'),
  service: z.string(),
  name: z.string(),
  expression: z.string().describe('As EventBridge Scheduler reads it, in UTC.'),
  next: Instant,
  standing: z.enum(scheduleStandings),
  last: ScheduleRunShown.optional(),
})
export type Schedule = z.infer<typeof Schedule>

export const listSchedules = defineOperation({
  name: 'listSchedules',
  method: 'GET',
  path: '/api/platform/v1/schedules',
  summary: 'Everything that runs by the clock: its next run, its last, how many it met and what failed.',
  access: 'job:read',
  response: z.object({ schedules: z.array(Schedule) }),
})

export const runSchedule = defineOperation({
  name: 'runSchedule',
  method: 'POST',
  path: '/api/platform/v1/schedules/{scheduleId}/run',
  summary: 'Runs a schedule now, besides its time; who asked for it is in the audit trail.',
  access: 'job:manage',
  params: { scheduleId: filledLine(80) },
  status: 202,
  response: z.object({ id: z.string(), askedAt: Instant }),
  problems: ['schedule.notFound'],
})
