import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import { listSurplusLicenseHistory as contract } from '#shared/contracts/account/surplusLicenses.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireLicense } from '../licenses/licenseReach.ts'

export const listSurplusLicenseHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireLicense(surplusLicenses, params.surplusLicenseId, actor)
  return historyFor(id, actor, historyShares.surplusLicense)
})
