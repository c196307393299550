import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import type { Job } from '#functions/_platform/events/worker.ts'
import { removeFile } from '#functions/_platform/files/files.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { openGroup } from '#shared/contracts/auth/privacyRequestFilters.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { standingHolds } from '#shared/domain/identity/privacy.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { holdsOn } from '../privacy/businessOf.ts'
import { afterAction } from '../privacy/privacyGuard.ts'
import { keptHolds } from '../privacy/shown.ts'
import { privacyRequests, type StoredPrivacyRequest, withFileGroup } from '../store/privacyRequests.ts'

/** So many are looked at in one chunk. */
const together = 10

/** So many days before its deadline staff are told of a request once. */
const warningDays = 7

/** Where nothing holds a request any more, it is open again; what holds it now is what it tells. */
const holdStep = async (request: StoredPrivacyRequest, now: Instant) => {
  if (request.status !== 'HELD') return undefined
  const holds = standingHolds(await holdsOn(request, now), request.passed)
  if (holds.length === 0) return afterAction(request, 'free', { now }, { holds: [] })
  const told = keptHolds(holds)
  return JSON.stringify(told) === JSON.stringify(request.holds)
    ? undefined
    : afterAction(request, 'hold', { now }, { holds: told })
}

/** What a night makes of a request: a copy goes, a hold is over, somebody is told that an answer is due. */
const stepOf = async (
  request: StoredPrivacyRequest,
  today: CalendarDate,
  now: Instant,
): Promise<Effect | undefined> => {
  const { file, warnedOn, dueOn, status } = request
  if (file !== undefined && file.until <= now) {
    await removeFile(file.key)
    const { file: _, ...rest } = request
    return { cursor: '', writes: [privacyRequests.update(request, { ...rest, lastUpdated: now })] }
  }
  const after = (await holdStep(request, now)) ?? request
  const isDue = status !== 'DONE' && warnedOn === undefined && dueOn <= addDays(today, warningDays)
  if (after === request && !isDue) return undefined
  const warned = isDue ? { ...after, warnedOn: today, lastUpdated: now } : after
  const mail =
    isDue &&
    mailWrite({
      template: 'privacyRequestDue',
      to: regionOf(config.region).support.email,
      data: {
        reference: request.id,
        kind: request.kind,
        dueOn,
        link: `${config.publicUrl}/admin/privacy-requests/${request.id}`,
      },
      now,
    })
  return {
    cursor: '',
    writes: [privacyRequests.update(request, warned), ...(mail ? [mail.write] : [])],
    ...(mail && { events: [mail.event] }),
  }
}

/** Goes through all requests that are open or have a file, as of a day. */
export const keepPrivacy = defineJob({
  kind: 'keepPrivacy',
  input: z.strictObject({ today: CalendarDate }),
  key: ({ today }) => today,
  async chunk({ today }, { cursor: after, now }) {
    const group = [openGroup, withFileGroup]
    const { ids, cursor } = await privacyRequests.walk({ scope: 'all', group, size: together, after })
    const effects: Effect[] = []
    for (const request of await privacyRequests.byIds(ids.map(({ id }) => id))) {
      const step = await stepOf(request, today, now)
      if (step !== undefined) effects.push({ ...step, cursor: after ?? '' })
    }
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})

/** Every night. */
export const keepPrivacyToday: Job = ({ now }) =>
  beginJob(keepPrivacy, { today: dateAt(now, regionOf(config.region).timeZone) }, now)
