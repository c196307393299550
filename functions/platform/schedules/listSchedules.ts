import { beganByNow, type ScheduleRun } from '#functions/_platform/events/scheduleRuns.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { type JobRecord, jobs } from '#functions/_platform/jobs/jobs.ts'
import { listSchedules as contract, type Schedule } from '#shared/contracts/platform/schedules.ts'
import { nextRun } from '#shared/domain/calendar/scheduleExpression.ts'
import { isOpenJob } from '#shared/records/job/jobLife.ts'
import { lastRuns, standingNow } from './lastRuns.ts'
import { scheduled } from './scheduled.ts'

/** A run as it is shown: of one that began a job, what the job has come to. */
const shown = (run: ScheduleRun, job: JobRecord | undefined): NonNullable<Schedule['last']> => {
  const { began, ended, milliseconds, outcome, met, failures } = run
  if (job === undefined) return { began, ended, milliseconds, outcome, met, failures: [...failures] }
  const until = job.ended ?? (isOpenJob(job.status) ? undefined : job.updated)
  return {
    began,
    outcome: job.status === 'FAILED' ? 'FAILED' : outcome,
    met: job.done,
    failures: [...(job.error === undefined ? [] : [job.error]), ...job.notes],
    job: { id: job.id, status: job.status },
    ...(until !== undefined && { ended: until, milliseconds: Math.max(0, Date.parse(until) - Date.parse(began)) }),
  }
}

export const listSchedules = implement(contract)(async ({ now }) => {
  const runs = await lastRuns()
  const jobIds = [...runs.values()].flatMap(({ jobId }) => jobId ?? [])
  const begun = new Map((await jobs.byIds(jobIds)).map((job) => [String(job.id), job]))
  return {
    schedules: scheduled.map(({ id, service, name, expression }) => {
      const run = runs.get(id)
      const last = run && shown(run, run.jobId === undefined ? undefined : begun.get(run.jobId))
      // What comes at a rate comes by its last run, what comes by the clock by the clock.
      const from = expression.startsWith('rate') && run !== undefined ? Date.parse(beganByNow(run)) : Date.parse(now)
      return {
        id,
        service,
        name,
        expression,
        next: new Date(Math.max(nextRun(expression, from), Date.parse(now))).toISOString(),
        standing: standingNow(expression, run && { ...run, outcome: last?.outcome ?? run.outcome }, now),
        ...(last !== undefined && { last }),
      }
    }),
  }
})
