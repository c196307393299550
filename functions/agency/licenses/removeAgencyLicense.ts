import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import * as contract from '#shared/contracts/agency/agencyLicenses.ts'
import { requireLicense } from './licenseReach.ts'

export const removeAgencyLicense = implement(contract.removeAgencyLicense)(async ({ params, actor }) => {
  await commit([agencyLicenses.remove(await requireLicense(agencyLicenses, params.licenseId, actor))])
})
