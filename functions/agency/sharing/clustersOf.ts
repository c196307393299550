import { relationshipsAbove } from '#functions/directory/organizations/seersOf.ts'
import type { AgencyRecord } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { whoSees } from '#shared/domain/organizations/relationships.ts'

/** The clusters that an agency is a member of on a day, by itself or by the agency it is a location of. */
export const clustersOf = async (agency: AgencyRecord, day: CalendarDate) => {
  const seers = whoSees(agency.id, await relationshipsAbove([agency.id]), day)
  const found = await personas.byIds([...seers].filter((id) => id.startsWith('org_')))
  return found
    .filter(({ type }) => type === 'cluster')
    .map(({ id, name }) => ({
      clusterId: PersonaId.parse(id),
      name,
      shared: agency.clientsSharedWith?.includes(id) ?? false,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
