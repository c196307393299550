import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import { listAgencyLicenseHistory as contract } from '#shared/contracts/agency/agencyLicenses.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireLicense } from './licenseReach.ts'

export const listAgencyLicenseHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireLicense(agencyLicenses, params.licenseId, actor)
  return historyFor(id, actor, historyShares.agencyLicense)
})
