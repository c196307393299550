import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { AgencyRecord } from '#functions/directory/public.ts'
import type { Agency } from '#shared/contracts/account/agencies.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** An agency as the actor reads it: who of the provider's people decided on its wish, and why it
 * stands as it does, is the provider's own. */
export const toAgency = (record: AgencyRecord, { accountType }: Actor): Agency => {
  const { reviewed, reviewedBy, statusReason, ...rest } = record
  const agency = { ...rest, ...(accountType === 'COWBELL' && statusReason !== undefined && { statusReason }) }
  if (reviewed === undefined) return agency
  const provider = regionOf(config.region).provider.name
  return { ...agency, reviewed: { ...reviewed, by: accountType === 'COWBELL' ? (reviewedBy ?? provider) : provider } }
}
