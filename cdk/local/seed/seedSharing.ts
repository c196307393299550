import { getClientSharing, updateClientSharing } from '#shared/contracts/agency/clientSharing.ts'
import { getCurrentUser } from '#shared/contracts/auth/index.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { Platform } from '../platform.ts'
import { people } from './cast.ts'
import { signInAs } from './signInAs.ts'

const seedRegion = async (platform: Platform, region: RegionCode): Promise<void> => {
  const admin = await signInAs(platform, people(region).agencyAdmin)
  const { account } = await admin.call(getCurrentUser, {})
  const params = { agencyId: AgencyId.parse(account.id) }
  for (const { clusterId, shared } of await admin.call(getClientSharing, { params }))
    if (!shared) await admin.call(updateClientSharing, { params, body: { clusterId, shared: true } })
}

/** Has the first agency of each region share its clients' names with its cluster. Called again it changes nothing. */
export const seedSharing = async (platform: Platform): Promise<void> => {
  await Promise.all(platform.regions.map((region) => seedRegion(platform, region)))
}
