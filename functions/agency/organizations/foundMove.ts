import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type FoundMove, move } from '#functions/directory/organizations/move.ts'
import { heldFirm } from '#functions/directory/public.ts'
import { type AgencyRecord, agencies } from '#functions/directory/store/agencies.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { parentOn } from '#shared/domain/organizations/moves.ts'
import { canAgency } from '#shared/records/agency/agencyLife.ts'
import { requireAgency } from '../agencyReach.ts'
import { agencyGuard, mustNotMerge } from '../standing/agencyGuard.ts'
import { todayHere } from '../todayHere.ts'
import type { Firms } from './movedAgency.ts'

interface Wanted {
  readonly agencyId: string
  readonly parentId?: string | undefined
  readonly begins?: CalendarDate | undefined
}

/** A move as it was found to be possible, with all whom it is about. */
interface AgencyMove extends Firms {
  readonly agency: Stored<AgencyRecord>
  readonly day: CalendarDate
  readonly found: FoundMove
}

/** Somebody who is to have locations: at work, with all whose location it is itself. */
export const requireTaking = async (id: string, actor: Actor): Promise<Stored<AgencyRecord>> => {
  const parent = await requireAgency(id, actor)
  const { name, status } = canAgency(parent.status, 'takeIn') ? ((await heldFirm(id)) ?? parent) : parent
  return canAgency(status, 'takeIn') ? parent : fail('agency.takesNobody', { data: { name, status } })
}

/** Who sells under the registration of the firm that it leaves for none needs one of its own before (rule: licensing). */
const mustBeRegistered = (agency: AgencyRecord, firms: Firms): void => {
  const { from, to } = firms
  if (to === undefined && from !== undefined && agency.npn !== undefined && agency.npn === from.npn)
    fail('agency.registrationNeeded', { data: { name: from.name } })
}

/** What moving an agency comes to, or why it is refused; the provider's staff alone move one. */
export const foundMove = async (
  { agencyId, parentId, begins }: Wanted,
  actor: Actor,
  now: Instant,
): Promise<AgencyMove> => {
  const agency = await requireAgency(agencyId, actor)
  mustNotMerge(agency)
  agencyGuard.mustAllow(agency.status, 'move', { actor })
  const to = parentId === undefined ? undefined : await requireTaking(parentId, actor)
  if (to !== undefined) mustNotMerge(to)
  const day = begins ?? todayHere(now)
  const found = await move({ agencyId: agency.id, to: to?.id, day })
  const present = parentOn(agency.id, found.above, day)
  const from = found.stays ? to : present && (await agencies.byId(present.to))
  mustBeRegistered(agency, { from, to })
  return { agency, day, from, to, found }
}
