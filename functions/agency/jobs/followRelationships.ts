import { z } from 'zod'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { relationships } from '#functions/directory/store/relationships.ts'
import { followPartners } from '#functions/quote/public.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { personaTypes } from '#shared/domain/identity/personaTypes.ts'
import { scopesOfLinked } from '../organizations/linked.ts'
import { todayHere } from '../todayHere.ts'

const everyKind = [...personaTypes, 'da'].map((type) => `type:${type}`)

/** Who has other partners since a day: whose relationship began on it or later, or was over. */
const changedBetween = async (first: CalendarDate, last: CalendarDate): Promise<readonly string[]> => {
  const above = await personas.every({ scopes: everyKind })
  const related = await relationships.every({ scopes: above.map(({ id }) => `to:${id}`) })
  const isThen = (day: CalendarDate | undefined) => day !== undefined && first <= day && day <= last
  return related.filter(({ begins, ends }) => isThen(begins) || isThen(ends)).map(({ from }) => from)
}

/**
 * Has the business of those follow whose relationship begins or ends on the day, since nobody does anything on it: what
 * was begun before is of its day (decision: on-its-day). The day before is looked at again, for a run that did not come.
 */
export const followThoseOfTheDay = defineJob({
  kind: 'followThoseOfTheDay',
  input: z.strictObject({ today: CalendarDate }),
  key: ({ today }) => today,
  effect: 'followed',
  async chunk({ today }, { now }) {
    const changed = [...new Set(await changedBetween(addDays(today, -1), today))]
    const scopes = new Set((await Promise.all(changed.map(scopesOfLinked))).flat())
    const wanted = scopes.has('all') ? ['all'] : [...scopes].sort()
    const effects = await Promise.all(
      wanted.map(async (scope) => {
        const { write, events } = await startJob(followPartners, { scope }, { by: 'Operations', now })
        const told = { name: 'partners.changed', detail: { scope } } as const
        return { cursor: scope, writes: [write], events: [...events, told] }
      }),
    )
    return { effects, done: effects.length }
  },
})

/** Some times a day, for the day it is in the region. */
export const followRelationships: Job = ({ now }) => beginJob(followThoseOfTheDay, { today: todayHere(now) }, now)
