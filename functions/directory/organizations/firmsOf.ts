import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { holdsOn } from '#shared/domain/organizations/relationships.ts'
import { letsIn } from '#shared/records/persona/personaStatus.ts'
import { type AgencyRecord, agencies } from '../store/agencies.ts'
import { relationshipsAbove, todayHere } from './seersOf.ts'

/** An agency and those it is a location of on a day, in their order upwards. */
export const firmsOf = async (agencyId: string, day: CalendarDate = todayHere()): Promise<readonly string[]> => {
  const above = (await relationshipsAbove([agencyId])).filter(
    (each) => each.kind === 'locationOf' && holdsOn(each, day),
  )
  const way = [agencyId]
  for (let at = way[0]; at !== undefined; ) {
    at = above.find(({ from, to }) => from === at && !way.includes(to))?.to
    if (at !== undefined) way.push(at)
  }
  return way
}

/** The firm that keeps an agency from its work: itself or one that it is a location of, held or gone; undefined when it works. */
export const heldFirm = async (agencyId: string, day?: CalendarDate): Promise<AgencyRecord | undefined> =>
  (await agencies.byIds(await firmsOf(agencyId, day))).find(({ status }) => !letsIn(status))
