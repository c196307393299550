import { type AgencyRecord, agencies } from '#functions/directory/store/agencies.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { nextMove } from '#shared/domain/organizations/moves.ts'
import type { Relationship } from '#shared/domain/organizations/relationships.ts'
import { movesOn } from './movedAgency.ts'

/** An agency that says when it moves next, and under whom, as its relationships have it; nothing where it stays. */
export const withNextMove = async (
  agency: AgencyRecord,
  { all, today }: { readonly all: readonly Relationship[]; readonly today: CalendarDate },
): Promise<AgencyRecord> => {
  const next = nextMove(agency.id, all, today)
  const to = next?.to === undefined ? undefined : await agencies.byId(next.to)
  return movesOn(agency, next && { day: next.day, to })
}
