import { config } from '#functions/_platform/config/config.ts'
import { beganByNow } from '#functions/_platform/events/scheduleRuns.ts'
import { held } from '#functions/_platform/held/held.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { PublishedEnvironment } from '#shared/contracts/platform/publishedEnvironment.ts'
import { getServiceStatus as contract } from '#shared/contracts/platform/status.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { serviceStanding } from '#shared/domain/calendar/serviceStanding.ts'
import { published } from '../operations/published.ts'
import { disturbances } from '../store/disturbances.ts'
import { lastRuns, standingNow } from './lastRuns.ts'
import { measuredBy } from './scheduled.ts'

type Measured = Pick<ResponseOf<typeof contract>, 'history' | 'measured' | 'parts'>

/** For so long nobody measures again, however many ask. */
const freshMilliseconds = 30_000

const seen = held((): { latest?: Measured } => ({}))

const historyMilliseconds = 90 * 86_400_000
const mostTold = 50

/** What staff told of by banners, from the day that it began: maintenance to come has its banner alone. */
const disturbed = async (now: Instant): Promise<Measured['history']> => {
  const { hits } = await disturbances.list({ scopes: ['all'], sort: 'from', descending: true, size: mostTold })
  const since = Date.parse(now) - historyMilliseconds
  return hits
    .filter(({ from, to }) => from <= now && Date.parse(to ?? now) >= since)
    .map((each) => ({
      kind: each.kind,
      ...(each.kind === 'INCIDENT' && { text: each.text, ...(each.link !== undefined && { link: each.link }) }),
      from: each.from,
      ...(each.to !== undefined && each.to <= now && { to: each.to }),
    }))
}

/** Where business is done, nobody has a sandbox. */
const shown = () => measuredBy.filter(({ service }) => config.isSandbox || service !== 'sandbox')

const measure = async (now: Instant): Promise<Measured> => {
  const [runs, history] = await Promise.all([lastRuns(), disturbed(now)])
  const parts = [...Map.groupBy(shown(), ({ service }) => service)].map(([service, schedules]) => {
    const [last] = schedules
      .flatMap(({ id }) => {
        const run = runs.get(id)
        return run === undefined ? [] : [beganByNow(run)]
      })
      .sort()
      .reverse()
    const standing = serviceStanding(schedules.map(({ id, expression }) => standingNow(expression, runs.get(id), now)))
    return { service, standing, ...(last !== undefined && { last }) }
  })
  return { history, measured: now, parts: parts.sort((a, b) => a.service.localeCompare(b.service)) }
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
