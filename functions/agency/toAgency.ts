import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import type { AgencyRecord } from '#functions/directory/public.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** An agency as the actor reads it: who of the provider's people decided on its wish is the provider's own. */
export const toAgency = (agency: AgencyRecord, { accountType }: Actor): AgencyRecord =>
  agency.reviewed === undefined || accountType === 'COWBELL'
    ? agency
    : { ...agency, reviewed: { ...agency.reviewed, by: regionOf(config.region).provider.name } }
