import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { tellOfStanding } from '#functions/directory/public.ts'
import { type AgencyRecord, agencies } from '#functions/directory/store/agencies.ts'
import type { Agency } from '#shared/contracts/account/agencies.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { AgencyAction } from '#shared/records/agency/agencyLife.ts'
import { requireAgency } from '../agencyReach.ts'
import { toAgency } from '../toAgency.ts'
import { agencyGuard, mustNotMerge } from './agencyGuard.ts'

interface Step {
  readonly agencyId: string
  readonly action: AgencyAction
  readonly reason: string
  readonly lastDay?: CalendarDate
  readonly actor: Actor
  readonly now: Instant
}

/** Does what becomes of an agency's standing, and tells the agency as it is then. */
export const stand = async ({ agencyId, action, reason, lastDay, actor, now }: Step): Promise<Agency> => {
  const agency = await requireAgency(agencyId, actor)
  mustNotMerge(agency)
  const status = agencyGuard.after(agency.status, action, { actor })
  // Whoever stands anew is no more what went into another, and what ended with it is made anew.
  const { mergedInto: _, mergedIntoId: __, ended: ___, ...own } = agency
  const next: AgencyRecord = { ...own, status, statusReason: reason, lastDay, updated: now }
  const told = tellOfStanding(agency, next, now)
  await commit([agencies.update(agency, next), ...told.writes], { events: told.events })
  return toAgency(next, actor)
}
