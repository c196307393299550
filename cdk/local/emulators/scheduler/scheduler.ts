import type { ServiceManifest } from '#functions/_platform/manifest.ts'
import { nextRun } from '#shared/domain/calendar/scheduleExpression.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { openStore } from '../../storage/store.ts'
import type { InvokeWorker } from '../events/queues.ts'

interface SchedulerSettings {
  readonly file: string
  readonly regions: readonly RegionCode[]
  readonly manifests: readonly ServiceManifest[]
  readonly invoke: InvokeWorker
}

interface Schedule {
  readonly region: RegionCode
  readonly service: string
  readonly job: string
  readonly expression: string
}

const schema = `CREATE TABLE IF NOT EXISTS schedule (
  region TEXT NOT NULL, service TEXT NOT NULL, job TEXT NOT NULL, expression TEXT NOT NULL, nextAt INTEGER NOT NULL,
  PRIMARY KEY (region, service, job))`

const retryDelays = [1000, 5000]
const longestTimer = 2 ** 31 - 1

/**
 * EventBridge Scheduler: runs the manifests' jobs when they are due. A job that came due while the platform was down
 * runs once at the next start; a job that fails is tried twice more.
 */
export function startScheduler({ file, regions, manifests, invoke }: SchedulerSettings) {
  const store = openStore({ file, schema })
  const timers = new Map<Schedule, NodeJS.Timeout>()
  let running = 0
  let stopped = false

  const dueAt = ({ region, service, job, expression }: Schedule): number => {
    const row = store
      .prepare('SELECT expression, nextAt FROM schedule WHERE region = ? AND service = ? AND job = ?')
      .get(region, service, job)
    return row?.expression === expression ? Number(row.nextAt) : plan({ region, service, job, expression })
  }

  const plan = ({ region, service, job, expression }: Schedule): number => {
    const nextAt = nextRun(expression, Date.now())
    store
      .prepare('INSERT OR REPLACE INTO schedule (region, service, job, expression, nextAt) VALUES (?, ?, ?, ?, ?)')
      .run(region, service, job, expression, nextAt)
    return nextAt
  }

  const wait = (schedule: Schedule, at: number): void => {
    const due = () => (at > Date.now() ? wait(schedule, at) : fire(schedule, at))
    timers.set(schedule, setTimeout(due, Math.min(longestTimer, Math.max(0, at - Date.now()))))
  }

  const fire = async (schedule: Schedule, at: number): Promise<void> => {
    const event = { job: schedule.job, scheduledAt: new Date(at).toISOString() }
    running += 1
    for (const delay of [...retryDelays, undefined]) {
      const done = await invoke(schedule.region, schedule.service, event).then(
        () => true,
        () => false,
      )
      if (done || stopped || delay === undefined) break
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
    running -= 1
    // The next run is planned after this one ended: a crash in between runs the job again.
    if (!stopped) wait(schedule, plan(schedule))
  }

  for (const region of regions)
    for (const { service, schedules = {} } of manifests)
      for (const [job, expression] of Object.entries(schedules)) {
        const schedule = { region, service, job, expression }
        wait(schedule, dueAt(schedule))
      }

  return {
    /** Jobs under way. */
    running: () => running,
    stop(): void {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      store.close()
    },
  }
}
