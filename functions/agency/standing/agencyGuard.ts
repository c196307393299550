import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { AgencyRecord } from '#functions/directory/store/agencies.ts'
import { updateAgency } from '#shared/contracts/account/agencies.ts'
import { mergeAgency } from '#shared/contracts/account/agencyMerge.ts'
import * as contracts from '#shared/contracts/account/agencyStanding.ts'
import { moveAgency } from '#shared/contracts/account/relationships.ts'
import { removeAgencyColours, updateAgencyColours } from '#shared/contracts/agency/brand.ts'
import { cropLogo, removeMediumLogo, removeSmallLogo, uploadLogo } from '#shared/contracts/agency/logos.ts'
import { removeAgencyWidget, updateAgencyWidget } from '#shared/contracts/agency/widget.ts'
import { type AgencyAction, agencyLife } from '#shared/records/agency/agencyLife.ts'

/** Whether an agency goes into another, or another into it. */
const isMerging = ({ mergesIntoId, takesInId }: AgencyRecord): boolean =>
  mergesIntoId !== undefined || takesInId !== undefined

/** Refuses what would come between while an agency goes into another, or another into it. */
export const mustNotMerge = (agency: AgencyRecord): void => {
  if (isMerging(agency)) fail('agency.merging', { data: { name: agency.name } })
}

export const agencyGuard = guardOf(agencyLife, {
  refusal: 'agency.notAllowed',
  contracts: [
    ...Object.values(contracts),
    ...[mergeAgency, moveAgency, updateAgency, removeAgencyColours, updateAgencyColours],
    ...[removeAgencyWidget, updateAgencyWidget, cropLogo, removeMediumLogo, removeSmallLogo, uploadLogo],
  ],
})

/** What the actor can do with an agency now: nothing amid a merger, which nothing comes between. */
export const allowedOn = (agency: AgencyRecord, actor: Actor): readonly AgencyAction[] =>
  isMerging(agency) ? [] : agencyGuard.allowed(agency.status, { actor })
