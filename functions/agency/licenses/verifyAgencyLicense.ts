import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import * as contract from '#shared/contracts/agency/agencyLicenses.ts'
import { asRegistered } from '../register/asRegistered.ts'
import { requireLicense } from './licenseReach.ts'

export const verifyAgencyLicense = implement(contract.verifyAgencyLicense)(async ({ params, actor, now, fail }) => {
  const before = await requireLicense(agencyLicenses, params.licenseId, actor)
  const license = (await asRegistered(before, now)) ?? fail('license.noRegister')
  await commit([agencyLicenses.update(before, { ...license, updated: now })])
  return license
})
