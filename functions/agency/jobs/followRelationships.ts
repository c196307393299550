import { z } from 'zod'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { noteFollowed, readBook } from '#functions/directory/organizations/noteInBook.ts'
import { relationshipsAbove } from '#functions/directory/organizations/seersOf.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { locationsScope, relationships } from '#functions/directory/store/relationships.ts'
import { followPartners } from '#functions/quote/public.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { personaTypes } from '#shared/domain/identity/personaTypes.ts'
import { parentOn } from '#shared/domain/organizations/moves.ts'
import { scopesOfLinked } from '../organizations/linked.ts'
import { movedOn } from '../organizations/movedAgency.ts'
import { withNextMove } from '../organizations/withNextMove.ts'
import { todayHere } from '../todayHere.ts'

const everyKind = [...personaTypes, 'da'].map((type) => `type:${type}`)

/** Who has other partners since a day: whose relationship began on it or later, or was over; or who moved under another. */
const changedBetween = async (first: CalendarDate, last: CalendarDate): Promise<readonly string[]> => {
  const above = await personas.every({ scopes: everyKind })
  const related = await relationships.every({ scopes: [...above.map(({ id }) => `to:${id}`), locationsScope] })
  const isThen = (day: CalendarDate | undefined) => day !== undefined && first <= day && day <= last
  return related.filter(({ begins, ends }) => isThen(begins) || isThen(ends)).map(({ from }) => from)
}

/** The agencies among some whose day to move has come: their own record says so from then on. */
const arrived = async (ids: readonly string[], { today, now }: { today: CalendarDate; now: Instant }) => {
  const moving = (await agencies.byIds(ids)).filter(({ movesOn }) => movesOn !== undefined && movesOn <= today)
  return Promise.all(
    moving.map(async (agency) => {
      const day = agency.movesOn ?? today
      const all = await relationshipsAbove([agency.id])
      const firmOn = async (on: CalendarDate) => {
        const parent = parentOn(agency.id, all, on)
        return parent && agencies.byId(parent.to)
      }
      const [from, to] = await Promise.all([firmOn(addDays(day, -1)), firmOn(day)])
      const next = await withNextMove(movedOn(agency, { day, from, to }), { all, today })
      return { cursor: agency.id, writes: [agencies.update(agency, { ...next, updated: now })] }
    }),
  )
}

/**
 * Has the business of those follow whose relationship begins or ends on the day, since nobody does anything on it: what
 * was begun before is of its day (decision: on-its-day). The day before is looked at again, and all days since the last that
 * was followed, for runs that did not come.
 */
export const followThoseOfTheDay = defineJob({
  kind: 'followThoseOfTheDay',
  input: z.strictObject({ today: CalendarDate }),
  key: ({ today }) => today,
  effect: 'followed',
  async chunk({ today }, { now }) {
    const book = await readBook()
    const yesterday = addDays(today, -1)
    const first = book?.followed !== undefined && book.followed < yesterday ? book.followed : yesterday
    const changed = [...new Set(await changedBetween(first, today))]
    const scopes = new Set((await Promise.all(changed.map(scopesOfLinked))).flat())
    const wanted = scopes.has('all') ? ['all'] : [...scopes].sort()
    const effects = await Promise.all(
      wanted.map(async (scope) => {
        const { write, events } = await startJob(followPartners, { scope }, { by: 'Operations', now })
        const told = { name: 'partners.changed', detail: { scope } } as const
        return { cursor: scope, writes: [write], events: [...events, told] }
      }),
    )
    const moved = await arrived(changed, { today, now })
    const followed = noteFollowed(book, today).map((write) => ({ cursor: 'followed', writes: [write] }))
    return { effects: [...moved, ...effects, ...followed], done: moved.length + effects.length }
  },
})

/** Some times a day, for the day it is in the region. */
export const followRelationships: Job = ({ now }) => beginJob(followThoseOfTheDay, { today: todayHere(now) }, now)
