import { config } from '#functions/_platform/config/config.ts'
import type { Job } from '#functions/_platform/events/worker.ts'
import { parametersBelow } from '#functions/_platform/parameters/parameters.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { PublishedEnvironment } from '#shared/contracts/platform/publishedEnvironment.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type DisturbanceRecord, disturbances, newDisturbanceId } from '../store/disturbances.ts'

type Told = Stored<DisturbanceRecord> | undefined

/** One incident for as long as a banner stands, however it is worded meanwhile. */
const incidentWrites = (banner: PublishedEnvironment['incidentBanner'], told: Told, now: Instant): Write[] => {
  if (banner === undefined)
    return told === undefined ? [] : [disturbances.update(told, { ...told, isTold: false, to: now })]
  const words = { text: banner.text, link: banner.link }
  if (told === undefined)
    return [disturbances.create({ id: newDisturbanceId(), kind: 'INCIDENT', ...words, from: now, isTold: true })]
  if (told.kind !== 'INCIDENT' || (told.text === words.text && told.link === words.link)) return []
  return [disturbances.update(told, { ...told, ...words })]
}

/** Maintenance that is called off before it begins never was; called off later, it was over then. */
const withdrawn = (told: Stored<DisturbanceRecord>, now: Instant): Write => {
  if (told.from >= now) return disturbances.remove(told)
  const to = told.to !== undefined && told.to < now ? told.to : now
  return disturbances.update(told, { ...told, isTold: false, to })
}

/** Another window before the first has begun is the same maintenance, moved. */
const maintenanceWrites = (banner: PublishedEnvironment['maintenanceBanner'], told: Told, now: Instant): Write[] => {
  if (told !== undefined && banner?.from === told.from && banner.to === told.to) return []
  if (banner === undefined) return told === undefined ? [] : [withdrawn(told, now)]
  const { from, to } = banner
  if (told === undefined)
    return [disturbances.create({ id: newDisturbanceId(), kind: 'MAINTENANCE', from, to, isTold: true })]
  const isMoved = told.from >= now || from === told.from
  return [isMoved ? disturbances.update(told, { ...told, from, to }) : withdrawn(told, now)]
}

/**
 * Notes what staff tell by banners, for the history on the status page. What cannot be read ends nothing: the run fails, and
 * the next one looks again.
 */
export const noteBanners: Job = async ({ now }) => {
  const text = (await parametersBelow(`/palisade/${config.region}`)).get('environment')
  const set = text === undefined ? undefined : PublishedEnvironment.parse(JSON.parse(text))
  const [incident, maintenance] = await Promise.all([
    disturbances.byUnique('told', 'INCIDENT'),
    disturbances.byUnique('told', 'MAINTENANCE'),
  ])
  const writes = [
    ...incidentWrites(set?.incidentBanner, incident, now),
    ...maintenanceWrites(set?.maintenanceBanner, maintenance, now),
  ]
  if (writes.length > 0) await commit(writes)
  return { met: writes.length }
}
