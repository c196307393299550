import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { tellOfStanding } from '#functions/directory/public.ts'
import { type AgencyRecord, agencies } from '#functions/directory/store/agencies.ts'
import type { Agency } from '#shared/contracts/account/agencies.ts'
import { mergeAgency } from '#shared/contracts/account/agencyMerge.ts'
import * as contracts from '#shared/contracts/account/agencyStanding.ts'
import { moveAgency } from '#shared/contracts/account/relationships.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type AgencyAction, agencyLife } from '#shared/records/agency/agencyLife.ts'
import { requireAgency } from '../agencyReach.ts'
import { toAgency } from '../toAgency.ts'

/** Refuses what would come between while an agency goes into another, or another into it. */
export const mustNotMerge = (agency: AgencyRecord): void => {
  const { name, mergesIntoId, takesInId } = agency
  if (mergesIntoId !== undefined || takesInId !== undefined) fail('agency.merging', { data: { name } })
}

export const agencyGuard = guardOf(agencyLife, {
  refusal: 'agency.notAllowed',
  contracts: [...Object.values(contracts), mergeAgency, moveAgency],
})

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
  const next: AgencyRecord = { ...agency, status, statusReason: reason, lastDay, updated: now }
  const told = tellOfStanding(agency, next, now)
  await commit([agencies.update(agency, next), ...told.writes], { events: told.events })
  return toAgency(next, actor)
}
