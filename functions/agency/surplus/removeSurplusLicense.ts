import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import * as contract from '#shared/contracts/account/surplusLicenses.ts'
import { requireLicense } from '../licenses/licenseReach.ts'

export const removeSurplusLicense = implement(contract.removeSurplusLicense)(async ({ params, actor }) => {
  await commit([surplusLicenses.remove(await requireLicense(surplusLicenses, params.surplusLicenseId, actor))])
})
