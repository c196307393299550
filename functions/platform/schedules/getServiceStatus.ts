import { held } from '#functions/_platform/held/held.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { PublishedEnvironment } from '#shared/contracts/platform/publishedEnvironment.ts'
import { getServiceStatus as contract } from '#shared/contracts/platform/status.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { scheduleStanding } from '#shared/domain/calendar/scheduleStanding.ts'
import { serviceStanding } from '#shared/domain/calendar/serviceStanding.ts'
import { published } from '../operations/published.ts'
import { lastRuns } from './lastRuns.ts'
import { scheduled } from './scheduled.ts'

type Measured = Pick<ResponseOf<typeof contract>, 'measured' | 'parts'>

/** For so long nobody measures again, however many ask. */
const freshMilliseconds = 30_000

const seen = held((): { latest?: Measured } => ({}))

const measure = async (now: Instant): Promise<Measured> => {
  const runs = await lastRuns()
  const parts = [...Map.groupBy(scheduled, ({ service }) => service)].map(([service, schedules]) => {
    const [last] = schedules
      .flatMap(({ id }) => runs.get(id)?.began ?? [])
      .sort()
      .reverse()
    const standing = serviceStanding(
      schedules.map(({ id, expression }) => scheduleStanding(expression, runs.get(id), now)),
    )
    return { service, standing, ...(last !== undefined && { last }) }
  })
  return { measured: now, parts: parts.sort((a, b) => a.service.localeCompare(b.service)) }
}

export const getServiceStatus = implement(contract)(async ({ now }) => {
  const before = seen().latest
  const isFresh = before !== undefined && Math.abs(Date.parse(now) - Date.parse(before.measured)) < freshMilliseconds
  const measured = isFresh ? before : await measure(now)
  seen().latest = measured
  const set = await published('environment', PublishedEnvironment, now)
  return {
    ...measured,
    ...(set?.incidentBanner && { incidentBanner: set.incidentBanner }),
    ...(set?.maintenanceBanner && { maintenanceBanner: set.maintenanceBanner }),
  }
})
