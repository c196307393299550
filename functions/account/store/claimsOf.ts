import { config } from '#functions/_platform/config/config.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type ClaimExperience, claimExperience, type KnownClaim } from '#shared/domain/rating/claimExperience.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import type { AccountRecord } from './account.ts'
import { accounts } from './accounts.ts'

/** What claims an account had with us, as of a moment where it is. */
export const claimsOf = ({ claims = {}, state }: AccountRecord, now: Instant): ClaimExperience =>
  claimExperience(Object.values(claims), dateAt(now, timeZoneOf(regionOf(config.region), state)))

/** The write of an account that knows of claims, by their ids, as they stand. */
export const accountClaims = (account: Stored<AccountRecord>, claims: Readonly<Record<string, KnownClaim>>): Write =>
  accounts.update(account, { ...account, claims: { ...account.claims, ...claims } })
