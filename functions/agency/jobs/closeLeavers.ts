import { z } from 'zod'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { leavingGroup, personas } from '#functions/directory/store/personas.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { personaTypes } from '#shared/domain/identity/personaTypes.ts'
import { agencyLife } from '#shared/records/agency/agencyLife.ts'
import { nextIn } from '#shared/records/life.ts'
import { personaLife } from '#shared/records/persona/personaLife.ts'
import { agencyClosed, closedAgency } from '../standing/closedAgency.ts'
import { todayHere } from '../todayHere.ts'

const kindsOfPersonas = [...personaTypes, 'da'].map((type) => `type:${type}`)

/** Whether the last day of an organization has passed. */
const isOver = ({ lastDay }: { readonly lastDay?: CalendarDate | undefined }, today: CalendarDate): boolean =>
  lastDay !== undefined && lastDay < today

const ofAgencies = async (today: CalendarDate, now: Instant): Promise<readonly Effect[]> => {
  const rows = await agencies.every({ scopes: ['all'], group: leavingGroup })
  const leaving = await agencies.byIds(rows.map(({ id }) => id))
  return leaving.flatMap((agency) => {
    const step = nextIn(agencyLife, agency.status, 'leave')
    // One that goes into another is closed by its merger alone, however late that is through.
    if (!step.ok || agency.mergesIntoId !== undefined || !isOver(agency, today)) return []
    const closed = agencies.update(agency, { ...closedAgency(agency), updated: now })
    return [{ cursor: 'agencies', writes: [closed], events: [agencyClosed(agency)] }]
  })
}

const ofOthers = async (today: CalendarDate, now: Instant): Promise<readonly Effect[]> => {
  const rows = await personas.every({ scopes: kindsOfPersonas, group: leavingGroup })
  const leaving = await personas.byIds(rows.map(({ id }) => id))
  return leaving.flatMap((persona) => {
    const step = nextIn(personaLife, persona.status, 'leave')
    if (!step.ok || !isOver(persona, today)) return []
    return [{ cursor: 'others', writes: [personas.update(persona, { ...persona, status: step.status, updated: now })] }]
  })
}

/**
 * Closes organizations whose last day has passed, so that their people are let in no more; one that was reinstated meanwhile
 * goes on. A run that did not come is made good by the next.
 */
export const closeThoseWhoLeft = defineJob({
  kind: 'closeThoseWhoLeft',
  input: z.strictObject({ today: CalendarDate }),
  key: ({ today }) => today,
  effect: 'closed',
  async chunk({ today }, { now }) {
    const effects = [...(await ofAgencies(today, now)), ...(await ofOthers(today, now))]
    return { effects, done: effects.length }
  },
})

/** Every day. */
export const closeLeavers: Job = ({ now }) => beginJob(closeThoseWhoLeft, { today: todayHere(now) }, now)
