import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { runSchedule as contract } from '#shared/contracts/platform/schedules.ts'
import { scheduleAsks } from './scheduleAsks.ts'
import { scheduled } from './scheduled.ts'

/** The worker whose schedule it is hears of it, and notes the run like all others. */
export const runSchedule = implement(contract)(async ({ params, actor, now, fail }) => {
  const schedule = scheduled.find(({ id }) => id === params.scheduleId) ?? fail('schedule.notFound')
  const { id, service, name: job } = schedule
  const ask = { id: `sak_${ulid()}`, schedule: id, by: actor.userId, name: actor.name, at: now }
  await commit([scheduleAsks.create(ask)], { events: [{ name: 'schedule.due', detail: { service, job } }] })
  return { id, askedAt: now }
})
