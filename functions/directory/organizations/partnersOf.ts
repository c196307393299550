import { now } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { type PartneredKind, sharesIn } from '#shared/domain/organizations/partners.ts'
import { whoSees } from '#shared/domain/organizations/relationships.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { personas } from '../store/personas.ts'
import { providerId } from './providerId.ts'
import { relationshipsAbove } from './seersOf.ts'

/** Whose business a record is. */
interface Owners {
  readonly agencyId?: string | undefined
  readonly accountId?: string | undefined
}

/**
 * The organizations that have a share in a record of an agency and an insured today, besides these two: whoever stands above
 * one of them, or above the provider, and is of a kind that shares in such records.
 */
export const partnersOf = async (kind: PartneredKind, { agencyId, accountId }: Owners): Promise<readonly string[]> => {
  const owners = [agencyId, accountId, providerId].filter((id) => id !== undefined)
  const today = dateAt(now(), regionOf(config.region).timeZone)
  const above = await relationshipsAbove(owners)
  const seers = new Set(owners.flatMap((id) => [...whoSees(id, above, today)]))
  const sharing = (await personas.byIds([...seers])).filter(({ type }) => sharesIn(type, kind))
  return sharing.map(({ id }) => id).sort()
}
